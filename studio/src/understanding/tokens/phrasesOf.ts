import { americanized } from '../americanized.ts'
import { longestByStart } from '../data/longestByStart.ts'
import { CONTENT_WORDS } from './contentWords.ts'
import { FUNCTION_WORDS } from './functionWords.ts'
import type { Token } from './Token.ts'

/** A word or phrase of a text, in lower case; `token` is what it means, undefined if it is unknown. */
export interface Phrase {
  readonly text: string
  readonly token: Token | undefined
}

/** The words and phrases of `text` in order, with the longest known phrase at each place. */
export const phrasesOf = (text: string): Phrase[] => {
  const words = wordsOf(text)
  const phrases: Phrase[] = []
  for (let at = 0; at < words.length;) {
    const length = Math.max(1, longestPhraseAt(words, at))
    const phrase = words.slice(at, at + length).join(' ')
    phrases.push({ text: phrase, token: TOKENS.get(phrase) })
    at += length
  }
  return phrases
}

/** Whether `text`, in lower case, means something to the reader. */
export const isKnownWord = (text: string): boolean => TOKENS.has(text)

const wordsOf = (text: string): string[] =>
  americanized(text.toLowerCase())
    .replace(/[’‘]/gu, "'")
    .replace(/[-‐-―_]/gu, ' ')
    .match(/[\p{L}\p{N}']+|[.,;:!?()\n]/gu) ?? []

const longestPhraseAt = (words: readonly string[], at: number): number => {
  for (let length = LONGEST.get(words[at] ?? '') ?? 0; length > 0; length--)
    if (TOKENS.has(words.slice(at, at + length).join(' '))) return length
  return 0
}

const TOKENS: ReadonlyMap<string, Token> = new Map([...CONTENT_WORDS, ...FUNCTION_WORDS])
/** How many words the longest phrase with this first word has. */
const LONGEST: ReadonlyMap<string, number> = longestByStart(TOKENS.keys())
