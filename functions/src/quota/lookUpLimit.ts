import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { LRUCache } from 'lru-cache'
import type { Caller } from '../http/handle.ts'
import type { Refusal } from '../Refusal.ts'
import { lookUpAllowances } from './allowances.ts'
import { WINDOW_MS } from './rollingWindow.ts'
import type { Clock, Spend } from './spending.ts'

/** Limits for how many addresses a caller can have looked up. */
export type LookUpLimit = (
  email: string,
  caller: Caller,
) => <A>(work: TE.TaskEither<Refusal, A>) => TE.TaskEither<Refusal, A>

/** An address that the same visitor asked for within the hour costs nothing again: that is no guess. */
export const lookUpLimit = (spend: Spend, addressLimit: number, clock: Clock): LookUpLimit => {
  const askedAt = new LRUCache<string, number>({ max: 10_000 })
  return (email, caller) => (work) => {
    const key = `${caller.visitor} ${email}`
    if (clock() - (askedAt.get(key) ?? -Infinity) < WINDOW_MS) return work
    return pipe(
      work,
      spend(lookUpAllowances(caller, addressLimit), caller.signal),
      TE.tapIO(() => () => askedAt.set(key, clock())),
    )
  }
}
