// The painted finish: strokes over a finished picture, layer by layer, coarse to fine, guided by what the kernel knows
// about each pixel (see guide.ts there). A stroke is a function of the cell it begins in, so bands of rows can be
// painted in any order, by any worker: each band walks all strokes that reach into it, in the same order.
import { paintDab } from './dab'
import { paintHair } from './hair'
import { fraction, hash } from './hash'
import { tabulateDirections } from './heading'
import { calm, cell, covers, kinds, reachOfLayer, seed, useLayer } from './layer'
import { cutBristles } from './lay'
import {
  allocate,
  colors,
  depths,
  end,
  guideAt,
  guides,
  kindOf,
  kindsBetween,
  layers,
  moveTo,
  painted,
  placeAt,
  targetColumns,
  targetRows,
  top,
} from './window'
import * as at from '../../src/kernel/layout'
export { firstRow, lastRow } from './window'

let layerCount: i32 = 0

/**
 * Prepares bands of `band` rows of a picture of `toColumns` by `toRows` pixels, traced with `fromColumns` by `fromRows`
 * rays. No stroke may extend farther than `farthest` pixels from its cell.
 */
export function setup(
  fromColumns: i32,
  fromRows: i32,
  toColumns: i32,
  toRows: i32,
  band: i32,
  farthest: i32,
  count: i32,
): void {
  layerCount = count
  allocate(fromColumns, fromRows, toColumns, toRows, band, farthest, count)
  tabulateDirections()
  cutBristles()
}

/** Where the host writes the layers, and rows firstRow() to lastRow() of what was traced. */
export function layersPointer(): usize {
  return layers
}

export function colorsPointer(): usize {
  return colors
}

export function guidesPointer(): usize {
  return guides
}

export function depthsPointer(): usize {
  return depths
}

/** Where the band's RGBA bytes are. */
export function paintedPointer(): usize {
  return painted
}

/** Paints strokes over rows `from` to `to` (exclusive) of the picture. */
export function paint(from: i32, to: i32): void {
  moveTo(from, to)
  for (let i = 0; i < layerCount; i++) {
    useLayer(layers + <usize>(i * at.STROKES_SIZE))
    // Interleaved passes, so that strokes do not overlap like tiles on a roof.
    for (let pass = 0; pass < 4; pass++) paintPass(pass >> 1, pass & 1)
  }
}

function paintPass(odd: i32, aside: i32): void {
  const reach = reachOfLayer()
  const firstRow = <i32>Mathf.floor((<f32>top - reach) / cell)
  const lastRow = <i32>Mathf.ceil(<f32>min(end + <i32>reach, targetRows) / cell)
  const columns = <i32>Mathf.ceil(<f32>targetColumns / cell)
  for (let row = max(0, firstRow); row < lastRow; row++) {
    if ((row & 1) != odd) continue
    if ((kindsBetween(<f32>row * cell, <f32>(row + 1) * cell) & kinds) == 0) continue
    for (let column = aside ^ odd; column < columns; column += 2) paintCell(column, row)
  }
}

/** Paints the stroke that begins in a cell, if there is one. */
function paintCell(column: i32, row: i32): void {
  const where = hash(column, row, seed)
  const x: f32 = (<f32>column + fraction(where, 0)) * cell
  const y: f32 = (<f32>row + fraction(where, 1)) * cell
  if (x >= <f32>targetColumns || y >= <f32>targetRows) return
  const guide = guideAt(placeAt(x, y))
  if (!covers(kindOf(guide))) return
  const shape = hash(row, column, seed + 1)
  const dye = hash(row, column, seed + 2)
  if (calm > 0) paintDab(x, y, kindOf(guide), shape, dye)
  else paintHair(x, y, guide, shape, dye)
}
