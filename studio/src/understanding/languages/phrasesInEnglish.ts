import { LANGUAGES } from './languages.ts'
import { phraseIn } from './readIn.ts'

/** Translates the phrases of a list that are written as in a description: "lächelnd, bei Nacht". */
export const phrasesInEnglish = (text: string): string =>
  text.split(SEPARATORS).map(translated).join('')

const SEPARATORS = /([,.;、。；]\s*)/u

const translated = (phrase: string): string => {
  for (const language of Object.values(LANGUAGES)) {
    const english = phraseIn(language, phrase)
    if (english !== undefined) return english
  }
  return phrase
}
