import { isGivenName } from '../givenNames.ts'
import { translated } from '../foreignWords/inEnglish.ts'
import { findEntry } from '../lexicon/findEntry.ts'
import { entriesNamed } from '../lexicon/nameIndex.ts'
import { PEOPLE } from '../people.ts'
import { REQUEST_WORDS } from '../requestWords.ts'
import { isKnownWord } from '../tokens/phrasesOf.ts'
import { isOwning } from './phraseAt.ts'
import { splitSource } from './sourceAfter.ts'
import { NOBODY, type Title } from './Title.ts'
import { isAction, isIndefinite, startsSentence, tokensOf } from './tokens.ts'

/** Reads a text about somebody who is not in the lexicon. */
export const readStranger = (text: string): Title => readCalled(text) ?? readUnknown(text)

/** "My tiefling warlock named Zeph", "my friend Léa". */
const readCalled = (text: string): Title | undefined => {
  const start = text.slice(0, MAX_CALLED)
  const match = CALLED.exec(start) ?? OWN.exec(start)
  const name = match?.groups?.name
  if (match === null || name === undefined) return undefined
  const body = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`
  return {
    ...{ name: nameOf(name), source: '', entry: undefined },
    ...{ body, description: body, described: false, own: isOwn(start) },
  }
}

const MAX_CALLED = 400
const CALLED =
  /,? ?\b(?:[Nn]amed|[Cc]alled|whose name is|who is called|by the name of|[Mm]y name is|[Hh]er name is|[Hh]is name is)\b (?<name>\p{L}[\p{L}'’-]{0,30}(?: \p{Lu}[\p{L}'’-]{0,30}){0,3})/u

/** "My friend Léa": the name after somebody or something of one's own. */
export const OWN = new RegExp(
  String.raw`(?<=^(?:${anyOf(REQUEST_WORDS.own)} (?:(?:\p{Ll}+|OC) ){1,4}|${anyOf(REQUEST_WORDS.ownBeforeCapital)} (?:\p{Ll}+ ){0,2}\p{Lu}\p{Ll}+ ))(?<name>\p{Lu}\p{Ll}[\p{L}'’-]{0,30}(?: \p{Lu}[\p{L}'’-]{0,30}){0,3})`,
  'u',
)

/** "My cat called Muffin" too. */
const isOwn = (text: string): boolean => isOwning(tokensOf(text)[0]?.key ?? '')

/** A pattern for one of `words`, with or without a capital. */
function anyOf(words: ReadonlySet<string>): string {
  const cased = Array.from(
    words,
    (word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`,
  )
  return `(?:${cased.join('|')})`
}

const readUnknown = (text: string): Title => {
  if (PRONOUN_FIRST.test(text)) {
    return {
      ...{ name: NOBODY, source: '', entry: undefined },
      ...{ body: text, description: text, described: true },
    }
  }
  const end = headEnd(text)
  const described = isDescription(text, end)
  const cut = described ? Math.max(end, endOfPerson(text)) : end
  const head = text.slice(0, cut).trim()
  const { source, rest } = splitSource(text.slice(cut), undefined)
  const body = `${described ? head : withoutGivenNames(head)}${rest}`
  const description = described ? body : `${knownWordsOf(head)}${rest}`
  return { name: nameOf(head), source, entry: undefined, body, description, described }
}

const PRONOUN_FIRST =
  /^(?:he|she|it|this|that|there|they|his|her|their|i|we|you)(?:['’]\p{L}+)? \S/iu

/** Where the name of a stranger ends, or the words that take its place. */
const headEnd = (text: string): number => {
  const tokens = tokensOf(text.slice(0, MAX_HEAD))
  const cut = tokens.find((token, at) => {
    const before = tokens[at - 1]
    if (before === undefined) return false
    const isCut = REQUEST_WORDS.cuts.has(token.key) || isAction(token)
    return (
      /[,:(–—]| - /u.test(token.gap) ||
      startsSentence(token, before) ||
      (isCut && at > FIRST(tokens))
    )
  })
  if (cut === undefined) return text.length
  return cut.start - cut.gap.length
}

const MAX_HEAD = 400

/** "A smiling boy": the words before the first that may end a name. */
const FIRST = (tokens: readonly { readonly key: string }[]): number =>
  /^(?:an?|the|my|some|one|two|three|our)$/u.test(tokens[0]?.key ?? '') ? 1 : 0

const isDescription = (text: string, end: number): boolean => {
  const head = text.slice(0, end)
  const [first = ''] = head.split(' ')
  if (INTRODUCED.test(text) || isIndefinite(first)) return true
  if (isPerson(head) || isForeignDescription(head)) return true
  const isName = /^\p{Ll}+ \p{Ll}+$/u.test(head) && isGivenName(first)
  return !isName && /^\p{Ll}+ \p{Ll}/u.test(text)
}

/** "A tall man", "my cat". */
const INTRODUCED = /^(?:[Aa]n?|[Mm]y|[Ss]ome|[Oo]ne|[Tt]wo|[Tt]hree|[Oo]ur)\s/u

/** "Ein Hai": the words are about a being, even though one may also be a given name. */
const isForeignDescription = (head: string): boolean =>
  !isGivenName(head) && (translated(head)?.match(/\p{L}+/gu) ?? []).some(isPerson)

/** "A tall, weathered man": the comma does not end the phrase that takes the place of a name. */
const endOfPerson = (text: string): number => {
  const person = tokensOf(text.slice(0, MAX_NAME)).find(({ text }) => isPerson(text))
  return person?.end ?? 0
}

const MAX_NAME = 80

/**
 * Words of a name are not read as looks (Uncle Bob has no bob, Rose carries no rose, Anna Baker is no
 * baker), unless they are titles: a queen is a queen.
 */
const withoutGivenNames = (name: string): string => {
  if (isGivenName(name) && !isPerson(name)) return ''
  const [first = '', second] = name.split(' ')
  const surnamed = second !== undefined && /^\p{Lu}\p{Ll}/u.test(second)
  if (surnamed && isFirstName(first, second)) return ''
  return name.replace(/\p{Lu}\p{L}+/gu, (word) =>
    !isGivenName(word) || isPerson(word) ? word : '',
  )
}

/** The words of a name that mean something, though it is no name that is known: "batmobile driver". */
const knownWordsOf = (head: string): string =>
  (head.match(/(?<!\p{L})\p{Ll}+/gu) ?? []).filter(isKnownWord).join(' ')

/** A queen before a name is a title. A wolf is a given name before a surname, but a wolf warrior is a wolf. */
const isFirstName = (word: string, surname: string): boolean => {
  const { traits } = PEOPLE[word.toLowerCase()] ?? {}
  if (traits === undefined) return isGivenName(word)
  return traits.species !== undefined && !isKnownWord(surname.toLowerCase())
}

const isPerson = (word: string): boolean => Object.hasOwn(PEOPLE, word.trim().toLowerCase())

const nameOf = (head: string): string => {
  const bare = head.replace(/^(?:an?|the|my)\s+/iu, '')
  const [first, ...rest] = Array.from(bare).slice(0, MAX_NAME)
  return first === undefined ? NOBODY : `${first.toUpperCase()}${rest.join('')}`.trim()
}

const MAX_SOURCE = 160

/** A known character whose name is misspelled, or has other names in the middle. */
export const findMisspelledHead = (
  text: string,
): { readonly entry: ReturnType<typeof findEntry>; readonly end: number } => {
  for (const end of [headEnd(text), text.length]) {
    if (end > MAX_HEAD) continue
    const head = text.slice(0, end)
    // A name that is not misspelled has been read already, and is not meant.
    if (entriesNamed(head).length > 0 || isForeignDescription(head)) continue
    const entry = findEntry(head, text.slice(end, end + MAX_SOURCE))
    if (entry !== undefined) return { entry, end }
  }
  return { entry: undefined, end: 0 }
}
