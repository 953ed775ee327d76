import { WINDOW_MS } from '@dramatis/catalogue'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { LRUCache } from 'lru-cache'
import type { Caller } from '../http/Endpoint.ts'
import type { Refusal } from '../http/Refusal.ts'
import { lookUpAllowances } from './allowances.ts'
import type { Clock } from '../Clock.ts'
import type { Quota } from './createQuota.ts'

/** Limits how many addresses a caller can have looked up. */
export type LookUpLimit = (
  email: string,
  caller: Caller,
) => <A>(work: TE.TaskEither<Refusal, A>) => TE.TaskEither<Refusal, A>

const MAX_LOOK_UPS = 10_000

/** An address that the same visitor has asked for within the window costs nothing again: that is not a guess. */
export const createLookUpLimit = (
  quota: Quota,
  addressLimit: number,
  clock: Clock,
): LookUpLimit => {
  const askedAt = new LRUCache<string, number>({ max: MAX_LOOK_UPS })
  return (email, caller) => (work) => {
    const key = `${caller.visitor} ${email}`
    if (clock() - (askedAt.get(key) ?? -Infinity) < WINDOW_MS) return work
    return pipe(
      work,
      quota.spend(lookUpAllowances(caller, addressLimit), caller.signal),
      TE.tapIO(() => () => askedAt.set(key, clock())),
    )
  }
}
