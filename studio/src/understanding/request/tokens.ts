import { wordsKeyOf } from '../lexicon/nameIndex.ts'
import { splitUnspaced } from './splitUnspaced.ts'
import { remembered } from '../data/remembered.ts'

/** A word of a text. */
export interface Token {
  readonly text: string
  /** As names are looked up. */
  readonly key: string
  /** The key without the ending of a possessive, if it has one: "batman" for "Batman's". */
  readonly owner: string | undefined
  /** Where it starts and ends in the text. */
  readonly start: number
  readonly end: number
  /** What is between the word before and this one. */
  readonly gap: string
}

/** How many words to look for names in; what follows only describes. */
const MAX_TOKENS = 100

/** The words of `text`, in order. */
export const tokensOf = remembered((text: string): readonly Token[] => {
  const tokens: Token[] = []
  let end = 0
  for (const match of text.matchAll(WORD)) {
    let start = match.index
    for (const word of splitUnspaced(match[0])) {
      if (tokens.length === MAX_TOKENS) return tokens
      tokens.push({ ...wordOf(word), start, end: start + word.length, gap: text.slice(end, start) })
      start += word.length
      end = start
    }
  }
  return tokens
})

const wordOf = (word: string): Pick<Token, 'text' | 'key' | 'owner'> => {
  const possessive = /['’]s$|(?<=s)['’]$/iu.exec(word)
  return {
    text: word,
    key: wordsKeyOf(word),
    owner: possessive ? wordsKeyOf(word.slice(0, possessive.index)) : undefined,
  }
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’.][\p{L}\p{M}\p{N}]+)*(?:(?<=s)['’](?!\p{L}))?/gu

export const isArticle = ({ key }: Token): boolean => key === 'the' || isIndefinite(key)

/** Whether a word says that any such being is meant: "a storm", "ein Wolf". */
export const isIndefinite = (key: string): boolean => INDEFINITE.has(key)

const INDEFINITE: ReadonlySet<string> = new Set(
  'a an ein eine einen einem einer un une una uno'.split(' '),
)

export const isCapitalized = ({ text }: Token): boolean => /^\p{Lu}/u.test(text)

/** Whether a sentence ends before the word. */
export const startsSentence = ({ gap }: Token, before: Token | undefined): boolean =>
  /[!?\n…]|;/u.test(gap) || (/\.\s/u.test(gap) && !isAbbreviation(before))

const isAbbreviation = (token: Token | undefined): boolean =>
  token !== undefined && /^(?:Dr|Mrs?|Ms|St|Prof|Capt|Jr|Sr|Lt|Sgt|\p{L})$/u.test(token.text)

/** Whether the word is one of an action: "eating". */
export const isAction = ({ text }: Token): boolean =>
  /^\p{Ll}{2,}ing$/u.test(text) || /^\p{Lu}{3,}ING$/u.test(text)
