import { lazily } from '../data/lazily.ts'
import { isGivenName, isOwnName, presentationOfCommonName } from '../givenNames.ts'
import { PEOPLE } from '../people.ts'
import type { Character } from './Character.ts'
import { append, byKey, bySqueezedKey, keyOf, squeeze } from './nameIndex.ts'
import { allowedTypos, isSlipOf, typosBetween } from './spelling.ts'

/**
 * The entry that `name` means. Small misspellings are allowed: in names of several words, one typo (an extra, missing
 * or wrong letter, or two swapped ones) in each word of five letters or more, two in words of nine or more; in single
 * words, as `isSlipOf` says, but a given name is a misspelling only with the source. So are names between the first and the last: "Daenerys Stormborn of House Targaryen". If
 * characters share a name, `source` decides, or else the order of the lexicon. Without `forgiving`, only exact names
 * match.
 */
export const findEntry = (
  name: string,
  source: string,
  { forgiving = true }: { readonly forgiving?: boolean } = {},
): Character | undefined => {
  if (name.length > MAX_NAME) return undefined
  const key = keyOf(name)
  if (key === '' || key.length > MAX_KEY) return undefined
  const entries = byKey().get(key) ?? bySqueezedKey().get(squeeze(key))
  if (entries !== undefined) return chooseEntry(entries, key, source)
  if (Object.hasOwn(PEOPLE, key) || isCommonName(key) || !forgiving) return undefined
  const near = findMisspelled(key, source)
  if (isGivenName(key)) return near && isSourceOf(near, source) ? near : undefined
  if (near !== undefined || !FULL_NAME.test(name.trim())) return near
  return findWithoutMiddleNames(key, source)
}

/**
 * The one of `entries`, which share the name with this key, that is meant. A given name or a word for a kind of person
 * means a known character only with a source or, for a given name, if the character has no other name: Alice is the
 * one in Wonderland, but Diana is not Wonder Woman, and a rogue is not Rogue of the X-Men.
 */
export const chooseEntry = (
  entries: readonly Character[],
  key: string,
  source: string,
): Character | undefined =>
  entries.find((entry) => isSourceOf(entry, source)) ??
  (Object.hasOwn(PEOPLE, key) || isOwnName(key)
    ? undefined
    : entries.find((entry) => !isCommonName(key) || keyOf(entry.name) === key))

/** The entries whose names are nearest to `name`, though perhaps not near enough for `findEntry`. */
export const nearestTo = (name: string): readonly Character[] => {
  if (name.length > MAX_NAME) return []
  const key = keyOf(name)
  return key.length > MAX_KEY ? [] : nearestNames(key).flatMap(({ entries }) => entries)
}

/** Whether `text` names the source of `entry`: it is the same, or shares a distinctive word. */
export const isSourceOf = (entry: Character, text: string): boolean => {
  if (text === '') return entry.source === ''
  const [key, words] = [keyOf(text), distinctiveWords(text)]
  return [entry.source, ...entry.sources].some(
    (source) =>
      keyOf(source) === key || distinctiveWords(source).some((word) => words.includes(word)),
  )
}

const MAX_KEY = 60
/** A longer name has no key, because it is not read: it may be a whole text. */
const MAX_NAME = 4 * MAX_KEY

/** The first and the last word are capitalized: a black dog that chases a cat is not Black Cat. */
const FULL_NAME = /^\p{Lu}.*\s\p{Lu}\S*$/u

export const distinctiveWords = (text: string): string[] =>
  keyOf(text)
    .split(' ')
    .filter((word) => word.length > 3)

const isCommonName = (key: string): boolean =>
  !key.includes(' ') && presentationOfCommonName(key) !== undefined

const findWithoutMiddleNames = (key: string, source: string): Character | undefined => {
  const words = key.split(' ')
  if (words.length < 3) return undefined
  const entries = byKey().get(`${words[0]} ${words.at(-1)}`)
  return entries?.find((entry) => isSourceOf(entry, source)) ?? entries?.[0]
}

/** The entry with the nearest name, if it is from the source or surely meant. */
const findMisspelled = (key: string, source: string): Character | undefined => {
  const nearest = nearestNames(key)
  const isSure = ({ words: [only = '', ...more] }: Known) => more.length > 0 || isSlipOf(only, key)
  return (
    nearest.flatMap(({ entries }) => entries).find((entry) => isSourceOf(entry, source)) ??
    nearest.find(isSure)?.entries[0]
  )
}

const nearestNames = (key: string): readonly Known[] => {
  const words = key.split(' ')
  let nearest: Known[] = []
  let least = Infinity
  for (const known of byWordCount().get(words.length) ?? []) {
    const typos = totalTypos(known.words, words, least)
    if (typos === Infinity) continue
    if (typos < least) nearest = []
    nearest.push(known)
    least = typos
  }
  return nearest
}

/** The number of typos; Infinity when a word has more than its length allows, or the total passes `limit`. */
const totalTypos = (known: readonly string[], typed: readonly string[], limit: number): number => {
  let total = 0
  for (const [at, word] of known.entries()) {
    const other = typed[at] ?? ''
    if (word === other) continue
    const allowed = allowedTypos(word)
    if (Math.abs(word.length - other.length) > allowed) return Infinity
    const typos = typosBetween(word, other)
    total += typos
    if (typos > allowed || total > limit) return Infinity
  }
  return total
}

interface Known {
  readonly words: readonly string[]
  readonly entries: readonly Character[]
}

const byWordCount = lazily(() => {
  const known = new Map<number, Known[]>()
  for (const [key, entries] of byKey()) {
    const words = key.split(' ')
    append(known, words.length, { words, entries })
  }
  return known
})
