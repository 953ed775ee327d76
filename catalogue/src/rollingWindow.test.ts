import fc from 'fast-check'
import { WINDOW_MS } from './quota.ts'
import { availableAt, MAX_CORRECTION_MS, withinWindow } from './rollingWindow.ts'

const time = fc.integer({ min: 0, max: 3 * WINDOW_MS })
const times = fc.array(time, { maxLength: 40 })
const limit = fc.integer({ min: 1, max: 10 })

test('counts a request for the window and not a millisecond longer', () => {
  expect(withinWindow([0], WINDOW_MS - 1)).toEqual([0])
  expect(withinWindow([0], WINDOW_MS)).toEqual([])
})

test('blocks the request after the last one until the oldest has expired', () => {
  expect(availableAt([0, 1, 2, 3], 5, 10)).toBe(10)
  expect(availableAt([4, 0, 3, 1, 2], 5, 10)).toBe(WINDOW_MS)
})

test('[security-visitor-10] never makes anyone wait longer than the window, whatever the clock says', () => {
  fc.assert(
    fc.property(times, limit, time, (spent, most, now) => {
      const at = availableAt(spent, most, now)
      expect(at).toBeGreaterThanOrEqual(now)
      expect(at - now).toBeLessThanOrEqual(WINDOW_MS)
    }),
  )
})

test('forgets requests counted before the clock was set back, but not after a small correction', () => {
  const spent = [WINDOW_MS, WINDOW_MS + 1]
  expect(availableAt(spent, 2, 0)).toBe(0)
  expect(availableAt(spent, 2, WINDOW_MS - MAX_CORRECTION_MS + 1)).toBeGreaterThan(WINDOW_MS)
})

test('allows one more at the returned time, and not before', () => {
  fc.assert(
    fc.property(times, limit, time, (all, most, now) => {
      const spent = all.filter((one) => one <= now)
      const at = availableAt(spent, most, now)
      expect(at).toBeGreaterThanOrEqual(now)
      expect(withinWindow(spent, at).length).toBeLessThan(most)
      if (at > now) expect(withinWindow(spent, at - 1).length).toBeGreaterThanOrEqual(most)
    }),
  )
})

test('[security-visitor-1] never allows more than the limit in any window, however many are requested', () => {
  fc.assert(
    fc.property(times, limit, (asked, most) => {
      const accepted: number[] = []
      for (const now of asked.toSorted((a, b) => a - b)) {
        if (availableAt(accepted, most, now) === now) accepted.push(now)
      }
      for (const end of accepted) {
        const window = accepted.filter((at) => at <= end && end - at < WINDOW_MS)
        expect(window.length).toBeLessThanOrEqual(most)
      }
    }),
  )
})
