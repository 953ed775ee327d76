import { FREE_LIMIT, WINDOW_MS } from '@dramatis/catalogue'
import { isThrottled } from '@dramatis/store'
import fc from 'fast-check'
import { throttledUntil, timeLeft } from './throttledUntil.ts'

const START = Date.UTC(2026, 0, 1)
const moment = fc.nat({ max: 2 * WINDOW_MS }).map((passed) => START + passed)
const quota = fc.record({
  requestedAt: fc.array(moment, { maxLength: 8 }).map((all) => all.toSorted((a, b) => a - b)),
  refusedUntil: fc.oneof(fc.constant(0), moment),
})

test('is in the future exactly while the quota throttles the visitor, from the last request on', () => {
  fc.assert(
    fc.property(quota, fc.nat({ max: 2 * WINDOW_MS }), (quota, passed) => {
      const now = (quota.requestedAt.at(-1) ?? START) + passed
      const until = throttledUntil({ subscriber: { status: 'unknown' }, quota })
      expect(now < until).toBe(isThrottled(quota, now))
    }),
  )
})

test('is never in the future for a subscriber', () => {
  const subscriber = { status: 'premium', email: 'ada@example.com' } as const
  fc.assert(
    fc.property(quota, (quota) => {
      expect(throttledUntil({ subscriber, quota })).toBe(0)
    }),
  )
})

test('never makes a visitor wait because the clock was set back', () => {
  const requestedAt = Array.from({ length: FREE_LIMIT }, () => START)
  const visitor = {
    subscriber: { status: 'unknown' },
    quota: { requestedAt, refusedUntil: 0 },
  } as const
  expect(timeLeft(visitor, START)).toBe(WINDOW_MS)
  expect(timeLeft(visitor, START - 2 * WINDOW_MS)).toBe(0)
})
