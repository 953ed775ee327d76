import { ageInYears } from './ageInYears.ts'
import { markEmblems } from './markEmblems.ts'
import { Reader } from './Reader.ts'
import type { Reading } from './Reading.ts'
import { phrasesOf } from './tokens/phrasesOf.ts'

/**
 * Reads plain English. Never fails: unknown words are skipped and reported. Adjectives apply to the noun after
 * them ("red hair and a green coat"), or to the noun before a form of "to be", "of" or "trimmed with" ("her
 * eyes are green"). The first mention of a thing wins, since describers begin with what matters most.
 */
export const readEnglish = (text: string): Reading => {
  const reader = new Reader()
  for (const phrase of phrasesOf(markEmblems(text))) reader.take(phrase)
  return reader.finish(ageInYears(text))
}
