import * as E from 'fp-ts/lib/Either.js'
import { constUndefined, identity, pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Clock } from '../Clock.ts'
import type { Metrics } from '../metrics/createMetrics.ts'
import { rateLimited, unexpected, visitorLeft, type Refusal } from '../refusals/Refusal.ts'
import { sharedLimitOf } from './allowances.ts'
import type { Allowance, Exhausted, QuotaLog, Reservation } from './QuotaLog.ts'

export interface Quota {
  /**
   * Counts a request against all the allowances. Fails with 429 if one is used up.
   *
   * @param dedupKey see `QuotaLog.reserve`, also for `dedupMs`
   */
  reserve(
    allowances: readonly Allowance[],
    dedupKey?: string,
    dedupMs?: number,
  ): TE.TaskEither<Refusal, Reservation>
  /** Like `reserve`, but if an allowance is used up, the result is undefined. */
  tryReserve(
    allowances: readonly Allowance[],
    dedupKey: string,
  ): TE.TaskEither<Refusal, Reservation | undefined>
  /**
   * Counts a request before its work starts, so that parallel ones cannot all slip through, and releases it if the
   * work fails or ends after the visitor has left. Does not run the work if an allowance is used up.
   */
  spend(
    allowances: readonly Allowance[],
    signal: AbortSignal,
  ): <A>(work: TE.TaskEither<Refusal, A>) => TE.TaskEither<Refusal, A>
  /** Like `spend`, but the work gets the reservation, which another process may have to release. */
  spendOn<R extends Reservation>(
    reserved: TE.TaskEither<Refusal, R>,
    signal: AbortSignal,
  ): <A>(work: (reservation: R) => TE.TaskEither<Refusal, A>) => TE.TaskEither<Refusal, A>
}

export const createQuota = (
  log: QuotaLog,
  clock: Clock,
  { quotaRefusal }: Pick<Metrics, 'quotaRefusal'>,
): Quota => {
  const ask = (
    allowances: readonly Allowance[],
    now: number,
    dedupKey?: string,
    dedupMs?: number,
  ): TE.TaskEither<Refusal, E.Either<Exhausted, Reservation>> =>
    TE.tryCatch(() => log.reserve(allowances, now, dedupKey, dedupMs), unexpected)
  const reserve: Quota['reserve'] = (allowances, dedupKey, dedupMs) =>
    pipe(
      TE.fromIO(clock),
      TE.chain((now) =>
        pipe(
          ask(allowances, now, dedupKey, dedupMs),
          TE.chainEitherK(
            E.mapLeft(({ quota, retryAt }) => {
              quotaRefusal(quota)
              return rateLimited(retryAt - now, sharedLimitOf(quota))
            }),
          ),
        ),
      ),
    )
  const tryReserve: Quota['tryReserve'] = (allowances, dedupKey) =>
    pipe(
      TE.fromIO(clock),
      TE.chain((now) => ask(allowances, now, dedupKey)),
      TE.map(E.matchW(constUndefined, identity)),
    )
  const spendOn: Quota['spendOn'] = (reserved, signal) => (work) =>
    pipe(
      reserved,
      TE.chain((reservation) =>
        pipe(
          work(reservation),
          TE.filterOrElse(
            () => !signal.aborted,
            () => visitorLeft,
          ),
          TE.tapError(() => TE.tryCatch(() => reservation.release(), unexpected)),
        ),
      ),
    )
  return {
    reserve,
    tryReserve,
    spendOn,
    spend: (allowances, signal) => (work) => spendOn(reserve(allowances), signal)(() => work),
  }
}
