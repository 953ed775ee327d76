// Lists of primitives, as addresses in the order of the tape, and the bounds they are culled by.
import { length } from './laneMaths'
import { clamp } from './maths'
import * as at from './layout'

/** The group of the last listed primitive. */
let listedGroup: i32 = -1

/** Starts a list: call before the first `isIdle`. */
export function startList(): void {
  listedGroup = -1
}

/** Appends a primitive to a list of `length`; returns the new length. */
export function append(list: usize, length: i32, p: usize): i32 {
  store<u32>(list + ((<usize>length) << 2), <u32>p)
  listedGroup = load<i32>(p, at.GROUP_INDEX)
  return length + 1
}

/** Whether a brush or cut has no shape of its group on the list to act on: unbounded ones would be on every list. */
export function isIdle(p: usize): bool {
  const operation = load<i32>(p, at.OPERATION)
  return operation != at.ADD && operation != at.LINK && load<i32>(p, at.GROUP_INDEX) != listedGroup
}

export function isMirrored(p: usize): bool {
  return (load<i32>(p) & at.FLAG_MIRRORED) != 0
}

export function isCone(p: usize): bool {
  return (load<i32>(p) & at.SHAPE_MASK) == at.CONE
}

/** Whether it is a brush that acts on a rectangle, as seen from the front. */
export function isFlat(p: usize): bool {
  const shape: i32 = load<i32>(p) & at.SHAPE_MASK
  return shape == at.PANEL || shape == at.LINE
}

/** Half the width of a cone and its blend: tighter than BOUND_RADIUS, which spans its length. */
export function coneMargin(p: usize): f32 {
  const radius = load<f32>(p, at.PARAMETERS + 16)
  const thickest: f32 = radius + Mathf.max(load<f32>(p, at.PARAMETERS + 20), 0)
  return thickest + load<f32>(p, at.BOUND_RADIUS) - load<f32>(p, at.CONE_RADIUS)
}

/** Square of the distance from a cone's axis to the line through a point in a unit direction. */
export function fromAxis2(p: usize, ox: f32, oy: f32, oz: f32, dx: f32, dy: f32, dz: f32): f32 {
  let x: f32 = load<f32>(p, at.CENTER) - ox
  let y: f32 = load<f32>(p, at.CENTER + 4) - oy
  let z: f32 = load<f32>(p, at.CENTER + 8) - oz
  let ax = load<f32>(p, at.PARAMETERS)
  let ay = load<f32>(p, at.PARAMETERS + 4)
  let az = load<f32>(p, at.PARAMETERS + 8)
  const t: f32 = x * dx + y * dy + z * dz
  const along: f32 = ax * dx + ay * dy + az * dz
  x -= dx * t
  y -= dy * t
  z -= dz * t
  ax -= dx * along
  ay -= dy * along
  az -= dz * along
  const l2: f32 = ax * ax + ay * ay + az * az
  const h = clamp(-(x * ax + y * ay + z * az) / (l2 + 0.000001), 0, 1)
  x += ax * h
  y += ay * h
  z += az * h
  return x * x + y * y + z * z
}
