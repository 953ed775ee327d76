import { distance } from 'fastest-levenshtein'
import { presentationOfName } from '../givenNames.ts'
import { PEOPLE } from '../people.ts'
import { ENTRIES } from './entries.ts'
import type { Entry } from './Entry.ts'

/**
 * The entry that `name` means, small misspellings forgiven: one typo (a letter too many, too few,
 * wrong, or two swapped) in each word of five letters and more, two in words of nine and more; and names
 * between the first and the last: "Daenerys Stormborn of House Targaryen". Where characters share a name,
 * `source` decides, or else the order of the lexicon. Nothing is forgiven when it is not to be `forgiving`.
 */
export const findEntry = (
  name: string,
  source: string,
  { forgiving = true }: { readonly forgiving?: boolean } = {},
): Entry | undefined => {
  const key = keyOf(name)
  if (key === '' || key.length > MAX_KEY) return undefined
  const index = indexed()
  const entries = index.byKey.get(key) ?? index.bySqueezedKey.get(squeeze(key))
  if (entries === undefined) {
    if (isCommon(key) || !forgiving) return undefined
    return withoutMiddleNames(key, source) ?? misspelt(key, source)
  }
  return (
    entries.find((entry) => isSourceOf(entry, source)) ??
    entries.find((entry) => !isCommon(key) || (isGivenName(key) && keyOf(entry.name) === key))
  )
}

/** Whether `text` names the work that `entry` comes from: it is the same, or shares a telling word. */
export const isSourceOf = (entry: Entry, text: string): boolean => {
  const words = tellingWords(text)
  return [entry.source, ...(entry.sources ?? [])].some(
    (source) =>
      keyOf(source) === keyOf(text) || tellingWords(source).some((word) => words.includes(word)),
  )
}

const MAX_KEY = 60

/** Lower case, without accents, punctuation, and articles that are not all there is. */
const keyOf = (name: string): string => {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’.]/gu, '')
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/\bgray\b/gu, 'grey')
  return words.replace(/\b(?:the|an?) (?=.)/gu, '')
}

/** "Spiderman" is "Spider-Man". */
const squeeze = (key: string): string => key.replaceAll(' ', '')

const tellingWords = (text: string): string[] =>
  keyOf(text)
    .split(' ')
    .filter((word) => word.length > 3)

/**
 * A given name or a word for a kind of person, which means somebody known only when a source says so
 * or, for a given name, when it is all that they are called: Alice is the one in Wonderland, but Marie
 * is not Mario, and a rogue not Rogue of the X-Men.
 */
const isCommon = (key: string): boolean => Object.hasOwn(PEOPLE, key) || isGivenName(key)

const isGivenName = (key: string): boolean =>
  !key.includes(' ') && presentationOfName(key) !== undefined

const withoutMiddleNames = (key: string, source: string): Entry | undefined => {
  const words = key.split(' ')
  if (words.length < 3) return undefined
  const entries = indexed().byKey.get(`${words[0]} ${words.at(-1)}`)
  return entries?.find((entry) => isSourceOf(entry, source)) ?? entries?.[0]
}

const misspelt = (key: string, source: string): Entry | undefined => {
  const words = key.split(' ')
  let best: { readonly entries: readonly Entry[]; readonly typos: number } | undefined
  for (const known of indexed().byWordCount.get(words.length) ?? []) {
    const typos = totalTypos(known.words, words, best?.typos ?? Infinity)
    if (typos < (best?.typos ?? Infinity)) best = { entries: known.entries, typos }
  }
  return best?.entries.find((entry) => isSourceOf(entry, source)) ?? best?.entries[0]
}

/** Infinity when a word has more typos than its length allows, or all together reach `limit`. */
const totalTypos = (known: readonly string[], typed: readonly string[], limit: number): number => {
  let total = 0
  for (const [at, word] of known.entries()) {
    const other = typed[at] ?? ''
    if (word === other) continue
    const allowed = word.length >= 9 ? 2 : word.length >= 5 ? 1 : 0
    if (Math.abs(word.length - other.length) > allowed) return Infinity
    const typos = typosBetween(word, other)
    total += typos
    if (typos > allowed || total >= limit) return Infinity
  }
  return total
}

/** Edits from one word to the other; two neighbouring letters that changed places count as one. */
const typosBetween = (a: string, b: string): number => {
  const edits = distance(a, b)
  return edits === 2 && a.length === b.length && isSwap(a, b) ? 1 : edits
}

const isSwap = (a: string, b: string): boolean => {
  const at = [...a].findIndex((letter, index) => letter !== b[index])
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
}

interface Known {
  readonly words: readonly string[]
  readonly entries: readonly Entry[]
}

interface Index {
  readonly byKey: ReadonlyMap<string, readonly Entry[]>
  readonly bySqueezedKey: ReadonlyMap<string, readonly Entry[]>
  readonly byWordCount: ReadonlyMap<number, readonly Known[]>
}

let index: Index | undefined

/** Built when the first name is looked up, not when the module is loaded. */
const indexed = (): Index => (index ??= indexOf(ENTRIES))

const indexOf = (all: readonly Entry[]): Index => {
  const byKey = new Map<string, Entry[]>()
  for (const entry of all)
    for (const name of new Set([entry.name, ...(entry.aliases ?? [])].map(keyOf)))
      append(byKey, name, entry)
  const bySqueezedKey = new Map<string, Entry[]>()
  const byWordCount = new Map<number, Known[]>()
  for (const [key, entries] of byKey) {
    const words = key.split(' ')
    append(byWordCount, words.length, { words, entries })
    for (const entry of entries) append(bySqueezedKey, squeeze(key), entry)
  }
  return { byKey, bySqueezedKey, byWordCount }
}

const append = <Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void => {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}
