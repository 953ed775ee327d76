import listed from '../../data/givenNames.txt'
import world from '../../data/givenNamesOfTheWorld.txt'
import { type Origin, ORIGINS, type Presentation } from '../spec/CharacterSpec.ts'
import { lazily } from './data/lazily.ts'
import { readRow, rowsIn } from './data/readRows.ts'
import { wordIn } from './data/wordIn.ts'

/** Who usually has a given name. */
export interface GivenName {
  /** Undefined if women and men have it. */
  readonly presentation: Presentation | undefined
  /** Where it is usual; empty if in too many regions to tell. */
  readonly origins: readonly Origin[]
}

/** A name as the tables write it: lower case, without accents. The vowel signs of other scripts stay. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{Script=Inherited}/gu, '')
    .normalize('NFC')
    .toLowerCase()

/** The first given name in `name`; the title and the surname around it do not count. */
export const givenNameIn = (name: string): GivenName | undefined => {
  const written = wordsOf(name)
  const words = written.map(nameKey)
  for (const [at, word] of words.entries()) {
    const found = names().get(`${word} ${words[at + 1] ?? ''}`) ?? nameOf(word)
    const isJustWord = isOrdinaryWord(word) && word === written[at] && words.length > 1
    if (found !== undefined && !isJustWord) return found
  }
  return undefined
}

/** "Jean-Luc" is named like Jean, but "Seo-yeon" is one name. */
const nameOf = (word: string): GivenName | undefined => {
  const parts = word.split('-')
  const known = [parts.join(''), parts.join(' '), ...parts].find((part) => names().has(part))
  return known === undefined ? undefined : names().get(known)
}

const wordsOf = (name: string): string[] =>
  (name.match(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu) ?? []).slice(0, MAX_WORDS)

const MAX_WORDS = 12

/** Whether a word is a given name anywhere in the world. */
export const isGivenName = (word: string): boolean => names().has(nameKey(word))

/** The presentation that a title or a given name in `name` suggests, the title first: Lady Morgan, Sir Robin. */
export const presentationOfName = (name: string): Presentation | undefined =>
  presentationOfTitle(name) ?? givenNameIn(name)?.presentation

const presentationOfTitle = (name: string): Presentation | undefined => {
  const title = nameKey(/\p{L}+/u.exec(name)?.[0] ?? '')
  if (FEMININE_TITLES.has(title)) return 'feminine'
  return MASCULINE_TITLES.has(title) ? 'masculine' : undefined
}

/** Whether people who type only this name mean themselves or a friend, and not the known character who has no other. */
export const isOwnName = (name: string): boolean => OWN.has(nameKey(name))

/** Like `presentationOfName`, by the most common names alone: for words that are probably no names. */
export const presentationOfCommonName = (name: string): Presentation | undefined => {
  const title = presentationOfTitle(name)
  if (title !== undefined) return title
  const words = nameKey(name).match(/\p{L}+/gu) ?? []
  for (const word of words) {
    if (FEMININE.has(word)) return 'feminine'
    if (MASCULINE.has(word)) return 'masculine'
  }
  return undefined
}

/** What the ending of the first word of `name` suggests, if most given names that end like it agree. */
export const presentationOfEnding = (name: string): Presentation | undefined => {
  const [word = ''] = wordsOf(name)
  const known = endingsOf(nameKey(word)).flatMap((ending) => endings().get(ending) ?? [])
  const counts = known.find(({ feminine, masculine }) => feminine + masculine >= MIN_NAMES)
  if (counts === undefined) return undefined
  const share = counts.feminine / (counts.feminine + counts.masculine)
  if (share >= MAJORITY) return 'feminine'
  return share <= 1 - MAJORITY ? 'masculine' : undefined
}

const MIN_NAMES = 8
const MAJORITY = 0.75

/** The last three letters, two and one. */
const endingsOf = (word: string): string[] =>
  [3, 2, 1].map((length) => word.slice(-length)).filter((ending) => ending.length < word.length)

const endings = lazily(() => {
  const counts = new Map<string, { feminine: number; masculine: number }>()
  for (const [name, { presentation }] of names()) {
    if (presentation !== 'feminine' && presentation !== 'masculine') continue
    for (const ending of endingsOf(name)) {
      const count = counts.get(ending) ?? { feminine: 0, masculine: 0 }
      count[presentation]++
      counts.set(ending, count)
    }
  }
  return counts
})

/** Whether a given name is a common word of English, too: it is a name only where it is capitalized or alone. */
export const isOrdinaryWord = (word: string): boolean => WORDS.has(word)

const rows = rowsIn('givenNames.txt', listed)
const listOf = (heading: string): ReadonlySet<string> =>
  new Set(rows.flatMap((row) => (row.heading === heading ? row.text.split(' ') : [])))

const FEMININE_TITLES = listOf('feminine titles')
const MASCULINE_TITLES = listOf('masculine titles')
const FEMININE = listOf('common feminine')
const MASCULINE = listOf('common masculine')
const OWN = listOf('own')
const WORDS = listOf('words')

/** The names of a file by the headings `sex` or `sex: region region`. A name with several rows has all their regions. */
const namesIn = (file: string, text: string): Map<string, GivenName> => {
  const found = new Map<string, GivenName>()
  for (const row of rowsIn(file, text)) {
    const usual = readRow(row, () => usualOf(row.heading))
    if (usual === undefined) continue
    for (const word of row.text.split(' ')) {
      const name = word.replaceAll('-', ' ')
      const other = found.get(name)
      found.set(name, other === undefined ? usual : merged(other, usual))
    }
  }
  return found
}

const usualOf = (heading: string): GivenName | undefined => {
  const { sex, regions } =
    /^(?:common )?(?<sex>feminine|masculine|either)(?:: (?<regions>.+))?$/u.exec(heading)?.groups ??
    {}
  if (sex === undefined) return undefined
  const origins = regions?.split(' ').map((region) => wordIn(ORIGINS, region, 'region')) ?? []
  return { presentation: sex === 'feminine' || sex === 'masculine' ? sex : undefined, origins }
}

const merged = (one: GivenName, other: GivenName): GivenName => ({
  presentation: one.presentation === other.presentation ? one.presentation : undefined,
  origins: [...new Set([...one.origins, ...other.origins])],
})

/** The names of givenNames.txt. */
export const namesByHand = lazily(() => {
  const found = namesIn('givenNames.txt', listed)
  for (const name of FEMININE)
    found.set(name, { ...originsOf(found, name), presentation: 'feminine' })
  for (const name of MASCULINE)
    found.set(name, { ...originsOf(found, name), presentation: 'masculine' })
  return found
})

const originsOf = (
  found: ReadonlyMap<string, GivenName>,
  name: string,
): Pick<GivenName, 'origins'> => ({
  origins: found.get(name)?.origins ?? [],
})

/** Every given name, as `nameKey` makes it. */
export const givenNames = (): readonly string[] => [...names().keys()]

const names = lazily(
  () => new Map([...namesIn('givenNamesOfTheWorld.txt', world), ...namesByHand()]),
)
