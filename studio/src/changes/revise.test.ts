import fc from 'fast-check'
import { characterGroups } from '../../test/characterGroups.ts'
import { characterSpecs } from '../../test/characterSpecs.ts'
import type { CharacterSpec } from '../spec/CharacterSpec.ts'
import { describe as describeCharacter } from '../understanding/describe.ts'
import { writeDescription } from '../understanding/writeDescription.ts'
import { revise } from './revise.ts'

/** The paths of the values in which two specs differ. */
const differences = (one: object, other: object): string[] => {
  const [before, after] = [leavesOf(one), leavesOf(other)]
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => before.get(path) !== after.get(path),
  )
}

const leavesOf = (value: object, path = ''): Map<string, string> =>
  new Map(
    Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
      typeof inner === 'object' && inner !== null && !Array.isArray(inner)
        ? [...leavesOf(inner, `${path}${key}.`)]
        : [[`${path}${key}`, JSON.stringify(inner)] as const],
    ),
  )

/** Changes, each with what it may change. */
const CHANGES: readonly (readonly [change: string, owned: RegExp])[] = [
  ['older', /^age$|\.color$|^marks$/u],
  ['younger', /^age$|\.color$|^marks$|^beard\.cut$/u],
  ['with red hair', /^hair\.|^beard\.color$/u],
  ['longer hair', /^hair\.cut$/u],
  ['blue eyes', /^face\.eyeColor$/u],
  ['smiling', /^face\.expression$/u],
  ['looking up', /^face\.gaze$/u],
  ['at night', /^background\.time$/u],
  ['in a forest', /^background\.scene$/u],
  ['no hat', /^headwear\./u],
  ['in a green coat', /^garment\.|^emblem\./u],
  ['a darker coat', /^garment\.|^emblem\./u],
  ['add a scarf', /^neckwear\./u],
  ['remove the glasses', /^marks$/u],
  ['with a scar', /^marks$/u],
  ['without a beard', /^beard\./u],
  ['holding a lantern', /^prop\./u],
  ['turn the sword into a wand', /^prop\./u],
  ['in mittens', /^gloves\./u],
]

const somebody = fc.oneof(characterSpecs, characterGroups)
const changes = fc.subarray([...CHANGES], { minLength: 1 })
const textOf = (some: readonly (readonly [string, RegExp])[]) =>
  some.map(([change]) => change).join(', ')

test('changes nothing but what is named', () => {
  fc.assert(
    fc.property(somebody, changes, (spec, some) => {
      const revised = revise(spec, textOf(some)).spec
      const strange = differences(spec, revised).filter(
        (path) => !some.some(([, owned]) => owned.test(path)),
      )
      expect(strange).toEqual([])
      expect(revised.companions).toEqual(spec.companions)
    }),
    { numRuns: 300 },
  )
})

test('is read back from its description', () => {
  fc.assert(
    fc.property(characterSpecs, changes, (spec, some) => {
      const revised = revise(spec, textOf(some)).spec
      const read = describeCharacter(writeDescription(revised))
      expect({ ...read, seed: revised.seed }).toEqual(revised)
    }),
    { numRuns: 150 },
  )
})

test('does the same when it is made twice, unless it is relative', () => {
  const absolute = CHANGES.filter(([change]) => !/er\b/u.test(change))
  fc.assert(
    fc.property(characterSpecs, fc.subarray([...absolute], { minLength: 1 }), (spec, some) => {
      const once = revise(spec, textOf(some)).spec
      expect(revise(once, textOf(some)).spec).toEqual(once)
    }),
  )
})

test('what is stated wins over what an age would change', () => {
  fc.assert(
    fc.property(
      somebody,
      fc.constantFrom('red', 'black', 'blonde', 'gray'),
      fc.constantFrom('older', 'younger', '90 years old'),
      (spec, color, age) => {
        const stated = `with ${color} hair`
        const { hair } = revise(spec, stated).spec
        for (const change of [`${age}, ${stated}`, `${stated}, ${age}`]) {
          expect(revise(spec, change).spec.hair.color).toBe(hair.color)
        }
      },
    ),
  )
})

test('returns the same spec for words that mean nothing, all of them unread', () => {
  fc.assert(
    fc.property(
      somebody,
      fc.constantFrom('', ' ', ',', 'xyzzy', 'with a qworp'),
      (spec, change) => {
        const revised = revise(spec, change)
        expect(revised.spec).toEqual(spec)
        expect(revised.unread).toEqual(change.match(/xyzzy|qworp/gu) ?? [])
      },
    ),
  )
})

const looksOf = ({
  age,
  face,
  hair,
  beard,
  headwear,
  neckwear,
  prop,
  marks,
  background,
}: CharacterSpec) => ({
  ...{ age, cut: hair.cut, color: hair.color, beard: beard.cut, beardColor: beard.color },
  ...{ expression: face.expression, hat: headwear?.kind, scarf: neckwear?.kind, prop: prop?.kind },
  ...{ marks, ...background },
})

test.each([
  [
    'Gandalf',
    'older, with red hair, smiling, at night',
    { color: '#b2441f', expression: 'smile', time: 'night' },
  ],
  ['Gandalf', 'younger', { age: 'middle-aged', marks: [] }],
  ['Gandalf', 'take his hat off', { hat: undefined }],
  ['Gandalf', 'a red beard', { beard: 'long', beardColor: '#b2441f' }],
  ['Gandalf', 'mit rotem Haar', { color: '#b2441f' }],
  ['Gandalf', 'lächelnd, bei Nacht', { expression: 'smile', time: 'night' }],
  ['Gandalf', 'take away his staff and give him a sword', { prop: 'sword' }],
  ['Gandalf', 'jünger, ohne Hut', { age: 'middle-aged', hat: undefined }],
  ['Hermione Granger', 'make her blonde', { color: '#e2bd6a' }],
  ['Hermione Granger', 'her hair darker', { color: '#3f2a20' }],
  [
    'Harry Potter',
    'remove the glasses and add a scarf',
    { marks: ['lightning-scar'], scarf: 'scarf' },
  ],
  ['Harry Potter', 'quita las gafas', { marks: ['lightning-scar'] }],
  ['Harry Potter', 'con pelo rojo, más viejo', { color: '#b2441f', age: 'adult' }],
  ['Aragorn', 'turn the sword into a wand', { prop: 'wand' }],
  ['Batman', 'as a child, more angry', { age: 'child', expression: 'angry' }],
  ['Elsa', 'change her hair to black and the gloves to red', { color: '#221d22' }],
])('%s: %s', (name, change, looks) => {
  const { spec, unread } = revise(describeCharacter(name), change)
  expect(looksOf(spec)).toMatchObject(looks)
  expect(unread).toEqual([])
})

test('is about the member of a group that it names', () => {
  const group = describeCharacter('Batman and Robin')
  const revised = revise(group, 'Robin with red hair').spec
  expect({ ...revised, companions: [] }).toEqual({ ...group, companions: [] })
  expect(revised.companions?.[0]?.hair.color).toBe('#b2441f')
})

test('lists the words that change nothing as they were written', () => {
  expect(revise(describeCharacter('Gandalf'), 'smiling, with a Qworp').unread).toEqual(['Qworp'])
})

test('returns the very spec if nothing changes', () => {
  const spec = describeCharacter('Gandalf')
  expect(revise(spec, 'with a wizard hat').spec).toBe(spec)
})
