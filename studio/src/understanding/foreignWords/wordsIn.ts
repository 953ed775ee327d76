import type { ForeignLanguage, WordKind } from './ForeignLanguage.ts'
import { meaningOf } from './meaningOf.ts'

/** A word or phrase of a text, or what stands between two. */
export interface Word {
  /** In English if it is known. */
  readonly text: string
  readonly written: string
  readonly kind: WordKind | undefined
}

/** Splits a text into the words and phrases that the language knows, and others. */
export const wordsIn = (language: ForeignLanguage, text: string): readonly Word[] =>
  language.isUnspaced ? unspaced(language, text) : spaced(language, text)

const spaced = (language: ForeignLanguage, text: string): readonly Word[] => {
  const parts = text.split(/(?<=[\s,.;:!?()])|(?=[,.;:!?()])/u)
  const words: Word[] = []
  for (let at = 0; at < parts.length;) {
    const { count, found } = phraseAt(language, parts, at)
    words.push(...found)
    at += count
  }
  return words
}

/** The words of the longest phrases. */
const MAX_PHRASE = 4

const phraseAt = (language: ForeignLanguage, parts: readonly string[], at: number) => {
  const first = (parts[at] ?? '').trim().toLowerCase()
  const most = first === '' ? 0 : language.words().starts.has(first) ? MAX_PHRASE : 1
  for (let count = Math.min(most, parts.length - at); count > 0; count--) {
    const phrase = parts.slice(at, at + count).join('')
    const written = phrase.trim()
    const isWhole = (parts[at + count - 1] ?? '').trim() !== ''
    const meaning = isWhole ? meaningOf(language, written.toLowerCase()) : undefined
    if (meaning === undefined) continue
    const { before, english, kind, after } = meaning
    const text = phrase.replace(written, () => english)
    return { count, found: [...small(before), { text, written, kind }, ...small(after)] }
  }
  const text = parts[at] ?? ''
  return { count: 1, found: [{ text, written: text.trim(), kind: undefined }] }
}

/** A small word that is written as a part of another. */
const small = (english: string): readonly Word[] =>
  english === '' ? [] : [{ text: `${english} `, written: '', kind: 'small' }]

/** Takes the longest known word at each place; the letters between two of them are an unknown word. */
const unspaced = (language: ForeignLanguage, text: string): readonly Word[] => {
  const { exact } = language.words()
  const words: Word[] = []
  let unknown = ''
  const flush = () => {
    if (unknown.trim() !== '')
      words.push({ text: `${unknown.trim()} `, written: unknown.trim(), kind: undefined })
    unknown = ''
  }
  for (let at = 0; at < text.length;) {
    const length = longestAt(exact, text, at)
    if (length === 0) {
      unknown += text[at] ?? ''
      at++
      continue
    }
    flush()
    const written = text.slice(at, at + length)
    const meaning = exact.get(written.toLowerCase())
    if (meaning !== undefined && meaning.english !== '')
      words.push({ text: `${meaning.english} `, written, kind: meaning.kind })
    at += length
  }
  flush()
  return words
}

const MAX_LETTERS = 16

const longestAt = (words: ReadonlyMap<string, unknown>, text: string, at: number): number => {
  for (let length = Math.min(MAX_LETTERS, text.length - at); length > 0; length--) {
    if (words.has(text.slice(at, at + length).toLowerCase())) return length
  }
  return 0
}
