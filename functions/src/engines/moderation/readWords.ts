import { readFileSync } from 'node:fs'

/**
 * The words and phrases of a file, one per line; empty lines and those that begin with # do not count.
 * @throws when the file cannot be read or has none
 */
export const readWords = (path: string): readonly string[] => {
  const words = read(path)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
  if (words.length === 0) throw new Error('names a file without any words')
  return words
}

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch (cause) {
    throw new Error('must be the path of a file that can be read', { cause })
  }
}
