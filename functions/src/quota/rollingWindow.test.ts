import fc from 'fast-check'
import { counted, possibleAt, WINDOW_MS } from './rollingWindow.ts'

const time = fc.integer({ min: 0, max: 3 * WINDOW_MS })
const times = fc.array(time, { maxLength: 40 })
const limit = fc.integer({ min: 1, max: 10 })

test('a request counts for 60 minutes and not a millisecond longer', () => {
  expect(counted([0], WINDOW_MS - 1)).toEqual([0])
  expect(counted([0], WINDOW_MS)).toEqual([])
})

test('five requests block the sixth until the oldest is an hour old', () => {
  expect(possibleAt([0, 1, 2, 3], 5, 10)).toBe(10)
  expect(possibleAt([4, 0, 3, 1, 2], 5, 10)).toBe(WINDOW_MS)
})

test('one more is possible at the given moment and at none before it', () => {
  fc.assert(
    fc.property(times, limit, time, (spent, most, now) => {
      const at = possibleAt(spent, most, now)
      expect(at).toBeGreaterThanOrEqual(now)
      expect(counted(spent, at).length).toBeLessThan(most)
      if (at > now) expect(counted(spent, at - 1).length).toBeGreaterThanOrEqual(most)
    }),
  )
})

test('whoever asks as often as they like gets at most the limit in any window', () => {
  fc.assert(
    fc.property(times, limit, (asked, most) => {
      const accepted: number[] = []
      for (const now of asked.toSorted((a, b) => a - b)) {
        if (possibleAt(accepted, most, now) === now) accepted.push(now)
      }
      for (const end of accepted) {
        const window = accepted.filter((at) => at <= end && end - at < WINDOW_MS)
        expect(window.length).toBeLessThanOrEqual(most)
      }
    }),
  )
})
