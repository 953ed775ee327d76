import { remembered } from '../data/remembered.ts'
import { ALSO } from '../englishPhrases.ts'
import type { Language } from './Language.ts'
import { LANGUAGES } from './languages.ts'
import { countKnown, readIn } from './readIn.ts'

/**
 * Translates a description that `writeDescription` wrote in another language, edited or not, into short English, for
 * painters that know English best. Any other text is returned unchanged.
 */
export const englishOf = remembered((whole: string): string => {
  const text = whole.slice(0, MAX_TEXT)
  const readings = Object.values(LANGUAGES).flatMap((language) => {
    const english = everybodyIn(language, text)
    return english === undefined ? [] : [{ language, english }]
  })
  if (readings.length < 2) return readings[0]?.english ?? text
  const known = readings.map(({ language }) => countKnown(language, text))
  return readings[known.indexOf(Math.max(...known))]?.english ?? text
})

/** How much of a text is read, in characters: three times what `writeDescription` writes about a group. */
const MAX_TEXT = 4000

const everybodyIn = (language: Language, text: string): string | undefined => {
  const [lead = '', ...companions] = text.split(language.also).map((part) => part.trim())
  const english = readIn(language, lead)
  const source = language.openingPattern.exec(lead)?.groups?.source
  return (
    english &&
    [english, ...companions.map((one) => readIn(language, one, source) ?? one)].join(` ${ALSO}`)
  )
}
