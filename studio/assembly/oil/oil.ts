// The oil finish: an anisotropic Kuwahara filter (after Kyprianidis et al., 2009: eight sectors of an
// ellipse along the smoothed structure tensor) at the size at which rays were traced, then an enlargement
// to the picture's size (bicubic), a faint relief and the grain of a canvas.
// Works on a band of the picture's rows at a time. A band includes source rows above and below it, so no
// seam shows. The tensor has one texel for 2 x 2 pixels; those four share a brush.
import {
  across,
  allocate,
  bandRows,
  columns,
  finished,
  firstPainted,
  margin,
  placeOf,
  rows,
  source,
  targetColumns,
  targetRows,
} from './band'
import { cutBrushes } from './brushes'
import { blendRows, placeColumn } from './enlarge'
import { paintBlock } from './strokes'
import { blurTensor, repeatEdges, storeLight, storeTensor } from './tensor'
import { storeLightAbove, varnishRow } from './varnish'

/**
 * Prepares bands of `band` rows of a picture of `toColumns` by `toRows` pixels, enlarged from
 * `fromColumns` by `fromRows`, painted with brushes of `radius` source pixels.
 */
export function setup(
  fromColumns: i32,
  fromRows: i32,
  toColumns: i32,
  toRows: i32,
  band: i32,
  radius: f32,
): void {
  allocate(fromColumns, fromRows, toColumns, toRows, band, radius)
  cutBrushes(radius)
  for (let x = 0; x < targetColumns; x++) placeColumn(x)
}

/** Where source row `firstRow(top)` begins; the host writes `sourceRows()` rows, rowSize() bytes apart. */
export function sourcePointer(): usize {
  return source + ((<usize>margin) << 2)
}

export function rowSize(): i32 {
  return across << 2
}

export function sourceRows(): i32 {
  return bandRows
}

/** The first source row of the band that starts at `top`; rows outside the picture repeat its edge. */
export function firstRow(top: i32): i32 {
  return (firstPainted(top) & ~1) - margin
}

/** Finishes rows `top` to `end` (exclusive) of the picture; returns where their RGBA bytes are. */
export function finish(top: i32, end: i32): usize {
  for (let y = 0; y < bandRows; y++) repeatEdges(y)
  storeLight()
  storeTensor()
  for (let pass = 0; pass < 2; pass++) blurTensor()
  const from = firstPainted(top)
  const last = <i32>Mathf.floor(placeOf(end - 1, rows, targetRows)) + 3
  for (let y = (from & ~1) - firstRow(top); y < last - firstRow(top); y += 2) {
    for (let x = margin - 4; x < margin + columns + 4; x += 2) paintBlock(x, y)
  }
  blendRows(max(top - 1, 0), firstRow(top))
  storeLightAbove()
  for (let y = top; y < end; y++) {
    blendRows(y, firstRow(top))
    varnishRow(y, finished + <usize>((y - top) * targetColumns * 4))
  }
  return finished
}
