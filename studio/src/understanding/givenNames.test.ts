import fc from 'fast-check'
import { describe as describeCharacter } from './describe.ts'
import { givenNameIn, givenNames, isGivenName, presentationOfName } from './givenNames.ts'
import { findEntry } from './lexicon/findEntry.ts'
import { PEOPLE } from './people.ts'

const capitalized = (word: string): string => {
  const [first = '', ...others] = word
  return `${first.toUpperCase()}${others.join('')}`
}

/** Names that mean nobody in the lexicon, and no kind of person. */
const isStranger = (name: string): boolean =>
  findEntry(name, '') === undefined && !Object.hasOwn(PEOPLE, name.toLowerCase())

const names = fc.constantFrom(
  ...givenNames()
    .filter((name) => !name.includes(' '))
    .map(capitalized),
)

const seeds = fc.integer({ min: 0, max: 99 })

const expectOrdinary = (text: string, seed: number): void => {
  const { species, age, hair, headwear, prop, marks, face, garment } = describeCharacter(text, {
    seed,
  })
  expect(species).toBe('human')
  expect(['adult', 'middle-aged']).toContain(age)
  expect(hair.cut).not.toBe('bald')
  expect([headwear, prop]).toEqual([undefined, undefined])
  expect(['smile', 'neutral']).toContain(face.expression)
  expect(['apron', 'loincloth', 'rags', 'armor', 'robe']).not.toContain(garment?.kind)
  expect(marks.filter((mark) => !['freckles', 'glasses', 'earrings'].includes(mark))).toEqual([])
}

describe('given names', () => {
  test('are at least 20,000', () => {
    expect(givenNames().length).toBeGreaterThanOrEqual(20_000)
  })

  test('belong to ordinary people of the usual sex and region', () => {
    fc.assert(
      fc.property(names, seeds, (name, seed) => {
        fc.pre(isStranger(name))
        expectOrdinary(name, seed)
        const spec = describeCharacter(name, { seed })
        const usual = givenNameIn(name)
        expect([spec.presentation, undefined]).toContain(presentationOfName(name))
        if (usual !== undefined && usual.origins.length > 0)
          expect(usual.origins).toContain(spec.origin)
      }),
      { numRuns: 500 },
    )
  })

  test.each([
    ['Haruto', 'masculine', ['east-asian']],
    ['Aisha', 'feminine', ['middle-eastern', 'south-asian']],
    ['Zofia', 'feminine', ['european']],
    ['Kwame', 'masculine', ['african']],
    ['Seo-yeon', 'feminine', ['east-asian']],
    ['Jean-Luc', 'masculine', ['european']],
    ['Léa', 'feminine', ['european']],
    ['สมชาย', 'masculine', ['southeast-asian']],
  ] as const)('%p is usual for %s, %p', (name, presentation, origins) => {
    expect(givenNameIn(name)).toMatchObject({ presentation })
    expect(origins).toEqual(expect.arrayContaining([...(givenNameIn(name)?.origins ?? [])]))
  })

  test('that are words are names only where they are capitalized or alone', () => {
    expect(presentationOfName('will')).toBe('masculine')
    expect(presentationOfName('Will Turner')).toBe('masculine')
    expect(presentationOfName('Zorblax will win')).toBeUndefined()
  })

  test('are no misspelled characters', () => {
    fc.assert(
      fc.property(names, (name) => {
        const entry = findEntry(name, '')
        if (entry !== undefined) expect(findEntry(name, '', { forgiving: false })).toBe(entry)
      }),
      { numRuns: 500 },
    )
    expect(isGivenName('Manon')).toBe(true)
    expect(findEntry('Manon', '')).toBeUndefined()
  })
})

/** Letters and syllables of several scripts. */
const SYLLABLES = [
  ['zor', 'bla', 'xi', 'kru', 'meth', 'vo', 'qua', 'ny'],
  ['жу', 'кра', 'мо', 'вех', 'зы'],
  ['ζο', 'κρα', 'μηθ', 'ξυ'],
  ['ゾ', 'グ', 'ラ', 'メ'],
  ['ซอ', 'กรา', 'มู'],
  ['ზო', 'კრა', 'ხუ'],
  ['ዞ', 'ክራ', 'ሙ'],
].map((syllables) =>
  fc
    .array(fc.constantFrom(...syllables), { minLength: 2, maxLength: 4 })
    .map((parts) => parts.join('')),
)

test('unknown words are ordinary people, too', () => {
  fc.assert(
    fc.property(fc.oneof(...SYLLABLES), fc.boolean(), seeds, (word, isCapitalized, seed) => {
      const name = isCapitalized ? capitalized(word) : word
      fc.pre(findEntry(name, '') === undefined)
      expectOrdinary(name, seed)
    }),
    { numRuns: 300 },
  )
})
