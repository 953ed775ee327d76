import text from '../../../data/foreignWords/german.txt'
import { de } from '../languages/de.ts'
import { dictionary } from './dictionary.ts'
import type { ForeignLanguage } from './ForeignLanguage.ts'

/** The most common German words for looks. */
export const german: ForeignLanguage = {
  article: /^(?:der|die|das|meine?) (?<rest>.+)/iu,
  markers:
    /(?<!\p{L})(?:eine?[nmrs]?|mit|und|ohne|als|älter\p{Ll}*|jünger\p{Ll}*|zwei|drei|vier|fünf)(?!\p{L})/iu,
  adjectivesFollow: false,
  words: dictionary('german', text, { language: de, endings: ['', 'e', 'en', 'er', 'es', 'em'] }),
}
