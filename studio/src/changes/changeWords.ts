import text from '../../data/changes.txt'
import { readTables } from '../understanding/data/readTables.ts'

const tables = readTables('changes.txt', text)

/** The phrases under a heading, with the word for each. */
const meanings = (heading: string): readonly (readonly [string, string])[] =>
  tables.meanings(heading)

export type Comparative = 'older' | 'younger' | 'longer' | 'shorter' | 'darker' | 'lighter'

const COMPARATIVES = ['older', 'younger', 'longer', 'shorter', 'darker', 'lighter'] as const

export const comparativeOf = (text: string): Comparative | undefined =>
  COMPARATIVES.find((comparative) => comparative === text)

/** Words that stand between what is changed and what it becomes: "turn the sword into a wand". */
export const CONNECTORS: ReadonlySet<string> = new Set(['into', 'to', 'with', 'for', 'by'])

const WORDS: ReadonlyMap<string, string> = new Map(
  ['verbs', 'connectors', 'comparatives', 'adjectives', 'idle'].flatMap(meanings),
)

/** Whether a word asks for a change, and says nothing of it. */
export const isChangeWord = (text: string): boolean => CHANGE_WORDS.has(text)

const CHANGE_WORDS: ReadonlySet<string> = new Set([
  'remove',
  'take',
  'off',
  'add',
  'turn',
  'into',
  'more',
])

/** Replaces the words that only changes have by one English word for each meaning. */
export const inChangeWords = (change: string): string =>
  change.replace(PHRASES, (phrase) => WORDS.get(phrase.toLowerCase()) ?? phrase)

const escaped = (phrase: string): string => phrase.replace(/[\\^$.*+?()[\]{}|]/gu, '\\$&')

/** Longer phrases first, because the first alternative that fits is taken. */
const PHRASES = new RegExp(
  `(?<![\\p{L}\\p{N}'’-])(?:${[...WORDS.keys()]
    .toSorted((one, other) => other.length - one.length)
    .map(escaped)
    .join('|')})(?![\\p{L}\\p{N}'’-])`,
  'giu',
)
