import { REQUEST_WORDS } from '../requestWords.ts'
import { phraseAt, phraseBefore } from './phraseAt.ts'
import { spanAt } from './spans.ts'
import { isArticle, tokensOf, type Token } from './tokens.ts'

/** The text without the words at its beginning and end that only ask: "please draw me a portrait of", "thanks". */
export const withoutAsking = (text: string): string => {
  const tokens = tokensOf(text)
  const first = afterAsking(tokens)
  const end = first < tokens.length ? beforeThanks(text, tokens, first) : tokens.length
  const start = first === 0 || first === tokens.length ? 0 : (tokens[first]?.start ?? 0)
  return withoutEnding(
    text.slice(start, end === tokens.length ? undefined : (tokens[end - 1]?.end ?? 0)),
  )
}

/** Without a last phrase that only asks, in scripts without spaces between words: 魔女を描いてください. */
const withoutEnding = (text: string): string => {
  const bare = text.replace(/[\s.!?。！？]+$/u, '')
  const ending = UNSPACED_ENDS.find((end) => bare.endsWith(end) && bare !== end)
  return ending === undefined ? text : bare.slice(0, -ending.length)
}

/** The longest first. */
const UNSPACED_ENDS: readonly string[] = REQUEST_WORDS.unspacedEnds.toSorted(
  (one, other) => other.length - one.length,
)

/** The index of the first word that says something; the number of words, if none does. */
const afterAsking = (tokens: readonly Token[]): number => {
  let at = 0
  for (let length = -1; length !== 0; at += length) {
    length = phraseAt(tokens, at, REQUEST_WORDS.asks) || mediumAt(tokens, at)
    // "Hello Kitty" is no greeting.
    if (length > 0 && spanAt(tokens, at) !== undefined) return at
  }
  // Nor is the name of whoever is described after it.
  return /^(?:is|was)$/u.test(tokens[at]?.key ?? '') ? 0 : at
}

/** "A nice picture of": an article, up to three words, a medium and "of", in this order. */
const mediumAt = (tokens: readonly Token[], at: number): number => {
  const [token] = tokens.slice(at, at + 1)
  const noun = token !== undefined && isArticle(token) ? at + 1 : at
  for (let place = noun; place < noun + 4; place++) {
    const length = phraseAt(tokens, place, REQUEST_WORDS.media)
    const of = length && phraseAt(tokens, place + length, REQUEST_WORDS.of)
    if (of > 0) return place + length + of - at
  }
  return 0
}

const beforeThanks = (text: string, tokens: readonly Token[], first: number): number => {
  // After a last word, only punctuation may follow.
  if (/[\p{L}\p{N}]/u.test(text.slice(tokens.at(-1)?.end ?? 0))) return tokens.length
  let end = tokens.length
  for (let length = -1; length !== 0; end -= length) {
    length = phraseBefore(tokens, end, REQUEST_WORDS.ends) || styleBefore(tokens, end)
    if (end - length <= first) return end
  }
  return end
}

/** A style at the end, after a comma or "in": "Batman, 4k". */
const styleBefore = (tokens: readonly Token[], end: number): number => {
  const length = phraseBefore(tokens, end, REQUEST_WORDS.styles)
  const before = tokens[end - length - 1]
  return length > 0 && before?.key === 'in' ? length + 1 : length
}
