import { formatCountdown } from '@dramatis/store'
import { assert, integer, property } from 'fast-check'
import { minutesOf } from './minutesOf.ts'

test.each([
  ['0:00', 0],
  ['0:01', 1],
  ['1:00', 1],
  ['12:34', 13],
  ['60:00', 60],
])('%s is %i', (countdown, minutes) => {
  expect(minutesOf(countdown)).toBe(minutes)
})

test('is never less than what is left, and less than a minute more', () => {
  assert(
    property(integer({ min: 0, max: 7_200 }), (seconds) => {
      const over = minutesOf(formatCountdown(seconds * 1000)) * 60 - seconds
      return over >= 0 && over < 60
    }),
  )
})
