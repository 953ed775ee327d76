import { createHmac, hkdfSync, randomInt } from 'node:crypto'
import { normalEmail } from '../billing/normalEmail.ts'
import type { Clock } from '../Clock.ts'
import { CODE_DIGITS, CODE_MINUTES } from '../contract/index.ts'
import { areEqual } from './areEqual.ts'
import type { CodeStore } from './CodeStore.ts'

export interface Codes {
  /** A new code for a mailbox, which only the requesting visitor may enter. */
  issue(email: string, visitor: string): Promise<string>
  /** Whether this is the code that was sent to the mailbox for the visitor. */
  redeem(email: string, visitor: string, code: string): Promise<boolean>
  /** Whether the visitor has redeemed a code for this mailbox before. */
  knows(email: string, visitor: string): Promise<boolean>
}

/** The number of different codes. */
export const CODE_COUNT = 10 ** CODE_DIGITS

/** How many times a code may be tried. */
export const MAX_CODE_TRIES = 5

export const codeOf = (number: number): string => String(number).padStart(CODE_DIGITS, '0')

/**
 * Random codes, each valid once and until the next one. The store keeps the latest one for each visitor and
 * mailbox, so nobody can use up others' tries or replace their codes.
 */
export const createCodes = (secret: string, store: CodeStore, clock: Clock): Codes => {
  // Keyed, because a plain hash of so few digits can be reversed in a second.
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'dramatis one-time code', 32))
  const hashOf = (holder: string, code: string) =>
    createHmac('sha256', key).update(`${holder}\n${code}`).digest('hex')
  const deviceOf = (holder: string) => createHmac('sha256', key).update(holder).digest('base64url')
  return {
    async issue(email, visitor) {
      const holder = holderOf(email, visitor)
      const code = codeOf(randomInt(CODE_COUNT))
      const expiresAt = clock() + CODE_MINUTES * 60_000
      await store.put(holder, { hash: hashOf(holder, code), expiresAt, triesLeft: MAX_CODE_TRIES })
      return code
    },
    async redeem(email, visitor, code) {
      const holder = holderOf(email, visitor)
      // The try is taken before the code is compared, so parallel guesses share the same tries.
      const stored = await store.takeTry(holder, clock())
      const hash = hashOf(holder, code)
      if (stored === undefined || !areEqual(stored.hash, hash)) return false
      if (!(await store.redeem(holder, hash))) return false
      await store.remember(normalEmail(email), deviceOf(holder))
      return true
    },
    knows: (email, visitor) => store.knows(normalEmail(email), deviceOf(holderOf(email, visitor))),
  }
}

/** A mailbox contains no line break, so different pairs give different strings. */
const holderOf = (email: string, visitor: string): string => `${normalEmail(email)}\n${visitor}`
