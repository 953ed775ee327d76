import { isHeld, takesBothHands } from '../../../spec/props.ts'
import { albedo } from '../../color.ts'
import { sculptAnimalBody } from '../../creature/body/sculptAnimalBody.ts'
import { GLOVE_SHAPES, gloveOf } from '../../gloves.ts'
import type { SculptContext } from '../../SculptContext.ts'
import { add, blend, scale, unit, type Vector } from '../../../kernel/vector.ts'
import { printOf } from '../prints.ts'
import { type Front, type Lines, printGarment, printLines, sleeveMaterial } from '../toy.ts'
import { skinPlastic } from './plastic.ts'

export const sculptBody = (s: SculptContext): void => {
  const { tape, spec } = s
  if (spec.garment === undefined) {
    sculptAnimalBody(s)
    return
  }
  const { material: torso, print } = printGarment(s, FRONT, {
    skin: skinPlastic(albedo(spec.skin), spec),
  })
  tape
    .group(torso, { scale: 0.95, framed: false })
    .box([0, -1.98, -0.04], [1.06, 0.92, 0.5], 0.05)
    .plane(SIDE, SIDE[0] * 0.76 + SIDE[1] * -1.06, {
      operation: 'keep',
      mirrored: true,
      blend: 0.03,
    })
  if (print.hips) {
    wrapHips(s, print.hips)
    printLines(
      s,
      { material: torso, depth: 0.46, width: 0.03, color: scale(print.base, 0.55) },
      MUSCLES,
    )
  }
  const legs = tape.material({ color: print.legs })
  tape.group(legs, { scale: 0.95, framed: false })
  if (print.long) {
    tape.box([0, -3.86, -0.02], [1.12, 0.98, 0.62], 0.08)
  } else {
    tape
      .box([0, -3.06, -0.04], [1.02, 0.13, 0.48], 0.04)
      .box([0.53, -3.92, -0.04], [0.48, 0.7, 0.44], 0.05, { mirrored: true, blend: 0.01 })
      .box([0.53, -4.72, 0.06], [0.48, 0.16, 0.56], 0.05, { mirrored: true, blend: 0.01 })
  }
  if (print.cape) {
    const cape = tape.material({ kind: 'cloth', color: print.cape })
    tape.group(cape, { scale: 0.85, framed: false }).box([0, -2.5, -0.7], [1.2, 1.5, 0.05], 0.04)
  }
  if (print.scarf) {
    tape
      .group(tape.material({ kind: 'cloth', color: print.scarf }), { scale: 0.9, framed: false })
      .torus([0, -1.02, -0.05], 0.5, 0.14)
  }
  if (!takesBothHands(spec.prop)) reach(s, -1, [-1.3, -2.5, 0.5])
  if (!isHeld(spec.prop)) reach(s, 1, [1.3, -2.5, 0.5])
}

const FRONT: Front = { half: 0.84, top: -1.06, bottom: -2.86, depth: 0.46 }

/** Sculpts a cloth around the hips that hangs down in front. */
const wrapHips = ({ tape }: SculptContext, color: Vector): void => {
  tape
    .group(tape.material({ kind: 'cloth', color }), { scale: 0.9, framed: false })
    .box([0, -3.1, -0.04], [1.06, 0.2, 0.53], 0.05)
    .box([0, -3.6, 0.46], [0.42, 0.46, 0.05], 0.04, { blend: 0.04 })
}

/** The lines of muscles on a bare chest and belly. */
const MUSCLES: Lines = [
  [
    [0.05, -1.84],
    [0.42, -1.92],
    [0.62, -1.74],
  ],
  [
    [0.1, -2.24],
    [0.34, -2.24],
  ],
  [
    [0.1, -2.52],
    [0.3, -2.52],
  ],
]

/** The normal of the slanting side of the torso. */
const SIDE: Vector = unit([1, 0.16, 0])

/** Sculpts an arm bent at the elbow, and the claw at its end. */
export const reach = (s: SculptContext, side: number, hand: Vector, bent?: Vector): void => {
  const { tape, skin, spec } = s
  const shoulder: Vector = [side * SHOULDER[0], SHOULDER[1], SHOULDER[2]]
  const wrist = add(hand, [-side * 0.02, 0.2, -0.2])
  const middle = blend(shoulder, wrist, 0.5)
  const elbow = bent ? add(hand, scale(bent, 0.85)) : add(middle, [side * 0.16, -0.12, -0.12])
  const { bareArms } = printOf(spec)
  const glove = gloveOf(s)
  const shape = spec.gloves && GLOVE_SHAPES[spec.gloves.kind]
  const sleeve = bareArms ? skin : sleeveMaterial(s, FRONT)
  tape
    .group(sleeve, { scale: 0.92, framed: false })
    .cone(shoulder, elbow, 0.31, 0.27, { blend: 0.08 })
    .cone(elbow, wrist, 0.27, 0.23, { blend: 0.12 })
  if (glove !== undefined && shape) {
    const [length, , end] = shape.cuff
    const cuff = blend(wrist, elbow, length * (shape.long ? 2 : 1))
    tape
      .group(glove, { scale: 0.92, framed: false })
      .cone(wrist, cuff, 0.27, Math.max(0.3, end + 0.04))
    if (shape.padded) tape.ellipsoid(hand, [0.42, 0.44, 0.44], { blend: 0.06 })
  }
  if (shape?.padded) return
  tape
    .group(glove ?? skin, { scale: 0.92, framed: false })
    .cone(wrist, hand, 0.14, 0.14)
    .cylinder(hand, 0.27, 0.2, 0.03, { blend: 0.04 })
    .cylinder(hand, 0.15, 0.4, 0.01, { operation: 'cut', blend: 0.02 })
    .box(add(hand, [-side * 0.12, 0, 0.26]), [0.12, 0.4, 0.2], 0.02, {
      operation: 'cut',
      blend: 0.02,
    })
}

const SHOULDER: Vector = [0.94, -1.36, -0.02]
