import { lazily } from '../data/lazily.ts'
import { characters } from './characters.ts'
import type { Character } from './Character.ts'
import { localNamesOf } from './localNames.ts'
import { namesElsewhere } from './namesElsewhere.ts'

/** The key that a name is looked up by: lower case, without accents, punctuation and articles (unless alone). */
export const keyOf = (name: string): string => wordsKeyOf(name).replace(/\b(?:the|an?) (?=.)/gu, '')

/** Like `keyOf`, with articles. */
export const wordsKeyOf = (name: string): string =>
  PLAIN.test(name) ? name.toLowerCase().replace(/^grey$/u, 'gray') : fullKeyOf(name)

/** Most words have no accents and no punctuation. */
const PLAIN = /^[A-Za-z]+$/u

const fullKeyOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{Script=Inherited}'’.]/gu, '')
    .normalize('NFC')
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .replace(/\bgrey\b/gu, 'gray')

/** Removes spaces, so that "Spiderman" matches "Spider-Man". */
export const squeeze = (key: string): string => key.replaceAll(' ', '')

/** All entries by the keys of their names and aliases, in all languages. */
export const byKey = lazily((): ReadonlyMap<string, readonly Character[]> => {
  const entries = new Map<string, Character[]>()
  const elsewhere = namesElsewhere()
  for (const entry of characters()) {
    const names = [
      entry.name,
      ...entry.aliases,
      ...(elsewhere.get(entry.name) ?? []),
      ...localNamesOf(entry),
    ]
    for (const key of new Set(names.map(keyOf))) append(entries, key, entry)
  }
  return entries
})

/** All entries by the keys of their names without spaces. */
export const bySqueezedKey = lazily((): ReadonlyMap<string, readonly Character[]> => {
  const squeezed = new Map<string, Character[]>()
  for (const [key, entries] of byKey())
    for (const entry of entries) append(squeezed, squeeze(key), entry)
  return squeezed
})

/** The entries that `name` may mean, if it is written as in the lexicon. */
export const entriesNamed = (name: string): readonly Character[] => {
  const key = keyOf(name)
  return byKey().get(key) ?? bySqueezedKey().get(squeeze(key)) ?? []
}

export const append = <Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void => {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}
