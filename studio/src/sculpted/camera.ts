import { leanOf } from '../figure/pose.ts'
import type { CharacterSpec, Crop, Gaze, Turn } from '../spec/CharacterSpec.ts'
import { type Aspect, ASPECT_RATIOS } from '../spec/Picture.ts'
import * as at from '../kernel/layout.ts'
import { seededRandom, spread } from '../spec/random.ts'
import { type Extent, isBall } from '../kernel/shapes.ts'
import {
  add,
  clamp,
  cross,
  dot,
  mix,
  scale,
  subtract,
  unit,
  type Vector,
} from '../kernel/vector.ts'

/** The camera's position and field of view. */
export interface View {
  readonly position: Vector
  readonly right: Vector
  readonly up: Vector
  readonly forward: Vector
  /** The height of the picture at distance one. */
  readonly slope: number
  readonly aspect: number
}

export interface Box {
  readonly left: number
  readonly right: number
  readonly bottom: number
  readonly top: number
}

/** The empty margins: above the subject in picture heights, and on either side in picture widths. */
export const TOP_MARGIN = 0.055
export const SIDE_MARGIN = 0.05

/** The direction of the camera, and how much of the body it shows. */
export interface Framing {
  /** The angles to the subject's left and above the eyes, in radians. */
  readonly yaw: number
  readonly pitch: number
  /** How far the subject leans to the picture's left, in radians; upright when absent. */
  readonly roll?: number
  /** Whether poses also differ in crop and more in angle, and some are seen in a mirror. */
  readonly varied?: boolean
  /** Whether the picture is the mirror image of the sculpture. */
  readonly mirrored?: boolean
  /** The bottom of the picture, in units of the head (see Proportions.ts), unless the subject needs more. */
  readonly end: Readonly<Record<Aspect, number>>
  /** The fraction of the spare height that goes above the subject; none when absent. */
  readonly air?: number
  /** Cuts off what is farther from the face than this. */
  readonly crop?: Omit<Box, 'bottom'>
}

/** Head and shoulders, a little from the subject's right, slightly above the eyes. */
export const BUST: Framing = {
  yaw: -0.26,
  pitch: 0.03,
  end: { portrait: -2.62, landscape: -2.05, square: -2.3 },
}

/**
 * Varies the framing so that no two poses are alike: the seed turns the character a little more or less, to
 * either side, and tilts the head, unless the description says where the character looks or leans.
 */
export const posed = (
  framing: Framing,
  spec: Pick<CharacterSpec, 'seed' | 'face' | 'crop'>,
): Framing => {
  const random = seededRandom(spec.seed ^ 0x2c1b3c6d)
  const side = random() < 0.5 ? -1 : 1
  const { gaze, turn } = spec.face
  const turned = (gaze && TURNS[gaze]) ?? side * Math.sign(framing.yaw)
  const { least, more, nod, lean } = framing.varied ? FREE : STEADY
  const usual = turned * Math.abs(framing.yaw) * (least + more * random())
  const yaw = turn === undefined ? usual : YAWS[turn]
  const pitch = framing.pitch + nod * spread(random) + ((gaze && NODS[gaze]) ?? 0)
  const roll = lean * spread(random)
  const near = framing.varied
    ? nearer(framing, mix(FARTHEST_CROP, NEAREST_CROP, random()))
    : framing
  return { ...cropped(near, spec.crop), yaw, pitch, roll: leanOf(spec) ?? roll }
}

/** How far poses differ: the turn as a share of the usual one, the nod and the lean in radians. */
const STEADY = { least: 0.75, more: 0.45, nod: 0.025, lean: 0.05 }
const FREE = { least: 0.4, more: 1.3, nod: 0.05, lean: 0.08 }

/** How much less of the body pictures show than usual. */
const FARTHEST_CROP = -0.4
const NEAREST_CROP = 0.65

const nearer = (framing: Framing, by: number): Framing => {
  const { portrait, landscape, square } = framing.end
  const end = {
    portrait: portrait + by,
    landscape: landscape + by * 0.5,
    square: square + by * 0.7,
  }
  return { ...framing, end }
}

/** The camera's angle for a stated turn, in radians. */
const YAWS: Readonly<Record<Turn, number>> = { left: 0.85, right: -0.85, front: 0 }

const cropped = (framing: Framing, crop: Crop | undefined): Framing => {
  if (crop === 'face') return { ...framing, end: FACE_END, crop: AROUND_FACE }
  return crop === 'waist' ? { ...framing, end: WAIST_END } : framing
}

/** Just below the chin. */
const FACE_END = { portrait: -1.5, landscape: -1.35, square: -1.4 }
const AROUND_FACE = { left: -1.2, right: 1.2, top: 1.9 }
const WAIST_END = { portrait: -3.7, landscape: -3.1, square: -3.4 }

/** The side that the camera is on when somebody looks to the picture's left or right: 1 is the subject's left. */
const TURNS: Partial<Record<Gaze, number>> = { left: 1, right: -1 }
/** How much higher the camera is for somebody who looks up or down, in radians. */
const NODS: Partial<Record<Gaze, number>> = { up: -0.09, down: 0.07 }

/**
 * Chooses the view that shows the whole subject with a margin above and at the sides. The bust continues below the
 * picture.
 */
export const frame = (
  extents: readonly Extent[],
  aspect: Aspect,
  framing: Framing = BUST,
): View => {
  const ratio = ASPECT_RATIOS[aspect]
  let view = viewOf([0, -0.4, 0], 4, ratio, framing)
  // The box depends on the perspective and the perspective on the box; four iterations converge.
  for (let round = 0; round < 4; round++) view = fitted(extents, aspect, view, framing)
  return view
}

/** The box around the subject in the picture, whose edges are at -1 and 1. */
export const projectedBox = (extents: readonly Extent[], view: View): Box => {
  let [left, right, bottom, top] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const extent of extents) {
    const offset = subtract(extent.center, view.position)
    const nearest = dot(offset, view.forward) - reach(extent, view.forward)
    const halfHeight = (nearest * view.slope) / 2
    const halfWidth = halfHeight * view.aspect
    const x = dot(offset, view.right)
    const y = dot(offset, view.up)
    const across = reach(extent, view.right)
    const upwards = reach(extent, view.up)
    left = Math.min(left, (x - across) / halfWidth)
    right = Math.max(right, (x + across) / halfWidth)
    bottom = Math.min(bottom, (y - upwards) / halfHeight)
    top = Math.max(top, (y + upwards) / halfHeight)
  }
  return { left, right, bottom, top }
}

/** The position of a point in the picture, in pixels from the left and the top. */
export const project = (point: Vector, view: View, width: number, height: number): Point => {
  const offset = subtract(point, view.position)
  const halfHeight = (dot(offset, view.forward) * view.slope) / 2
  return {
    x: (0.5 + dot(offset, view.right) / (2 * halfHeight * view.aspect)) * width,
    y: (0.5 - dot(offset, view.up) / (2 * halfHeight)) * height,
  }
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** The size of a unit of the head, beside the subject, in pixels of a picture of this height. */
export const unitAtSubject = (view: View, height: number): number =>
  height / (view.slope * dot(subtract(TARGET_PLANE, view.position), view.forward))

/** Writes the view into the kernel's camera record. */
export const writeView = (to: Float32Array, view: View, width: number, height: number): void => {
  to.set(view.position, at.POSITION / 4)
  to.set(view.right, at.RIGHT / 4)
  to.set(view.up, at.UP / 4)
  to.set(view.forward, at.FORWARD / 4)
  to[at.PIXEL / 4] = view.slope / height
  to[at.WIDTH / 4] = width
  to[at.HEIGHT / 4] = height
}

/** The world direction of a vector given in the camera's axes (right, up, towards the camera). */
export const toWorld = (view: View, [x, y, z]: Vector): Vector =>
  unit(add(add(scale(view.right, x), scale(view.up, y)), scale(view.forward, -z)))

const fitted = (extents: readonly Extent[], aspect: Aspect, view: View, framing: Framing): View => {
  const box = projectedBox(extents, view)
  const distance = dot(subtract(TARGET_PLANE, view.position), view.forward)
  const halfHeight = (distance * view.slope) / 2
  const halfWidth = halfHeight * view.aspect
  const center = subtract(view.position, scale(view.forward, -distance))
  const [cx, cy] = [dot(center, view.right), dot(center, view.up)]
  const { crop } = framing
  const top = Math.min(cy + box.top * halfHeight, crop?.top ?? Infinity)
  const lowest = Math.min(framing.end[aspect], Math.max(cy + box.bottom * halfHeight - 0.2, -3.3))
  const bottom = crop ? framing.end[aspect] : lowest
  const left = Math.max(cx + box.left * halfWidth, crop?.left ?? -Infinity)
  const right = Math.min(cx + box.right * halfWidth, crop?.right ?? Infinity)
  const wanted = (right - left) / (1 - 2 * SIDE_MARGIN) / ASPECT_RATIOS[aspect]
  const needed = (top - bottom) / (1 - TOP_MARGIN)
  const height = Math.max(needed, wanted)
  // With spare width, the head stays near the middle; spare height goes below, where the bust continues.
  const slack = Math.max(
    0,
    (height * ASPECT_RATIOS[aspect] * (1 - 2 * SIDE_MARGIN) - (right - left)) / 2,
  )
  const x =
    clamp(0, (left + right) / 2 - slack, (left + right) / 2 + slack) * 0.65 + (left + right) * 0.175
  const y = top + TOP_MARGIN * height - height / 2 + (framing.air ?? 0) * (height - needed)
  const target = add(scale(view.right, x), scale(view.up, y))
  return viewOf(target, height, ASPECT_RATIOS[aspect], framing)
}

/** A point of the plane through the subject in which heights are measured. */
const TARGET_PLANE: Vector = [0, 0, 0]

/** The camera's greatest distance: the kernel sees 24 units far, which leaves enough behind the subject. */
const FARTHEST = 19

const viewOf = (target: Vector, height: number, aspect: number, framing: Framing): View => {
  const { yaw, pitch, roll = 0 } = framing
  const forward: Vector = [
    -Math.sin(yaw) * Math.cos(pitch),
    -Math.sin(pitch),
    -Math.cos(yaw) * Math.cos(pitch),
  ]
  const level: Vector = [Math.cos(yaw), 0, -Math.sin(yaw)]
  const right = add(scale(level, Math.cos(roll)), scale(cross(level, forward), Math.sin(roll)))
  const distance = Math.min(Math.max(9, 2.1 * height), FARTHEST)
  return {
    position: subtract(target, scale(forward, distance)),
    right: framing.mirrored ? scale(right, -1) : right,
    up: cross(right, forward),
    forward,
    slope: height / distance,
    aspect,
  }
}

/** How far a shape reaches from its center along a direction. */
export const reach = (extent: Extent, direction: Vector): number => {
  const { half, rotation, boxed } = extent
  // Most shapes are the balls of locks of hair.
  if (isBall(extent)) return half[0]
  const [x, y, z] = rotation
    ? [
        dot([rotation[0], rotation[1], rotation[2]], direction),
        dot([rotation[3], rotation[4], rotation[5]], direction),
        dot([rotation[6], rotation[7], rotation[8]], direction),
      ]
    : direction
  return boxed
    ? Math.abs(x * half[0]) + Math.abs(y * half[1]) + Math.abs(z * half[2])
    : // Math.hypot, which guards against overflow, is many times slower.
      Math.sqrt((x * half[0]) ** 2 + (y * half[1]) ** 2 + (z * half[2]) ** 2)
}
