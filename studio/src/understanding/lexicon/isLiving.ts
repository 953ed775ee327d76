import text from '../../../data/living.txt'
import { lazily } from '../data/lazily.ts'
import { readRows } from '../data/readRows.ts'
import type { Character } from './Character.ts'

/** Whether `entry` is a person who is alive. */
export const isLiving = ({ name, source }: Character): boolean => living().has(keyFor(name, source))

/** The rows of the lexicon, by name and source, that are for living people. */
export const living = lazily(
  (): ReadonlySet<string> => new Set(readRows('living.txt', text, keyFor)),
)

const keyFor = (name: string, source: string): string => `${name}, ${source}`
