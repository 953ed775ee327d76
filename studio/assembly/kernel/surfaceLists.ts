// The primitives that can change or darken a piece of visible surface: those near a ball around it.
import { MISS, isMiss } from './depth'
import {
  append,
  coneMargin,
  fromAxis2,
  isCone,
  isFlat,
  isIdle,
  isMirrored,
  startList,
} from './lists'
import { clamp } from './maths'
import { aim, aimX, aimY, aimZ } from './ray'
import { camera, culling, height, originX, originY, originZ, pixel, scratch, width } from './scene'
import { DEPTHS, LIGHT_LIST, NEAR_COUNTS, NEAR_LISTS, TILE_LIGHT_LIST } from './scratch'
import * as at from './layout'

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

/**
 * Fills the near list of a quarter with the primitives that can change the surface in a rectangle of depths:
 * those near the middle of their range. `pixels` is how far from the ray through (px, py) they may be.
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
  for (let i = 0; i < count; i++) {
    const p = <usize>load<u32>(list + ((<usize>i) << 2))
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

function nearCenter(p: usize, side: f32, margin: f32): bool {
  const x: f32 = side * load<f32>(p, at.BOUND) - centerX
  const y: f32 = load<f32>(p, at.BOUND + 4) - centerY
  const z: f32 = load<f32>(p, at.BOUND + 8) - centerZ
  const reach: f32 = load<f32>(p, at.BOUND_RADIUS) + centerRadius + margin
  if (x * x + y * y + z * z >= reach * reach) return false
  if (isFlat(p)) {
    const around: f32 = centerRadius + margin
    return (
      Mathf.abs(x) < load<f32>(p, at.FLAT_HALF) + around &&
      Mathf.abs(y) < load<f32>(p, at.FLAT_HALF + 4) + around
    )
  }
  if (!isCone(p)) return true
  const qx: f32 = side * centerX - load<f32>(p, at.CENTER)
  const qy: f32 = centerY - load<f32>(p, at.CENTER + 4)
  const qz: f32 = centerZ - load<f32>(p, at.CENTER + 8)
  const ax = load<f32>(p, at.PARAMETERS)
  const ay = load<f32>(p, at.PARAMETERS + 4)
  const az = load<f32>(p, at.PARAMETERS + 8)
  const h = clamp((qx * ax + qy * ay + qz * az) * load<f32>(p, at.PARAMETERS + 12), 0, 1)
  const ux: f32 = qx - ax * h
  const uy: f32 = qy - ay * h
  const uz: f32 = qz - az * h
  const wide: f32 = coneMargin(p) + centerRadius + margin
  return ux * ux + uy * uy + uz * uz < wide * wide
}

/** Lists in LIGHT_LIST what may darken the surface in `nearList`, from `tileCount` primitives in TILE_LIGHT_LIST. */
export function listSquareLight(tileCount: i32): void {
  lightCount =
    nearCount == 0 ? 0 : listLight(scratch + TILE_LIGHT_LIST, tileCount, scratch + LIGHT_LIST)
}

/** Lists the primitives that may darken the surface in the ball: by occlusion or by shadowing the key light. Returns how many. */
export function listLight(from: usize, count: i32, to: usize): i32 {
  if (!culling) {
    memory.copy(to, from, (<usize>count) << 2)
    return count
  }
  let kept: i32 = 0
  startList()
  for (let i = 0; i < count; i++) {
    const p = <usize>load<u32>(from + ((<usize>i) << 2))
    if (isIdle(p)) continue
    if (mayDarken(p, 1) || (isMirrored(p) && mayDarken(p, -1))) {
      kept = append(to, kept, p)
    }
  }
  return kept
}

function mayDarken(p: usize, side: f32): bool {
  if (nearCenter(p, side, OCCLUSION_REACH)) return true
  // What stands out so little casts no longer shadow.
  if (isFlat(p)) return false
  const x: f32 = side * load<f32>(p, at.BOUND) - centerX
  const y: f32 = load<f32>(p, at.BOUND + 4) - centerY
  const z: f32 = load<f32>(p, at.BOUND + 8) - centerZ
  const lx = load<f32>(camera, at.KEY_DIRECTION)
  const ly = load<f32>(camera, at.KEY_DIRECTION + 4)
  const lz = load<f32>(camera, at.KEY_DIRECTION + 8)
  const t = clamp(x * lx + y * ly + z * lz, 0, SHADOW_REACH)
  const ex: f32 = x - lx * t
  const ey: f32 = y - ly * t
  const ez: f32 = z - lz * t
  // The penumbra is a cone: the farther along the light, the farther off its axis an object can be and still darken.
  const reach: f32 = (load<f32>(p, at.BOUND_RADIUS) + centerRadius + 0.03) * 1.04 + t * 0.25
  if (ex * ex + ey * ey + ez * ez >= reach * reach) return false
  if (!isCone(p)) return true
  const half = load<f32>(p, at.CONE_RADIUS)
  const wide: f32 = (coneMargin(p) + centerRadius + 0.03) * 1.04 + (t + half) * 0.25
  return fromAxis2(p, side * centerX, centerY, centerZ, side * lx, ly, lz) < wide * wide
}
