import { inEnglish } from './foreignWords/inEnglish.ts'
import { splitGroup } from './splitGroup.ts'

/**
 * The names of several characters at the beginning of a text, as they are written: "Athos, Porthos and Aramis" in
 * "Athos, Porthos and Aramis, The Three Musketeers". A source, if any, comes after them. Undefined for a text
 * that does not name several.
 */
export const namesIn = (text: string): string | undefined => {
  const names = splitGroup(text)?.names
  if (names === undefined || text.startsWith(names)) return names
  // A text in another language is translated into English word by word.
  const written = text.split(' ').slice(0, names.split(' ').length).join(' ').replace(/,$/u, '')
  return inEnglish(written).trim() === names ? written : undefined
}
