import type { Either } from 'fp-ts/lib/Either.js'

/** At most `limit` requests of a holder in any rolling window. */
export interface Allowance {
  /** What is limited, and for whom, such as `portrait visitor`. */
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

/** Under which an allowance is counted. */
export const keyOf = ({ quota, holder }: Allowance): string => `${quota} ${holder}`

/** A counted request. It counts until it expires or is released. */
export interface Reservation {
  /** Names it to every process that shares the log. */
  readonly token: string
  release(): Promise<void>
}

/**
 * Stores the counted requests. A reservation is made before the work, under all keys or none, in one
 * atomic step: two parallel requests cannot both get the last one.
 */
export interface QuotaLog {
  /**
   * @param now milliseconds since the epoch
   * @returns left: the allowance that blocks the longest
   */
  reserve(allowances: readonly Allowance[], now: number): Promise<Either<Exhausted, Reservation>>
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
