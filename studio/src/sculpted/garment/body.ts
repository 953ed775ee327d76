import { FITTED_COLLARS, type GarmentCut, type Neckline } from '../../garments/GarmentCut.ts'
import type { Point } from '../../kernel/panel.ts'
import { shoulderAt } from '../arm.ts'
import { sculptHangingArms } from '../hangingArms.ts'
import type { SculptContext } from '../SculptContext.ts'
import { mix, type Vector } from '../../kernel/vector.ts'
import { raiseNeck } from './collars.ts'

/** Sculpts the trunk and the caps of the shoulders as one group, with the neckline cut out, and what hangs beside it. */
export const sculptBody = (
  s: SculptContext,
  material: number,
  { neckline, sleeves, ease, folds, collar }: GarmentCut,
): void => {
  sculptHangingArms(s)
  s.tape.group(material, { scale: 0.8, grow: 0.22, framed: false })
  sculptTrunk(s, ease)
  if (FITTED_COLLARS.has(collar?.kind)) raiseNeck(s)
  if (sleeves === 'puffed') sculptPuffs(s)
  if (folds > 0) drape(s, folds)
  cutNeckline(s, neckline)
  if (sleeves === 'bare') cutArmholes(s)
  if (sleeves === 'draped') bareShoulder(s)
}

/** Sculpts bare shoulders below clothes. */
export const sculptSkin = (s: SculptContext): void => {
  s.tape.group(s.skin, { scale: 0.85, framed: false })
  sculptTrunk(s, -0.03)
}

const sculptTrunk = ({ tape, form, spec }: SculptContext, ease: number): void => {
  const w = form.shoulder + ease
  const waist = w * (spec.build === 'broad' ? 0.8 : mix(0.66, 0.74, form.masculine))
  tape
    .ellipsoid([0, -2.72, -0.16], [w * 0.88, 1.12, 0.8 + ease])
    .cone([0, -3.3, -0.16], [0, -8, -0.1], 0.7 + ease, 1.25 + ease, { blend: 0.4 })
    .cone([waist - 0.42, -3.3, -0.16], [w * 0.55, -8, -0.1], 0.42, 0.9, {
      ...{ blend: 0.4, mirrored: true },
    })
    .ellipsoid([0, -2.12, -0.2], [w * 0.95, 0.56, 0.5 + ease], { blend: 0.2 })
    .cone([form.neckWidth * 1.1, -1.6, -0.24], [w * 0.84, -1.93, -0.24], 0.17, 0.27, {
      blend: 0.25,
      mirrored: true,
    })
    .sphere(shoulderAt(form, 1, ease), 0.3 + ease * 0.5, { blend: 0.2, mirrored: true })
}

const sculptPuffs = ({ tape, form }: SculptContext): void => {
  tape.ellipsoid([form.shoulder * 0.97, -2.2, -0.22], [0.43, 0.42, 0.46], {
    ...{ blend: 0.1, mirrored: true },
  })
}

/** Lets cloth hang from the shoulders in long folds, and crease between armpit, chest and elbow. */
const drape = ({ tape, form, random }: SculptContext, folds: number): void => {
  const w = form.shoulder
  const hanging = Math.max(0, folds - 0.03)
  if (hanging > 0) {
    tape
      .wave([0, -2.4, 0], [7.5, 1.2, 1.4], hanging * 1.4, [1.5, 1.3, 1.9])
      .wave([0.4, -2.4, 0.3], [13, -1.6, 3], hanging * 0.5, [1.2, 2.3, 1.1])
  }
  const depth = Math.min(folds, 0.035)
  for (const side of [-1, 1]) {
    for (const [x, y, toX, toY] of CREASES) {
      const by = (amount: number): number => amount * (random() - 0.5)
      const from: Point = [side * w * (x + by(0.05)), y + by(0.08) - 0.04]
      const to: Point = [side * w * (toX + by(0.1)), toY + by(0.16)]
      tape.line(from, to, 0.03, [-depth, -0.6 * depth], { slope: 0.22 })
    }
  }
}

/** Creases, from where the cloth is held to where they run out: x in shoulder widths, y as a height. */
const CREASES = [
  [0.82, -2.24, 0.42, -2.5],
  [0.84, -2.42, 0.5, -2.84],
  [0.9, -2.1, 0.74, -1.86],
  [1.02, -2.34, 1.24, -2.62],
] as const

const cutNeckline = ({ tape, form }: SculptContext, neckline: Neckline): void => {
  const neck = form.neckWidth
  const cut = { operation: 'cut', blend: 0.03 } as const
  const oval = (center: Vector, radii: Vector): typeof tape => tape.ellipsoid(center, radii, cut)
  switch (neckline) {
    case 'round':
      oval([0, -1.54, 0.06], [neck + 0.14, 0.34, 0.46])
      return
    case 'v':
      oval([0, -1.5, 0.05], [neck + 0.1, 0.34, 0.44]).cone(
        ...([[0, -1.6, 0.4], [0, -2.24, 0.6], 0.28, 0.02, cut] as const),
      )
      return
    case 'wide':
      oval([0, -1.52, 0.1], [neck + 0.4, 0.44, 0.6])
      return
    case 'low':
      oval([0, -1.5, 0.1], [form.shoulder * 0.78, 0.56, 0.72])
      return
    case 'closed':
  }
}

const cutArmholes = ({ tape, form }: SculptContext): void => {
  tape.ellipsoid([form.shoulder * 1.02, -1.86, -0.2], [0.42, 0.62, 0.9], {
    ...{ operation: 'cut', blend: 0.03, mirrored: true },
  })
}

const bareShoulder = ({ tape, form }: SculptContext): void => {
  tape.ellipsoid([-form.shoulder * 0.9, -1.75, -0.1], [form.shoulder * 0.7, 0.74, 0.9], {
    ...{ operation: 'cut', blend: 0.03 },
  })
}
