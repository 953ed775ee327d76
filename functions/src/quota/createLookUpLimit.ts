import { WINDOW_MS } from '@dramatis/catalogue'
import type * as TE from 'fp-ts/lib/TaskEither.js'
import type { Caller } from '../requests/Caller.ts'
import type { Refusal } from '../refusals/Refusal.ts'
import { lookUpAllowances } from './allowances.ts'
import type { Quota } from './createQuota.ts'

/** Limits how many email addresses a caller can look up. */
export type LookUpLimit = (
  email: string,
  caller: Caller,
) => <A>(work: TE.TaskEither<Refusal, A>) => TE.TaskEither<Refusal, A>

/** An address that the same visitor has looked up within the window is free, since that is not a guess. */
export const createLookUpLimit =
  (quota: Quota, addressLimit: number): LookUpLimit =>
  (email, caller) =>
  (work) =>
    quota.spendOn(
      quota.reserve(
        lookUpAllowances(caller, addressLimit),
        `look-up ${caller.visitor} ${email}`,
        WINDOW_MS,
      ),
      caller.signal,
    )(() => work)
