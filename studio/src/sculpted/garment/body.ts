import type { SculptContext } from '../SculptContext.ts'
import type { Material } from '../Material.ts'
import type { Vector } from '../vector.ts'

/** The shape of the neckline; `low` bares the shoulders. */
type Neckline = 'round' | 'v' | 'wide' | 'low' | 'closed' | 'open'

export interface Body {
  readonly neckline: Neckline
  /** Height of the folds. */
  readonly folds: number
  /** How much wider than the body. */
  readonly ease?: number
  readonly sleeves?: boolean
  /** Sleeves that are gathered at the shoulder. */
  readonly puffed?: boolean
  /** How much larger than usual the neckline is. */
  readonly cutBack?: number
}

/** Trunk, shoulders and upper arms. */
export const sculptBody = (
  { tape, form }: SculptContext,
  material: Material,
  { neckline, folds, ease = 0, sleeves = true, puffed = false, cutBack = 0 }: Body,
): number => {
  const id = tape.material(material)
  const w = form.shoulder + ease
  tape
    .group(id, { scale: 0.82, grow: 0.22, framed: false })
    .ellipsoid([0, -2.85, -0.16], [w * 0.97, 1.25, 0.8 + ease])
    .cone([0, -3.4, -0.16], [0, -8, -0.1], 0.74 + ease, 1.25 + ease, { blend: 0.5 })
    .cone([w * 0.45, -3.4, -0.16], [w * 0.55, -8, -0.1], 0.5, 0.9, { blend: 0.5, mirrored: true })
    .ellipsoid([0, -2.12, -0.2], [w * 0.97, 0.56, 0.5 + ease], { blend: 0.2 })
    .cone([form.neckWidth * 1.2, -1.62, -0.24], [w * 0.85, -1.95, -0.24], 0.17, 0.28, {
      blend: 0.25,
      mirrored: true,
    })
  if (sleeves) {
    tape
      .cone([w * 0.86, -1.96, -0.24], [w * 1.2, -3.6, -0.1], 0.34 + ease, 0.4 + ease, {
        blend: 0.3,
        mirrored: true,
      })
      .cone([w * 1.2, -3.6, -0.1], [w * 1.1, -6, 0.1], 0.4 + ease, 0.4, {
        blend: 0.2,
        mirrored: true,
      })
  }
  if (sleeves && puffed) {
    tape.ellipsoid([w * 0.99, -2.2, -0.22], [0.44, 0.42, 0.46], { blend: 0.1, mirrored: true })
  }
  if (folds > 0.04) {
    tape
      .wave([0, -2.4, 0], [7.5, 1.5, 1.4], folds, [1.5, 1.3, 1.9])
      .wave([0.4, -2.4, 0.3], [12.5, -2.2, 3], folds * 0.42, [1.2, 2.3, 1.1])
  } else if (folds > 0) {
    tape
      .wave([0, -2.4, 0], [3.4, 5.5, 1.2], folds, [1.6, 1.7, 2.2])
      .wave([0.4, -2.4, 0.3], [7.5, -3.1, 2], folds * 0.55, [1.2, 2.3, 1.1])
  }
  cutNeckline(tape, form, neckline, cutBack)
  return id
}

/**
 * A body with a hem at the neckline: the hem is a second body just below the cloth, which is cut back from
 * it.
 */
export const sculptHemmed = (
  context: SculptContext,
  material: Material,
  body: Body,
  hem: { readonly material: Material; readonly width: number },
): number => {
  const ease = (body.ease ?? 0) - 0.022
  sculptBody(context, hem.material, { ...body, ease, sleeves: false })
  return sculptBody(context, material, { ...body, cutBack: hem.width })
}

const cutNeckline = (
  tape: SculptContext['tape'],
  form: SculptContext['form'],
  neckline: Neckline,
  grow: number,
): void => {
  const neck = form.neckWidth
  const cut = { operation: 'cut', blend: 0.045 } as const
  const oval = (center: Vector, radii: Vector): typeof tape =>
    tape.ellipsoid(center, [radii[0] + grow, radii[1] + grow, radii[2] + grow], cut)
  switch (neckline) {
    case 'round':
      oval([0, -1.54, 0.06], [neck + 0.16, 0.34, 0.46])
      return
    case 'v':
      oval([0, -1.5, 0.05], [neck + 0.12, 0.34, 0.44]).cone(
        ...([[0, -1.62, 0.4], [0, -2.28, 0.6], 0.3 + grow, 0.03 + grow, cut] as const),
      )
      return
    case 'open':
      oval([0, -1.5, 0.05], [neck + 0.14, 0.34, 0.46]).cone(
        ...([[0, -1.62, 0.5], [0, -3.6, 0.85], 0.34 + grow, 0.16 + grow, cut] as const),
      )
      return
    case 'wide':
      oval([0, -1.52, 0.1], [neck + 0.42, 0.42, 0.6])
      return
    case 'low':
      oval([0, -1.5, 0.1], [form.shoulder * 0.78, 0.56, 0.72])
      return
    case 'closed':
  }
}
