import { isForeignWord } from '../foreignWords/inEnglish.ts'
import { lazily } from '../data/lazily.ts'
import { isGivenName } from '../givenNames.ts'
import type { Character } from '../lexicon/Character.ts'
import { append, byKey, bySqueezedKey } from '../lexicon/nameIndex.ts'
import { allowedTypos, isSlipOf, typosBetween } from '../lexicon/spelling.ts'
import { isKnownWord } from '../tokens/phrasesOf.ts'
import { isArticle, type Token } from './tokens.ts'

/** A known name in a text. */
export interface NameSpan {
  /** The indices of its first word and of the word after its last. */
  readonly first: number
  readonly end: number
  readonly key: string
  readonly entries: readonly Character[]
  /** "Batman's". */
  readonly isPossessive: boolean
  readonly isMisspelled: boolean
}

/** The known names among `tokens`, the longest at each place. */
export const spansOf = (tokens: readonly Token[]): readonly NameSpan[] => {
  const spans: NameSpan[] = []
  for (let at = 0; at < tokens.length;) {
    const span = spanAt(tokens, at)
    if (span !== undefined) spans.push(span)
    at = span?.end ?? at + 1
  }
  return spans
}

/** The longest known name that starts with the word at `first`. */
export const spanAt = (tokens: readonly Token[], first: number): NameSpan | undefined => {
  const token = tokens[first]
  if (token === undefined || isArticle(token)) return undefined
  const { end, key, isPossessive, typos } = longest(
    longest(walk(tokens, first, '', 0), squeezedAt(tokens, first)),
    NOTHING,
  )
  const entries = byKey().get(key) ?? bySqueezedKey().get(key)
  if (entries === undefined || !isSure(key, typos, token)) return undefined
  return { first, end, key, entries, isPossessive, isMisspelled: typos > 0 }
}

interface Match {
  readonly end: number
  readonly key: string
  readonly isPossessive: boolean
  readonly typos: number
}

const NOTHING: Match = { end: 0, key: '', isPossessive: false, typos: 0 }

const longest = (one: Match, other: Match): Match =>
  other.end > one.end || (other.end === one.end && other.typos < one.typos) ? other : one

/** Several words may have typos; a single word only if it is surely that name. */
const isSure = (key: string, typos: number, { key: typed }: Token): boolean =>
  typos === 0 || key.includes(' ') || isSlipOf(key, typed)

/** The longest name that starts with the words of `prefix`, which end before the word at `at`. */
const walk = (tokens: readonly Token[], at: number, prefix: string, typos: number): Match => {
  const token = tokens[at]
  if (token === undefined || (prefix !== '' && BREAK.test(token.gap))) return NOTHING
  if (prefix !== '' && isArticle(token)) return walk(tokens, at + 1, prefix, typos)
  let best = NOTHING
  for (const word of readingsOf(token)) {
    const key = prefix === '' ? word : `${prefix} ${word}`
    if (!prefixes().has(key)) continue
    const total = typos + (word === token.key || word === token.owner ? 0 : 1)
    const here = { end: at + 1, key, isPossessive: word === token.owner, typos: total }
    if (byKey().has(key)) best = longest(best, here)
    if (word !== token.owner) best = longest(best, walk(tokens, at + 1, key, total))
  }
  return best
}

const BREAK = /[,;!?()\n"“”]|\.\s(?=\s)/u

/** "Spiderman", "Scooby doo": words that are joined or apart in the lexicon. */
const squeezedAt = (tokens: readonly Token[], first: number): Match => {
  let best = NOTHING
  let joined = ''
  for (let at = first; at < Math.min(first + MAX_SQUEEZED, tokens.length); at++) {
    const token = tokens[at]
    if (token === undefined || (at > first && (BREAK.test(token.gap) || isArticle(token)))) break
    const owned = token.owner === undefined ? undefined : joined + token.owner
    joined += token.key
    for (const key of [joined, owned])
      if (key !== undefined && key.length >= MIN_SQUEEZED && bySqueezedKey().has(key))
        best = longest(best, { end: at + 1, key, isPossessive: key === owned, typos: 0 })
  }
  return best
}

const MAX_SQUEEZED = 3
const MIN_SQUEEZED = 6

/** What a word may be a part of: itself, its owner, and names that it is near to. */
const readingsOf = ({ key, owner }: Token): readonly string[] => [
  key,
  ...(owner === undefined ? [] : [owner]),
  ...(isTypo(key) ? nearWords(key) : []),
]

const isTypo = (word: string): boolean =>
  word.length >= 4 &&
  word.length <= MAX_WORD &&
  !nameWords().all.has(word) &&
  !isKnownWord(word) &&
  !isForeignWord(word) &&
  !isGivenName(word)

const MAX_WORD = 20

const nearWords = (typed: string): readonly string[] =>
  (typed.length < 7 ? [-1, 0, 1] : [-2, -1, 0, 1, 2]).flatMap((more) =>
    (nameWords().byStart.get(startOf(typed, more)) ?? []).filter(
      (word) =>
        Math.abs(more) <= allowedTypos(word) && typosBetween(word, typed) <= allowedTypos(word),
    ),
  )

/** Words with the same first letter and the same length. */
const startOf = (word: string, more = 0): string => `${word[0] ?? ''}${word.length + more}`

/** The words of all names, and those that may be misspelled by their first letter and length. */
const nameWords = lazily(() => {
  const all = new Set([...byKey().keys()].flatMap((key) => key.split(' ')))
  const byStart = new Map<string, string[]>()
  for (const word of all) if (allowedTypos(word) > 0) append(byStart, startOf(word), word)
  return { all, byStart }
})

/** The keys of all names and of the words that they begin with. */
const prefixes = lazily((): ReadonlySet<string> => {
  const keys = new Set<string>()
  for (const key of byKey().keys())
    for (let at = key.length; at > 0; at = key.lastIndexOf(' ', at - 1)) keys.add(key.slice(0, at))
  return keys
})
