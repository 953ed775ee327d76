import fc from 'fast-check'
import { characterSpecs } from '../../test/characterSpecs.ts'
import { altText } from './altText.ts'
import { describe as describeCharacter } from './describe.ts'

describe('altText', () => {
  test.each([
    [
      'Gandalf',
      'Gandalf, an elderly man with long silver hair, a long silver beard, a grey wizard hat, a grey robe and a staff.',
    ],
    ['Wednesday Addams', 'Wednesday Addams, a teenage girl with a black braid and a black dress.'],
    ['Yoda', 'Yoda, an elderly alien with a bald head, a beige robe and a staff.'],
  ])('tells of %s', (name, expected) => {
    expect(altText(describeCharacter(name))).toBe(expected)
  })

  test('is one sentence of at most 150 characters that begins with the name', () => {
    fc.assert(
      fc.property(characterSpecs, fc.string({ unit: 'grapheme', maxLength: 200 }), (spec, name) => {
        const text = altText({ ...spec, name })
        expect(text.length).toBeLessThanOrEqual(150)
        expect(text).toMatch(/, an? .*\.$/su)
        expect(altText(spec).startsWith(spec.name)).toBe(true)
      }),
      { numRuns: 200 },
    )
  })
})
