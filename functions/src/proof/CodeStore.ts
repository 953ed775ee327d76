/** A code as it is stored: hashed. */
export interface StoredCode {
  readonly hash: string
  /** Milliseconds since the epoch. */
  readonly expiresAt: number
  readonly triesLeft: number
}

/** How many devices of a mailbox are known at once; the one that proved it longest ago is forgotten first. */
export const MAX_DEVICES = 8

/** How long a device stays known after it has last proved its mailbox, in milliseconds. */
export const DEVICE_MS = 180 * 24 * 60 * 60_000

/**
 * Stores the codes sent, one for each holder (a visitor and a mailbox), and the devices from which a mailbox was
 * proved. Each call is one atomic step.
 */
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
  /** Remembers that a mailbox was proved from a device. */
  remember(mailbox: string, device: string): Promise<void>
  /** Whether the mailbox was proved from this device. */
  knows(mailbox: string, device: string): Promise<boolean>
}
