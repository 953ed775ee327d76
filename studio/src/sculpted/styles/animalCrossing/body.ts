import { dyesOf } from '../../../garments/cuts.ts'
import type { CharacterSpec } from '../../../spec/CharacterSpec.ts'
import { creatureOf } from '../../../spec/creatures.ts'
import { isHeld, takesBothHands } from '../../../spec/props.ts'
import { linear } from '../../color.ts'
import type { SculptContext } from '../../SculptContext.ts'
import { blend, scale, type Vector } from '../../../kernel/vector.ts'
import { GLOVE_SHAPES, gloveOf } from '../../gloves.ts'
import { type Front, printGarment, sleeveMaterial } from '../toy.ts'

export const sculptBody = (s: SculptContext): void => {
  const { tape, spec } = s
  const girth = GIRTHS[spec.build]
  const { material, print } = printGarment(s, frontOf(spec), { hidden: 0.2 })
  tape
    .group(material, { scale: 0.9, grow: 0.08 })
    .cone([0, -0.95, -0.08], [0, -1.5, -0.06], 0.38 * girth, 0.5 * girth)
  if (print.long) {
    tape.cone([0, -1.5, -0.06], [0, -1.95, -0.06], 0.5 * girth, 0.62 * girth, { blend: 0.2 })
  }
  const legs = tape.material({ kind: 'cloth', color: print.legs })
  tape
    .group(legs, { scale: 0.9, grow: 0.05 })
    .cone([0.22, -1.7, -0.06], [0.25, -2.25, -0.04], 0.22, 0.2, { mirrored: true, blend: 0.05 })
  const shoe = tape.material({
    kind: 'cloth',
    color: scale(linear(dyesOf(spec).trim), spec.garment ? 0.5 : 0.85),
  })
  tape
    .group(shoe, { scale: 0.9 })
    .ellipsoid([0.27, -2.36, 0.06], [0.22, 0.16, 0.32], { mirrored: true })
  if (print.hips) {
    tape
      .group(tape.material({ kind: 'cloth', color: print.hips }), { scale: 0.9 })
      .torus([0, -1.66, -0.06], 0.44 * girth, 0.1)
      .box([0, -1.84, 0.44 * girth - 0.04], [0.17, 0.18, 0.04], 0.03, { blend: 0.05 })
  }
  if (print.cape) {
    tape
      .group(tape.material({ kind: 'cloth', color: print.cape }), { scale: 0.85 })
      .cone([0, -1, -0.4], [0, -1.95, -0.55], 0.5, 1)
      .plane([0, 0, 1], -0.32, { operation: 'keep', blend: 0.08 })
    if (spec.cape) fastenCape(s, print.cape)
  }
  if (print.scarf) {
    tape
      .group(tape.material({ kind: 'cloth', color: print.scarf }), { scale: 0.9 })
      .torus([0, -0.94, -0.06], 0.4, 0.13)
  }
  if (spec.garment === undefined) addCoat(s, material)
  if (!takesBothHands(spec.prop)) reach(s, -1, [-0.82, -1.52, 0.16])
  if (!isHeld(spec.prop)) reach(s, 1, [0.82, -1.52, 0.16])
}

/** Gives an animal without clothes a pale belly and a tail. */
const addCoat = ({ tape, skin, spec }: SculptContext, body: number): void => {
  const creature = creatureOf(spec)
  if (creature?.pale !== undefined) {
    tape.paint(body, 'patch', {
      ...{ center: [0, -1.4, 0.45], radii: [0.34, 0.44, 0.4], color: PALE, opacity: 0.85 },
      ...{ mirrored: false, parameters: [0.3] },
    })
  }
  if (creature?.tail === undefined) return
  const thick = creature.tail === 'bushy' || creature.tail === 'thick' ? 0.2 : 0.11
  tape
    .group(skin, { scale: 0.88, grow: 0.05 })
    .cone([0.2, -1.6, -0.5], [0.72, -1.7, -0.6], thick * 0.8, thick)
    .cone([0.72, -1.7, -0.6], [0.9, -1.2, -0.6], thick, thick * 0.7, { blend: 0.1 })
}

const PALE: Vector = [0.66, 0.6, 0.5]

const frontOf = ({ build }: CharacterSpec): Front => ({
  ...{ half: 0.5 * GIRTHS[build], top: -0.84, bottom: -1.62, depth: 0.35 },
})

/** Adds the part of a cape that runs over the shoulders, to a clasp on each side. */
const fastenCape = ({ tape }: SculptContext, color: Vector): void => {
  tape
    .group(tape.material({ kind: 'cloth', color }), { scale: 0.85 })
    .cone([0.3, -1.06, 0.28], [0.5, -1.06, -0.16], 0.1, 0.22, { mirrored: true })
    .group(tape.material({ kind: 'metal', color: [0.62, 0.42, 0.13] }), { scale: 0.9 })
    .ellipsoid([0.26, -1.08, 0.37], [0.07, 0.07, 0.05], { mirrored: true })
}

const GIRTHS = { slight: 0.86, average: 1, broad: 1.18 } as const

export const reach = (s: SculptContext, side: number, hand: Vector, elbow?: Vector): void => {
  const { tape, skin, spec } = s
  const sleeve = sleeveMaterial(s, frontOf(spec))
  const shoulder: Vector = [side * 0.36, -1.02, -0.06]
  const bend = elbow ?? shoulder
  const wrist = blend(bend, hand, 0.86)
  tape.group(sleeve, { scale: 0.9 }).cone(bend, wrist, 0.19, 0.17)
  if (elbow) tape.cone(shoulder, elbow, 0.19, 0.19, { blend: 0.06 })
  const glove = gloveOf(s)
  if (glove === undefined || spec.gloves === undefined) {
    tape.group(skin, { scale: 0.9 }).sphere(hand, 0.175)
    return
  }
  const { cuff, padded = false, long = false } = GLOVE_SHAPES[spec.gloves.kind]
  const end = blend(wrist, bend, long ? 0.6 : 0.24)
  tape
    .group(glove, { scale: 0.9 })
    .sphere(hand, padded ? 0.3 : 0.195)
    .cone(wrist, end, 0.2, long ? 0.205 : 0.16 + cuff[2] * 0.3)
}
