import { assert, integer, property } from 'fast-check'
import { MINUTE_MS, minutesOf } from './minutes.ts'

test.each([
  [0, 0],
  [1, 1],
  [60_000, 1],
  [754_000, 13],
  [3_600_000, 60],
])('rounds %i milliseconds up to %i minutes', (milliseconds, minutes) => {
  expect(minutesOf(milliseconds)).toBe(minutes)
})

test('is never less than the time left, and less than a minute more', () => {
  assert(
    property(integer({ min: 0, max: 7_200_000 }), (milliseconds) => {
      const over = minutesOf(milliseconds) * MINUTE_MS - milliseconds
      return over >= 0 && over < MINUTE_MS
    }),
  )
})
