import fc from 'fast-check'
import { retryAt } from './retryAt.ts'

test('counts seconds from now', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (seconds, now) => {
      expect(retryAt(String(seconds), now)).toBe(now + seconds * 1000)
    }),
  )
})

test('takes a date as given', () => {
  expect(retryAt('Wed, 21 Oct 2026 07:28:00 GMT', 0)).toBe(Date.UTC(2026, 9, 21, 7, 28))
})

test.each([
  ['1.5', 1500],
  [' 2 ', 2000],
  ['1e12', 1e15],
  ['Wednesday, 21-Oct-26 07:28:00 GMT', Date.UTC(2026, 9, 21, 7, 28)],
])('reads %p', (header, at) => {
  expect(retryAt(header, 0)).toBe(at)
})

test.each([null, '', ' ', 'soon', '-5s', '-5', '5 seconds', 'NaN'])(
  'is undefined for %p',
  (header) => {
    expect(retryAt(header, 0)).toBeUndefined()
  },
)
