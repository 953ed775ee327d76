import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { normalEmail } from '../billing/normalEmail.ts'
import type { CharacterSDRequest, Exchange } from '../contract/index.ts'
import type { PaintingRequest } from '../engines/Painter.ts'
import type { Exchanges } from '../proof/createExchanges.ts'
import {
  exchangeAllowances,
  exchangeStartAllowances,
  holderOf,
  portraitAllowances,
  startAllowances,
} from '../quota/allowances.ts'
import type { Quota } from '../quota/createQuota.ts'
import { reservedBy, type Allowance, type Reservation } from '../quota/QuotaLog.ts'
import type { Refusal } from '../refusals/Refusal.ts'
import type { Caller } from '../requests/Caller.ts'
import { dedupKeyOf } from './dedupKeyOf.ts'

export interface ReservePictureDeps {
  readonly quota: Quota
  /** Absent where counted pictures are not exchanged. */
  readonly exchanges: Exchanges | undefined
  /** Free portraits per hour for one network address. */
  readonly addressLimit: number
  /** Free portraits per hour for everybody together. */
  readonly hourlyLimit?: number | undefined
}

/** A reservation of one of the hour's pictures, or of a free one in exchange, which is not `counted`. */
export interface PictureReservation extends Reservation {
  /** What the painting's start counts against. */
  readonly starts: readonly Allowance[]
  /** A counted picture's token for free ones. */
  readonly exchange?: string | undefined
}

/**
 * Counts a picture before it is painted, against `more` allowances than its own. An exchange that cannot be used is no error: the picture counts as usual.
 */
export const reservePicture = (
  deps: ReservePictureDeps,
  request: PaintingRequest,
  { email, exchange }: Pick<CharacterSDRequest, 'email' | 'exchange'>,
  more: readonly Allowance[],
  caller: Caller,
): TE.TaskEither<Refusal, PictureReservation> =>
  pipe(
    reserveExchange(deps, request, exchange, more, caller),
    TE.chain((reservation) =>
      reservation === undefined
        ? reserveUsual(deps, request, email, more, caller)
        : TE.right(reservation),
    ),
  )

const reserveExchange = (
  { quota, exchanges, addressLimit, hourlyLimit }: ReservePictureDeps,
  request: PaintingRequest,
  exchange: Exchange | undefined,
  more: readonly Allowance[],
  caller: Caller,
): TE.TaskEither<Refusal, PictureReservation | undefined> => {
  if (exchange === undefined || request.tier === 'premium') return TE.right(undefined)
  const picture = exchanges?.pictureOf(exchange.token, holderOf(caller))
  if (picture === undefined) return TE.right(undefined)
  const allowances = exchangeAllowances(caller, picture, exchange.as, addressLimit, hourlyLimit)
  return pipe(
    TE.fromTask(() => dedupKeyOf(caller, request)),
    TE.chain((key) => quota.tryReserve([...allowances, ...more], key)),
    TE.map(
      (reservation) =>
        reservation && {
          ...reservation,
          counted: false,
          starts: exchangeStartAllowances(caller, addressLimit),
        },
    ),
  )
}

const reserveUsual = (
  { quota, exchanges, addressLimit, hourlyLimit }: ReservePictureDeps,
  request: PaintingRequest,
  email: string,
  more: readonly Allowance[],
  caller: Caller,
): TE.TaskEither<Refusal, PictureReservation> =>
  pipe(
    TE.fromTask(() => dedupKeyOf(caller, request)),
    TE.chain((key) =>
      quota.reserve(
        [...portraitAllowances(caller, request.tier, addressLimit, hourlyLimit), ...more],
        key,
      ),
    ),
    TE.map((reservation) => ({
      ...reservation,
      starts: startAllowances(
        caller,
        request.tier === 'premium' ? normalEmail(email) : undefined,
        addressLimit,
      ),
      exchange: reservation.counted
        ? exchanges?.issue(holderOf(caller), reservedBy(reservation.token).id)
        : undefined,
    })),
  )
