import { MAX_CHARACTERS, type Character } from './Character.ts'
import { isLookOf, requestFor, withLook } from './looks.ts'

/** What becomes of characters that come from a file. */
export interface Merge {
  /** To be stored: those that are new, and those that gained looks. */
  readonly changed: readonly Character[]
  readonly added: number
  /** Kept already, or twice in the file. */
  readonly known: number
  /** Did not fit. */
  readonly left: number
}

/** Adds characters to those that are kept. Whoever is kept already gains the looks that are new. */
export const mergeCasts = (kept: readonly Character[], others: readonly Character[]): Merge => {
  const all = new Map(kept.map((character) => [character.key, character]))
  const changed = new Set<string>()
  let known = 0
  for (const other of others) {
    const same = all.get(other.key) ?? [...all.values()].find((one) => isSame(one, other))
    if (same) {
      known++
      const merged = isSame(same, other) ? other.looks.reduce(withLook, same) : same
      if (merged.looks.length === same.looks.length) continue
      all.set(same.key, merged)
      changed.add(same.key)
    } else if (all.size < MAX_CHARACTERS) {
      all.set(other.key, other)
      changed.add(other.key)
    }
  }
  const added = all.size - kept.length
  return {
    changed: [...all.values()].filter(({ key }) => changed.has(key)),
    added,
    known,
    left: others.length - known - added,
  }
}

/** Whether two are the same person: one has the look that the other was kept as. */
const isSame = (one: Character, other: Character): boolean =>
  other.looks.slice(0, 1).some((look) => isLookOf(one, requestFor(other, look)))
