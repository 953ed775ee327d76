import type { Vector } from '../../kernel/vector.ts'
import { rotation } from '../../kernel/vector.ts'
import { MIRRORED, placed, type CreatureContext } from './CreatureContext.ts'

/** Ears, part of the head's group. */
export const sculptCreatureEars = (s: CreatureContext): void => {
  const { tape, creature, spec } = s
  const { ears } = creature
  if (!ears || spec.headwear?.kind === 'space-helmet') return
  const { kind, size } = ears
  const root = placed(s, ears.x, ears.y, -0.12)
  const at = (x: number, y: number, z: number): Vector => [root[0] + x, root[1] + y, root[2] + z]
  switch (kind) {
    case 'pointed':
      tape
        .cone(at(0, 0, 0), at(size * 0.24, size, -0.04), size * 0.46, 0.03, {
          ...MIRRORED,
          blend: 0.12,
        })
        .cone(at(-0.01, 0.06, 0.26), at(size * 0.2, size * 0.86, 0.14), size * 0.3, 0.02, HOLLOW)
      return
    case 'round':
      tape
        .ellipsoid(at(size * 0.24, size * 0.46, 0), [size, size, 0.12], {
          ...MIRRORED,
          blend: 0.1,
          rotation: rotation(0, 20, 0),
        })
        .ellipsoid(at(size * 0.24, size * 0.5, 0.13), [size * 0.72, size * 0.72, 0.1], HOLLOW)
      return
    case 'long': {
      // Ears above the temples stand up; those below stick out to the sides.
      const upright = ears.y > 0.4
      const tip = upright ? at(size * 0.22, size, -0.12) : at(size * 0.98, size * 0.12, -0.2)
      const middle = upright ? at(size * 0.04, size * 0.5, 0) : at(size * 0.5, size * 0.16, -0.06)
      tape
        .cone(root, middle, 0.15, 0.19, { ...MIRRORED, blend: 0.1 })
        .cone(middle, tip, 0.19, 0.05, { ...MIRRORED, blend: 0.05 })
      const lower: Vector = [root[0], root[1] + 0.1, root[2] + 0.16]
      tape
        .cone(lower, [middle[0], middle[1], middle[2] + 0.19], 0.07, 0.11, HOLLOW)
        .cone(
          [middle[0], middle[1], middle[2] + 0.19],
          [tip[0], tip[1], tip[2] + 0.1],
          ...([0.11, 0.03, HOLLOW] as const),
        )
      return
    }
    case 'hanging':
      tape
        .cone(at(-0.04, 0.06, 0), at(0.2, -size * 0.3, 0.14), 0.16, 0.2, {
          ...MIRRORED,
          blend: 0.08,
        })
        .ellipsoid(at(0.22, -size * 0.66, 0.16), [0.12, size * 0.42, 0.26], {
          ...MIRRORED,
          blend: 0.14,
          rotation: rotation(0, 0, 6),
        })
      return
    case 'leaf':
      tape
        .ellipsoid(at(size * 0.5, size * 0.1, -0.04), [size * 0.66, size * 0.42, 0.09], {
          ...MIRRORED,
          blend: 0.1,
          rotation: rotation(0, 18, 14),
        })
        .ellipsoid(at(size * 0.54, size * 0.1, 0.08), [size * 0.46, size * 0.26, 0.08], HOLLOW)
      return
    case 'fan':
      // Too thin to be hollowed: rays would miss what is left.
      tape.ellipsoid(at(size * 0.5, -size * 0.1, -0.1), [size * 0.62, size * 0.78, 0.12], {
        ...MIRRORED,
        blend: 0.12,
        rotation: rotation(0, 24, 8),
      })
      return
    case 'tuft':
      tape
        .cone(root, at(size * 0.3, size, -0.02), 0.16, 0.012, { ...MIRRORED, blend: 0.14 })
        .cone(at(-0.06, -0.06, 0.06), at(size * 0.1, size * 0.7, 0.1), 0.12, 0.01, {
          ...MIRRORED,
          blend: 0.1,
        })
  }
}

const HOLLOW = { operation: 'cut', blend: 0.06, mirrored: true } as const
