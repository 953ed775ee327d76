import text from '../../../data/languages/fr.txt'
import { frenchPhrase } from './frenchPhrase.ts'
import type { Language } from './Language.ts'
import { type Beings, readWords } from './readWords.ts'

/** A species whose noun has the same gender for both sexes. */
const beings = (noun: string): Beings => ({
  feminine: `${noun} femelle`,
  masculine: `${noun} mâle`,
  androgynous: noun,
})

export const fr: Language = {
  tag: 'fr',
  phrase: frenchPhrase,
  opening: (name, source) =>
    `${name}${source === '' ? '' : `, de «\u00a0${source}\u00a0»`}\u00a0: `,
  openingPattern: /^(?<name>.{1,80}?)(?:, de «\s?(?<source>.{1,160}?)\s?»)?\s?: (?<first>[^,.]+)/u,
  sentence: (items) => `${items.join(', ')}.`,
  space: ' ',
  also: 'Aussi dans l’image\u00a0: ',
  character: (character) => `${/\d/u.test(character) ? 'm chiffre' : 'f lettre'} ${character}`,
  onChest: (emblem) => `${emblem} sur la poitrine`,
  ...readWords('fr', text, beings),
}
