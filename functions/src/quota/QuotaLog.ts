import type { Either } from 'fp-ts/lib/Either.js'

/** How long repeating a counted request stays free, since its response may have been lost on the way. */
export const DEDUP_MS = 10 * 60_000

/** How many repetitions of a request may take its place. Each starts work, so nobody has more at once. */
export const MAX_HEIRS = 8

/** At most `limit` requests by a holder in any rolling window. */
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
  /** Identifies the reservation in every process that shares the log. */
  readonly token: string
  /** False if nothing is limited, or if a request with the same `dedupKey` was counted recently. */
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
   * @param dedupKey identifies the requested work and the visitor: while a reservation with the same key is less than
   *   `dedupMs` old and not released, another one is not counted, and takes its place once it is released
   * @param dedupMs in milliseconds, at most `WINDOW_MS`; default: `DEDUP_MS`
   * @returns left: the allowance that blocks the longest
   */
  reserve(
    allowances: readonly Allowance[],
    now: number,
    dedupKey?: string,
    dedupMs?: number,
  ): Promise<Either<Exhausted, Reservation>>
  /** Stops counting the reservation with this token. Does nothing if it was released before or has expired. */
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

/** The reservation when there is nothing to count. */
export const UNCOUNTED: Reservation = {
  token: '',
  counted: false,
  release: () => Promise.resolve(),
}
