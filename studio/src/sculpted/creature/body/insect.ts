import { albedo, darker } from '../../color.ts'
import { rotation } from '../../../kernel/vector.ts'
import { MIRRORED } from '../CreatureContext.ts'
import { type BodyContext, sculptChain } from './BodyContext.ts'

/** A thorax with legs, and an abdomen. */
export const sculptInsect = (s: BodyContext): void => {
  const { tape, skin, spec, girth, rise } = s
  const coat = albedo(spec.skin)
  tape
    .group(skin, { scale: 0.84, grow: 0.1, framed: false })
    .cone([0, -0.6 - rise, -0.2], [0, -1.5, -0.3], 0.28, 0.34, { blend: 0.1 })
    .ellipsoid([0, -1.9, -0.3], [0.62 * girth, 0.66, 0.56], { blend: 0.12 })
    .ellipsoid([0, -3.6, -0.6], [0.76 * girth, 1.3, 0.7], { blend: 0.08 })
  for (const y of [-3, -3.5, -4]) {
    tape.torus([0, y, -0.6], 0.74 * girth, 0.05, { operation: 'cut', blend: 0.06 })
  }
  const shade = tape.material({ color: darker(coat, 0.45), gloss: 0.3, power: 26 })
  tape.group(shade, { scale: 0.88, framed: false })
  for (const [y, far, low] of s.spec.species === 'spider' ? SPIDER : SIX) {
    sculptChain(
      s,
      [
        [[0.5, y, -0.2], 0.12],
        [[far * 0.7, y + 0.4, 0.1], 0.1],
        [[far, y - low, 0.2], 0.06],
      ],
      { blend: 0.03, mirrored: true },
    )
  }
  if (spec.species === 'spider' || spec.species === 'butterfly') return
  const wings = tape.material({ color: [0.55, 0.6, 0.62], gloss: 0.5, power: 50 })
  tape
    .group(wings, { scale: 0.88, framed: false })
    .ellipsoid([1.05, -2.2, -0.9], [0.9, 0.42, 0.05], {
      ...MIRRORED,
      rotation: rotation(0, 14, 30),
    })
}

type Legs = readonly (readonly [y: number, far: number, low: number])[]
const SIX: Legs = [
  [-1.7, 1.1, 0.5],
  [-2, 1.3, 0.9],
  [-2.3, 1.2, 1.4],
]
const SPIDER: Legs = [
  [-1.5, 1.5, 0.3],
  [-1.8, 1.9, 0.9],
  [-2.1, 1.8, 1.4],
  [-2.4, 1.5, 1.9],
]
