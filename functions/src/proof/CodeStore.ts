/** A code as it is stored: hashed. */
export interface StoredCode {
  readonly hash: string
  /** Milliseconds since the epoch. */
  readonly expiresAt: number
  readonly triesLeft: number
}

/** Stores the codes sent, one for each holder (a visitor and a mailbox). Each call is one atomic step. */
export interface CodeStore {
  /** Stores a code, replacing the previous one. */
  put(holder: string, code: StoredCode): Promise<void>
  /**
   * Uses one of the remaining tries, and returns the code as it was before; undefined if no try or code is left at
   * `now`.
   */
  takeTry(holder: string, now: number): Promise<StoredCode | undefined>
  /** Uses up a code: true for the first call with its hash, false from then on. */
  redeem(holder: string, hash: string): Promise<boolean>
}
