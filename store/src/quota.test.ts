import { FREE_LIMIT, MAX_CORRECTION_MS, WINDOW_MS } from '@dramatis/catalogue'
import fc from 'fast-check'
import {
  badgeOf,
  badgeTone,
  emptyQuota,
  isThrottled,
  remaining,
  retryAt,
  used,
  withRequest,
  type Quota,
} from './quota.ts'

const NOW = 1_800_000_000_000

/** Any quota at NOW: requests from the last two windows, and perhaps a refusal by the server. */
const quotas: fc.Arbitrary<Quota> = fc.record({
  requestedAt: fc
    .array(fc.integer({ min: NOW - 2 * WINDOW_MS, max: NOW }), { maxLength: 12 })
    .map((times) => times.sort((a, b) => a - b)),
  refusedUntil: fc.oneof(
    fc.constant(0),
    fc.integer({ min: NOW - WINDOW_MS, max: NOW + WINDOW_MS }),
  ),
})

/** The quota after `count` requests, a minute apart, the last of them at NOW. */
const after = (count: number): Quota =>
  quotaOf(Array.from({ length: count }, (_, index) => NOW - (count - 1 - index) * 60_000))

/** The quota once the requests made at `times` have been counted, in this order, at NOW. */
const quotaOf = (times: readonly number[]): Quota =>
  times.reduce((quota, at) => withRequest(quota, at, NOW), emptyQuota)

/** The number of requests from which the badge is blue, unless the limit is so small that it is amber. */
const TWO_FIFTHS = Math.ceil(FREE_LIMIT * 0.4)

test.each([
  [0, 'grey', 'ready'],
  [TWO_FIFTHS - 1, 'grey', 'remaining'],
  [TWO_FIFTHS, TWO_FIFTHS < FREE_LIMIT - 1 ? 'blue' : 'amber', 'remaining'],
  [FREE_LIMIT - 1, 'amber', 'remaining'],
  [FREE_LIMIT, 'red', 'throttled'],
] as const)('after %i requests the badge is %s and its text %s', (count, tone, badge) => {
  expect(badgeTone(after(count), NOW)).toBe(tone)
  expect(badgeOf(after(count), NOW)).toBe(badge)
})

test('[quota-1] stops counting a request exactly when its window ends', () => {
  const quota = withRequest(emptyQuota, NOW, NOW)
  expect(used(quota, NOW + WINDOW_MS - 1)).toBe(1)
  expect(used(quota, NOW + WINDOW_MS)).toBe(0)
})

test('leaves no requests until the server’s refusal ends', () => {
  const quota = { ...emptyQuota, refusedUntil: NOW + 1000 }
  expect(remaining(quota, NOW)).toBe(0)
  expect(retryAt(quota, NOW)).toBe(NOW + 1000)
  expect(remaining(quota, NOW + 1000)).toBe(FREE_LIMIT)
})

test('used and remaining add up to the limit, and neither is negative', () => {
  fc.assert(
    fc.property(quotas, (quota) => {
      expect(used(quota, NOW) + remaining(quota, NOW)).toBe(FREE_LIMIT)
      expect(Math.min(used(quota, NOW), remaining(quota, NOW))).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('counts each request, until none is left', () => {
  fc.assert(
    fc.property(quotas, (quota) => {
      const after = withRequest(quota, NOW, NOW)
      expect(remaining(after, NOW)).toBe(Math.max(0, remaining(quota, NOW) - 1))
    }),
  )
})

test('[picture-33] counts requests in whatever order their pictures arrive', () => {
  const submits = fc
    .array(fc.integer({ min: NOW - 2 * WINDOW_MS, max: NOW }), { maxLength: 12 })
    .chain((times) =>
      fc.tuple(fc.constant(times), fc.shuffledSubarray(times, { minLength: times.length })),
    )
  fc.assert(
    fc.property(submits, ([times, order]) => {
      const { requestedAt } = quotaOf(order)
      expect(requestedAt).toEqual(quotaOf(times).requestedAt)
      const counted = times.filter((at) => NOW - at < WINDOW_MS).sort((a, b) => a - b)
      expect(requestedAt).toEqual(counted)
    }),
  )
})

test('drops a request from the future, left by a wrong clock', () => {
  const wrong = NOW + 3 * WINDOW_MS
  const quota = withRequest(withRequest(emptyQuota, wrong, wrong), NOW, NOW)
  expect(quota.requestedAt).toEqual([NOW])
})

test('counts like the server if the clock is set back by a minute, but not if by more', () => {
  const full = after(FREE_LIMIT)
  const corrected = NOW - MAX_CORRECTION_MS
  expect(remaining(full, corrected)).toBe(0)
  expect(retryAt(full, corrected)).toBeLessThanOrEqual(corrected + WINDOW_MS)
  expect(remaining(full, corrected - 1)).toBe(1)
})

test('counts a request even if the clock is set back before its picture arrives', () => {
  expect(withRequest(emptyQuota, NOW + WINDOW_MS, NOW).requestedAt).toEqual([NOW])
})

test('never leaves fewer requests after a wait', () => {
  fc.assert(
    fc.property(quotas, fc.nat({ max: 3 * WINDOW_MS }), (quota, wait) => {
      expect(remaining(quota, NOW + wait)).toBeGreaterThanOrEqual(remaining(quota, NOW))
    }),
  )
})

test('[quota-1] retryAt is the first time that is not throttled', () => {
  fc.assert(
    fc.property(quotas, (quota) => {
      const at = retryAt(quota, NOW)
      expect(isThrottled(quota, at)).toBe(false)
      if (at > NOW) expect(isThrottled(quota, at - 1)).toBe(true)
    }),
  )
})

/** Milliseconds between two attempts: often none, and sometimes one less than the window. */
const pauses = fc.oneof(
  { weight: 1, arbitrary: fc.nat({ max: WINDOW_MS / 3 }) },
  { weight: 4, arbitrary: fc.constant(0) },
  { weight: 2, arbitrary: fc.constant(WINDOW_MS - 1) },
)

test('[constant-1] never allows more than the limit in any rolling window', () => {
  fc.assert(
    fc.property(fc.array(pauses, { maxLength: 60 }), (pauses) => {
      let now = NOW
      let quota = emptyQuota
      const granted: number[] = []
      for (const pause of pauses) {
        now += pause
        if (isThrottled(quota, now)) continue
        quota = withRequest(quota, now, now)
        granted.push(now)
      }
      for (const end of granted) {
        const inWindow = granted.filter((at) => at <= end && end - at < WINDOW_MS)
        expect(inWindow.length).toBeLessThanOrEqual(FREE_LIMIT)
      }
    }),
  )
})
