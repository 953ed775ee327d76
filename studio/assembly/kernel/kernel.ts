// The renderer of the sculpted styles: sphere-traces a tape of signed-distance primitives and shades the hits.
// Written once for four lanes (SIMD) or one (scalar) through ./lanes. The host lays out memory as
// src/kernel/layout.ts says, calls setup() once per picture, then macro() and tile() or smooth().
import { DEPTH_CODES, NEAR_PLANE, depthCode, depthOf, isMiss } from './depth'
import { NOTHING, distance, nearestGroup } from './distance'
import { findNormal, gatherSurface } from './gather'
import { blockOcclusion, blockShadow, readBlocks } from './light'
import { clearDepth, march, marched } from './march'
import { guideWord } from './guide'
import { paintBackdrop, writeColor } from './picture'
import { aim, aimSample, sampleX, sampleY, storeDirection } from './ray'
import { culling, height, pixel, primitiveCount, scratch, width } from './scene'
import {
  COLORS,
  DEPTHS,
  FARTHEST,
  GUIDES,
  HITS,
  LANE_A,
  MASK,
  NEAREST,
  PIXELS,
  RAY_LIST,
  SCENE_LIST,
  SCRATCH_SIZE,
} from './scratch'
import { shadePixel } from './shade'
import { listAround, quarterOf, useNearList } from './surfaceLists'
import { missTile, traceTile } from './trace'
import { listTile, narrow, tileList } from './viewLists'
import { LANES, put, splat } from './lanes'
import * as at from '../../src/kernel/layout'
export { setup } from './scene'
export { macro } from './viewLists'

/** How far behind a pixel's visible surface its samples may still hit something. */
const HIDDEN: f32 = 0.1
/** Tiles with more primitives than this (hair, mostly) are drawn in quarters, each with its own lists. */
const CROWD: i32 = 12

/** Colors of the last tile: 16 x 16 RGBA bytes; after tile() the alpha packs shadow and occlusion. */
export function colorsPointer(): usize {
  return scratch + COLORS
}

/**
 * For smooth(): 256 flags of pixels to redraw, their 256 packed shadow and occlusion bytes, then the
 * smallest and the largest depth around each: 256 codes of 16 bits each. After tile(), the first 256 codes
 * are the depths of its pixels.
 */
export function maskPointer(): usize {
  return scratch + MASK
}

/** What a brush has to know about the pixels of the last tile: 256 words of 16 bits, see guide.ts. */
export function guidePointer(): usize {
  return scratch + GUIDES
}

export function scratchSize(): i32 {
  return <i32>SCRATCH_SIZE
}

/** Distance from a point to the whole tape; the host uses it to root hair on the finished face. */
export function probe(x: f32, y: f32, z: f32): f32 {
  const d = distance(
    splat(x),
    splat(y),
    splat(z),
    scratch + SCENE_LIST,
    primitiveCount,
    splat(NOTHING),
  )
  put(scratch + LANE_A, d)
  return load<f32>(scratch + LANE_A)
}

/** Draws the 16 x 16 pixels at (x0, y0) with one ray per pixel; returns how many rays hit something. */
export function tile(x0: i32, y0: i32): i32 {
  const count = listTile(x0, y0)
  const list = tileList()
  const size: i32 = culling && count > CROWD ? at.TILE / 2 : at.TILE
  const start = clearDepth(<f32>x0, <f32>y0, <f32>at.TILE, NEAR_PLANE, list, count)
  const hits = start < 0 ? missTile() : traceTile(x0, y0, size, list, count, start)
  if (hits > 0) gatherSurface(x0, y0, size, list, count)
  for (let q = 0; q < PIXELS; q++) {
    const offset = (<usize>q) << 2
    const px: f32 = <f32>(x0 + (q & 15)) + 0.5
    const py: f32 = <f32>(y0 + (q >> 4)) + 0.5
    const depth = load<f32>(scratch + DEPTHS + offset)
    readBlocks(q, depth)
    let guide: i32 = at.BRUSH_BACKDROP
    if (isMiss(depth)) {
      paintBackdrop(px, py)
    } else {
      aim(px - width * 0.5, height * 0.5 - py)
      useNearList(quarterOf(q, size))
      shadePixel(offset, offset, depth, blockShadow, blockOcclusion)
      guide = guideWord()
    }
    writeColor(scratch + COLORS + offset, px, py)
    store<u16>(scratch + GUIDES + ((<usize>q) << 1), <u16>guide)
    store<u16>(scratch + NEAREST + ((<usize>q) << 1), depthCode(depth))
    const packed = ((<i32>(blockShadow * 15 + 0.5)) << 4) | (<i32>(blockOcclusion * 15 + 0.5))
    store<u8>(scratch + COLORS + offset, <u8>packed, 3)
  }
  return hits
}

/** Redraws the pixels flagged in the mask with four rays each (a rotated grid, one packet). */
export function smooth(x0: i32, y0: i32): void {
  const count = listTile(x0, y0)
  const list = tileList()
  for (let q = 0; q < PIXELS; q++) {
    if (load<u8>(scratch + MASK + <usize>q) == 0) continue
    smoothPixel(q, <f32>(x0 + (q & 15)), <f32>(y0 + (q >> 4)), list, count)
  }
}

function smoothPixel(q: i32, x: f32, y: f32, tileList: usize, tileCount: i32): void {
  // The rays start just in front of what the pixel and its neighbors show.
  const nearest = depthOf(load<u16>(scratch + NEAREST + ((<usize>q) << 1)))
  const farthest = depthOf(load<u16>(scratch + FARTHEST + ((<usize>q) << 1)))
  const start: f32 = nearest * (1 - pixel) - 1 / DEPTH_CODES
  const list = scratch + RAY_LIST
  const count = narrow(tileList, tileCount, x - 1, y - 1, 3, start, farthest + HIDDEN)
  for (let first = 0; first < 4; first += LANES) {
    for (let lane = 0; lane < LANES; lane++) {
      aimSample(x, y, first + lane)
      storeDirection(lane)
    }
    march(start, list, count)
    put(scratch + DEPTHS + ((<usize>first) << 2), marched)
    put(scratch + HITS + ((<usize>first) << 2), nearestGroup)
  }
  listAround(0, x + 0.5, y + 0.5, 0, 4, 1, 3, list, count)
  const packed = <i32>load<u8>(scratch + MASK + 256 + <usize>q)
  const shadow: f32 = <f32>(packed >> 4) / 15
  const occlusion: f32 = <f32>(packed & 15) / 15
  const target = scratch + COLORS + ((<usize>q) << 2)
  let red: f32 = 0
  let green: f32 = 0
  let blue: f32 = 0
  for (let k = 0; k < 4; k++) {
    const offset = (<usize>k) << 2
    const depth = load<f32>(scratch + DEPTHS + offset)
    aimSample(x, y, k)
    if (isMiss(depth)) {
      paintBackdrop(x + sampleX, y + sampleY)
    } else {
      findNormal(offset, depth)
      shadePixel(offset, offset, depth, shadow, occlusion)
    }
    writeColor(target, x + sampleX, y + sampleY)
    red += <f32>load<u8>(target)
    green += <f32>load<u8>(target, 1)
    blue += <f32>load<u8>(target, 2)
  }
  store<u8>(target, <u8>(red * 0.25 + 0.5))
  store<u8>(target, <u8>(green * 0.25 + 0.5), 1)
  store<u8>(target, <u8>(blue * 0.25 + 0.5), 2)
}
