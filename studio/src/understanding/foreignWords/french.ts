import text from '../../../data/foreignWords/french.txt'
import { dictionary } from './dictionary.ts'
import type { ForeignLanguage } from './ForeignLanguage.ts'

/** The most common French words for looks. */
export const french: ForeignLanguage = {
  article: /^(?:un|les?|la|mon|ma|mes) (?<rest>.+)/iu,
  markers:
    /(?<!\p{L})(?:une|avec|aux|sans|d'une?|l'air|et son|et sa|plus (?:âgée?|vieux|vieille|jeune)|deux|trois|quatre|cinq)(?!\p{L})/iu,
  adjectivesFollow: true,
  words: dictionary('french', text),
}
