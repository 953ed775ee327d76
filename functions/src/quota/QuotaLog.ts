import type { Either } from 'fp-ts/lib/Either.js'

/** At most `limit` requests in any rolling window are counted under `key`. */
export interface Allowance {
  readonly key: string
  readonly limit: number
}

/** A counted request. It stays counted until it expires, unless it is given back. */
export interface Reservation {
  giveBack(): Promise<void>
}

/**
 * Where counted requests are kept. A reservation is taken before the work, under all keys or none,
 * in one atomic step: parallel requests can not both take the last one.
 */
export interface QuotaLog {
  /**
   * @param now milliseconds since the epoch
   * @returns on the left, when a reservation will be possible, in milliseconds since the epoch
   */
  reserve(allowances: readonly Allowance[], now: number): Promise<Either<number, Reservation>>
}
