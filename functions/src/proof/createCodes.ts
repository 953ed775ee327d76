import { createHmac, hkdfSync, randomInt } from 'node:crypto'
import { normalEmail } from '../billing/normalEmail.ts'
import type { Clock } from '../quota/spending.ts'
import { areEqual } from './areEqual.ts'
import type { CodeStore } from './CodeStore.ts'

export interface Codes {
  /** A code of six digits for a mailbox. */
  issue(email: string): Promise<string>
  /** Whether this is the mailbox's code. */
  redeem(email: string, code: string): Promise<boolean>
}

/** How long a code is good, in minutes, and how often it may be tried. */
export const CODE_MINUTES = 10
const CODE_TRIES = 5

/** Random codes, good once and until the next one; of which the store keeps the latest for each mailbox. */
export const createCodes = (secret: string, store: CodeStore, clock: Clock): Codes => {
  // Keyed, because a plain hash of six digits is undone in a second.
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'dramatis one-time code', 32))
  const hashOf = (email: string, code: string) =>
    createHmac('sha256', key).update(`${email}\n${code}`).digest('hex')
  return {
    async issue(address) {
      const email = normalEmail(address)
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      const expiresAt = clock() + CODE_MINUTES * 60_000
      await store.put(email, { hash: hashOf(email, code), expiresAt, triesLeft: CODE_TRIES })
      return code
    },
    async redeem(address, code) {
      const email = normalEmail(address)
      // The try is taken before it is judged, so that parallel guesses share the five.
      const stored = await store.takeTry(email, clock())
      const hash = hashOf(email, code)
      return stored !== undefined && areEqual(stored.hash, hash) && store.redeem(email, hash)
    },
  }
}
