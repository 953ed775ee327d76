/**
 * SQL's LIKE: `%` matches any text, `_` one character. The pieces between `%` are each found where they come first, so
 * that a pattern full of them takes no longer than its length times that of the text; a regular expression would try
 * every division.
 */
export const isLike = (text: string, pattern: string): boolean => {
  const characters = Array.from(text)
  const [first = [], ...rest] = pattern.split('%').map((piece) => Array.from(piece))
  const last = rest.pop()
  if (last === undefined) return characters.length === first.length && fitsAt(characters, first, 0)
  if (!fitsAt(characters, first, 0)) return false
  let start = first.length
  for (const piece of rest) {
    while (start + piece.length <= characters.length && !fitsAt(characters, piece, start))
      start += 1
    start += piece.length
  }
  const end = characters.length - last.length
  return start <= end && fitsAt(characters, last, end)
}

/** Whether a piece, whose `_` stand for any character, is at this place. */
const fitsAt = (characters: readonly string[], piece: readonly string[], start: number): boolean =>
  piece.every((character, n) => {
    const own = characters[start + n]
    return own !== undefined && (character === '_' || character === own)
  })
