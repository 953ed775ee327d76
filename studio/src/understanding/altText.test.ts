import fc from 'fast-check'
import { characterSpecs } from '../../test/characterSpecs.ts'
import { altText } from './altText.ts'
import { describe as describeCharacter } from './describe.ts'

describe('altText', () => {
  test.each([
    [
      'Gandalf',
      'Gandalf, an elderly man with long silver hair, a long silver beard, a gray wizard hat, a gray robe and a staff.',
    ],
    [
      'Pinocchio',
      'Pinocchio, a boy with a black bowl cut, a long nose, a yellow feathered cap and red overalls.',
    ],
    ['Wednesday Addams', 'Wednesday Addams, a teenage girl with black pigtails and a black dress.'],
    [
      'Yoda',
      'Yoda, an elderly long-eared gremlin with green skin, hazel eyes, a beige robe and a staff.',
    ],
    [
      'Harry Potter',
      'Harry Potter, a teenage boy with tousled black hair, glasses, a lightning-shaped scar, a black robe and a wand.',
    ],
    ['Shrek', expect.stringMatching(/^Shrek, an? (?:middle-aged )?troll with a bald head/u)],
    [
      'an old man with white hair, bald',
      expect.stringMatching(/^Old man with a bald head(?:,| and) /u),
    ],
    ['a woman with blue skin', expect.stringMatching(/^Woman with .+ and an? .+\.$/u)],
    [
      'Xala, a woman with blue skin',
      expect.stringMatching(/^Xala, an? (?:\S+ )?blue-skinned woman with /u),
    ],
    [
      'a woman with a tilted head, looking up',
      expect.stringMatching(/^Woman with .+, looking up, head tilted to the right\.$/u),
    ],
    [
      'a robot in overalls',
      expect.stringMatching(/^Robot with a bald head and \S+ (?:\S+ )?overalls\.$/u),
    ],
  ])('describes %s', (name, expected) => {
    expect(altText(describeCharacter(name))).toEqual(expected)
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
