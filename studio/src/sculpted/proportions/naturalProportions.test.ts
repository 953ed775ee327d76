import fc from 'fast-check'
import { characterSpecs } from '../../../test/characterSpecs.ts'
import { ORIGINS, type CharacterSpec } from '../../spec/CharacterSpec.ts'
import { keysOf } from '../../spec/keysOf.ts'
import { naturalProportions } from './naturalProportions.ts'

const people = characterSpecs.map((spec): CharacterSpec => ({ ...spec, species: 'human' }))

test('every region of the world has a head type of its own, at any age, sex and build', () => {
  fc.assert(
    fc.property(people, fc.subarray([...ORIGINS], { minLength: 2, maxLength: 2 }), (spec, pair) => {
      const [one, other] = pair.map((origin) => naturalProportions({ ...spec, origin }))
      if (one === undefined || other === undefined)
        throw new RangeError('The pair has fewer than two origins.')
      const apart = keysOf(one).filter((measure) => Math.abs(one[measure] - other[measure]) > 0.003)
      expect(apart.length).toBeGreaterThan(4)
    }),
  )
})

test('a girl, a boy, a woman, a man, an old woman, an elder and heavy people differ in silhouette', () => {
  const outline = ['headWidth', 'chinY', 'jawWidth', 'chinRadius', 'neckWidth', 'shoulder'] as const
  const looks = (['child', 'adult', 'old'] as const).flatMap((age) =>
    (['feminine', 'masculine'] as const).flatMap((presentation) =>
      (['average', 'broad'] as const).map((build) => ({ age, presentation, build })),
    ),
  )
  fc.assert(
    fc.property(people, fc.subarray(looks, { minLength: 2, maxLength: 2 }), (spec, pair) => {
      const [one, other] = pair.map((look) => naturalProportions({ ...spec, ...look }))
      if (one === undefined || other === undefined) throw new RangeError('Two looks are compared.')
      const apart = outline.filter((measure) => Math.abs(one[measure] - other[measure]) > 0.006)
      expect(apart.length).toBeGreaterThan(2)
    }),
  )
})

test('facial features stay in plausible places, however the variations add up', () => {
  fc.assert(
    fc.property(characterSpecs, (spec) => {
      const form = naturalProportions(spec)
      expect(form.lidCrease).toBeGreaterThanOrEqual(0)
      expect(form.bridge).toBeGreaterThan(0)
      expect(form.browY).toBeGreaterThan(form.eyeUpper)
      expect(form.eyeX - form.eyeWidth).toBeGreaterThan(0)
      expect(form.mouthY).toBeLessThan(form.noseY)
      expect(form.chinY).toBeLessThan(form.mouthY)
    }),
    { numRuns: 300 },
  )
})
