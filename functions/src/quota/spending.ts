import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { rateLimited, unexpected, visitorLeft, type Refusal } from '../Refusal.ts'
import type { Allowance, QuotaLog, Reservation } from './QuotaLog.ts'

/** Milliseconds since the epoch. */
export type Clock = () => number

/** Counts a request under all the allowances. Fails with 429 when one is used up. */
export type Reserve = (allowances: readonly Allowance[]) => TE.TaskEither<Refusal, Reservation>

export const reserving =
  (log: QuotaLog, clock: Clock): Reserve =>
  (allowances) =>
    pipe(
      TE.fromIO(clock),
      TE.chain((now) =>
        pipe(
          TE.tryCatch(() => log.reserve(allowances, now), unexpected),
          TE.chainEitherK(E.mapLeft((retryAt) => rateLimited(retryAt - now))),
        ),
      ),
    )

/** Counts a request under all the allowances around some work that ends early when the signal aborts. */
export type Spend = (
  allowances: readonly Allowance[],
  signal: AbortSignal,
) => <A>(work: TE.TaskEither<Refusal, A>) => TE.TaskEither<Refusal, A>

/**
 * Counts a request before the work, so that parallel ones can not all slip through, and gives it back
 * when the work fails or ends after the visitor has left. Does no work when an allowance is used up.
 */
export const spending =
  (reserve: Reserve): Spend =>
  (allowances, signal) =>
  (work) =>
    pipe(
      reserve(allowances),
      TE.chain((reservation) =>
        pipe(
          work,
          TE.filterOrElse(
            () => !signal.aborted,
            () => visitorLeft,
          ),
          TE.tapError(() => TE.tryCatch(() => reservation.giveBack(), unexpected)),
        ),
      ),
    )
