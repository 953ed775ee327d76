import text from '../../../data/foreignWords/spanish.txt'
import { es } from '../languages/es.ts'
import { dictionary } from './dictionary.ts'
import type { ForeignLanguage } from './ForeignLanguage.ts'

/** The most common Spanish words for looks. */
export const spanish: ForeignLanguage = {
  article: /^(?:un|el|la|l[ao]s|mis?) (?<rest>.+)/iu,
  markers:
    /(?<!\p{L})(?:una|con|sin|y su|más (?:viej[oa]|joven|mayor)|versión|dos|tres|cuatro|cinco)(?!\p{L})/iu,
  adjectivesFollow: true,
  words: dictionary('spanish', text, { language: es }),
}
