import { foldOf } from '../../../figure/ancestry.ts'
import { lookOf } from '../../../figure/pose.ts'
import { linear } from '../../color.ts'
import { sculptCreatureHead } from '../../creature/creatureHead.ts'
import { sculptLongNose } from '../../head/longNose.ts'
import { sculptMarks } from '../../marks.ts'
import { paintLine } from '../../paintLine.ts'
import type { SculptContext } from '../../SculptContext.ts'
import { scale, type Vector } from '../../../kernel/vector.ts'
import { paintDisc, printCreases, printExpression, sculptToyEars } from '../toy.ts'

export const HEAD_RADIUS = 0.76
/** The depth at which the face is printed. */
export const FACE: number = HEAD_RADIUS - 0.06

export const sculptHead = (s: SculptContext): void => {
  const creature = sculptCreatureHead(s, { neck: false })
  if (creature) {
    if (s.spec.garment) s.tape.group(s.skin).cylinder([0, -0.94, -0.05], 0.44, 0.3, 0.04)
    sculptMarks(creature)
    return
  }
  const { tape, skin, spec, form } = s
  tape
    .group(skin, { scale: 0.95 })
    .cylinder([0, -0.02, -0.05], HEAD_RADIUS, 0.82, 0.24)
    .cylinder([0, -0.94, -0.05], 0.44, 0.16, 0.04, { blend: 0.03 })
    .cylinder([0, 0.88, -0.05], 0.34, 0.13, 0.035, { blend: 0.02 })
  sculptLongNose(s, FACE)
  sculptMarks(s)
  const alien = spec.species === 'alien'
  const ink: Vector =
    alien || spec.species === 'robot' ? linear(spec.face.eyeColor) : [0.006, 0.005, 0.005]
  const [toSide, up] = lookOf(spec)
  const size = alien ? 1.7 : 1 + 0.25 * form.childlike
  const white = { color: [0.85, 0.85, 0.85] as const, depth: FACE }
  if (spec.species === 'robot') {
    paintLine(
      s,
      skin,
      [
        [-0.36, 0.06],
        [0.36, 0.06],
      ],
      { width: 0.34, color: [0.02, 0.025, 0.03], depth: FACE },
    )
  }
  for (const side of [-1, 1]) {
    const [x, y] = [side * form.eyeX + 0.07 * toSide, 0.06 + 0.06 * up]
    paintDisc(s, skin, [x, y], [0.095 * size, 0.125 * size * (1 - 0.16 * foldOf(spec))], {
      color: ink,
      depth: FACE,
    })
    const light: readonly [number, number] = [
      x - 0.03 * (1 - toSide * toSide) + 0.04 * toSide,
      y + 0.05,
    ]
    paintDisc(s, skin, light, [0.036, 0.042], white)
    if (spec.presentation !== 'feminine') continue
    for (const [dx, dy] of [
      [0.13, 0.12],
      [0.17, 0.04],
    ] as const) {
      paintLine(
        s,
        skin,
        [
          [x, y],
          [x + side * dx, y + dy],
        ],
        {
          ...{ width: 0.026, color: ink, depth: FACE },
        },
      )
    }
  }
  printExpression(s, { material: skin, depth: FACE, mouth: form.mouthWidth, browWidth: 0.15 })
  printCreases(s, { material: skin, depth: FACE, color: scale(linear(spec.skin), 0.35) }, [
    [
      [0.3, -0.2],
      [0.42, -0.36],
    ],
    [
      [0.2, -0.13],
      [0.32, -0.13],
    ],
  ])
  sculptToyEars(s)
}
