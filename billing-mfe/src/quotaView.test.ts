import { FREE_LIMIT, WINDOW_MS } from '@dramatis/catalogue'
import { formatCountdown, type Quota } from '@dramatis/store'
import fc from 'fast-check'
import { quotaView, refreshDelay } from './quotaView.ts'

const NOW = Date.UTC(2026, 0, 1, 12)

/** A quota with `remaining` requests left. The oldest request made is `age` milliseconds old, the others are new. */
const quotaWith = (remaining: number, age = 0): Quota => ({
  requestedAt: Array.from({ length: FREE_LIMIT - remaining }, (_, index) =>
    index === 0 ? NOW - age : NOW,
  ),
  refusedUntil: 0,
})

const quotas = fc.record({
  requestedAt: fc
    .array(fc.integer({ min: NOW - 2 * WINDOW_MS, max: NOW }), { maxLength: FREE_LIMIT + 3 })
    .map((times) => times.sort((a, b) => a - b)),
  refusedUntil: fc.oneof(
    fc.constant(0),
    fc.integer({ min: NOW - WINDOW_MS, max: NOW + WINDOW_MS }),
  ),
})

describe('quotaView', () => {
  it('counts down only when throttled', () => {
    expect(quotaView(quotaWith(1), NOW)).toEqual({
      remaining: 1,
      tone: 'amber',
      badge: 'remaining',
      countdown: undefined,
    })
    expect(quotaView(quotaWith(0, WINDOW_MS - 754_000), NOW)).toEqual({
      remaining: 0,
      tone: 'red',
      badge: 'throttled',
      countdown: '12:34',
    })
  })

  it("counts down to the end of the server's rate limit", () => {
    expect(quotaView({ requestedAt: [], refusedUntil: NOW + 61_000 }, NOW).countdown).toBe('1:01')
  })
})

describe('refreshDelay', () => {
  it('is undefined when time alone changes nothing', () => {
    expect(refreshDelay(quotaWith(FREE_LIMIT), NOW)).toBeUndefined()
    expect(refreshDelay(quotaWith(FREE_LIMIT - 1, WINDOW_MS), NOW)).toBeUndefined()
  })

  it('waits for the oldest request to expire while two or more remain', () => {
    expect(refreshDelay(quotaWith(2, 60_000), NOW)).toBe(WINDOW_MS - 60_000)
  })

  it('[constant-2] is at most 30 s when one remains', () => {
    expect(refreshDelay(quotaWith(1), NOW)).toBe(30_000)
    expect(refreshDelay(quotaWith(1, WINDOW_MS - 10_000), NOW)).toBe(10_000)
  })

  it('is the time until the next full second when throttled', () => {
    expect(refreshDelay(quotaWith(0), NOW)).toBe(1000)
    expect(refreshDelay(quotaWith(0, 300), NOW)).toBe(700)
  })

  it('is positive, and the view does not change before it has passed', () => {
    fc.assert(
      fc.property(
        quotas,
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (quota, part) => {
          const delay = refreshDelay(quota, NOW) ?? 2 * WINDOW_MS
          expect(delay).toBeGreaterThan(0)
          expect(quotaView(quota, NOW + Math.floor(delay * part))).toEqual(quotaView(quota, NOW))
        },
      ),
    )
  })

  it('[constant-3] ends with a countdown that is one second shorter when throttled', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1001, max: WINDOW_MS }), (left) => {
        const quota = { requestedAt: [], refusedUntil: NOW + left }
        const delay = refreshDelay(quota, NOW) ?? 0
        expect(quotaView(quota, NOW + delay).countdown).toBe(
          formatCountdown(Math.ceil(left / 1000) * 1000 - 1000),
        )
      }),
    )
  })
})
