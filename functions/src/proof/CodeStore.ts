/** A code as it is kept: not the code itself. */
export interface StoredCode {
  readonly hash: string
  /** Milliseconds since the epoch. */
  readonly expiresAt: number
  readonly triesLeft: number
}

/** Where the codes that were sent are kept, one for a mailbox. Each call is one atomic step. */
export interface CodeStore {
  /** Keeps a code in place of the one before. */
  put(email: string, code: StoredCode): Promise<void>
  /** Takes one of the tries that are left: the code before it, or nothing when none is left at `now`. */
  takeTry(email: string, now: number): Promise<StoredCode | undefined>
  /** Uses a code up: true for the first who comes with its hash, false for everybody after. */
  redeem(email: string, hash: string): Promise<boolean>
}
