import { inEnglish } from './foreignWords.ts'
import { splitGroup } from './splitGroup.ts'

/**
 * The names of several characters that a text begins with, as they are written: "Athos, Porthos and Aramis" of "Athos,
 * Porthos and Aramis, The Three Musketeers". The commas between them set off no source. Undefined for a text that
 * does not name several.
 */
export const namesIn = (text: string): string | undefined => {
  const names = splitGroup(text)?.names
  if (names === undefined || text.startsWith(names)) return names
  // A text in another language is read in English, word by word.
  const written = text.split(' ').slice(0, names.split(' ').length).join(' ').replace(/,$/u, '')
  return inEnglish(written).trim() === names ? written : undefined
}
