import type { BakedTape } from '../kernel/BakedTape.ts'
import * as at from '../kernel/layout.ts'
import type { Vector } from '../kernel/vector.ts'

/** What eyes do between two moments, relative to the still. */
export interface EyePose {
  /** How far the lids are shut: 0 as in the still, 1 closed. */
  readonly lids: number
  /** How far the eyes have turned aside, in radians, to the side that they look away from in the still. */
  readonly aside: number
}

/** The eyeballs of a figure that is alone, one on each side of x = 0. */
export interface Eyeballs {
  readonly center: Vector
  readonly radius: number
}

/** The eyes of a tape that have lids; undefined when there are none, as in styles that print eyes. */
export const eyeballsOf = (tape: BakedTape): Eyeballs | undefined => {
  const floats = new Float32Array(tape.bytes.buffer)
  const [eye] = eyesOn(tape)
  if (eye === undefined || lashesOn(tape).length === 0) return undefined
  const [x = 0, y = 0, z = 0] = floats.subarray(eye + at.EYE_CENTER / 4)
  return { center: [x, y, z], radius: floats[eye + at.EYE_RADIUS / 4] ?? 0 }
}

/**
 * The same tape with its lids and eyes in a pose. Nothing is sculpted again, and no shape leaves its bounds, so
 * everything else is drawn as before.
 */
export const poseEyes = (still: BakedTape, { lids, aside }: EyePose): BakedTape => {
  const bytes = new Uint8Array(still.bytes)
  const floats = new Float32Array(bytes.buffer)
  const shut = Math.min(lids, isCoated(still) ? MOST_IN_COAT : 1)
  const lashes = lashesOn(still).map((layer) => layer + at.LAYER_PARAMETERS / 4)
  for (const p of openingsOn(still, lashes)) {
    if (shut < 1) shutLids(floats, p, shut)
    else fill(floats, p)
  }
  for (const p of lashes) {
    shutLids(floats, p, shut)
    setFold(floats, p, shut)
  }
  for (const eye of eyesOn(still)) turnEyes(floats, eye, aside)
  return { ...still, bytes }
}

/** Fur grows over eyes that are closed entirely, and feathers show no line between the lids. */
const MOST_IN_COAT = 0.84
/** Where the lids meet, between the middle of the eye (0) and the lower lid (1). */
const MEET = 0.78

/** Offsets, in floats, of the records of a tape. */
const records = (from: number, to: number, size: number): readonly number[] =>
  Array.from({ length: (to - from) / size }, (_, i) => (from + i * size) / 4)

const eyesOn = ({ bytes, materialsAt, layersAt }: BakedTape): readonly number[] => {
  const floats = new Float32Array(bytes.buffer)
  return records(materialsAt, layersAt, at.MATERIAL_SIZE).filter(
    (m) => floats[m + at.KIND / 4] === at.KIND_EYE,
  )
}

const lashesOn = ({ bytes, layersAt }: BakedTape): readonly number[] => {
  const floats = new Float32Array(bytes.buffer)
  return records(layersAt, bytes.byteLength, at.LAYER_SIZE).filter(
    (l) => floats[l + at.LAYER_TYPE / 4] === at.LAYER_LASH,
  )
}

/** The parameters of the openings that lashes surround; an open mouth has the same shape. */
const openingsOn = (
  { bytes, groupsAt }: BakedTape,
  lashes: readonly number[],
): readonly number[] => {
  const floats = new Float32Array(bytes.buffer)
  const integers = new Int32Array(bytes.buffer)
  return records(0, groupsAt, at.PRIMITIVE_SIZE)
    .filter((p) => ((integers[p + at.SHAPE / 4] ?? 0) & at.SHAPE_MASK) === at.ALMOND)
    .map((p) => p + at.PARAMETERS / 4)
    .filter((p) => lashes.some((lash) => isSameOpening(floats, p, lash)))
}

const isSameOpening = (floats: Float32Array, one: number, other: number): boolean =>
  Array.from({ length: ALMOND_PARAMETERS }, (_, i) => i).every(
    (i) => floats[one + i] === floats[other + i],
  )

/** What almond.ts writes: one over the width, upper, lower, cosine and sine of the tilt, skew, fullness. */
const ALMOND_PARAMETERS = 7
const ONE_OVER_WIDTH = 0
const UPPER = 1
const LOWER = 2
const SKEW = 5
/** Of a lash layer: how dark the fold above the eye is. */
const FOLD = 10

const shutLids = (floats: Float32Array, p: number, shut: number): void => {
  const lower = floats[p + LOWER] ?? 0
  const mix = (from: number, to: number): number => from + shut * (to - from)
  floats[p + UPPER] = mix(floats[p + UPPER] ?? 0, -MEET * lower)
  floats[p + LOWER] = mix(lower, MEET * lower)
  floats[p + SKEW] = mix(floats[p + SKEW] ?? 0, 0)
}

/** Makes an opening nothing: one of no height would still cut a line, from corner to corner and far beyond. */
const fill = (floats: Float32Array, p: number): void => {
  floats[p + ONE_OVER_WIDTH] = 0
  floats[p + UPPER] = -1
  floats[p + LOWER] = -1
}

/** The skin of a lid that comes down unfolds. */
const setFold = (floats: Float32Array, p: number, shut: number): void => {
  floats[p + FOLD] = (floats[p + FOLD] ?? 0) * (1 - shut)
}

const turnEyes = (floats: Float32Array, eye: number, aside: number): void => {
  const [right, left] = [eye + at.GAZE_RIGHT / 4, eye + at.GAZE_LEFT / 4]
  const before = floats[right] ?? 0
  const away = before + (floats[left] ?? 0) > 0 ? -aside : aside
  for (const gaze of [right, left]) turn(floats, gaze, away)
  // A reflection nearly stays where it is while the eye turns below it.
  const moved = (floats[right] ?? 0) - before
  const light = eye + at.CATCH_LIGHT / 4
  floats[light] =
    (floats[light] ?? 0) - (REFLECTION * moved) / (floats[eye + at.IRIS_ANGLE / 4] ?? 1)
}

const REFLECTION = 0.75

/** Turns a direction around the vertical axis. */
const turn = (floats: Float32Array, gaze: number, angle: number): void => {
  const [x = 0, , z = 0] = floats.subarray(gaze, gaze + 3)
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  floats[gaze] = x * cos + z * sin
  floats[gaze + 2] = z * cos - x * sin
}

/** The skin is the first material. */
const isCoated = ({ bytes, materialsAt }: BakedTape): boolean => {
  const skin = new Float32Array(bytes.buffer, materialsAt)
  return skin[at.KIND / 4] === at.KIND_COAT
}
