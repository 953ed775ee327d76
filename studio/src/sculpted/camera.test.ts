import fc from 'fast-check'
import { characterSpecs } from '../../test/characterSpecs.ts'
import { CHARACTERS } from '../../test/characters.ts'
import type { Turn } from '../spec/CharacterSpec.ts'
import { ASPECTS } from '../spec/Picture.ts'
import { BUST, frame, posed, project, SIDE_MARGIN, TOP_MARGIN, type View } from './camera.ts'
import { sculpt } from './sculpt.ts'
import type { Extent } from '../kernel/shapes.ts'
import { add, type Vector } from '../kernel/vector.ts'

/** Points on the surface of a shape's ellipsoid or box. */
const surface = ({ center, half, rotation: r, boxed }: Extent): readonly Vector[] => {
  const signs = [-1, 0, 1]
  return signs.flatMap((i) =>
    signs.flatMap((j) =>
      signs.map((k): Vector => {
        const norm = boxed ? 1 : Math.hypot(i, j, k) || 1
        const [x, y, z] = [(i * half[0]) / norm, (j * half[1]) / norm, (k * half[2]) / norm]
        // The rows of the rotation map world to local; its columns map back.
        const turned: Vector = r
          ? [
              r[0] * x + r[3] * y + r[6] * z,
              r[1] * x + r[4] * y + r[7] * z,
              r[2] * x + r[5] * y + r[8] * z,
            ]
          : [x, y, z]
        return add(center, turned)
      }),
    ),
  )
}

/** The sides and top of the points' bounding box in the picture, as fractions of its width and height. */
const bounds = (
  points: readonly Vector[],
  view: View,
): { readonly left: number; readonly right: number; readonly top: number } => {
  let [left, right, top] = [1, 0, 1]
  for (const point of points) {
    const { x, y } = project(point, view, 1, 1)
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
  }
  return { left, right, top }
}

describe('frame', () => {
  it('shows the whole head, hair, headwear and prop in every aspect, with a margin', () => {
    fc.assert(
      fc.property(characterSpecs, ({ crop: _, ...spec }) => {
        const { extents } = sculpt(spec).tape
        const points = extents.flatMap(surface)
        for (const aspect of ASPECTS) {
          const { left, right, top } = bounds(points, frame(extents, aspect, posed(BUST, spec)))
          expect(left).toBeGreaterThan(SIDE_MARGIN * 0.8)
          expect(right).toBeLessThan(1 - SIDE_MARGIN * 0.8)
          expect(top).toBeGreaterThan(TOP_MARGIN * 0.8)
        }
      }),
      { numRuns: 12 },
    )
  })

  it('fills a close-up with the face and cuts nothing off it, however the head is turned', () => {
    const face: readonly Vector[] = [
      [0, 0.9, 0.3],
      [0, -1, 0.5],
      [-0.7, 0, 0.2],
      [0.7, 0, 0.2],
    ]
    fc.assert(
      fc.property(characterSpecs, (spec) => {
        const { extents } = sculpt(spec).tape
        for (const aspect of ASPECTS) {
          const closest = frame(extents, aspect, posed(BUST, { ...spec, crop: 'face' }))
          const { left, right, top } = bounds(face, closest)
          expect(Math.min(left, top, 1 - right)).toBeGreaterThan(0)
          const usual = frame(extents, aspect, posed(BUST, { seed: spec.seed, face: spec.face }))
          expect(closest.slope).toBeLessThanOrEqual(usual.slope)
        }
      }),
      { numRuns: 12 },
    )
  })

  it('turns the face to the stated side of the picture', () => {
    fc.assert(
      fc.property(characterSpecs, ({ face, seed }) => {
        const yaw = (turn: Turn) => posed(BUST, { seed, face: { ...face, turn } }).yaw
        expect(yaw('left')).toBe(-yaw('right'))
        expect(yaw('left')).toBeGreaterThan(0.6)
        expect(yaw('front')).toBe(0)
      }),
    )
  })

  it('puts the crown of a bare head near the upper margin', () => {
    for (const aspect of ASPECTS) {
      const { extents } = sculpt(CHARACTERS.percy).tape
      const view = frame(extents, aspect)
      expect(bounds(extents.flatMap(surface), view).top).toBeLessThan(0.12)
    }
  })
})
