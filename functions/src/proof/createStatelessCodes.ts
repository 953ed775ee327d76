import { createHmac, hkdfSync } from 'node:crypto'
import { normalEmail } from '../billing/normalEmail.ts'
import type { Clock } from '../quota/spending.ts'
import { areEqual } from './areEqual.ts'
import { CODE_MINUTES, type Codes } from './createCodes.ts'

/** A new code begins with each step; one is good for the step it began in and the next two. */
const STEP_MS = (CODE_MINUTES * 60_000) / 2
const STEPS = [0, 1, 2] as const

/**
 * Codes for processes that share a secret and no memory, as the functions on Netlify do: six digits of an
 * HMAC of mailbox and time, the way of RFC 6238. They are good for 10 to 15 minutes, more than once, and it
 * takes the limits around them to stop a guesser.
 */
export const createStatelessCodes = (secret: string, clock: Clock): Codes => {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'dramatis stateless code', 32))
  const codeAt = (email: string, step: number): string => {
    const digest = createHmac('sha256', key).update(`${email}\n${step}`).digest()
    // 48 of the bits: every code is as likely as any other to one part in a hundred million.
    return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
  }
  const now = () => Math.floor(clock() / STEP_MS)
  return {
    issue: (email) => Promise.resolve(codeAt(normalEmail(email), now())),
    redeem(email, code) {
      const step = now()
      // All are compared, so that the time to the answer does not tell which.
      const matches = STEPS.map((age) => areEqual(codeAt(normalEmail(email), step - age), code))
      return Promise.resolve(matches.includes(true))
    },
  }
}
