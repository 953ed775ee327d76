import { readFileSync } from 'node:fs'

/** @throws when there is no such file, or it cannot be read */
export const readTextFile = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch (cause) {
    throw new Error('must be the path of a file that can be read', { cause })
  }
}
