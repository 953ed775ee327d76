import fc from 'fast-check'
import { createStatelessCodes } from './createStatelessCodes.ts'

const secret = 'a secret of at least 32 characters'
const MINUTE_MS = 60_000

const at = (now: number, key = secret) => createStatelessCodes(key, () => now)
const moment = fc.integer({ min: 1_700_000_000_000, max: 2_000_000_000_000 })
const email = fc.stringMatching(/^[a-z]{1,8}@[a-z]{1,8}$/)

test('any process with the secret takes a code for ten minutes, and none after fifteen', async () => {
  await fc.assert(
    fc.asyncProperty(email, moment, fc.nat(60 * MINUTE_MS), async (mailbox, sentAt, ageMs) => {
      const code = await at(sentAt).issue(mailbox.toUpperCase())
      expect(code).toMatch(/^\d{6}$/)
      const taken = await at(sentAt + ageMs).redeem(mailbox, code)
      if (ageMs <= 10 * MINUTE_MS) expect(taken).toBe(true)
      // One of a hundred thousand is another step's code by chance.
      if (ageMs >= 15 * MINUTE_MS && taken) {
        expect(await at(sentAt + ageMs + 15 * MINUTE_MS).redeem(mailbox, code)).toBe(false)
      }
    }),
  )
})

test('a code is for its mailbox and its secret', async () => {
  const now = 1_800_000_000_000
  const codes = await Promise.all(
    Array.from({ length: 50 }, (_, i) => at(now).issue(`mailbox${i}@example.com`)),
  )
  expect(new Set(codes).size).toBeGreaterThan(45)
  const foreign = await at(now, 'another secret of 32 characters!').issue('mailbox0@example.com')
  expect(await at(now).redeem('mailbox0@example.com', foreign)).toBe(false)
  expect(await at(now).redeem('mailbox0@example.com', '')).toBe(false)
})
