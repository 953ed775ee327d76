import { ageInYears } from './ageInYears.ts'
import { remembered } from './data/remembered.ts'
import { markEmblems } from './markEmblems.ts'
import { markHeads } from './markHeads.ts'
import { Reader } from './Reader.ts'
import type { Reading } from './Reading.ts'
import { type Phrase, phrasesOf } from './tokens/phrasesOf.ts'
import type { Traits } from './Traits.ts'

/**
 * Reads plain English. Never fails: unknown words are skipped and reported. Adjectives apply to the noun after
 * them ("red hair and a green coat"), or to the noun before a form of "to be", "of" or "trimmed with" ("her
 * eyes are green"). The first mention of a thing wins, since describers begin with what matters most.
 */
export const readEnglish = remembered((text: string): Reading =>
  readPhrases(phrasesOf(markEmblems(markHeads(text))), ageInYears(text)),
)

/** Like `readEnglish`, for a text that is already split into phrases and states this `age` in years. */
export const readPhrases = (phrases: readonly Phrase[], age: Traits): Reading => {
  const reader = new Reader()
  for (const phrase of phrases) reader.take(phrase)
  return reader.finish(age)
}
