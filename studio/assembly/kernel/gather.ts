// Gathers what a tile's pixels are shaded from: normals, shadow and occlusion.
import { isMiss } from './depth'
import { NOTHING, distance } from './distance'
import { lightSquare } from './light'
import { aimPixel, aimX, aimY, aimZ } from './ray'
import { originX, originY, originZ, pixel, primitiveCount, scratch } from './scene'
import {
  DEPTHS,
  LANE_A,
  NORMALS_X,
  NORMALS_Y,
  NORMALS_Z,
  SCENE_LIST,
  TAPS,
  TILE_LIGHT_LIST,
} from './scratch'
import {
  findCenter,
  listAround,
  listLight,
  listSquareLight,
  nearCount,
  nearList,
  quarterOf,
} from './surfaceLists'
import { LANES, add, get, mul, put, splat } from './lanes'
import * as at from '../../src/kernel/layout'

/**
 * Computes normals for every pixel of a tile, and shadow and occlusion once per 2 x 2 block. Works in squares of
 * `size` pixels.
 */
export function gatherSurface(x0: i32, y0: i32, size: i32, list: usize, count: i32): void {
  const x: f32 = <f32>x0
  const y: f32 = <f32>y0
  findCenter(x + 8, y + 8, 0, at.TILE, at.TILE, 12)
  const lit = listLight(scratch + SCENE_LIST, primitiveCount, scratch + TILE_LIGHT_LIST)
  const half: f32 = <f32>size * 0.5
  for (let j = 0; j < at.TILE; j += size) {
    for (let i = 0; i < at.TILE; i += size) {
      const first: i32 = j * at.TILE + i
      const quarter = quarterOf(first, size)
      const px: f32 = x + <f32>i + half
      const py: f32 = y + <f32>j + half
      listAround(quarter, px, py, first, size, size, <f32>size * 0.75, list, count)
      for (let k = 0; k < size * size; k++) {
        const q: i32 = first + (k / size) * at.TILE + (k % size)
        const offset = (<usize>q) << 2
        const depth = load<f32>(scratch + DEPTHS + offset)
        if (isMiss(depth)) continue
        aimPixel(x, y, q)
        findNormal(offset, depth)
      }
      listSquareLight(lit)
      for (let block = 0; block < size >> 1; block += 4) {
        for (let k = 0; k < size >> 1; k += 4) lightSquare(x, y, (i >> 1) + k, (j >> 1) + block)
      }
    }
  }
}

/**
 * Stores the unit normal at `depth` along the ray, at `offset` in the buffers of normals: the gradient from four
 * tetrahedral taps.
 */
export function findNormal(offset: usize, depth: f32): void {
  const taps = scratch + TAPS
  const e = splat(pixel * depth * 0.6)
  const x = splat(originX + aimX * depth)
  const y = splat(originY + aimY * depth)
  const z = splat(originZ + aimZ * depth)
  for (let i = 0; i < 4; i += LANES) {
    const k = (<usize>i) << 2
    const d = distance(
      add(x, mul(get(taps + k), e)),
      add(y, mul(get(taps + 16 + k), e)),
      add(z, mul(get(taps + 32 + k), e)),
      nearList,
      nearCount,
      splat(NOTHING),
    )
    put(scratch + LANE_A + k, d)
  }
  const a = load<f32>(scratch + LANE_A)
  const b = load<f32>(scratch + LANE_A, 4)
  const c = load<f32>(scratch + LANE_A, 8)
  const d = load<f32>(scratch + LANE_A, 12)
  const nx: f32 = a - b - c + d
  const ny: f32 = d + c - a - b
  const nz: f32 = b + d - a - c
  const scale: f32 = 1.0 / (Mathf.sqrt(nx * nx + ny * ny + nz * nz) + 0.000000000001)
  store<f32>(scratch + NORMALS_X + offset, nx * scale)
  store<f32>(scratch + NORMALS_Y + offset, ny * scale)
  store<f32>(scratch + NORMALS_Z + offset, nz * scale)
}
