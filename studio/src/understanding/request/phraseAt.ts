import { REQUEST_WORDS } from '../requestWords.ts'
import { isArticle, type Token } from './tokens.ts'

const MAX_WORDS = 5

/** How many words of the longest phrase that starts with the word at `at`, or 0. */
export const phraseAt = (
  tokens: readonly Token[],
  at: number,
  phrases: ReadonlySet<string>,
): number => {
  let longest = 0
  let key = ''
  for (let end = at; end < Math.min(at + MAX_WORDS, tokens.length); end++) {
    key = key === '' ? keyAt(tokens, end) : `${key} ${keyAt(tokens, end)}`
    if (phrases.has(key)) longest = end + 1 - at
  }
  return longest
}

/** How many words of the longest phrase that ends before the word at `end`, or 0. */
export const phraseBefore = (
  tokens: readonly Token[],
  end: number,
  phrases: ReadonlySet<string>,
): number => {
  let longest = 0
  let key = ''
  for (let at = end - 1; at >= Math.max(0, end - MAX_WORDS); at--) {
    key = key === '' ? keyAt(tokens, at) : `${keyAt(tokens, at)} ${key}`
    if (phrases.has(key)) longest = end - at
  }
  return longest
}

/** The index after the articles and possessives that end before `end`. */
export const beforeDeterminers = (tokens: readonly Token[], end: number): number => {
  let at = end
  for (let token = tokens[at - 1]; token !== undefined; token = tokens[at - 1]) {
    if (!isArticle(token) && !isDeterminer(token.key)) break
    at--
  }
  return at
}

const keyAt = (tokens: readonly Token[], at: number): string => tokens[at]?.key ?? ''

/** Whether a word says that somebody or something is the visitor's own: "my", "mein". */
export const isOwning = (key: string): boolean =>
  REQUEST_WORDS.own.has(key) || REQUEST_WORDS.ownBeforeCapital.has(key)

const isDeterminer = (key: string): boolean => isOwning(key) || REQUEST_WORDS.determiners.has(key)
