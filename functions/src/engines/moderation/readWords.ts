import { readTextFile } from '../../environment/readTextFile.ts'

/** The words and phrases of a text, one per line; empty lines and those that begin with # do not count. */
export const wordsIn = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))

/**
 * The words and phrases of a file, see {@link wordsIn}.
 * @throws when the file cannot be read or has none
 */
export const readWords = (path: string): readonly string[] => {
  const words = wordsIn(readTextFile(path))
  if (words.length === 0) throw new Error('names a file without any words')
  return words
}
