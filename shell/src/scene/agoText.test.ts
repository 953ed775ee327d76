import fc from 'fast-check'
import english from '../messages/en.json'
import { agoText } from './agoText.ts'

const NOW = 1_800_000_000_000
const texts = { language: 'en', t: () => english.scene.justNow }

test.each([
  [0, 'just now'],
  [1000, '1 second ago'],
  [10_000, '10 seconds ago'],
  [60_000, '1 minute ago'],
  [150_000, '2 minutes ago'],
])('%i ms ago is "%s"', (elapsed, text) => {
  expect(agoText(NOW - elapsed, NOW, texts)).toBe(text)
})

test('never names a time in the future', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), (elapsed) => {
      expect(agoText(NOW - elapsed, NOW, texts)).toMatch(
        /^(just now|\d[\d,]* (second|minute)s? ago)$/,
      )
    }),
  )
})

test('uses the language of the page', () => {
  expect(agoText(NOW - 10_000, NOW, { ...texts, language: 'de' })).toBe('vor 10 Sekunden')
})
