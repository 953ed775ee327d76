import fc from 'fast-check'
import { formatCountdown } from './formatCountdown.ts'

test.each([
  [754_000, '12:34'],
  [0, '0:00'],
  [1, '0:01'],
  [59_001, '1:00'],
  [60 * 60 * 1000, '60:00'],
])('[page-4] formats %i ms as %s', (milliseconds, text) => {
  expect(formatCountdown(milliseconds)).toBe(text)
})

test('shows the number of seconds, rounded up', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 24 * 60 * 60 * 1000 }), (milliseconds) => {
      const [minutes, seconds] = formatCountdown(milliseconds).split(':').map(Number)
      expect(Number(minutes) * 60 + Number(seconds)).toBe(Math.ceil(milliseconds / 1000))
    }),
  )
})

test('always has the form m:ss, even after the end', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), (milliseconds) => {
      expect(formatCountdown(milliseconds)).toMatch(/^\d+:[0-5]\d$/)
    }),
  )
})
