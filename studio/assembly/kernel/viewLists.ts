// The primitives that may be seen in a macro tile, a tile or a pixel: those that touch its view cone.
import { FAR, NEAR_PLANE } from './depth'
import {
  directionToLocal,
  figureOf,
  pointX,
  pointY,
  pointZ,
  placeOf,
  shrinkOf,
  toLocal,
} from './figures'
import {
  append,
  beginsGroup,
  beginsLock,
  coneMargin,
  fromAxis2,
  isCone,
  isFlat,
  isIdle,
  isMirrored,
  lockMargin,
  pastGroup,
  pastLock,
  primitiveAt,
  startList,
} from './lists'
import { aim, aimX, aimY, aimZ } from './ray'
import {
  culling,
  height,
  originX,
  originY,
  originZ,
  pixel,
  primitiveCount,
  scratch,
  width,
} from './scene'
import { MACRO_LIST, RAY_LIST, SCENE_LIST, TILE_LIST } from './scratch'
import * as at from '../../src/kernel/layout'

let macroCount: i32 = 0
/** The figure whose primitives are being listed, and the view cone in that figure's space. */
let figure: i32 = 0
let fromX: f32 = 0
let fromY: f32 = 0
let fromZ: f32 = 0
let alongX: f32 = 0
let alongY: f32 = 0
let alongZ: f32 = 0
let shrink: f32 = 1

/** Lists what may be visible in the square of `size` pixels at (x0, y0). Call before tile() and smooth(). */
export function macro(x0: f32, y0: f32, size: f32): i32 {
  if (culling) {
    macroCount = listCone(
      scratch + SCENE_LIST,
      primitiveCount,
      scratch + MACRO_LIST,
      x0,
      y0,
      size,
      NEAR_PLANE,
      FAR,
    )
  } else {
    memory.copy(scratch + MACRO_LIST, scratch + SCENE_LIST, (<usize>primitiveCount) << 2)
    macroCount = primitiveCount
  }
  return macroCount
}

export function tileList(): usize {
  return scratch + (culling ? TILE_LIST : MACRO_LIST)
}

export function listTile(x0: i32, y0: i32): i32 {
  if (!culling) return macroCount
  return listCone(
    scratch + MACRO_LIST,
    macroCount,
    scratch + TILE_LIST,
    <f32>x0,
    <f32>y0,
    <f32>at.TILE,
    NEAR_PLANE,
    FAR,
  )
}

/**
 * Narrows a list to the primitives that the view cone of a square of pixels may touch between two depths; the result
 * is in RAY_LIST.
 */
export function narrow(
  list: usize,
  count: i32,
  x0: f32,
  y0: f32,
  size: f32,
  from: f32,
  to: f32,
): i32 {
  if (culling) return listCone(list, count, scratch + RAY_LIST, x0, y0, size, from, to)
  memory.copy(scratch + RAY_LIST, list, (<usize>count) << 2)
  return count
}

/**
 * Copies from one list to another the primitives that the view cone of a square of pixels may touch
 * between two depths.
 */
function listCone(
  from: usize,
  count: i32,
  to: usize,
  x0: f32,
  y0: f32,
  size: f32,
  nearest: f32,
  farthest: f32,
): i32 {
  aim(x0 + size * 0.5 - width * 0.5, height * 0.5 - (y0 + size * 0.5))
  // Half the diagonal, plus a pixel for the taps of the normals.
  const spread: f32 = pixel * (size * 0.71 + 1)
  let kept: i32 = 0
  startList()
  startCone()
  let i: i32 = 0
  while (i < count) {
    const p = primitiveAt(from, i)
    if (beginsGroup(p)) {
      if (figureOf(p) != figure) enterFigure(p)
      if (!ballInCone(placeOf(p) + at.GROUP_BALL, 0, spread, nearest * shrink, farthest * shrink)) {
        i = pastGroup(from, i, count)
        continue
      }
    }
    if (
      beginsLock(p) &&
      !ballInCone(p + at.LOCK_BALL, lockMargin(p), spread, nearest * shrink, farthest * shrink)
    ) {
      i = pastLock(from, i, count)
      continue
    }
    i++
    if (isIdle(p)) continue
    if (
      inCone(p, 1, spread, nearest * shrink, farthest * shrink) ||
      (isMirrored(p) && inCone(p, -1, spread, nearest * shrink, farthest * shrink))
    ) {
      kept = append(to, kept, p)
    }
  }
  return kept
}

function startCone(): void {
  figure = 0
  fromX = originX
  fromY = originY
  fromZ = originZ
  alongX = aimX
  alongY = aimY
  alongZ = aimZ
  shrink = 1
}

function enterFigure(p: usize): void {
  figure = figureOf(p)
  const place = placeOf(p)
  shrink = shrinkOf(place)
  toLocal(place, originX, originY, originZ)
  fromX = pointX
  fromY = pointY
  fromZ = pointZ
  directionToLocal(place, aimX, aimY, aimZ)
  alongX = pointX
  alongY = pointY
  alongZ = pointZ
}

/** Whether a ball (x, y, z, radius), grown by a margin, is in the cone between two depths. */
function ballInCone(ball: usize, margin: f32, spread: f32, nearest: f32, farthest: f32): bool {
  const x: f32 = load<f32>(ball) - fromX
  const y: f32 = load<f32>(ball, 4) - fromY
  const z: f32 = load<f32>(ball, 8) - fromZ
  const t: f32 = x * alongX + y * alongY + z * alongZ
  const reach: f32 = (load<f32>(ball, 12) + margin) * 1.01 + Mathf.max(t, 0) * spread
  if (t + reach < nearest || t - reach > farthest) return false
  return x * x + y * y + z * z - t * t < reach * reach
}

function inCone(p: usize, side: f32, spread: f32, nearest: f32, farthest: f32): bool {
  const x: f32 = side * load<f32>(p, at.BOUND) - fromX
  const y: f32 = load<f32>(p, at.BOUND + 4) - fromY
  const z: f32 = load<f32>(p, at.BOUND + 8) - fromZ
  const t: f32 = x * alongX + y * alongY + z * alongZ
  const reach: f32 = load<f32>(p, at.BOUND_RADIUS) * 1.01 + Mathf.max(t, 0) * spread
  if (t + reach < nearest || t - reach > farthest) return false
  if (x * x + y * y + z * z - t * t >= reach * reach) return false
  if (isFlat(p)) return flatInCone(p, x, y, z, spread, nearest, farthest)
  if (!isCone(p)) return true
  const wide: f32 = coneMargin(p) * 1.01 + Mathf.max(t + reach, 0) * spread
  return fromAxis2(p, side * fromX, fromY, fromZ, side * alongX, alongY, alongZ) < wide * wide
}

/** Whether the view cone, seen from the front, meets the rectangle of a flat brush at (x, y, z) from the camera. */
function flatInCone(
  p: usize,
  x: f32,
  y: f32,
  z: f32,
  spread: f32,
  nearest: f32,
  farthest: f32,
): bool {
  const from = Mathf.max(nearest, (z + <f32>at.FLAT_DEPTH) / alongZ)
  const to = Mathf.min(farthest, (z - <f32>at.FLAT_DEPTH) / alongZ)
  const wide: f32 = to * spread
  const halfX: f32 = load<f32>(p, at.FLAT_HALF) + wide
  const halfY: f32 = load<f32>(p, at.FLAT_HALF + 4) + wide
  return (
    from <= to + wide &&
    Mathf.min(alongX * from, alongX * to) < x + halfX &&
    Mathf.max(alongX * from, alongX * to) > x - halfX &&
    Mathf.min(alongY * from, alongY * to) < y + halfY &&
    Mathf.max(alongY * from, alongY * to) > y - halfY
  )
}
