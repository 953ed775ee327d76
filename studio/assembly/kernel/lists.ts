// Lists of primitives, as addresses in the order of the tape, and the bounds they are culled by.
import { clamp } from './maths'
import * as at from '../../src/kernel/layout'

/** A number that no lock has. */
const NO_LOCK: f32 = -2

/** The group of the last listed primitive. */
let listedGroup: i32 = -1
/** The group and the lock of the last primitive visited. */
let readGroup: i32 = -1
let readLock: f32 = NO_LOCK

/** Starts a list: call before the first `beginsGroup` and `isIdle`. */
export function startList(): void {
  listedGroup = -1
  readGroup = -1
  readLock = NO_LOCK
}

/** Appends a primitive to a list of `length`; returns the new length. */
export function append(list: usize, length: i32, p: usize): i32 {
  store<u32>(list + ((<usize>length) << 2), <u32>p)
  listedGroup = load<i32>(p, at.GROUP_INDEX)
  return length + 1
}

export function primitiveAt(list: usize, i: i32): usize {
  return <usize>load<u32>(list + ((<usize>i) << 2))
}

/** Whether a primitive is the first of its group on the list that is being read. */
export function beginsGroup(p: usize): bool {
  const group = load<i32>(p, at.GROUP_INDEX)
  if (group == readGroup) return false
  readGroup = group
  readLock = NO_LOCK
  return true
}

/** Whether a primitive is the first of its lock on the list that is being read. */
export function beginsLock(p: usize): bool {
  if (load<i32>(p, at.OPERATION) != at.LINK) return false
  const lock = load<f32>(p, at.LOCK)
  if (lock == readLock) return false
  readLock = lock
  return true
}

/** The index of the first primitive after `i` that is not in the same group. */
export function pastGroup(list: usize, i: i32, count: i32): i32 {
  const group = load<i32>(primitiveAt(list, i), at.GROUP_INDEX)
  do i++
  while (i < count && load<i32>(primitiveAt(list, i), at.GROUP_INDEX) == group)
  return i
}

/** The index of the first primitive after `i` that is not in the same lock. */
export function pastLock(list: usize, i: i32, count: i32): i32 {
  const lock = load<f32>(primitiveAt(list, i), at.LOCK)
  do i++
  while (i < count && load<f32>(primitiveAt(list, i), at.LOCK) == lock)
  return i
}

/** How far a lock's links reach beyond the ball around them. */
export function lockMargin(p: usize): f32 {
  return load<f32>(p, at.BOUND_RADIUS) - load<f32>(p, at.CONE_RADIUS)
}

/**
 * Whether a brush or cut has no listed shape of its group to act on. Without this check, unbounded brushes would
 * be on every list.
 */
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

/** Whether a primitive is a brush that acts on a rectangle, as seen from the front. */
export function isFlat(p: usize): bool {
  const shape: i32 = load<i32>(p) & at.SHAPE_MASK
  return shape == at.PANEL || shape == at.LINE
}

/** Half the width of a cone plus its blend: tighter than BOUND_RADIUS, which spans the cone's length. */
export function coneMargin(p: usize): f32 {
  const radius = load<f32>(p, at.PARAMETERS + 16)
  const thickest: f32 = radius + Mathf.max(load<f32>(p, at.PARAMETERS + 20), 0)
  return thickest + lockMargin(p)
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
