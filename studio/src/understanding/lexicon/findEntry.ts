import { distance } from 'fastest-levenshtein'
import { presentationOfName } from '../givenNames.ts'
import { BOOKS } from './books.ts'
import type { Entry } from './Entry.ts'
import { FILMS } from './films.ts'
import { GAMES } from './games.ts'
import { HISTORY } from './history.ts'
import { MYTHS } from './myths.ts'

export const ENTRIES: readonly Entry[] = [...BOOKS, ...FILMS, ...GAMES, ...MYTHS, ...HISTORY]

/**
 * The entry that `name` means, small misspellings forgiven. Where two characters share a name,
 * `source` decides.
 */
export const findEntry = (name: string, source: string): Entry | undefined => {
  const key = keyOf(name)
  if (key === '') return undefined
  const exact = BY_KEY.get(key) ?? misspelt(key)
  return exact?.find((entry) => isSourceOf(entry, source)) ?? exact?.[0]
}

/** Whether `text` names the work that `entry` comes from: they share a telling word. */
export const isSourceOf = (entry: Entry, text: string): boolean => {
  const words = tellingWords(text)
  return [entry.source, ...(entry.sources ?? [])].some((source) =>
    tellingWords(source).some((word) => words.includes(word)),
  )
}

/** Lower case, without accents, punctuation and a leading article. */
const keyOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^the (?=.)/u, '')

const tellingWords = (text: string): string[] =>
  keyOf(text)
    .split(' ')
    .filter((word) => word.length > 3)

/**
 * One wrong letter from six letters up, two from nine; the first letter must be right. A common given
 * name is never a misspelling: Marie is not Mario.
 */
const misspelt = (key: string): readonly Entry[] | undefined => {
  const allowed = key.length >= 9 ? 2 : key.length >= 6 ? 1 : 0
  if (allowed === 0 || key.length > 40 || presentationOfName(key) !== undefined) return undefined
  let best: { readonly entries: readonly Entry[]; readonly wrong: number } | undefined
  for (const [known, entries] of BY_KEY) {
    if (known[0] !== key[0] || Math.abs(known.length - key.length) > allowed) continue
    const wrong = distance(known, key)
    if (wrong <= allowed && wrong < (best?.wrong ?? Infinity)) best = { entries, wrong }
  }
  return best?.entries
}

const BY_KEY: ReadonlyMap<string, readonly Entry[]> = ENTRIES.reduce((byKey, entry) => {
  for (const name of [entry.name, ...(entry.aliases ?? [])])
    byKey.set(keyOf(name), [...(byKey.get(keyOf(name)) ?? []), entry])
  return byKey
}, new Map<string, readonly Entry[]>())
