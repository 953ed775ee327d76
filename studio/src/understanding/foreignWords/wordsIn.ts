import type { ForeignLanguage, WordKind, Words } from './ForeignLanguage.ts'
import { meaningOf } from './meaningOf.ts'
import { remembered } from '../data/remembered.ts'

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
  const parts = partsOf(text)
  const dictionary = language.words()
  const words: Word[] = []
  for (let at = 0; at < parts.length;) {
    const found = phraseAt(language, dictionary, parts, at)
    if (found !== undefined) {
      words.push(...found.words)
      at += found.count
      continue
    }
    const { text = '', written = '' } = parts[at] ?? {}
    words.push({ text, written, kind: undefined })
    at++
  }
  return words
}

/** A word with the space after it, or a punctuation mark. */
interface Part {
  readonly text: string
  readonly written: string
  readonly lowerCase: string
}

/** Remembered, because the beginning of a text is looked up in many languages. */
const partsOf = remembered((whole: string): readonly Part[] =>
  whole.split(/(?<=[\s,.;:!?()])|(?=[,.;:!?()])/u).map((text) => {
    const written = text.trim()
    return { text, written, lowerCase: written.toLowerCase() }
  }),
)

/** The words of the longest phrases. */
const MAX_PHRASE = 4

const phraseAt = (
  language: ForeignLanguage,
  { starts }: Words,
  parts: readonly Part[],
  at: number,
): { readonly count: number; readonly words: readonly Word[] } | undefined => {
  const first = parts[at]
  if (first === undefined || first.written === '') return undefined
  const most = starts.has(first.lowerCase) ? Math.min(MAX_PHRASE, parts.length - at) : 1
  for (let count = most; count > 0; count--) {
    if (parts[at + count - 1]?.written === '') continue
    const phrase = count === 1 ? first : joined(parts.slice(at, at + count))
    const meaning = meaningOf(language, phrase.lowerCase)
    if (meaning === undefined) continue
    const { before, english, kind, after } = meaning
    const text = phrase.text.replace(phrase.written, () => english)
    const word = { text, written: phrase.written, kind }
    return { count, words: [...small(before), word, ...small(after)] }
  }
  return undefined
}

const joined = (parts: readonly Part[]): Part => {
  const text = parts.map((part) => part.text).join('')
  const written = text.trim()
  return { text, written, lowerCase: written.toLowerCase() }
}

/** A small word that is written as a part of another. */
const small = (english: string): readonly Word[] =>
  english === '' ? [] : [{ text: `${english} `, written: '', kind: 'small' }]

/** Takes the longest known word at each place; the letters between two of them are an unknown word. */
const unspaced = (language: ForeignLanguage, text: string): readonly Word[] => {
  const dictionary = language.words()
  const words: Word[] = []
  let unknown = ''
  const flush = () => {
    if (unknown.trim() !== '')
      words.push({ text: `${unknown.trim()} `, written: unknown.trim(), kind: undefined })
    unknown = ''
  }
  for (let at = 0; at < text.length;) {
    const length = longestAt(dictionary, text, at)
    if (length === 0) {
      unknown += text[at] ?? ''
      at++
      continue
    }
    flush()
    const written = text.slice(at, at + length)
    const meaning = dictionary.exact.get(written.toLowerCase())
    if (meaning !== undefined && meaning.english !== '')
      words.push({ text: `${meaning.english} `, written, kind: meaning.kind })
    at += length
  }
  flush()
  return words
}

const MAX_LETTERS = 16

const longestAt = ({ exact, lengths }: Words, text: string, at: number): number => {
  const most = lengths.get(text.charAt(at).toLowerCase().charAt(0)) ?? 0
  for (let length = Math.min(most, MAX_LETTERS, text.length - at); length > 0; length--) {
    if (exact.has(text.slice(at, at + length).toLowerCase())) return length
  }
  return 0
}
