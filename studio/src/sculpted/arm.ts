import { cutOf, dyesOf } from '../garments/cuts.ts'
import { type GarmentCut, type Ink, isBareArmed } from '../garments/GarmentCut.ts'
import { weavesOf } from '../garments/stripes.ts'
import { add, blend, dot, length, mix, scale, subtract, unit } from '../kernel/vector.ts'
import type { Vector } from '../kernel/vector.ts'
import type { CharacterSpec } from '../spec/CharacterSpec.ts'
import { isHeld, takesBothHands } from '../spec/props.ts'
import { albedo } from './color.ts'
import { FABRICS } from './fabrics.ts'
import { inksOf } from './garment/inks.ts'
import { Sewing } from './garment/Sewing.ts'
import { GLOVE_SHAPES, gloveOf } from './gloves.ts'
import { metal } from './materials.ts'
import type { Proportions } from './proportions/Proportions.ts'
import type { Arm, SculptContext } from './SculptContext.ts'

/** The sides of the body, 1 on the right of the picture, whose hands hold something up. */
export const raisedSides = ({
  prop,
  gloves,
}: Pick<CharacterSpec, 'prop' | 'gloves'>): readonly number[] => {
  if (isHeld(prop)) return takesBothHands(prop) ? [1, -1] : [1]
  if (gloves === undefined) return []
  return gloves.kind === 'boxing-gloves' ? [1, -1] : [1]
}

/** Where an arm joins the trunk; `ease` is how far the clothes stand off the body. */
export const shoulderAt = (form: Proportions, side: number, ease = 0): Vector => [
  ...([side * ((form.shoulder + ease) * 0.96 - 0.03), -2.03, -0.24] as const),
]

/** The elbow of an arm that reaches from a shoulder to a wrist, on the side where `towards` is. */
export const bentElbow = (
  form: Proportions,
  [shoulder, wrist]: readonly [Vector, Vector],
  towards: Vector,
): Vector => {
  const reach = subtract(wrist, shoulder)
  const far = length(reach)
  const long = mix(0.82, 1, form.shoulder / 1.14)
  const stretched = Math.max(1, far / (0.97 * (UPPER + FORE) * long))
  const [upper, fore] = [UPPER * long * stretched, FORE * long * stretched]
  const along = unit(reach)
  const middle = (upper * upper - fore * fore + far * far) / (2 * far)
  const out = subtract(towards, shoulder)
  const aside = unit(subtract(out, scale(along, dot(out, along))))
  const bend = Math.sqrt(Math.max(0, upper * upper - middle * middle))
  return add(shoulder, add(scale(along, middle), scale(aside, bend)))
}

/** How long the upper arm and the forearm of somebody grown-up are. */
const UPPER = 1.3
const FORE = 1.16

/** Sculpts an arm from the shoulder to the wrist, in whatever sleeve the garment has. */
export const sculptLimb = (s: SculptContext, arm: Arm): void => {
  const { spec } = s
  const cut = cutOf(spec)
  const girth = girthOf(s.form)
  if (isBareArmed(cut) || reachesElbow(spec)) sculptBareArm(s, arm, girth)
  if (spec.garment === undefined) return
  const { color, trim } = dyesOf(spec)
  const inks = inksOf(albedo(color), albedo(trim), albedo(spec.skin))
  const cloth = (ink: Ink): number => s.tape.material(FABRICS[cut.fabric](inks[ink]))
  const sleeve: Sleeve = { arm, girth, cut, material: cloth(cut.sleeveInk) }
  const sewing = new Sewing(s, sleeve.material, inks)
  for (const weave of weavesOf(spec)) sewing.add(weave)
  switch (cut.sleeves) {
    case 'long':
    case 'wide':
      sculptUpperSleeve(s, sleeve)
      if (!reachesElbow(spec)) {
        sculptForeSleeve(s, sleeve)
        if (cut.cuffs) sculptSleeveCuff(s, sleeve, cloth(cut.cuffs))
      }
      return
    case 'short':
    case 'puffed':
      sculptShortSleeve(s, sleeve)
      return
    case 'draped':
      if (arm.shoulder[0] > 0) drapeArm(s, arm, sleeve.material)
      return
    case 'bare':
  }
}

/** The radii of a bare arm. */
interface Girth {
  readonly shoulder: number
  readonly elbow: number
  readonly forearm: number
  readonly wrist: number
}

const girthOf = ({ shoulder, masculine }: Proportions): Girth => {
  const thick = mix(0.78, 1, shoulder / 1.2) * mix(0.92, 1.06, masculine)
  return scaled({ shoulder: 0.27, elbow: 0.19, forearm: 0.2, wrist: 0.13 }, thick)
}

const scaled = ({ shoulder, elbow, forearm, wrist }: Girth, by: number): Girth => ({
  ...{ shoulder: shoulder * by, elbow: elbow * by, forearm: forearm * by, wrist: wrist * by },
})

const sculptBareArm = (s: SculptContext, arm: Arm, girth: Girth): void => {
  const { tape } = s
  const { shoulder, elbow, wrist } = arm
  const belly = blend(elbow, wrist, 0.28)
  const skin = s.spec.species === 'robot' ? tape.material(metal(albedo(s.spec.skin))) : s.skin
  tape
    .group(skin, { scale: 0.88, grow: 0.06, framed: false })
    .cone(shoulder, elbow, girth.shoulder, girth.elbow)
  tape
    .group(reachesElbow(s.spec) ? (gloveOf(s) ?? skin) : skin, {
      ...{ scale: 0.88, grow: 0.06, framed: false },
    })
    .cone(elbow, belly, girth.elbow, girth.forearm)
    .cone(belly, wrist, girth.forearm, girth.wrist, { blend: 0.08 })
}

interface Sleeve {
  readonly arm: Arm
  readonly girth: Girth
  readonly cut: GarmentCut
  readonly material: number
}

const CLOTH = { scale: 0.8, grow: 0.08, framed: false } as const

/** How far cloth stands off the arm. */
const looseness = ({ ease, fabric }: GarmentCut): number =>
  (fabric === 'rubber' ? 0.015 : 0.05) + ease * 0.6

const FOLDS: Vector = [1.2, 2, 1]

const fold = ({ tape }: SculptContext, { cut }: Sleeve, at: Vector): void => {
  if (cut.fabric !== 'metal') tape.wave(at, [7, 3.2, 6], 0.012, FOLDS)
}

const sculptUpperSleeve = (s: SculptContext, sleeve: Sleeve): void => {
  const { arm, girth, cut, material } = sleeve
  const loose = looseness(cut)
  s.tape
    .group(material, CLOTH)
    .cone(arm.shoulder, arm.elbow, girth.shoulder + loose, girth.elbow + loose)
  fold(s, sleeve, arm.elbow)
}

/** The sleeve of the forearm, open at the wrist; a wide one hangs from it. */
const sculptForeSleeve = (s: SculptContext, sleeve: Sleeve): void => {
  const { arm, girth, cut, material } = sleeve
  const { elbow, wrist } = arm
  const loose = looseness(cut)
  const along = unit(subtract(wrist, elbow))
  const end = subtract(wrist, scale(along, 0.06))
  const past = add(end, scale(along, 0.2))
  const upper = girth.elbow + loose
  s.tape.group(material, CLOTH)
  if (cut.sleeves === 'wide') {
    const mouth = girth.wrist + 0.2
    s.tape
      .cone(elbow, past, upper, mouth)
      .cone(add(elbow, [0, -0.04, 0]), add(past, [0, -0.3, 0]), upper, mouth, { blend: 0.1 })
  } else {
    s.tape.cone(elbow, past, upper, girth.wrist + loose)
  }
  fold(s, sleeve, wrist)
  openAt(s, along, end, cut.sleeves === 'wide' ? girth.wrist + 0.15 : girth.wrist + 0.02)
}

/** Cuts the last group off at a right angle to an arm, and hollows its end. */
const openAt = ({ tape }: SculptContext, along: Vector, end: Vector, hollow: number): void => {
  tape
    .plane(along, dot(along, end), { operation: 'keep', blend: 0.02 })
    .cone(subtract(end, scale(along, 0.12)), add(end, scale(along, 0.1)), hollow, hollow, {
      ...{ operation: 'cut', blend: 0.02 },
    })
}

const sculptSleeveCuff = (s: SculptContext, { arm, girth, cut }: Sleeve, ink: number): void => {
  const along = unit(subtract(arm.wrist, arm.elbow))
  const wide = cut.sleeves === 'wide'
  const radius = girth.wrist + (wide ? 0.23 : looseness(cut) + 0.03)
  const end = subtract(arm.wrist, scale(along, 0.05))
  const back = subtract(end, scale(along, wide ? 0.14 : 0.2))
  s.tape.group(ink, CLOTH).cone(back, add(end, along), radius, radius)
  if (wide) {
    const down: Vector = [0, -0.3, 0]
    s.tape.cone(add(back, down), add(add(end, along), down), radius, radius, { blend: 0.1 })
  }
  s.tape.plane(scale(along, -1), -dot(along, back), { operation: 'keep', blend: 0.02 })
  openAt(s, along, end, radius - 0.06)
}

/** A sleeve that ends above the elbow. */
const sculptShortSleeve = (s: SculptContext, sleeve: Sleeve): void => {
  const { arm, girth, cut, material } = sleeve
  const along = unit(subtract(arm.elbow, arm.shoulder))
  const [share, flare] = cut.sleeves === 'puffed' ? [0.42, 0.02] : [0.66, 0.07]
  const end = blend(arm.shoulder, arm.elbow, share)
  const radius = mix(girth.shoulder, girth.elbow, share) + flare
  s.tape
    .group(material, CLOTH)
    .cone(arm.shoulder, add(end, scale(along, 0.1)), girth.shoulder + looseness(cut), radius)
  fold(s, sleeve, arm.elbow)
  openAt(s, along, end, radius - 0.045)
}

/** Drapery over the upper arm, which hangs from the elbow; the forearm comes out of it. */
const drapeArm = (
  { tape }: SculptContext,
  { shoulder, wrist, elbow }: Arm,
  cloth: number,
): void => {
  const bend = add(elbow, [0.04, -0.06, -0.06])
  tape
    .group(cloth, { scale: 0.8, grow: 0.1, framed: false })
    .cone(add(elbow, scale(subtract(wrist, elbow), 0.45)), bend, 0.26, 0.35)
    .cone(bend, shoulder, 0.35, 0.35, { blend: 0.16 })
    .cone(add(elbow, [0.02, 0, 0.02]), add(elbow, [0.06, -1.6, -0.1]), 0.28, 0.4, { blend: 0.2 })
    .wave(elbow, [7, 2.2, 6], 0.03, FOLDS)
}

/** Whether gloves replace the sleeve of the forearm. */
const reachesElbow = ({ gloves }: SculptContext['spec']): boolean =>
  gloves !== undefined && GLOVE_SHAPES[gloves.kind].long === true
