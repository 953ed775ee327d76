import { bestLanguage } from '@dramatis/ui'
import { hostLanguage } from './host/hostLanguage.ts'
import type english from './messages/en.json'

/** One of the element's own texts, whose language may differ from the page's. */
export interface Sentence {
  readonly text: string
  /** A BCP 47 tag. */
  readonly language: string
}

/**
 * A text from `messages/` in the best available language: that of the element or the page around it, or else one of
 * the browser's. The script contains the texts in all languages, so that it can say so when nothing else loads.
 */
export const sentence = (element: Element, key: keyof typeof english): Sentence => {
  const around = hostLanguage(element)
  const wanted = around === '' ? navigator.languages : [around, ...navigator.languages]
  const language = bestLanguage(wanted, Object.keys(EMBED_SENTENCES)) ?? 'en'
  return { text: EMBED_SENTENCES[language]?.[key] ?? '', language }
}

/** The catalogues in `messages/`, by language; the build inserts them. */
declare const EMBED_SENTENCES: Readonly<Record<string, typeof english>>
