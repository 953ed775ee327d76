/** The styles that are drawn as vectors. */
export const FLAT_STYLES = ['ghibli', 'southpark'] as const
export type FlatStyle = (typeof FLAT_STYLES)[number]

export const isFlat = (style: string): style is FlatStyle =>
  FLAT_STYLES.some((flat) => flat === style)
