import text from '../../../data/languages/es.txt'
import type { Language } from './Language.ts'
import { type Beings, readWords } from './readWords.ts'
import { spanishPhrase } from './spanishPhrase.ts'

/** A species whose noun has the same gender for both sexes. */
const beings = (noun: string): Beings => ({
  feminine: `${noun} hembra`,
  masculine: `${noun} macho`,
  androgynous: noun,
})

export const es: Language = {
  tag: 'es',
  phrase: spanishPhrase,
  opening: (name, source) => `${name}${source === '' ? '' : `, de «${source}»`}: `,
  openingPattern: /^(?<name>.{1,80}?)(?:, de «(?<source>.{1,160}?)»)?: (?<first>[^,.]+)/u,
  sentence: (items) => `${items.join(', ')}.`,
  space: ' ',
  also: 'También en la imagen: ',
  character: (character) => `${/\d/u.test(character) ? 'f cifra' : 'f letra'} ${character}`,
  onChest: (emblem) => `${emblem} en el pecho`,
  ...readWords('es', text, beings),
}
