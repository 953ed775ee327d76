import { LANGUAGES } from './languages.ts'
import { readIn } from './readIn.ts'

/**
 * A description that `writeDescription` wrote in another language, in short English, edited or not; any other text is
 * returned unchanged. For painters that know English best.
 */
export const englishOf = (text: string): string => {
  for (const language of Object.values(LANGUAGES)) {
    const english = readIn(language, text)
    if (english !== undefined) return english
  }
  return text
}
