/** What a key that goes to an input method says it is (UI Events, section 7.3.1). */
const PROCESSED_BY_INPUT_METHOD = 229

/**
 * Whether a key belongs to an input method, as for Japanese: it walks through, takes or drops what the
 * method proposes. Safari says it only by the code for the key that ends it.
 */
export const isComposing = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === PROCESSED_BY_INPUT_METHOD
