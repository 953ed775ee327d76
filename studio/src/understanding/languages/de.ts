import text from '../../../data/languages/de.txt'
import type { Language } from './Language.ts'
import { type Beings, readWords } from './readWords.ts'

/** Adjective endings by the letter that each noun is written with: masculine, feminine, neuter or plural. */
const ENDINGS: Readonly<Record<string, string>> = { m: 'er', f: 'e', n: 'es', p: 'e' }

/** Strong endings in the nominative, as in a list: "alter Mann, langer weißer Bart, grüne Augen". */
const phrase: Language['phrase'] = (noun, adjectives) => {
  const gender = noun.slice(0, 1)
  const inflected = adjectives.filter(Boolean).map((stem) => stem + (ENDINGS[gender] ?? ''))
  return [...inflected, noun.slice(2)].join(' ')
}

/** A species whose noun has the same gender for both sexes. */
const beings = (noun: string): Beings => {
  const sexed = (stem: string): string =>
    `${noun.slice(0, 1)} ${stem}${ENDINGS[noun.slice(0, 1)] ?? ''} ${noun.slice(2)}`
  return { feminine: sexed('weiblich'), masculine: sexed('männlich'), androgynous: noun }
}

export const de: Language = {
  tag: 'de',
  phrase,
  opening: (name, source) => `${name}${source === '' ? '' : ` aus „${source}“`}: `,
  openingPattern: /^(?<name>.{1,80}?)(?: aus „(?<source>.{1,160}?)“)?: (?<first>[^,.]+)/u,
  sentence: (items) => `${items.join(', ')}.`,
  space: ' ',
  also: 'Außerdem im Bild: ',
  character: (character) => `${/\d/u.test(character) ? 'f Zahl' : 'm Buchstabe'} ${character}`,
  onChest: (emblem) => `${emblem} auf der Brust`,
  ...readWords('de', text, beings),
}
