import fc from 'fast-check'
import { agoText } from './agoText.ts'

const NOW = 1_800_000_000_000

test.each([
  [0, 'just now'],
  [1000, '1 second ago'],
  [10_000, '10 seconds ago'],
  [60_000, '1 minute ago'],
  [150_000, '2 minutes ago'],
])('%i ms', (elapsed, text) => {
  expect(agoText(NOW - elapsed, NOW)).toBe(text)
})

test('never speaks of the future', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), (elapsed) => {
      expect(agoText(NOW - elapsed, NOW)).toMatch(/^(just now|\d[\d,]* (second|minute)s? ago)$/)
    }),
  )
})
