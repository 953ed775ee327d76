import { cutOf } from '../garments/cuts.ts'
import { COVERAGE } from '../spec/coverage.ts'
import { bentElbow, sculptLimb, shoulderAt } from './arm.ts'
import { albedo } from './color.ts'
import { GLOVE_SHAPES, gloveOf, sculptCuff } from './gloves.ts'
import { leather, metal } from './materials.ts'
import type { Proportions } from './proportions/Proportions.ts'
import type { Arm, Grip, SculptContext } from './SculptContext.ts'
import { add, cross, scale, subtract, unit, type Vector } from '../kernel/vector.ts'

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
  const size = handSize(form)
  const side: Mirror = second ? mirrored : (v) => v
  const [own, axis] = [side(at), side(lean)]
  const wrist = add(own, scale(WRISTS[pose], size))
  if (pose !== 'stump') {
    const place = placeAlong(own, axis, size)
    sculptFingers(context, (...offset) => side(place(...offset)), pose, {
      ...{ wrist: side(wrist), size, shown },
    })
  }
  const shoulder = shoulderOf(context)
  // The elbow is away from the body, so that the upper arm is not hidden behind the forearm.
  const towards = elbow ? add(own, elbow) : second ? sideOf(form) : add(shoulder, ELBOW)
  const arm: Arm = {
    wrist: side(wrist),
    elbow: side(bentElbow(form, [shoulder, wrist], towards)),
    shoulder: side(shoulder),
    size,
  }
  sculptLimb(context, arm)
  if (pose !== 'stump') sculptCuff(context, arm)
}

/** Where the arm on the right of the picture joins the trunk; animals have no shoulders. */
const shoulderOf = ({ form, spec }: SculptContext): Vector =>
  spec.garment ? add(shoulderAt(form, 1, cutOf(spec).ease), [0, form.lift, 0]) : [0.5, -2.2, -0.1]

const ELBOW: Vector = [0.5, -1.5, -0.3]

export const handSize = ({ masculine, childlike }: Proportions): number =>
  0.8 + 0.14 * masculine - 0.12 * childlike

/** Sculpts a hand at the end of an arm that hangs, its thumb to the front. */
export const sculptRestingHand = (s: SculptContext, { elbow, wrist, size }: Arm): void => {
  const { tape } = s
  const down = unit(subtract(wrist, elbow))
  const inwards = -Math.sign(wrist[0])
  const at = (along: number, forwards: number, aside = 0): Vector =>
    add(wrist, scale(add(scale(down, along), [aside * inwards, 0, forwards]), size))
  tape
    .group(skinOf(s), { scale: 0.88, grow: 0.04, framed: false })
    .cone(wrist, at(0.38, 0.1), 0.13 * size, 0.11 * size)
    .cone(wrist, at(0.36, -0.1), 0.13 * size, 0.1 * size, { blend: 0.08 })
  FINGERS.forEach(({ long, radius }, i) => {
    const z = (1.5 - i) * 0.12
    const joints = [at(0.36, z), at(0.36 + 0.22 * long, z, 0.02), at(0.36 + 0.42 * long, z, 0.12)]
    joints.slice(1).forEach((end, joint) => {
      const [from, to] = [radius * (1 - 0.1 * joint) * size, radius * (0.9 - 0.1 * joint) * size]
      tape.cone(joints[joint] ?? end, end, from, to, { blend: 0.04 })
    })
  })
  tape
    .cone(at(0.06, 0.12, 0.03), at(0.28, 0.22, 0.1), 0.1 * size, 0.085 * size, { blend: 0.06 })
    .cone(at(0.28, 0.22, 0.1), at(0.46, 0.22, 0.12), 0.082 * size, 0.066 * size, { blend: 0.03 })
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
        blend: (i ? 0.042 : 0.06) + joined,
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
  hook: [0.06, -0.1, -0.48],
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
  { long: 0.97, radius: 0.08, arc: -0.012 },
  { long: 1.06, radius: 0.083, arc: 0.014 },
  { long: 1, radius: 0.079, arc: -0.004 },
  { long: 0.78, radius: 0.07, arc: -0.05 },
] as const
const SPACING = 0.136

/** Joints of a finger of a closed hand, outwards and forwards from the grip. */
const FIST = [
  [0.21, 0.0],
  [0.15, 0.23],
  [-0.1, 0.21],
  [-0.17, 0.05],
] as const
const CURLS = {
  hook: FIST,
  fist: FIST,
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
    const open = pose === 'pinch' ? i * 0.02 : 0
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
