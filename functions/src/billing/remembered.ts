import { LRUCache } from 'lru-cache'
import type { Clock } from '../quota/spending.ts'

export interface Remembered<A> {
  /** What is remembered under a key, else what asking gives; questions for one key at a time share an answer. */
  get(key: string): Promise<A>
  /** Forgets what matches, and keeps nothing that was asked for before. */
  forget(matches: (key: string, value: A) => boolean): void
}

export interface RememberedSettings<A> {
  readonly ask: (key: string) => Promise<A>
  /** Milliseconds for which an answer is good. A failure is never kept. */
  readonly keptMs: (value: A) => number
  /** How many answers are kept; the least used go first. */
  readonly max: number
  readonly clock: Clock
}

/** Answers that are asked for once and good for a while. */
export const remembered = <A>({
  ask,
  keptMs,
  max,
  clock,
}: RememberedSettings<A>): Remembered<A> => {
  const answers = new LRUCache<string, { readonly value: A; readonly until: number }>({ max })
  const asking = new Map<string, Promise<A>>()

  const asked = (key: string): Promise<A> => {
    const isCurrent = () => asking.get(key) === answer
    const answer: Promise<A> = ask(key)
      .then((value) => {
        // What was asked before a `forget` may be out of date already.
        if (isCurrent()) answers.set(key, { value, until: clock() + keptMs(value) })
        return value
      })
      .finally(() => {
        if (isCurrent()) asking.delete(key)
      })
    asking.set(key, answer)
    return answer
  }

  return {
    async get(key) {
      const known = answers.get(key)
      if (known !== undefined && clock() < known.until) return known.value
      return asking.get(key) ?? asked(key)
    },
    forget(matches) {
      for (const [key, { value }] of [...answers.entries()]) {
        if (matches(key, value)) answers.delete(key)
      }
      asking.clear()
    },
  }
}
