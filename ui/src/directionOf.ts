/**
 * The `dir` of a field: that of its text, whatever the page's language, and the page's while there is only a placeholder.
 *
 * @param value the control's value
 */
export const directionOf = (value: unknown): 'auto' | undefined =>
  value === '' ? undefined : 'auto'
