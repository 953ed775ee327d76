import { isForeignWord } from '../foreignWords/inEnglish.ts'
import { isGivenName } from '../givenNames.ts'
import type { Character } from '../lexicon/Character.ts'
import { chooseEntry, isSourceOf } from '../lexicon/findEntry.ts'
import { keyOf } from '../lexicon/nameIndex.ts'
import { PEOPLE } from '../people.ts'
import { REQUEST_WORDS } from '../requestWords.ts'
import { isKnownWord } from '../tokens/phrasesOf.ts'
import { beforeDeterminers } from './phraseAt.ts'
import type { NameSpan } from './spans.ts'
import {
  isAction,
  isArticle,
  isCapitalized,
  isIndefinite,
  startsSentence,
  type Token,
} from './tokens.ts'

/**
 * The entry that a name within a text means. If the name is also a common word, the text must show that it is a name:
 * by a capital letter, the source, an action after it, or "the", as the lexicon writes it. A storm in the desert is not
 * Storm of the X-Men.
 */
export const entryMeant = (
  tokens: readonly Token[],
  span: NameSpan,
  source: string,
): Character | undefined => {
  const { key, entries } = span
  if (isOnly(span)) return entries[0]
  const fitting = entries.find((entry) => isSourceOf(entry, source))
  if (fitting === undefined && isFirstName(tokens, span)) return undefined
  if (!isCommon(key)) return fitting ?? chooseEntry(entries, key, source)
  if (isAny(tokens, span)) return undefined
  if (fitting !== undefined) return fitting
  return isShown(tokens, span) ? chooseEntry(entries, '', source) : undefined
}

/** Whether a name is also a common word. */
const isCommon = (key: string): boolean =>
  REQUEST_WORDS.common.has(key) || isPerson(key) || key.split(' ').every(isWord)

const isWord = (word: string): boolean => isKnownWord(word) || isForeignWord(word)

const isPerson = (key: string): boolean => Object.hasOwn(PEOPLE, key)

/** Whether a name means nobody and nothing else. */
const isOnly = ({ key, entries }: NameSpan): boolean =>
  entries.length === 1 && !isCommon(key) && (key.includes(' ') || !isGiven(key, entries))

const isGiven = (key: string, entries: NameSpan['entries']): boolean =>
  isGivenName(key) || entries.every(({ name }) => keyOf(name).startsWith(`${key} `))

/** "Harry Styles": a given name before a surname that is not the known character's. */
const isFirstName = (tokens: readonly Token[], { first, end, key, entries }: NameSpan): boolean => {
  const [token, next] = [tokens[first], tokens[end]]
  if (token === undefined || end - first > 1) return false
  const before = tokens[first - 1]
  if (before && token.gap === ' ' && isSurname(before) && isGivenName(before.key)) return true
  if (next?.gap !== ' ') return false
  return isGiven(key, entries) && isSurname(token) && isSurname(next)
}

const isSurname = ({ text, key }: Token): boolean =>
  /^\p{Lu}\p{Ll}/u.test(text) && !key.endsWith('ing') && !isKnownWord(key)

/** "A storm", "a very old wolf", "two knights". */
const isAny = (tokens: readonly Token[], { first }: NameSpan): boolean => {
  for (let at = first - 1; at >= Math.max(0, first - 3); at--) {
    const token = tokens[at]
    if (token === undefined || isCapitalized(token)) return isIndefinite(token?.key ?? '')
    if (isIndefinite(token.key)) return true
    if (!isKnownWord(token.key) || isArticle(token)) return false
  }
  return false
}

const isShown = (tokens: readonly Token[], span: NameSpan): boolean => {
  const { first, end, key, entries } = span
  const [token, before, after] = [tokens[first], tokens[first - 1], tokens[end]]
  if (token === undefined) return false
  const others = tokens.filter((token, at) => (at < first || at >= end) && !isArticle(token))
  if (others.length === 0) return isCapitalized(token) && REQUEST_WORDS.ratherNames.has(key)
  const isInitial = before === undefined || startsSentence(token, before)
  const isLower = others.some(({ text }) => /^\p{Ll}/u.test(text))
  // German writes all nouns with a capital.
  if (isCapitalized(token) && isLower && !isInitial && !isForeignWord(key)) return true
  if (before?.key === 'the' && entries.some(({ name, aliases }) => [name, ...aliases].some(isThe)))
    return true
  if (isPerson(key))
    return isCapitalized(token) && isInitial && after !== undefined && isAction(after)
  if (isInitial && isCapitalized(token)) return true
  const start = beforeDeterminers(tokens, first)
  if (start !== first) return false
  return (after === undefined || isAction(after)) && tokens.slice(0, first).every(isQualifier)
}

/** "Cute", but not a title: Captain Bolt is not Bolt. */
const isQualifier = (token: Token): boolean =>
  isKnownWord(token.key) && !(isCapitalized(token) && isPerson(token.key))

const isThe = (name: string): boolean => name.startsWith('The ')
