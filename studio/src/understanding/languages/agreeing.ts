import type { Language } from './Language.ts'

/**
 * Joins a noun and adjectives after it that agree with it. The first letter is the noun's gender: m or f in the singular,
 * M or F in the plural. An adjective is written as "masculine/feminine", or once if both are the same; one that ends
 * with an exclamation mark never changes.
 *
 * @param pluralOf the plural of an adjective in the singular
 */
export const agreeing =
  (pluralOf: (singular: string) => string): Language['phrase'] =>
  (noun, adjectives) => {
    const gender = noun.slice(0, 1)
    const inflected = (adjective: string): string => {
      if (adjective.endsWith('!')) return adjective.slice(0, -1)
      const [masculine = '', feminine = masculine] = adjective.split('/')
      const singular = gender.toLowerCase() === 'f' ? feminine : masculine
      return gender === gender.toLowerCase() ? singular : pluralOf(singular)
    }
    return [noun.slice(2), ...adjectives.filter(Boolean).map(inflected)].join(' ')
  }
