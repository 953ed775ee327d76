import type { Language } from './Language.ts'

/**
 * Joins a noun and adjectives that agree with it. The first letter is the noun's gender: m or f in the singular, M or
 * F in the plural. An adjective is written as "masculine/feminine", or once if both are the same; one that ends with
 * an exclamation mark never changes.
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
