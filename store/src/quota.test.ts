import fc from 'fast-check'
import {
  badgeOf,
  badgeTone,
  emptyQuota,
  FREE_LIMIT,
  isThrottled,
  remaining,
  retryAt,
  used,
  WINDOW_MS,
  withRequest,
  type Quota,
} from './quota.ts'

const NOW = 1_800_000_000_000

/** A quota as it may stand at NOW: requests of the last two hours, and perhaps a refusal by the server. */
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
  counting(Array.from({ length: count }, (_, index) => NOW - (count - 1 - index) * 60_000))

/** The quota once the requests made at `times` have been counted, in this order, at NOW. */
const counting = (times: readonly number[]): Quota =>
  times.reduce((quota, at) => withRequest(quota, at, NOW), emptyQuota)

test.each([
  [0, 'grey', 'ready'],
  [1, 'grey', 'remaining'],
  [2, 'blue', 'remaining'],
  [3, 'blue', 'remaining'],
  [4, 'amber', 'remaining'],
  [5, 'red', 'throttled'],
] as const)('after %i requests the badge is %s and says what is %s', (count, tone, badge) => {
  expect(badgeTone(after(count), NOW)).toBe(tone)
  expect(badgeOf(after(count), NOW)).toBe(badge)
})

test('a request stops counting after exactly sixty minutes', () => {
  const quota = withRequest(emptyQuota, NOW, NOW)
  expect(used(quota, NOW + 3_599_999)).toBe(1)
  expect(used(quota, NOW + 3_600_000)).toBe(0)
})

test('a refusal by the server uses everything up until it ends', () => {
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

test('each request takes one, down to none', () => {
  fc.assert(
    fc.property(quotas, (quota) => {
      const after = withRequest(quota, NOW, NOW)
      expect(remaining(after, NOW)).toBe(Math.max(0, remaining(quota, NOW) - 1))
    }),
  )
})

test('requests are counted in whatever order their pictures come', () => {
  const submits = fc
    .array(fc.integer({ min: NOW - 2 * WINDOW_MS, max: NOW }), { maxLength: 12 })
    .chain((times) =>
      fc.tuple(fc.constant(times), fc.shuffledSubarray(times, { minLength: times.length })),
    )
  fc.assert(
    fc.property(submits, ([times, order]) => {
      const { requestedAt } = counting(order)
      expect(requestedAt).toEqual(counting(times).requestedAt)
      const counted = times.filter((at) => NOW - at < WINDOW_MS).sort((a, b) => a - b)
      expect(requestedAt).toEqual(counted)
    }),
  )
})

test('a request that a wrong clock put into the future does not come back in its time', () => {
  const wrong = NOW + 3 * WINDOW_MS
  const quota = withRequest(withRequest(emptyQuota, wrong, wrong), NOW, NOW)
  expect(quota.requestedAt).toEqual([NOW])
})

test('a request counts, even if the clock is set back before its picture is there', () => {
  expect(withRequest(emptyQuota, NOW + WINDOW_MS, NOW).requestedAt).toEqual([NOW])
})

test('waiting without a request never costs anything', () => {
  fc.assert(
    fc.property(quotas, fc.nat({ max: 3 * WINDOW_MS }), (quota, wait) => {
      expect(remaining(quota, NOW + wait)).toBeGreaterThanOrEqual(remaining(quota, NOW))
    }),
  )
})

test('retryAt is the first moment that is not throttled', () => {
  fc.assert(
    fc.property(quotas, (quota) => {
      const at = retryAt(quota, NOW)
      expect(isThrottled(quota, at)).toBe(false)
      if (at > NOW) expect(isThrottled(quota, at - 1)).toBe(true)
    }),
  )
})

/** Milliseconds between two attempts: often none, and some wait for the very end of the hour. */
const pauses = fc.oneof(
  { weight: 1, arbitrary: fc.nat({ max: 1_200_000 }) },
  { weight: 4, arbitrary: fc.constant(0) },
  { weight: 2, arbitrary: fc.constant(3_599_999) },
)

test('never lets more than five through in any rolling hour', () => {
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
        const inTheHour = granted.filter((at) => at <= end && end - at < 3_600_000)
        expect(inTheHour.length).toBeLessThanOrEqual(5)
      }
    }),
  )
})
