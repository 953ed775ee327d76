import fc from 'fast-check'
import { randomSuggestion, suggestionsFor } from './suggestions.ts'

test('[form-4] suggests nothing for fewer than three characters', () => {
  fc.assert(fc.property(fc.string({ maxLength: 2 }), (typed) => suggestionsFor(typed).length === 0))
})

test('finds the typed characters anywhere, ignoring case', () => {
  expect(suggestionsFor('GAN')).toEqual(['Gandalf, The Lord of the Rings'])
  expect(suggestionsFor('dune')).toEqual(['Paul Atreides, Dune'])
})

test('suggests the first three matches', () => {
  expect(suggestionsFor('the')).toEqual([
    'Gandalf, The Lord of the Rings',
    'Katniss Everdeen, The Hunger Games',
    'Percy Jackson, The Lightning Thief',
  ])
})

test('[form-2] never suggests the current name at random', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 0.999999, noNaN: true }), (random) => {
      const first = randomSuggestion('', random, new Set())
      const second = randomSuggestion(first, random, new Set(all))
      expect(second).not.toBe(first)
      expect(suggestionsFor(second)).toContain(second)
    }),
  )
})

/** The whole list, as revealed by the random button. */
const all = [
  ...new Set(
    Array.from({ length: 1000 }, (_, index) => randomSuggestion('', index / 1000, new Set())),
  ),
]

test('[form-6] has ten suggestions, each a character and a source', () => {
  expect(all).toHaveLength(10)
  for (const suggestion of all) expect(suggestion).toMatch(/^[^,]+, [^,]+$/)
})

test('[form-5] suggests at most three names for any three characters, and each contains them', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...all),
      fc.nat(),
      fc.nat(),
      fc.func(fc.boolean()),
      (one, at, more, upper) => {
        const start = at % (one.length - 2)
        const part = one.slice(start, start + 3 + (more % one.length))
        const typed = Array.from(part)
          .map((letter, index) => (upper(index) ? letter.toUpperCase() : letter.toLowerCase()))
          .join('')
        const matching = all.filter((other) => other.toLowerCase().includes(part.toLowerCase()))
        const found = suggestionsFor(typed)
        expect(found).toHaveLength(Math.min(3, matching.length))
        for (const suggestion of found) expect(matching).toContain(suggestion)
      },
    ),
  )
})

test('prefers random suggestions that the visitor has not seen', () => {
  const random = fc.double({ min: 0, max: 0.999999, noNaN: true })
  fc.assert(
    fc.property(fc.subarray(all, { maxLength: 8 }), random, (previousNames, random) => {
      expect(previousNames).not.toContain(randomSuggestion('', random, new Set(previousNames)))
    }),
  )
})
