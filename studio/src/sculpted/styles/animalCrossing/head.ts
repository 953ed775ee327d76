import { foldOf } from '../../../figure/ancestry.ts'
import { lookOf } from '../../../figure/pose.ts'
import { linear, luminance } from '../../color.ts'
import { sculptCreatureHead } from '../../creature/creatureHead.ts'
import { sculptLongNose } from '../../head/longNose.ts'
import { sculptMarks } from '../../marks.ts'
import { paintLine } from '../../paintLine.ts'
import type { SculptContext } from '../../SculptContext.ts'
import { blend, scale, type Vector } from '../../../kernel/vector.ts'
import { paintDisc, printCreases, printExpression, sculptToyEars } from '../toy.ts'

const INK: Vector = [0.014, 0.01, 0.01]

export const sculptHead = (s: SculptContext): void => {
  const creature = sculptCreatureHead(s, { neck: false })
  if (creature) {
    sculptMarks(creature)
    return
  }
  const { tape, skin, spec, form } = s
  tape
    .group(skin, { scale: 0.9, grow: 0.1 })
    .ellipsoid([0, 0.16, -0.1], [0.98, 0.86, 0.86])
    .ellipsoid([0, -0.2, -0.02], [0.96, 0.58, 0.78], { blend: 0.3 })
    .ellipsoid([0.96, -0.1, -0.1], [0.12, 0.2, 0.14], { blend: 0.05, mirrored: true })
  const flesh = linear(spec.skin)
  const robot = spec.species === 'robot'
  if (!robot) {
    const nose: Vector = [flesh[0] * 0.86, flesh[1] * 0.55, flesh[2] * 0.45]
    tape
      .group(tape.material({ kind: 'skin', color: nose, subsurface: 1 }), { scale: 0.9 })
      .cone([0, -0.14, 0.76], [0, -0.23, 0.8], 0.025, 0.085)
    sculptLongNose(s, 0.8)
    const blush = blend(flesh, linear('#f0605a'), 0.55)
    tape.paint(skin, 'spot', {
      ...{ center: [0.6, -0.3, 0.5], radii: [0.24, 0.17, 0.5], color: blush },
      ...{ opacity: 0.8, mirrored: true },
    })
  }
  if (robot) {
    paintLine(
      s,
      skin,
      [
        [-0.42, 0],
        [0.42, 0],
      ],
      { width: 0.4, color: [0.03, 0.035, 0.045], depth: 0.5 },
    )
  }
  sculptMarks(s)
  for (const side of [-1, 1]) buttonEye(s, side)
  printExpression(s, { material: skin, depth: 0.5, mouth: form.mouthWidth, browWidth: 0.13 })
  printCreases(s, { material: skin, depth: 0.5, color: scale(flesh, 0.5) }, [
    [
      [0.28, -0.22],
      [0.36, -0.36],
    ],
    [
      [0.56, -0.02],
      [0.66, 0.03],
    ],
  ])
  sculptToyEars(s)
}

const buttonEye = (s: SculptContext, side: number): void => {
  const { skin, spec, form } = s
  const [toSide, up] = lookOf(spec)
  const x = side * form.eyeX
  const color = linear(spec.face.eyeColor)
  const size = (spec.species === 'alien' ? 1.6 : 1) * (spec.face.eyes === 'narrow' ? 0.86 : 1)
  const [w, h] = [
    0.115 * size,
    0.185 * size * (form.aged > 0.6 ? 0.8 : 1) * (1 - 0.12 * foldOf(spec)),
  ]
  const disc = (dx: number, dy: number, rx: number, ry: number, tone: Vector): void =>
    paintDisc(s, skin, [x + dx, -0.02 + dy], [rx, ry], { color: tone, depth: 0.5 })
  if (spec.species === 'robot') {
    disc(0, 0, w * 1.2, h, scale(color, 1.6))
    return
  }
  disc(0, 0, w * 1.28, h * 1.14, [0.8, 0.79, 0.77])
  const [dx, dy] = [0.034 * toSide, 0.036 * up]
  disc(dx, dy, w, h, INK)
  disc(
    ...([dx * 1.6, dy * 1.6 - h * 0.42, w * 0.7, h * 0.5] as const),
    blend(color, INK, luminance(color) > 0.2 ? 0.3 : 0),
  )
  disc(dx * 1.8 - 0.035, dy + h * 0.42, w * 0.38, h * 0.28, [0.95, 0.95, 0.95])
  if (spec.presentation !== 'feminine') return
  for (const [dx, dy] of [
    [0.12, 0.17],
    [0.17, 0.08],
  ] as const) {
    paintLine(
      s,
      skin,
      [
        [x + side * 0.07, 0.02 + dy * 0.5],
        [x + side * dx * 1.15, dy],
      ],
      {
        ...{ width: 0.03, color: INK, depth: 0.5 },
      },
    )
  }
}
