import type { Either } from 'fp-ts/lib/Either.js'

/** At most `limit` requests of a holder in any rolling window. */
export interface Allowance {
  /** The kinds of request and of holder, such as `portrait visitor`. */
  readonly quota: string
  /** One visitor, network address or mailbox. */
  readonly holder: string
  readonly limit: number
}

/** An allowance that is used up. */
export interface Exhausted {
  readonly quota: string
  /** When a reservation will be possible, in milliseconds since the epoch. */
  readonly retryAt: number
}

/** A counted request. It counts until it expires or is released. */
export interface Reservation {
  /** Names it to every process that shares the log. */
  readonly token: string
  /** False if nothing is limited, or if the same wish has just been counted. */
  readonly counted: boolean
  release(): Promise<void>
}

/**
 * Stores the counted requests. A reservation is made before the work, under all keys or none, in one
 * atomic step: two parallel requests cannot both get the last one.
 */
export interface QuotaLog {
  /**
   * @param now milliseconds since the epoch
   * @param wish what is asked for, and by whom: while a reservation with the same one is less than `wishMs` old
   *   and not released, another counts under nothing
   * @param wishMs at most a window; default: `WISH_MS`
   * @returns left: the allowance that blocks the longest
   */
  reserve(
    allowances: readonly Allowance[],
    now: number,
    wish?: string,
    wishMs?: number,
  ): Promise<Either<Exhausted, Reservation>>
  /** Stops counting the reservation with this token. Again, or after it has expired, it does nothing. */
  release(token: string): Promise<void>
}

/** The reservation's id, and the keys that it counts under. */
export interface Reserved {
  readonly id: string
  readonly keys: readonly string[]
}

/** No id or key has a line break. */
export const tokenOf = ({ id, keys }: Reserved): string => [id, ...keys].join('\n')

export const reservedBy = (token: string): Reserved => {
  const [id = '', ...keys] = token.split('\n')
  return { id, keys }
}

/** Of a log that has nothing to count. */
export const UNCOUNTED: Reservation = {
  token: '',
  counted: false,
  release: () => Promise.resolve(),
}
