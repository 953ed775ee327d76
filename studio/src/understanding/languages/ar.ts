import text from '../../../data/languages/ar.txt'
import type { Language } from './Language.ts'
import { type Beings, readWords } from './readWords.ts'

/**
 * Adjectives after an indefinite noun, which they agree with: feminine also with a plural of things, and in the dual
 * with the noun's ending. An adjective is written as "masculine/feminine"; one that ends with an exclamation mark
 * never changes.
 */
const phrase: Language['phrase'] = (noun, adjectives) => {
  const gender = noun.slice(0, 1)
  const inflected = (adjective: string): string => {
    if (adjective.endsWith('!')) return adjective.slice(0, -1)
    const [masculine = '', feminine = masculine] = adjective.split('/')
    if (gender === 'D') return dualOf(noun.endsWith('عينان') ? feminine : masculine)
    return gender === 'm' ? masculine : feminine
  }
  return [noun.slice(2), ...adjectives.filter(Boolean).map(inflected)].join(' ')
}

/** "لوزيتان" for "لوزية", "أسودان" for "أسود"; each word of a phrase in the dual. */
const dualOf = (adjective: string): string =>
  adjective
    .split(' ')
    .map((word) => (word.endsWith('ة') ? `${word.slice(0, -1)}تان` : `${word}ان`))
    .join(' ')

/** A species whose noun has the same gender for both sexes. */
const beings = (noun: string): Beings => ({
  feminine: `${noun} (أنثى)`,
  masculine: `${noun} (ذكر)`,
  androgynous: noun,
})

export const ar: Language = {
  tag: 'ar',
  phrase,
  opening: (name, source) => `${name}${source === '' ? '' : ` من «${source}»`}: `,
  openingPattern: /^(?<name>.{1,80}?)(?: من «(?<source>.{1,160}?)»)?: (?<first>[^،.]+)/u,
  sentence: (items) => `${items.join('، ')}.`,
  space: ' ',
  also: 'وفي الصورة أيضًا: ',
  character: (character) => `${/\d/u.test(character) ? 'm رقم' : 'm حرف'} ${character}`,
  onChest: (emblem) => `${emblem} على الصدر`,
  ...readWords('ar', text, beings),
}
