/** The key code during input method composition (UI Events, section 7.3.1). */
const PROCESSED_BY_INPUT_METHOD = 229

/**
 * Whether a key belongs to an input method, such as one for Japanese. In Safari, only this key code marks the key
 * that ends the composition.
 */
// eslint-disable-next-line @typescript-eslint/no-deprecated -- Safari has nothing else.
export const isComposing = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === PROCESSED_BY_INPUT_METHOD
