import fc from 'fast-check'
import { characterSpecs } from '../../../test/characterSpecs.ts'
import { Kernel } from '../../kernel/Kernel.ts'
import { CAMERA_SIZE } from '../../kernel/layout.ts'
import type { Vector } from '../../kernel/vector.ts'
import type { CharacterSpec } from '../../spec/CharacterSpec.ts'
import { SCALP_CENTER } from '../hair/scalp.ts'
import { sculpt } from '../sculpt.ts'

const kernel = Kernel.load()

/** How far from the middle of the skull a ray from outside hits, at each of many angles around the head. */
const silhouette = (spec: CharacterSpec, height: (z: number) => number): readonly number[] => {
  const camera = new Float32Array(CAMERA_SIZE / 4)
  kernel.place({ tape: sculpt(spec).tape.bake(), camera, backdrop: new Float32Array(3) })
  return Array.from({ length: 24 }, (_, i) => {
    const angle = (i / 24) * 2 * Math.PI
    const [x, z] = [Math.sin(angle), Math.cos(angle)]
    const from: Vector = [x * 2, height(z * 0.95), z * 2 + SCALP_CENTER[2]]
    const hit = kernel.cast(from, [-x, 0, -z])
    return hit ? Math.hypot(hit[0], hit[2] - SCALP_CENTER[2]) : 0
  })
}

const people = characterSpecs.map(
  ({ headwear: _, companions: __, prop: ___, ...spec }): CharacterSpec => ({
    ...spec,
    species: 'human',
    hair: { ...spec.hair, cut: 'slicked' },
    marks: [],
  }),
)

test('a headband goes around the head and stands off nowhere', () => {
  fc.assert(
    fc.property(people, (spec) => {
      const height = (z: number): number => 0.58 + 0.21 * z
      const bare = silhouette(spec, height)
      const banded = silhouette(
        { ...spec, headwear: { kind: 'headband', color: '#3a6ac0', trim: '#d8b84a' } },
        height,
      )
      const above = banded.map((reach, i) => reach - (bare[i] ?? 0))
      // It presses the hair.
      expect(Math.min(...above)).toBeGreaterThan(-0.06)
      expect(Math.max(...above)).toBeLessThan(0.25)
      // In front, it shows; behind, combed locks may cover it.
      expect(Math.min(...above.slice(0, 5), ...above.slice(-4))).toBeGreaterThan(0.01)
    }),
    { numRuns: 20 },
  )
})
