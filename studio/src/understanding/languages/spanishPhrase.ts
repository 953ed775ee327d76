import type { Language } from './Language.ts'

/**
 * A noun is written with its gender (m, f) or, for a plural, (M, F); an adjective as "masculine/feminine", or once if
 * they are the same, with an exclamation mark if it never changes.
 */
export const spanishPhrase: Language['phrase'] = (noun, adjectives) =>
  [noun.slice(2), ...adjectives.filter(Boolean).map(agreeingWith(noun.slice(0, 1)))].join(' ')

const agreeingWith =
  (gender: string) =>
  (adjective: string): string => {
    if (adjective.endsWith('!')) return adjective.slice(0, -1)
    const [masculine = '', feminine = masculine] = adjective.split('/')
    const singular = gender.toLowerCase() === 'f' ? feminine : masculine
    if (gender === gender.toLowerCase()) return singular
    return /[aeiou]$/u.test(singular) ? `${singular}s` : `${singular.replace(/ón$/u, 'on')}es`
  }
