import fc from 'fast-check'
import { randomSuggestion, suggestionsFor } from './suggestions.ts'

test('fewer than three characters suggest nothing', () => {
  fc.assert(fc.property(fc.string({ maxLength: 2 }), (typed) => suggestionsFor(typed).length === 0))
})

test('the case of the letters does not matter, nor where they stand', () => {
  expect(suggestionsFor('GAN')).toEqual(['Gandalf, The Lord of the Rings'])
  expect(suggestionsFor('dune')).toEqual(['Paul Atreides, Dune'])
})

test('three are shown of those that match', () => {
  expect(suggestionsFor('the')).toEqual([
    'Gandalf, The Lord of the Rings',
    'Katniss Everdeen, The Hunger Games',
    'Percy Jackson, The Lightning Thief',
  ])
})

test('a random suggestion is never the current one', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 0.999999, noNaN: true }), (random) => {
      const first = randomSuggestion('', random)
      const second = randomSuggestion(first, random)
      expect(second).not.toBe(first)
      expect(suggestionsFor(second)).toContain(second)
    }),
  )
})
