import { createHmac, hkdfSync } from 'node:crypto'
import { normalEmail } from '../billing/normalEmail.ts'
import type { Clock } from '../Clock.ts'
import { CODE_MINUTES } from '../contract/index.ts'
import { areEqual } from './areEqual.ts'
import { CODE_COUNT, codeOf, type Codes } from './createCodes.ts'

/** A new code begins with each step; it is valid during the step in which it began and the next two. */
const STEP_MS = (CODE_MINUTES * 60_000) / 2
const STEPS = [0, 1, 2] as const

/** Twenty at three of a million codes. */
const TRIES_PER_MAILBOX = 20

/**
 * Codes for processes that share a secret and no memory, as the functions on Netlify do: the digits of an
 * HMAC of visitor, mailbox and time, as in RFC 6238. They are valid for `CODE_MINUTES` to half as long again, more
 * than once; only the limits on tries stop a guesser.
 */
export const createStatelessCodes = (secret: string, clock: Clock): Codes => {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'dramatis stateless code', 32))
  const codeAt = (email: string, visitor: string, step: number): string => {
    const holder = `${normalEmail(email)}\n${visitor}`
    const digest = createHmac('sha256', key).update(`${holder}\n${step}`).digest()
    // 48 of the bits: every code is as likely as any other to one part in a hundred million.
    return codeOf(digest.readUIntBE(0, 6) % CODE_COUNT)
  }
  const now = () => Math.floor(clock() / STEP_MS)
  return {
    triesPerMailbox: TRIES_PER_MAILBOX,
    issue: (email, visitor) => Promise.resolve(codeAt(email, visitor, now())),
    redeem(email, visitor, code) {
      const step = now()
      // All are compared, so the time to the answer does not reveal which one matched.
      const matches = STEPS.map((age) => areEqual(codeAt(email, visitor, step - age), code))
      return Promise.resolve(matches.includes(true))
    },
  }
}
