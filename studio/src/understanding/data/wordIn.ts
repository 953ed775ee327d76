/**
 * The one of `words` that is written as `text` in data files, where hyphens stand for spaces.
 *
 * @param list what `words` are for, to name in the error
 * @throws {RangeError} if there is none
 */
export const wordIn = <Word extends string>(
  words: readonly Word[],
  text: string,
  list: string,
): Word => {
  const spaced = text.replaceAll('-', ' ')
  const word = words.find((word) => word === text || word === spaced)
  if (word === undefined) throw new RangeError(`“${text}” is not a word for ${list}`)
  return word
}
