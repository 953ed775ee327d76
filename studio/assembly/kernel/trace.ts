// Traces the rays of a tile into the buffers DEPTHS and HITS.
import { FAR, MISS, isMiss } from './depth'
import { nearestGroup } from './distance'
import { clearDepth, clearQuarters, march, marched } from './march'
import { aim, storeDirection } from './ray'
import { height, scratch, width } from './scene'
import { CLEAR, DEPTHS, HITS, LANE_A, LANE_B, PIXELS, RAY_LIST } from './scratch'
import { narrow } from './viewLists'
import { LANES, put } from './lanes'
import * as at from '../../src/kernel/layout'

/** Traces a tile in squares of `size`; returns how many rays hit something. */
export function traceTile(x0: i32, y0: i32, size: i32, list: usize, count: i32, start: f32): i32 {
  let hits: i32 = 0
  for (let j = 0; j < at.TILE; j += 8) {
    for (let i = 0; i < at.TILE; i += 8) {
      const first: i32 = j * at.TILE + i
      if (size == at.TILE) {
        hits += traceSquare(x0 + i, y0 + j, first, list, count, start)
        continue
      }
      const x: f32 = <f32>(x0 + i)
      const y: f32 = <f32>(y0 + j)
      const kept = narrow(list, count, x, y, 8, start, FAR)
      const near = clearDepth(x, y, 8, start, scratch + RAY_LIST, kept)
      hits += traceSquare(x0 + i, y0 + j, first, scratch + RAY_LIST, kept, near)
    }
  }
  return hits
}

/** Traces the square of 8 x 8 pixels at (x0, y0), whose first is pixel `first` of its tile. */
function traceSquare(x0: i32, y0: i32, first: i32, list: usize, count: i32, start: f32): i32 {
  if (start < 0) return missSquare(first)
  clearQuarters(x0, y0, start, list, count)
  const step = LANES == 4 ? 2 : 1
  let hits: i32 = 0
  for (let j = 0; j < 8; j += step) {
    for (let i = 0; i < 8; i += step) {
      for (let lane = 0; lane < LANES; lane++) {
        const px: f32 = <f32>(x0 + i + (lane & 1)) + 0.5
        const py: f32 = <f32>(y0 + j + (lane >> 1)) + 0.5
        aim(px - width * 0.5, height * 0.5 - py)
        storeDirection(lane)
      }
      const quarter: i32 = ((j >> 2) << 1) | (i >> 2)
      march(load<f32>(scratch + CLEAR + ((<usize>quarter) << 2)), list, count)
      put(scratch + LANE_A, marched)
      put(scratch + LANE_B, nearestGroup)
      for (let lane = 0; lane < LANES; lane++) {
        const q = (<usize>(first + (j + (lane >> 1)) * at.TILE + i + (lane & 1))) << 2
        const depth = load<f32>(scratch + LANE_A + ((<usize>lane) << 2))
        store<f32>(scratch + DEPTHS + q, depth)
        store<f32>(scratch + HITS + q, load<f32>(scratch + LANE_B + ((<usize>lane) << 2)))
        if (!isMiss(depth)) hits++
      }
    }
  }
  return hits
}

export function missTile(): i32 {
  for (let q = 0; q < PIXELS; q++) store<f32>(scratch + DEPTHS + ((<usize>q) << 2), MISS)
  return 0
}

function missSquare(first: i32): i32 {
  for (let k = 0; k < 64; k++) {
    const q: i32 = first + (k >> 3) * at.TILE + (k & 7)
    store<f32>(scratch + DEPTHS + ((<usize>q) << 2), MISS)
  }
  return 0
}
