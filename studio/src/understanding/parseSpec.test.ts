import fc from 'fast-check'
import { characterSpecs } from '../../test/characterSpecs.ts'
import { sheetOf } from '../../test/sheetOf.ts'
import { keysOf } from '../spec/keysOf.ts'
import { describe as describeCharacter } from './describe.ts'
import { parseSpec } from './parseSpec.ts'
import { SPEC_SCHEMA } from './specSchema.ts'
import { TRAIT_WORDS } from './traitWords.ts'

const gandalf = sheetOf(describeCharacter('Gandalf, The Lord of the Rings'))

describe('parseSpec', () => {
  test('reads every spec in the form of the schema', () => {
    fc.assert(
      fc.property(characterSpecs, (spec) => {
        const sheet = sheetOf(spec)
        expect(keysOf(sheet).sort()).toEqual([...SPEC_SCHEMA.required].sort())
        const parsed = parseSpec(sheet)
        expect('spec' in parsed && { ...parsed.spec, seed: spec.seed }).toEqual(spec)
      }),
      { numRuns: 100 },
    )
  })

  test('reads who else is in the picture, from plain English', () => {
    const companions = ['Frodo, a young man with curly brown hair', 'a dwarf with an axe']
    const parsed = parseSpec({ ...gandalf, companions })
    const [frodo, dwarf] = 'spec' in parsed ? (parsed.spec.companions ?? []) : []
    expect([frodo?.name, frodo?.hair.cut, dwarf?.species]).toEqual([
      'Frodo Baggins',
      'curly',
      'dwarf',
    ])
  })

  test.each([['three'], [['one', 'two', 'three']], [[3]], [['a'.repeat(601)]]])(
    'refuses the companions %p',
    (companions) => {
      const parsed = parseSpec({ ...gandalf, companions })
      expect('problems' in parsed && parsed.problems).toEqual([
        expect.stringContaining('"companions"'),
      ])
    },
  )

  test('ignores case, spaces and hyphens, and the order of marks', () => {
    const loose = { ...gandalf, headwear: 'Wizard Hat', marks: ['Wrinkles', 'eye patch'] }
    const parsed = parseSpec(loose)
    expect('spec' in parsed && parsed.spec.headwear?.kind).toBe('wizard-hat')
    expect('spec' in parsed && parsed.spec.marks).toEqual(['eye-patch', 'wrinkles'])
  })

  test.each(keysOf(TRAIT_WORDS))('says which words %p can have', (trait) => {
    for (const value of ['plaid', ['plaid'], 3, null, undefined]) {
      const parsed = parseSpec({ ...gandalf, [trait]: value })
      expect('problems' in parsed && parsed.problems).toHaveLength(1)
      expect('problems' in parsed && parsed.problems[0]).toContain(TRAIT_WORDS[trait].join(', '))
    }
  })

  test('reads British spelling', () => {
    const american = { garment: 'scale-armor', hairColor: 'gray', beard: 'mustache' }
    const british = { garment: 'Scale armour', hairColor: 'grey', beard: 'moustache' }
    const parsed = parseSpec({ ...gandalf, ...british })
    expect(parsed).toHaveProperty('spec')
    expect(parsed).toEqual(parseSpec({ ...gandalf, ...american }))
  })

  test('reports all problems at once', () => {
    const parsed = parseSpec({ ...gandalf, age: 'very', mood: 'blue' })
    expect('problems' in parsed && parsed.problems).toHaveLength(2)
  })

  test.each([
    { name: 'He' },
    { name: 'Gandalf is an orc with red skin. He' },
    { source: 'Nowhere” is an orc.' },
    { name: '' },
    { name: 7 },
  ])('refuses the title %j', (title) => {
    expect(parseSpec({ ...gandalf, ...title })).toHaveProperty('problems')
  })

  test('refuses any value that is not an object', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(parseSpec(value)).toHaveProperty('problems')
      }),
      { numRuns: 100 },
    )
  })
})
