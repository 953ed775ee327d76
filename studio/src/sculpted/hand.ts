import { cutOf, dyesOf } from '../garments/cuts.ts'
import { type GarmentCut, isBareArmed } from '../garments/GarmentCut.ts'
import { COVERAGE } from '../spec/coverage.ts'
import { albedo } from './color.ts'
import { FABRICS } from './fabrics.ts'
import { inksOf } from './garment/inks.ts'
import { GLOVE_SHAPES, gloveOf, sculptCuff } from './gloves.ts'
import { leather, metal } from './materials.ts'
import type { Proportions } from './proportions/Proportions.ts'
import type { Arm, Grip, SculptContext } from './SculptContext.ts'
import { add, blend, cross, scale, subtract, unit, type Vector } from '../kernel/vector.ts'

/** Maps an offset along the shaft, outwards (to the back of the hand) and forwards to a point in the scene. */
type Place = (along: number, outwards: number, forwards: number) => Vector

/** A finger's joints from the knuckle to the tip, and its radius at the knuckle. */
interface Finger {
  readonly joints: readonly Vector[]
  readonly radius: number
}

/**
 * Sculpts a hand with four fingers and a thumb, and its arm. `at` is the middle of the prop's grip, `lean` the
 * direction of the prop.
 */
export const sculptHand = (
  context: SculptContext,
  at: Vector,
  lean: Vector,
  { pose, elbow, second = false, shown = false }: Grip = { pose: 'fist' },
): void => {
  const { form } = context
  const size = 0.86 + 0.16 * form.masculine - 0.16 * form.childlike
  const side: Mirror = second ? mirrored : (v) => v
  const [own, axis] = [side(at), side(lean)]
  const wrist = add(own, scale(WRISTS[pose], size))
  if (pose !== 'stump') {
    const place = placeAlong(own, axis, size)
    sculptFingers(context, (...offset) => side(place(...offset)), pose, {
      ...{ wrist: side(wrist), size, shown },
    })
  }
  // With narrow shoulders the elbows are closer to the body.
  const hanging: Vector = [
    Math.min(0.16, form.shoulder * 1.2 + 0.2 - own[0]),
    ...(pose === 'fist' ? ([-1.5, -0.85] as const) : ([-1.6, -0.3] as const)),
  ]
  const bent = elbow ? add(own, elbow) : second ? sideOf(form) : add(own, hanging)
  const arm: Arm = { wrist: side(wrist), elbow: side(bent), size }
  sculptArm(context, arm)
  if (pose !== 'stump') sculptCuff(context, arm)
}

type Mirror = (v: Vector) => Vector

const mirrored: Mirror = ([x, y, z]) => [-x, y, z]

/** The elbow of an arm that reaches across the body. */
const sideOf = ({ shoulder, lift }: Proportions): Vector => [shoulder * 1.08, lift - 3.4, 0.35]

type Pose = Exclude<Grip['pose'], 'stump'>

const sculptFingers = (
  context: SculptContext,
  place: Place,
  pose: Pose,
  {
    wrist,
    size,
    shown,
  }: { readonly wrist: Vector; readonly size: number; readonly shown: boolean },
): void => {
  const { tape, spec } = context
  tape.group(skinOf(context), { scale: 0.88, grow: 0.08, framed: shown })
  const {
    padded = false,
    thick = 1,
    joined = 0,
  } = spec.gloves ? GLOVE_SHAPES[spec.gloves.kind] : {}
  if (padded) {
    padHand(tape, place, wrist, size)
    return
  }
  const { fingers, palm } = pose === 'palm' ? openHand(place) : closedHand(place, pose)
  for (const { from, to, radius } of palm) {
    tape.cone(from, to, radius * size, radius * size, { blend: 0.07 })
  }
  const heel = palm[0]?.from ?? wrist
  tape.cone(heel, wrist, 0.16 * size, 0.14 * size, { blend: 0.1 })
  for (const { joints, radius } of fingers) {
    // The middle joints are the widest part of a finger.
    joints
      .slice(1, -1)
      .forEach((joint, i) =>
        tape.sphere(joint, radius * size * thick * (0.93 - 0.09 * i), { blend: 0.03 + joined }),
      )
    joints.slice(1).forEach((end, i) => {
      const [from, to] = [0.98 - 0.1 * i, 0.98 - 0.1 * (i + 1)].map(
        (share) => radius * size * thick * share,
      )
      tape.cone(joints[i] ?? end, end, from ?? radius, to ?? radius, {
        blend: (i ? 0.026 : 0.045) + joined,
      })
    })
  }
}

/** The hand of a boxing glove: a ball, with the thumb against it. */
const padHand = (tape: SculptContext['tape'], place: Place, wrist: Vector, size: number): void => {
  tape
    .ellipsoid(place(0.08, 0.02, 0.06), [0.42 * size, 0.4 * size, 0.42 * size])
    .cone(place(-0.2, 0.06, -0.04), wrist, 0.32 * size, 0.24 * size, { blend: 0.16 })
    .cone(place(0.02, -0.34, 0.08), place(0.3, -0.26, 0.26), 0.15 * size, 0.13 * size, {
      blend: 0.05,
    })
}

/**
 * The position of the wrist relative to the grip. The wrist of a fist is farther back, or the shaft would hit
 * the sleeve.
 */
const WRISTS: Readonly<Record<Grip['pose'], Vector>> = {
  fist: [0.17, -0.46, -0.34],
  edge: [0.15, -0.5, -0.2],
  pinch: [0.15, -0.5, -0.2],
  palm: [0.16, -0.36, -0.06],
  stump: [0, -0.1, -0.04],
}

const placeAlong = (at: Vector, lean: Vector, size: number): Place => {
  const along = unit(lean)
  const outwards = unit(cross(along, [0, 0, 1]))
  const forwards = cross(outwards, along)
  return (a, o, f) =>
    add(at, scale(add(add(scale(along, a), scale(outwards, o)), scale(forwards, f)), size))
}

interface Hand {
  readonly fingers: readonly Finger[]
  /** Thick strokes that form the palm; the first begins at the wrist. */
  readonly palm: readonly { readonly from: Vector; readonly to: Vector; readonly radius: number }[]
}

/**
 * Index, middle, ring and little finger: length, radius, and how far its knuckle is outwards, because knuckles form
 * an arc.
 */
const FINGERS = [
  { long: 0.97, radius: 0.084, arc: -0.012 },
  { long: 1.1, radius: 0.088, arc: 0.014 },
  { long: 1, radius: 0.083, arc: -0.004 },
  { long: 0.78, radius: 0.07, arc: -0.05 },
] as const
const SPACING = 0.15

/** Joints of a finger of a closed hand, outwards and forwards from the grip. */
const CURLS = {
  fist: [
    [0.21, 0.0],
    [0.15, 0.23],
    [-0.1, 0.21],
    [-0.17, 0.05],
  ],
  edge: [
    [0.25, 0.02],
    [0.16, 0.22],
    [-0.1, 0.26],
    [-0.28, 0.22],
  ],
  pinch: [
    [0.24, -0.02],
    [0.24, 0.2],
    [0.04, 0.26],
    [-0.09, 0.17],
  ],
} as const

const closedHand = (place: Place, pose: keyof typeof CURLS): Hand => {
  const fingers = FINGERS.map(({ long, radius, arc }, i): Finger => {
    const a = (1.5 - i) * SPACING
    // In a pinch, each finger is more open than the one before it.
    const open = pose === 'pinch' ? i * 0.035 : 0
    const joints = CURLS[pose].map(([o, f], joint) =>
      place(
        // The fingers converge towards the heel of the hand.
        a * (1 - 0.05 * joint) - (0.014 + 0.01 * i) * joint + open * joint * 0.2,
        o - open * joint * 0.7 + arc,
        (f + open) * long + arc * 0.6,
      ),
    )
    return { joints, radius }
  })
  const thumb: Finger =
    pose === 'edge'
      ? {
          joints: [place(0.12, 0.16, -0.2), place(0.24, -0.02, -0.24), place(0.28, -0.2, -0.2)],
          radius: 0.1,
        }
      : {
          joints: [
            place(0.06, -0.1, -0.16),
            place(0.24, -0.19, 0.02),
            place(0.33, -0.11, 0.2),
            place(0.29, 0.04, 0.28),
          ],
          radius: 0.105,
        }
  return {
    fingers: [...fingers, thumb],
    palm: [
      { from: place(-0.27, 0.13, -0.1), to: place(0.2, 0.16, -0.06), radius: 0.15 },
      { from: place(-0.22, 0.02, -0.15), to: place(0.06, -0.06, -0.15), radius: 0.12 },
      // With the pose `edge`, the prop fills the hand; otherwise the curled fingers do.
      ...(pose === 'edge'
        ? []
        : [{ from: place(-0.24, 0.06, 0.06), to: place(0.2, 0.06, 0.06), radius: 0.11 }]),
    ],
  }
}

/** The palm up, the fingers pointing inwards and a little to the front. */
const openHand = (place: Place): Hand => {
  const fingers = FINGERS.map(({ long, radius }, i): Finger => {
    const across = (i - 1.5) * 0.13
    const joint = (out: number, up: number): Vector =>
      place(up, -out * long * 0.86 + 0.12 - across * 0.5, out * long * 0.4 - across)
    return {
      joints: [joint(0.12, -0.02), joint(0.34, 0.0), joint(0.5, 0.09), joint(0.58, 0.22)],
      radius,
    }
  })
  const thumb: Finger = {
    joints: [place(-0.04, 0.16, 0.14), place(0.02, 0.12, 0.34), place(0.16, 0.02, 0.42)],
    radius: 0.098,
  }
  return {
    fingers: [...fingers, thumb],
    palm: [
      { from: place(-0.12, 0.24, -0.02), to: place(-0.04, 0.02, 0.18), radius: 0.13 },
      { from: place(-0.1, 0.2, -0.06), to: place(-0.04, -0.04, -0.1), radius: 0.13 },
    ],
  }
}

const sculptArm = (s: SculptContext, arm: Arm): void => {
  const { tape, spec } = s
  const { wrist, elbow, size } = arm
  const cut = cutOf(spec)
  const { color, trim } = dyesOf(spec)
  const inks = inksOf(albedo(color), albedo(trim), albedo(spec.skin))
  const cloth = (ink: keyof typeof inks): number => tape.material(FABRICS[cut.fabric](inks[ink]))
  const shoulder = shoulderOf(s, elbow)
  if (isBareArmed(cut) || reachesElbow(spec)) {
    tape
      .group(skinOf(s), { scale: 0.88, grow: 0.08, framed: false })
      .cone(wrist, elbow, 0.13 * size, 0.22 * size)
      .cone(elbow, shoulder, 0.22 * size, 0.24 * size, { blend: 0.12 })
    if (cut.sleeves === 'draped') drapeArm(s, arm, cloth('color'))
    if (spec.garment && UPPER_SLEEVES.has(cut.sleeves)) {
      const hem = blend(elbow, shoulder, isBareArmed(cut) ? 0.4 : 0)
      tape
        .group(cloth(cut.sleeveInk), { scale: 0.82, grow: 0.08, framed: false })
        .cone(hem, shoulder, 0.27 * size, 0.31)
    }
    return
  }
  const width = cut.sleeves === 'wide' ? 0.3 : 0.2
  tape
    .group(cloth(cut.sleeveInk), { scale: 0.82, grow: 0.08, framed: false })
    .cone(add(wrist, scale([0, 0.1, 0.04], size)), elbow, width, width + 0.1)
    .cone(elbow, shoulder, width + 0.1, 0.31, { blend: 0.14 })
  if (cut.fabric !== 'metal') tape.wave(wrist, [7, 3.2, 6], 0.014, FOLDS)
}

/** Sleeves that cover the upper arm, at least in part. */
const UPPER_SLEEVES: ReadonlySet<GarmentCut['sleeves']> = new Set([
  ...(['long', 'wide', 'short', 'puffed'] as const),
])

/** Drapery over the upper arm, which hangs from the elbow; the forearm comes out of it. */
const drapeArm = (s: SculptContext, { wrist, elbow, size }: Arm, cloth: number): void => {
  const bend = add(elbow, [0.06, -0.1, -0.06])
  s.tape
    .group(cloth, { scale: 0.8, grow: 0.1, framed: false })
    .cone(add(elbow, scale(subtract(wrist, elbow), 0.62)), bend, 0.21 * size, 0.34)
    .cone(bend, shoulderOf(s, elbow), 0.34, 0.36, { blend: 0.16 })
    .cone(add(elbow, [0.02, 0, 0.02]), add(elbow, [0.1, -1.6, -0.1]), 0.3, 0.42, { blend: 0.2 })
    .wave(elbow, [7, 2.2, 6], 0.03, FOLDS)
}

const FOLDS: Vector = [1.2, 2, 1]

/** Where the arm joins the trunk: inside the hanging arm, so that no end of a limb shows. */
const shoulderOf = ({ form, spec }: SculptContext, elbow: Vector): Vector => {
  const side = Math.sign(elbow[0] || 1)
  // Animals have none.
  return spec.garment
    ? [side * form.shoulder * 0.88, form.lift - 2.02, -0.26]
    : [side * 0.5, -2.2, -0.1]
}

/** Whether gloves replace the sleeve of the forearm. */
const reachesElbow = ({ gloves }: SculptContext['spec']): boolean =>
  gloves !== undefined && GLOVE_SHAPES[gloves.kind].long === true

/** Robots have metal hands; characters whose whole face is covered wear gloves. */
const skinOf = (s: SculptContext): number => {
  const { tape, skin, spec } = s
  const glove = gloveOf(s)
  if (glove !== undefined) return glove
  if (spec.headwear && COVERAGE[spec.headwear.kind] === 'face') {
    return tape.material(leather(albedo(spec.headwear.color)))
  }
  return spec.species === 'robot' ? tape.material(metal(albedo(spec.skin))) : skin
}
