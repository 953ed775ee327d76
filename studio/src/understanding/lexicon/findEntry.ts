import { distance } from 'fastest-levenshtein'
import { lazily } from '../data/lazily.ts'
import { isGivenName, presentationOfCommonName } from '../givenNames.ts'
import { PEOPLE } from '../people.ts'
import { characters } from './characters.ts'
import type { Character } from './Character.ts'
import { namesElsewhere } from './namesElsewhere.ts'

/**
 * The entry that `name` means. Small misspellings are allowed: one typo (an extra, missing or wrong letter, or two
 * swapped ones) in each word of five letters or more, two in words of nine or more; but a given
 * name is a misspelling only with the source. So are names between the first
 * and the last: "Daenerys Stormborn of House Targaryen". If characters share a name, `source` decides, or else the
 * order of the lexicon. Without `forgiving`, only exact names match.
 */
export const findEntry = (
  name: string,
  source: string,
  { forgiving = true }: { readonly forgiving?: boolean } = {},
): Character | undefined => {
  const key = keyOf(name)
  if (key === '' || key.length > MAX_KEY) return undefined
  const entries = byKey().get(key) ?? bySqueezedKey().get(squeeze(key))
  if (entries === undefined) {
    if (isCommon(key) || !forgiving || (source === '' && isGivenName(key))) return undefined
    const near = findMisspelled(key, source)
    if (isGivenName(key)) return near && isSourceOf(near, source) ? near : undefined
    if (near !== undefined || !FULL_NAME.test(name.trim())) return near
    return findWithoutMiddleNames(key, source)
  }
  return (
    entries.find((entry) => isSourceOf(entry, source)) ??
    entries.find((entry) => !isCommon(key) || (isOnlyGivenName(key) && keyOf(entry.name) === key))
  )
}

/** All entries with this name or alias. */
export const entriesNamed = (name: string): readonly Character[] =>
  byKey().get(keyOf(name)) ?? bySqueezedKey().get(squeeze(keyOf(name))) ?? []

/** The entries whose names are nearest to `name` within the typos that `findEntry` allows, even to a given name. */
export const nearestTo = (name: string): readonly Character[] => {
  const key = keyOf(name)
  return key.length > MAX_KEY ? [] : misspelled(key)
}

/** Whether `text` names the source of `entry`: it is the same, or shares a distinctive word. */
export const isSourceOf = (entry: Character, text: string): boolean => {
  const words = distinctiveWords(text)
  return [entry.source, ...entry.sources].some(
    (source) =>
      keyOf(source) === keyOf(text) ||
      distinctiveWords(source).some((word) => words.includes(word)),
  )
}

const MAX_KEY = 60

/** The first and the last word are capitalized: a black dog that chases a cat is not Black Cat. */
const FULL_NAME = /^\p{Lu}.*\s\p{Lu}\S*$/u

/** The key that a name is looked up by: lower case, without accents, punctuation and articles (unless alone). */
export const keyOf = (name: string): string => {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{Script=Inherited}'’.]/gu, '')
    .normalize('NFC')
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .replace(/\bgrey\b/gu, 'gray')
  return words.replace(/\b(?:the|an?) (?=.)/gu, '')
}

/** Removes spaces, so that "Spiderman" matches "Spider-Man". */
const squeeze = (key: string): string => key.replaceAll(' ', '')

const distinctiveWords = (text: string): string[] =>
  keyOf(text)
    .split(' ')
    .filter((word) => word.length > 3)

/**
 * Whether a key is a common given name or a word for a kind of person. It means a known character only with a source or,
 * for a given name, if the character has no other name: Alice is the one in Wonderland, but Marie is not Mario, and
 * a rogue is not Rogue of the X-Men.
 */
const isCommon = (key: string): boolean => Object.hasOwn(PEOPLE, key) || isCommonName(key)

/** Whether a key is a common given name and not a word for a person: a king is any king, though some are called King. */
const isOnlyGivenName = (key: string): boolean => isCommonName(key) && !Object.hasOwn(PEOPLE, key)

const isCommonName = (key: string): boolean =>
  !key.includes(' ') && presentationOfCommonName(key) !== undefined

const findWithoutMiddleNames = (key: string, source: string): Character | undefined => {
  const words = key.split(' ')
  if (words.length < 3) return undefined
  const entries = byKey().get(`${words[0]} ${words.at(-1)}`)
  return entries?.find((entry) => isSourceOf(entry, source)) ?? entries?.[0]
}

/** The entry with the nearest name; if several are equally near, preferably one from the source. */
const findMisspelled = (key: string, source: string): Character | undefined => {
  const nearest = misspelled(key)
  return nearest.find((entry) => isSourceOf(entry, source)) ?? nearest[0]
}

const misspelled = (key: string): readonly Character[] => {
  const words = key.split(' ')
  let nearest: readonly Character[] = []
  let least = Infinity
  for (const known of byWordCount().get(words.length) ?? []) {
    const typos = totalTypos(known.words, words, least)
    if (typos === Infinity) continue
    nearest = typos < least ? known.entries : [...nearest, ...known.entries]
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
    const allowed = word.length >= 9 ? 2 : word.length >= 5 ? 1 : 0
    if (Math.abs(word.length - other.length) > allowed) return Infinity
    const typos = typosBetween(word, other)
    total += typos
    if (typos > allowed || total > limit) return Infinity
  }
  return total
}

/** The edit distance of two words; a swap of two adjacent letters counts as one edit. */
const typosBetween = (a: string, b: string): number => {
  const edits = distance(a, b)
  return edits === 2 && a.length === b.length && isSwap(a, b) ? 1 : edits
}

const isSwap = (a: string, b: string): boolean => {
  const at = Array.from(a).findIndex((letter, index) => letter !== b[index])
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
}

interface Known {
  readonly words: readonly string[]
  readonly entries: readonly Character[]
}

const byKey = lazily(() => {
  const entries = new Map<string, Character[]>()
  const elsewhere = namesElsewhere()
  for (const entry of characters()) {
    const names = [entry.name, ...entry.aliases, ...(elsewhere.get(entry.name) ?? [])]
    for (const key of new Set(names.map(keyOf))) append(entries, key, entry)
  }
  return entries
})

const bySqueezedKey = lazily(() => {
  const squeezed = new Map<string, Character[]>()
  for (const [key, entries] of byKey())
    for (const entry of entries) append(squeezed, squeeze(key), entry)
  return squeezed
})

const byWordCount = lazily(() => {
  const known = new Map<number, Known[]>()
  for (const [key, entries] of byKey()) {
    const words = key.split(' ')
    append(known, words.length, { words, entries })
  }
  return known
})

const append = <Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void => {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}
