import fc from 'fast-check'
import { characterSpecs } from '../../test/characterSpecs.ts'
import { isSeenInMirror } from './pose.ts'

test('no letters, scars or overlapping cloth are seen in a mirror', () => {
  fc.assert(
    fc.property(characterSpecs.filter(isSeenInMirror), (spec) => {
      expect(spec.emblem).toBeUndefined()
      expect(spec.garment?.kind).not.toBe('kimono')
      expect(spec.marks).not.toContain('scar')
      expect(spec.marks).not.toContain('eye-patch')
    }),
    { numRuns: 50 },
  )
})

test('of people who hold the same thing, about half hold it on each side', () => {
  fc.assert(
    fc.property(
      characterSpecs.filter((spec) => isSeenInMirror(spec)),
      fc.integer({ min: 0, max: 2 ** 31 }),
      (spec, first) => {
        const seeds = Array.from({ length: 200 }, (_, i) => first + i * 7919)
        const seen = seeds.filter((seed) => isSeenInMirror({ ...spec, seed: seed >>> 0 }))
        expect(seen.length).toBeGreaterThan(60)
        expect(seen.length).toBeLessThan(140)
      },
    ),
    { numRuns: 20 },
  )
})
