import { readTextFile } from '../../environment/readTextFile.ts'

/**
 * The words and phrases of a file, one per line; empty lines and those that begin with # do not count.
 * @throws when the file cannot be read or has none
 */
export const readWords = (path: string): readonly string[] => {
  const words = readTextFile(path)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
  if (words.length === 0) throw new Error('names a file without any words')
  return words
}
