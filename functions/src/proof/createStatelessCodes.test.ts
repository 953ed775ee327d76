import fc from 'fast-check'
import { CODE_MINUTES } from '../contract/index.ts'
import { createStatelessCodes } from './createStatelessCodes.ts'

const secret = 'a secret of at least 32 characters'
const MINUTE_MS = 60_000
const EXPIRED_MS = 1.5 * CODE_MINUTES * MINUTE_MS

const at = (now: number, key = secret) => createStatelessCodes(key, () => now)
const moment = fc.integer({ min: 1_700_000_000_000, max: 2_000_000_000_000 })
const email = fc.stringMatching(/^[a-z]{1,8}@[a-z]{1,8}$/)

test('any process with the secret accepts a code for its minutes, and none after half as many more', async () => {
  await fc.assert(
    fc.asyncProperty(email, moment, fc.nat(60 * MINUTE_MS), async (mailbox, sentAt, ageMs) => {
      const code = await at(sentAt).issue(mailbox.toUpperCase(), 'ann')
      expect(code).toMatch(/^\d{6}$/)
      const taken = await at(sentAt + ageMs).redeem(mailbox, 'ann', code)
      if (ageMs <= CODE_MINUTES * MINUTE_MS) expect(taken).toBe(true)
      // One in a few hundred thousand is another step's code by chance.
      if (ageMs >= EXPIRED_MS && taken) {
        expect(await at(sentAt + ageMs + EXPIRED_MS).redeem(mailbox, 'ann', code)).toBe(false)
      }
    }),
  )
})

test('accepts a code only for its mailbox, from its visitor and with its secret', async () => {
  const now = 1_800_000_000_000
  const codes = await Promise.all(
    Array.from({ length: 50 }, (_, i) => at(now).issue(`mailbox${i}@example.com`, 'ann')),
  )
  expect(new Set(codes).size).toBeGreaterThan(45)
  const [code = ''] = codes
  const redeem = (visitor: string, entered: string) =>
    at(now).redeem('mailbox0@example.com', visitor, entered)
  expect(await redeem('ann', code)).toBe(true)
  expect(await redeem('bob', code)).toBe(false)
  const foreign = await at(now, 'another secret of 32 characters!').issue(
    'mailbox0@example.com',
    'ann',
  )
  expect(await redeem('ann', foreign)).toBe(false)
  expect(await redeem('ann', '')).toBe(false)
})
