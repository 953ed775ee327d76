// The primitives that can change or darken a piece of visible surface: those near a ball around it.
import { MISS, isMiss } from './depth'
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
import { clamp } from './maths'
import { aim, aimX, aimY, aimZ } from './ray'
import { camera, culling, height, originX, originY, originZ, pixel, scratch, width } from './scene'
import { DEPTHS, LIGHT_LIST, NEAR_COUNTS, NEAR_LISTS, TILE_LIGHT_LIST } from './scratch'
import * as at from '../../src/kernel/layout'

/** Twice the reach of the outermost occlusion tap. */
const OCCLUSION_REACH: f32 = 0.44
export const SHADOW_REACH: f32 = 3.0

export let nearList: usize = 0
export let nearCount: i32 = 0
export let lightCount: i32 = 0
let centerX: f32 = 0
let centerY: f32 = 0
let centerZ: f32 = 0
let centerRadius: f32 = 0
/** The figure whose primitives are being listed, and the ball and the key light in that figure's space. */
let figure: i32 = 0
let ballX: f32 = 0
let ballY: f32 = 0
let ballZ: f32 = 0
let lightX: f32 = 0
let lightY: f32 = 0
let lightZ: f32 = 0
let shrink: f32 = 1
/** How much the cone in which shapes may darken a point widens per unit along the light. */
let penumbra: f32 = 0

/**
 * Fills the near list of a quarter with the primitives that can change the surface in a rectangle of depths:
 * those that meet the ball around it. `pixels` is how far that ball extends from the ray through (px, py).
 */
export function listAround(
  quarter: i32,
  px: f32,
  py: f32,
  first: i32,
  columns: i32,
  rows: i32,
  pixels: f32,
  list: usize,
  count: i32,
): void {
  nearList = scratch + NEAR_LISTS + <usize>quarter * at.LIST_SIZE
  nearCount = 0
  if (findCenter(px, py, first, columns, rows, pixels)) fillNearList(list, count)
  store<i32>(scratch + NEAR_COUNTS + ((<usize>quarter) << 2), nearCount)
}

function fillNearList(list: usize, count: i32): void {
  if (!culling) {
    memory.copy(nearList, list, (<usize>count) << 2)
    nearCount = count
    return
  }
  startList()
  startBall()
  let i: i32 = 0
  while (i < count) {
    const p = primitiveAt(list, i)
    if (beginsGroup(p)) {
      if (figureOf(p) != figure) enterFigure(p)
      if (!ballNear(placeOf(p) + at.GROUP_BALL, 0)) {
        i = pastGroup(list, i, count)
        continue
      }
    }
    if (beginsLock(p) && !ballNear(p + at.LOCK_BALL, lockMargin(p))) {
      i = pastLock(list, i, count)
      continue
    }
    i++
    if (isIdle(p)) continue
    if (nearCenter(p, 1, 0) || (isMirrored(p) && nearCenter(p, -1, 0))) {
      nearCount = append(nearList, nearCount, p)
    }
  }
}

export function useNearList(quarter: i32): void {
  nearList = scratch + NEAR_LISTS + <usize>quarter * at.LIST_SIZE
  nearCount = load<i32>(scratch + NEAR_COUNTS + ((<usize>quarter) << 2))
}

/** The quarter of its tile that a pixel is in, when the tile is drawn in squares of `size`. */
export function quarterOf(q: i32, size: i32): i32 {
  return size == at.TILE ? 0 : ((q >> 7) << 1) | ((q >> 3) & 1)
}

/** Finds the ball around the surface in a rectangle of depths; false when none of its rays hit. */
export function findCenter(
  px: f32,
  py: f32,
  first: i32,
  columns: i32,
  rows: i32,
  pixels: f32,
): bool {
  let nearest: f32 = MISS
  let farthest: f32 = 0
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const depth = load<f32>(scratch + DEPTHS + ((<usize>(first + j * at.TILE + i)) << 2))
      if (isMiss(depth)) continue
      nearest = Mathf.min(nearest, depth)
      farthest = Mathf.max(farthest, depth)
    }
  }
  if (farthest == 0) return false
  aim(px - width * 0.5, height * 0.5 - py)
  const middle: f32 = (nearest + farthest) * 0.5
  centerX = originX + aimX * middle
  centerY = originY + aimY * middle
  centerZ = originZ + aimZ * middle
  centerRadius = (farthest - nearest) * 0.5 + pixel * pixels * farthest + 0.02
  return true
}

function startBall(): void {
  penumbra = 1.05 / load<f32>(camera, at.SHADOW_SHARPNESS)
  figure = 0
  ballX = centerX
  ballY = centerY
  ballZ = centerZ
  lightX = load<f32>(camera, at.KEY_DIRECTION)
  lightY = load<f32>(camera, at.KEY_DIRECTION + 4)
  lightZ = load<f32>(camera, at.KEY_DIRECTION + 8)
  shrink = 1
}

function enterFigure(p: usize): void {
  figure = figureOf(p)
  const place = placeOf(p)
  shrink = shrinkOf(place)
  toLocal(place, centerX, centerY, centerZ)
  ballX = pointX
  ballY = pointY
  ballZ = pointZ
  directionToLocal(
    place,
    load<f32>(camera, at.KEY_DIRECTION),
    load<f32>(camera, at.KEY_DIRECTION + 4),
    load<f32>(camera, at.KEY_DIRECTION + 8),
  )
  lightX = pointX
  lightY = pointY
  lightZ = pointZ
}

/** Whether a ball (x, y, z, radius), grown by a margin, meets the ball around the surface. */
function ballNear(ball: usize, margin: f32): bool {
  const x: f32 = load<f32>(ball) - ballX
  const y: f32 = load<f32>(ball, 4) - ballY
  const z: f32 = load<f32>(ball, 8) - ballZ
  const reach: f32 = load<f32>(ball, 12) + margin + centerRadius * shrink
  return x * x + y * y + z * z < reach * reach
}

/** Whether anything in a ball, grown by a margin, may darken the surface: see `mayDarken`. */
function ballMayDarken(ball: usize, margin: f32): bool {
  if (ballNear(ball, margin + OCCLUSION_REACH * shrink)) return true
  return nearLight(
    load<f32>(ball) - ballX,
    load<f32>(ball, 4) - ballY,
    load<f32>(ball, 8) - ballZ,
    load<f32>(ball, 12) + margin,
  )
}

function nearCenter(p: usize, side: f32, margin: f32): bool {
  const x: f32 = side * load<f32>(p, at.BOUND) - ballX
  const y: f32 = load<f32>(p, at.BOUND + 4) - ballY
  const z: f32 = load<f32>(p, at.BOUND + 8) - ballZ
  const around: f32 = (centerRadius + margin) * shrink
  const reach: f32 = load<f32>(p, at.BOUND_RADIUS) + around
  if (x * x + y * y + z * z >= reach * reach) return false
  if (isFlat(p)) {
    return (
      Mathf.abs(x) < load<f32>(p, at.FLAT_HALF) + around &&
      Mathf.abs(y) < load<f32>(p, at.FLAT_HALF + 4) + around
    )
  }
  if (!isCone(p)) return true
  const qx: f32 = side * ballX - load<f32>(p, at.CENTER)
  const qy: f32 = ballY - load<f32>(p, at.CENTER + 4)
  const qz: f32 = ballZ - load<f32>(p, at.CENTER + 8)
  const ax = load<f32>(p, at.PARAMETERS)
  const ay = load<f32>(p, at.PARAMETERS + 4)
  const az = load<f32>(p, at.PARAMETERS + 8)
  const h = clamp((qx * ax + qy * ay + qz * az) * load<f32>(p, at.PARAMETERS + 12), 0, 1)
  const ux: f32 = qx - ax * h
  const uy: f32 = qy - ay * h
  const uz: f32 = qz - az * h
  const wide: f32 = coneMargin(p) + around
  return ux * ux + uy * uy + uz * uz < wide * wide
}

/**
 * Lists in LIGHT_LIST the primitives that may darken the surface in `nearList`, out of the `tileCount` in
 * TILE_LIGHT_LIST.
 */
export function listSquareLight(tileCount: i32): void {
  lightCount =
    nearCount == 0 ? 0 : listLight(scratch + TILE_LIGHT_LIST, tileCount, scratch + LIGHT_LIST)
}

/**
 * Lists the primitives that may darken the surface in the ball, by occlusion or by shadowing the key light. Returns how
 * many.
 */
export function listLight(from: usize, count: i32, to: usize): i32 {
  if (!culling) {
    memory.copy(to, from, (<usize>count) << 2)
    return count
  }
  let kept: i32 = 0
  startList()
  startBall()
  let i: i32 = 0
  while (i < count) {
    const p = primitiveAt(from, i)
    if (beginsGroup(p)) {
      if (figureOf(p) != figure) enterFigure(p)
      if (!ballMayDarken(placeOf(p) + at.GROUP_BALL, 0)) {
        i = pastGroup(from, i, count)
        continue
      }
    }
    if (beginsLock(p) && !ballMayDarken(p + at.LOCK_BALL, lockMargin(p))) {
      i = pastLock(from, i, count)
      continue
    }
    i++
    if (isIdle(p)) continue
    if (mayDarken(p, 1) || (isMirrored(p) && mayDarken(p, -1))) {
      kept = append(to, kept, p)
    }
  }
  return kept
}

function mayDarken(p: usize, side: f32): bool {
  if (nearCenter(p, side, OCCLUSION_REACH)) return true
  // The relief of a flat brush is too low to cast a shadow beyond the reach of occlusion.
  if (isFlat(p)) return false
  const x: f32 = side * load<f32>(p, at.BOUND) - ballX
  const y: f32 = load<f32>(p, at.BOUND + 4) - ballY
  const z: f32 = load<f32>(p, at.BOUND + 8) - ballZ
  if (!nearLight(x, y, z, load<f32>(p, at.BOUND_RADIUS))) return false
  if (!isCone(p)) return true
  const half = load<f32>(p, at.CONE_RADIUS)
  const t = clamp(x * lightX + y * lightY + z * lightZ, 0, SHADOW_REACH * shrink)
  const wide: f32 = (coneMargin(p) + surfaceAround()) * 1.04 + (t + half) * penumbra
  return fromAxis2(p, side * ballX, ballY, ballZ, side * lightX, lightY, lightZ) < wide * wide
}

/** Whether a ball at (x, y, z) from the surface may be between the surface and the key light. */
function nearLight(x: f32, y: f32, z: f32, radius: f32): bool {
  const t = clamp(x * lightX + y * lightY + z * lightZ, 0, SHADOW_REACH * shrink)
  const ex: f32 = x - lightX * t
  const ey: f32 = y - lightY * t
  const ez: f32 = z - lightZ * t
  // The penumbra is a cone: the farther along the light, the farther off its axis an object can be and still darken.
  const reach: f32 = (radius + surfaceAround()) * 1.04 + t * penumbra
  return ex * ex + ey * ey + ez * ez < reach * reach
}

/** The radius of the ball around the surface, plus the offset at which shadow rays start. */
function surfaceAround(): f32 {
  return (centerRadius + 0.03) * shrink
}
