import type { Character } from './lexicon/Character.ts'
import { entriesNamed, nearestTo } from './lexicon/findEntry.ts'
import { isLiving } from './lexicon/isLiving.ts'
import { englishOf } from './languages/englishOf.ts'
import { parseTitle } from './parseTitle.ts'
import { splitGroup } from './splitGroup.ts'

/** What the engine takes a text to mean. */
export interface Understanding {
  /** known: a character of the lexicon; described: looks without a name; invented: a name that the engine does not know. */
  readonly kind: 'known' | 'described' | 'invented'
  /** As the picture is called. */
  readonly name: string
  /** Of a known character, or as typed. */
  readonly source: string
  /** A known person who is alive: the picture claims no likeness. */
  readonly living: boolean
  /** What else the text could mean, likeliest first, at most 4. */
  readonly others: readonly Meaning[]
}

/** Something else that a text could mean. */
export interface Meaning {
  readonly name: string
  readonly source: string
  /** What to type for it. */
  readonly text: string
  /** Whether it is a guess at what was misspelled: "Did you mean Ganondorf?" */
  readonly guess: boolean
}

const MAX_OTHERS = 4

/** Who `text` is about; of several, the first. Never fails. */
export const understand = (text: string): Understanding => {
  const english = englishOf(text)
  const [lead = english] = splitGroup(english)?.members ?? []
  const { name, source, entry, described } = parseTitle(lead)
  const others = [
    ...entriesNamed(name).map((other) => meaningOf(other, false)),
    ...(entry === undefined && !described
      ? nearestTo(name).map((other) => meaningOf(other, true))
      : []),
  ].filter((other) => other.name !== entry?.name || other.source !== entry.source)
  return {
    kind: entry ? 'known' : described ? 'described' : 'invented',
    name,
    source,
    living: entry !== undefined && isLiving(entry),
    others: others.slice(0, MAX_OTHERS),
  }
}

const meaningOf = ({ name, source }: Character, guess: boolean): Meaning => ({
  name,
  source,
  text: source === '' ? name : `${name}, ${source}`,
  guess,
})
