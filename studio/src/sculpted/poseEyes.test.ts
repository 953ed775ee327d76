import fc from 'fast-check'
import { characterSpecs } from '../../test/characterSpecs.ts'
import { CHARACTERS } from '../../test/characters.ts'
import type { BakedTape } from '../kernel/BakedTape.ts'
import * as at from '../kernel/layout.ts'
import { eyeballsOf, poseEyes } from './poseEyes.ts'
import { setScene } from './scene.ts'

const tapeOf = (spec: Parameters<typeof setScene>[0]): BakedTape =>
  setScene(spec, 'portrait', 64, 96).bake()

const pose = fc.record({
  lids: fc.double({ min: 0, max: 1, noNaN: true }),
  aside: fc.double({ min: -0.5, max: 0.5, noNaN: true }),
})

/** The first and last eyes' directions, whose length must stay one. */
const gazesOf = ({ bytes, materialsAt, layersAt }: BakedTape): readonly number[] => {
  const floats = new Float32Array(bytes.buffer)
  const lengths: number[] = []
  for (let m = materialsAt / 4; m < layersAt / 4; m += at.MATERIAL_SIZE / 4) {
    if (floats[m + at.KIND / 4] !== at.KIND_EYE) continue
    for (const gaze of [at.GAZE_RIGHT / 4, at.GAZE_LEFT / 4]) {
      lengths.push(Math.hypot(...floats.subarray(m + gaze, m + gaze + 3)))
    }
  }
  return lengths
}

test('at rest, any tape stays as it is', () => {
  fc.assert(
    fc.property(characterSpecs, (spec) => {
      const still = tapeOf(spec)
      expect(Buffer.compare(poseEyes(still, { lids: 0, aside: 0 }).bytes, still.bytes)).toBe(0)
    }),
    { numRuns: 12 },
  )
})

test('a pose changes a few numbers of the eyes, and eyes look as far as before', () => {
  const still = tapeOf(CHARACTERS.lyra)
  const before = new Float32Array(still.bytes.buffer)
  fc.assert(
    fc.property(pose, (moment) => {
      const posed = poseEyes(still, moment)
      const changed = new Float32Array(posed.bytes.buffer).filter((n, i) => n !== before[i])
      // Three of the opening, four of the lashes, five of the eyes.
      expect(changed.length).toBeLessThanOrEqual(12)
      expect(changed.every(Number.isFinite)).toBe(true)
      for (const length of gazesOf(posed)) expect(length).toBeCloseTo(1, 5)
    }),
  )
})

test('eyes without lids are not found', () => {
  expect(eyeballsOf(tapeOf(CHARACTERS.lyra))?.radius).toBeGreaterThan(0)
  expect(eyeballsOf(tapeOf(CHARACTERS.robot))).toBeUndefined()
})
