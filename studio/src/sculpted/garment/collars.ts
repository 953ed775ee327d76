import type { Collar } from '../../garments/GarmentCut.ts'
import type { Proportions } from '../proportions/Proportions.ts'
import type { SculptContext } from '../SculptContext.ts'
import { metal } from '../materials.ts'
import { rotation, type Vector } from '../../kernel/vector.ts'

/** Sculpts the collar around the neck. */
export const sculptCollar = (s: SculptContext, collar: Collar, material: number): void => {
  COLLARS[collar.kind](s, material)
}

type CollarSculptor = (s: SculptContext, material: number) => void

/** Necks lean forward. */
const LEAN = { rotation: rotation(-8, 0, 0) }
const NECK_Z = -0.16
const BAND_TOP = -1.43

/** The radius of the neck inside a collar. */
const neckAt = ({ neckWidth }: Proportions): number => neckWidth * 1.08

/** Lets the cloth of the group climb the neck as far as a fitted collar, so that no skin parts the two. */
export const raiseNeck = ({ tape, form }: SculptContext): void => {
  const neck = neckAt(form)
  tape.frustum([0, -1.75, NECK_Z], neck + 0.2, neck + 0.06, 0.2, 0.04, { blend: 0.1, ...LEAN })
}

/** A band around the neck, whose lower edge lies in the cloth below; `flare` widens that edge. */
const band = (s: SculptContext, material: number, half: number, flare: number): void => {
  const neck = neckAt(s.form)
  const y = BAND_TOP - half
  s.tape
    .group(material, { scale: 0.9, grow: 0.03, framed: false })
    .frustum([0, y, NECK_Z], neck + 0.08 + flare, neck + 0.08, half, 0.03, LEAN)
    .frustum([0, y + 0.08, NECK_Z], neck + 0.03, neck + 0.03, half, 0.01, {
      ...{ operation: 'cut', blend: 0.02 },
      ...LEAN,
    })
}

/** Opens the front of a band, from `width` to each side at its upper edge to a point `depth` below. */
const open = (s: SculptContext, width: number, depth: number): void => {
  const front = NECK_Z + neckAt(s.form)
  s.tape.cone([0, BAND_TOP + 0.06, front + 0.1], [0, BAND_TOP - depth, front + 0.3], width, 0.06, {
    ...{ operation: 'cut', blend: 0.02 },
  })
}

const COLLARS: Readonly<Record<Collar['kind'], CollarSculptor>> = {
  stand: (s, material) => {
    band(s, material, 0.18, 0.1)
    open(s, 0.07, 0.44)
  },
  turned: (s, material) => {
    band(s, material, 0.18, 0.16)
    open(s, s.form.neckWidth * 0.8, 0.56)
  },
  shirt: (s, material) => {
    band(s, material, 0.14, 0.1)
    open(s, s.form.neckWidth * 0.5, 0.44)
  },
  roll: ({ tape, form }, material) => {
    const neck = form.neckWidth
    tape
      .group(material, { scale: 0.88, grow: 0.03, framed: false })
      .torus([0, -1.56, -0.15], neck + 0.07, 0.11, LEAN)
      .torus([0, -1.42, -0.17], neck + 0.07, 0.1, { blend: 0.12, ...LEAN })
      .torus([0, -1.3, -0.18], neck + 0.05, 0.07, { blend: 0.1, ...LEAN })
  },
  hood: ({ tape, form }, material) => {
    const neck = form.neckWidth
    // The hood is thrown back: its edge runs around the neck and meets below the throat.
    tape
      .group(material, { scale: 0.8, grow: 0.08, framed: false })
      .torus([0, -1.68, -0.12], neck + 0.26, 0.12, { rotation: rotation(24, 0, 0) })
      .torus([0, -1.56, -0.26], neck + 0.32, 0.15, { blend: 0.12, rotation: rotation(16, 0, 0) })
      .ellipsoid([0, -1.62, -0.72], [neck + 0.36, 0.4, 0.3], { blend: 0.14 })
      .wave([0, -1.6, 0], [5, 9, 6], 0.012, [1.2, 3, 2])
  },
  cowl: (s, material) => {
    // A long beard leaves no room for a cowl.
    const { cut } = s.spec.beard
    if (cut === 'long' || cut === 'braided') return
    const neck = s.form.neckWidth
    s.tape
      .group(material, { scale: 0.8, grow: 0.05, framed: false })
      .torus([0, -1.6, -0.12], neck + 0.18, 0.13, { rotation: rotation(-14, 0, 5) })
      .torus([0, -1.76, -0.1], neck + 0.3, 0.14, { blend: 0.06, rotation: rotation(-16, 0, -6) })
      .wave([0, -1.6, 0], [6, 13, 7], 0.018, [1.2, 3, 2])
  },
  ruff: ({ tape, form }, material) => {
    const neck = form.neckWidth
    const inner = neck + 0.08
    const outer = neck + 0.5
    tape
      .group(material, { scale: 0.85, grow: 0.03, framed: false })
      .frustum([0, -1.46, -0.12], inner + 0.24, inner + 0.24, 0.05, 0.04, LEAN)
    const pleats = 26
    for (let i = 0; i < pleats; i++) {
      const at = (j: number, radius: number, up: number): Vector => {
        const angle = (2 * Math.PI * j) / pleats
        const z = radius * Math.cos(angle)
        return [radius * Math.sin(angle), -1.46 + up - 0.14 * z, -0.12 + z]
      }
      tape
        .cone(at(i, inner, 0.08), at(i, outer, 0.1), 0.035, 0.05, { blend: 0.02 })
        .cone(at(i + 0.5, inner, -0.06), at(i + 0.5, outer, -0.08), 0.035, 0.05, { blend: 0.02 })
        .cone(at(i, outer, 0.1), at(i + 0.5, outer, -0.08), 0.045, 0.045, { blend: 0.01 })
        .cone(at(i + 0.5, outer, -0.08), at(i + 1, outer, 0.1), 0.045, 0.045, { blend: 0.01 })
    }
  },
  fur: ({ tape, form }, material) => {
    const neck = form.neckWidth
    tape
      .group(material, { scale: 0.7, grow: 0.08, framed: false })
      .torus([0, -1.56, -0.16], neck + 0.24, 0.2, { rotation: rotation(18, 0, 0) })
      .gyroid(26, 0.04)
  },
  ring: ({ tape, form }) => {
    tape
      .group(tape.material(metal([0.5, 0.5, 0.52])), { framed: false })
      .torus([0, -1.55, -0.1], form.neckWidth + 0.26, 0.075, LEAN)
  },
}
