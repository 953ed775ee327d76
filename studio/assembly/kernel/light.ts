// Shadow and ambient occlusion, once per block of 2 x 2 pixels.
import { MISS, isMiss } from './depth'
import { distance } from './distance'
import { clampUnit, square } from './laneMaths'
import { clamp, mix } from './maths'
import { aimPixel, aimX, aimY, aimZ } from './ray'
import { camera, culling, dotCamera, originX, originY, originZ, scratch } from './scene'
import {
  BLOCK_DEPTH,
  BLOCK_OCCLUSION,
  BLOCK_SHADOW,
  DEPTHS,
  LANE_A,
  LIGHT_LIST,
  NORMALS_X,
  NORMALS_Y,
  NORMALS_Z,
  QUEUE_BLOCK,
  QUEUE_X,
  QUEUE_Y,
  QUEUE_Z,
  TAPS,
} from './scratch'
import { SHADOW_REACH, lightCount } from './surfaceLists'
import {
  LANES,
  V,
  add,
  and,
  any,
  div,
  get,
  less,
  loadSplat,
  max,
  min,
  mul,
  put,
  splat,
  sub,
} from './lanes'
import * as at from '../../src/kernel/layout'

export let blockShadow: f32 = 1
export let blockOcclusion: f32 = 1
/** Sets of the 16 blocks of a square, one bit per block. */
const CORNERS: i32 = 0b1001000000001001
const OTHERS: i32 = 0b0110111111110110
/** Shadows have finer detail than occlusion, so they are only interpolated where more primitives may cast them. */
const FEW_SHADOW_CASTERS: i32 = 48
/** Values of shadow or occlusion that differ by less than this count as equal. */
const ALIKE: f32 = 0.015
/** A block farther than this in depth from the plane of the corners is on another surface. */
const STEP: f32 = 0.005

/**
 * Shadow and occlusion of the square of 4 x 4 blocks at (column, row) of the tile. Where its corners are on
 * one surface in the same light, the blocks between are interpolated; elsewhere each block is measured.
 */
export function lightSquare(x0: f32, y0: f32, column: i32, row: i32): void {
  const first: i32 = row * 8 + column
  let whole = culling
  for (let k = 0; k < 16; k++) {
    const block: i32 = blockOf(first, k)
    const q = firstHit(block)
    const depth: f32 = q < 0 ? MISS : load<f32>(scratch + DEPTHS + ((<usize>q) << 2))
    store<f32>(scratch + BLOCK_DEPTH + ((<usize>block) << 2), depth)
    store<f32>(scratch + BLOCK_SHADOW + ((<usize>block) << 2), 1)
    store<f32>(scratch + BLOCK_OCCLUSION + ((<usize>block) << 2), 1)
    whole = whole && q >= 0
  }
  for (let k = 0; whole && k < 16; k++) {
    const depth = load<f32>(scratch + BLOCK_DEPTH + ((<usize>blockOf(first, k)) << 2))
    whole = Mathf.abs(between(BLOCK_DEPTH, first, k) - depth) < STEP
  }
  measureBlocks(x0, y0, first, CORNERS, CORNERS)
  let occluded = OTHERS
  let shadowed = OTHERS
  if (whole && range(BLOCK_OCCLUSION, first) < ALIKE) {
    fill(BLOCK_OCCLUSION, first)
    occluded = 0
  }
  if (whole && lightCount > FEW_SHADOW_CASTERS && range(BLOCK_SHADOW, first) < ALIKE) {
    fill(BLOCK_SHADOW, first)
    shadowed = 0
  }
  measureBlocks(x0, y0, first, occluded, shadowed)
}

/** Sets `blockShadow` and `blockOcclusion` for a pixel: bilinear, but not across a jump in depth. */
export function readBlocks(q: i32, depth: f32): void {
  if (isMiss(depth)) {
    // The pixel's own ray missed, but one of its four samples may still hit: that sample counts as lit.
    blockShadow = 1
    blockOcclusion = 1
    return
  }
  const x: f32 = (<f32>(q & 15) - 0.5) * 0.5
  const y: f32 = (<f32>(q >> 4) - 0.5) * 0.5
  const left = <i32>Mathf.floor(x)
  const top = <i32>Mathf.floor(y)
  const u: f32 = x - <f32>left
  const v: f32 = y - <f32>top
  let shadow: f32 = 0
  let occlusion: f32 = 0
  let total: f32 = 0
  for (let k = 0; k < 4; k++) {
    const bx = <i32>clamp(<f32>(left + (k & 1)), 0, 7)
    const by = <i32>clamp(<f32>(top + (k >> 1)), 0, 7)
    const offset = (<usize>(by * 8 + bx)) << 2
    const apart = Mathf.abs(load<f32>(scratch + BLOCK_DEPTH + offset) - depth)
    const across: f32 = (k & 1) != 0 ? u : 1 - u
    const down: f32 = k >> 1 != 0 ? v : 1 - v
    const weight: f32 = across * down * (apart < 0.08 ? <f32>1 : <f32>0.001) + 0.00001
    shadow += weight * load<f32>(scratch + BLOCK_SHADOW + offset)
    occlusion += weight * load<f32>(scratch + BLOCK_OCCLUSION + offset)
    total += weight
  }
  blockShadow = shadow / total
  blockOcclusion = occlusion / total
}

function blockOf(first: i32, k: i32): i32 {
  return first + (k >> 2) * 8 + (k & 3)
}

/** A buffer's value at block `k` of a square, interpolated from its corners. */
function between(buffer: usize, first: i32, k: i32): f32 {
  const p = scratch + buffer + ((<usize>first) << 2)
  const u: f32 = <f32>(k & 3) / 3
  const upper = mix(load<f32>(p), load<f32>(p, 12), u)
  return mix(upper, mix(load<f32>(p, 96), load<f32>(p, 108), u), <f32>(k >> 2) / 3)
}

function range(buffer: usize, first: i32): f32 {
  const p = scratch + buffer + ((<usize>first) << 2)
  const a = load<f32>(p)
  const b = load<f32>(p, 12)
  const c = load<f32>(p, 96)
  const d = load<f32>(p, 108)
  return Mathf.max(Mathf.max(a, b), Mathf.max(c, d)) - Mathf.min(Mathf.min(a, b), Mathf.min(c, d))
}

function fill(buffer: usize, first: i32): void {
  for (let k = 0; k < 16; k++) {
    if (((OTHERS >> k) & 1) == 0) continue
    const value = between(buffer, first, k)
    store<f32>(scratch + buffer + ((<usize>blockOf(first, k)) << 2), value)
  }
}

/** Measures occlusion at one set of a square's blocks, and shadow at another. */
function measureBlocks(x0: f32, y0: f32, first: i32, occluded: i32, shadowed: i32): void {
  let queued: i32 = 0
  for (let k = 0; k < 16; k++) {
    if ((((occluded | shadowed) >> k) & 1) == 0) continue
    const block: i32 = blockOf(first, k)
    const q = firstHit(block)
    if (q < 0) continue
    const own = (<usize>q) << 2
    const depth = load<f32>(scratch + DEPTHS + own)
    const nx = load<f32>(scratch + NORMALS_X + own)
    const ny = load<f32>(scratch + NORMALS_Y + own)
    const nz = load<f32>(scratch + NORMALS_Z + own)
    aimPixel(x0, y0, q)
    const x: f32 = originX + aimX * depth
    const y: f32 = originY + aimY * depth
    const z: f32 = originZ + aimZ * depth
    const offset = (<usize>block) << 2
    if (((occluded >> k) & 1) != 0) {
      store<f32>(scratch + BLOCK_OCCLUSION + offset, openness(x, y, z, nx, ny, nz))
    }
    if (((shadowed >> k) & 1) == 0) continue
    if (dotCamera(at.KEY_DIRECTION, nx, ny, nz) < -0.25) {
      store<f32>(scratch + BLOCK_SHADOW + offset, 0)
      continue
    }
    const slot = (<usize>queued) << 2
    store<f32>(scratch + QUEUE_X + slot, x + nx * 0.02)
    store<f32>(scratch + QUEUE_Y + slot, y + ny * 0.02)
    store<f32>(scratch + QUEUE_Z + slot, z + nz * 0.02)
    store<i32>(scratch + QUEUE_BLOCK + slot, block)
    queued++
  }
  castShadows(queued)
}

/** The first pixel of a 2 x 2 block that hit something, or -1. */
function firstHit(block: i32): i32 {
  const corner: i32 = (block >> 3) * 32 + (block & 7) * 2
  for (let k = 0; k < 4; k++) {
    const q: i32 = corner + (k & 1) + (k >> 1) * at.TILE
    if (!isMiss(load<f32>(scratch + DEPTHS + ((<usize>q) << 2)))) return q
  }
  return -1
}

/** Ambient light that reaches a point, 0 to 1, from four distances along its normal. */
function openness(x: f32, y: f32, z: f32, nx: f32, ny: f32, nz: f32): f32 {
  for (let i = 0; i < 4; i += LANES) {
    const k = (<usize>i) << 2
    const h = get(scratch + TAPS + 48 + k)
    const d = distance(
      add(splat(x), mul(h, splat(nx))),
      add(splat(y), mul(h, splat(ny))),
      add(splat(z), mul(h, splat(nz))),
      scratch + LIGHT_LIST,
      lightCount,
      h,
    )
    put(scratch + LANE_A + k, d)
  }
  const closed: f32 =
    Mathf.max(0, 1 - load<f32>(scratch + LANE_A) / 0.025) * 0.22 +
    Mathf.max(0, 1 - load<f32>(scratch + LANE_A, 4) / 0.06) * 0.28 +
    Mathf.max(0, 1 - load<f32>(scratch + LANE_A, 8) / 0.12) * 0.28 +
    Mathf.max(0, 1 - load<f32>(scratch + LANE_A, 12) / 0.22) * 0.22
  return clamp(1 - closed * load<f32>(camera, at.OCCLUSION), 0, 1)
}

function castShadows(queued: i32): void {
  fillLanes(queued)
  for (let i = 0; i < queued; i += LANES) {
    const slot = (<usize>i) << 2
    put(
      scratch + LANE_A,
      lightReaching(
        get(scratch + QUEUE_X + slot),
        get(scratch + QUEUE_Y + slot),
        get(scratch + QUEUE_Z + slot),
      ),
    )
    for (let lane = 0; lane < LANES && i + lane < queued; lane++) {
      const block = load<i32>(scratch + QUEUE_BLOCK + slot + ((<usize>lane) << 2))
      const light = load<f32>(scratch + LANE_A + ((<usize>lane) << 2))
      store<f32>(scratch + BLOCK_SHADOW + ((<usize>block) << 2), light)
    }
  }
}

/**
 * Fills the spare lanes with copies of the last point. Lanes march together, so what an earlier tile left in
 * them would change the results of the others.
 */
function fillLanes(queued: i32): void {
  for (let i = queued; i % LANES != 0; i++) {
    const from = scratch + ((<usize>(queued - 1)) << 2)
    const to = scratch + ((<usize>i) << 2)
    store<f32>(to + QUEUE_X, load<f32>(from + QUEUE_X))
    store<f32>(to + QUEUE_Y, load<f32>(from + QUEUE_Y))
    store<f32>(to + QUEUE_Z, load<f32>(from + QUEUE_Z))
  }
}

/** Key light that reaches the points, 0 to 1, with a soft edge. */
function lightReaching(x: V, y: V, z: V): V {
  const lx = loadSplat(camera + at.KEY_DIRECTION)
  const ly = loadSplat(camera + at.KEY_DIRECTION + 4)
  const lz = loadSplat(camera + at.KEY_DIRECTION + 8)
  const sharpness = loadSplat(camera + at.SHADOW_SHARPNESS)
  let t = splat(0.04)
  let light = splat(1)
  for (let i = 0; i < 20; i++) {
    const h = distance(
      add(x, mul(lx, t)),
      add(y, mul(ly, t)),
      add(z, mul(lz, t)),
      scratch + LIGHT_LIST,
      lightCount,
      // Anything farther away neither shortens the step nor darkens.
      max(splat(0.45), div(t, sharpness)),
    )
    light = min(light, div(mul(sharpness, h), t))
    if (!any(and(less(splat(0.01), light), less(t, splat(SHADOW_REACH))))) break
    t = add(t, min(max(h, splat(0.05)), splat(0.45)))
  }
  light = clampUnit(light)
  return mul(square(light), sub(splat(3), mul(splat(2), light)))
}
