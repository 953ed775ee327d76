/** What visitors may have made of the characters that they keep. With premium, everything of all of them. */
export const CAST = {
  /** A free visitor gets expressions of so many characters. */
  freeCharacters: 1,
  /** The pictures of a sheet of expressions. */
  expressions: 8,
} as const
