import { bestLanguage } from '@dramatis/ui'
import german from './messages/de.json'
import english from './messages/en.json'

/** What an embed says in place of the generator. */
export interface EmbedMessage {
  readonly text: string
  /** A BCP 47 tag: the page around may be in a language that there are no texts in. */
  readonly language: string
}

/**
 * A sentence of the embed's own, in the best language that there is. All of them are in the script, which
 * has to speak when nothing else could be loaded.
 *
 * @param wanted the language of the element; the browser's come after it
 * @param name what stands in the sentence's `{{name}}`
 */
export const embedMessage = (
  key: keyof typeof english,
  wanted: string | undefined,
  name = '',
): EmbedMessage => {
  const languages = [...(wanted === undefined ? [] : [wanted]), ...navigator.languages]
  const language = bestLanguage(languages, Object.keys(catalogues)) ?? 'en'
  const text = (catalogues[language] ?? english)[key]
  return { text: text.replace('{{name}}', name), language }
}

const catalogues: Readonly<Record<string, typeof english>> = { en: english, de: german }
