// The rows being painted, and the part of the traced picture that strokes on them can begin in or pass through.
import { colorAt } from '../pixels'
import * as at from '../../src/kernel/layout'

const PAGE: i32 = 65536

/** The sizes of the traced picture and of the finished one. */
let columns: i32 = 0
let rows: i32 = 0
export let targetColumns: i32 = 0
export let targetRows: i32 = 0
/** The farthest that a stroke extends from where it begins, in finished pixels. */
let reach: i32 = 0
/** The rows that are painted now, and the first traced row of the window. */
export let top: i32 = 0
export let end: i32 = 0
let first: i32 = 0
let across: f32 = 0
let down: f32 = 0

export let layers: usize = 0
export let colors: usize = 0
export let guides: usize = 0
export let depths: usize = 0
export let painted: usize = 0
/** For each traced row of the window, a bit for each kind of pixel in it. */
let kindsOf: usize = 0
/** For each finished column, the traced column that it shows. */
let columnOf: usize = 0

/** Sets all sizes and addresses, and grows the memory to fit. */
export function allocate(
  fromColumns: i32,
  fromRows: i32,
  toColumns: i32,
  toRows: i32,
  band: i32,
  farthest: i32,
  layerCount: i32,
): void {
  columns = fromColumns
  rows = fromRows
  targetColumns = toColumns
  targetRows = toRows
  reach = farthest
  across = <f32>columns / <f32>targetColumns
  down = <f32>rows / <f32>targetRows
  const windowRows = min(rows, <i32>(<f32>(band + 4 * reach) * down) + 4)
  const pixels = <usize>(columns * windowRows)
  layers = align(__heap_base)
  columnOf = align(layers + <usize>(layerCount * at.STROKES_SIZE))
  colors = align(columnOf + ((<usize>targetColumns) << 2) + 16)
  guides = align(colors + (pixels << 2))
  depths = align(guides + (pixels << 1))
  kindsOf = align(depths + (pixels << 1))
  painted = align(kindsOf + ((<usize>windowRows) << 2))
  const missing = <i32>(painted + <usize>(band * targetColumns * 4)) - memory.size() * PAGE
  if (missing > 0) memory.grow((missing + PAGE - 1) / PAGE)
  for (let x = 0; x < targetColumns; x++) {
    store<i32>(columnOf + ((<usize>x) << 2), min(columns - 1, <i32>((<f32>x + 0.5) * across)))
  }
}

/** Moves the window to rows `from` to `to` (exclusive) of the finished picture. */
export function moveTo(from: i32, to: i32): void {
  top = from
  end = to
  first = firstRow(from)
  noteKinds(lastRow(to) - first + 1)
}

function noteKinds(count: i32): void {
  let guide = guides
  for (let j = 0; j < count; j++) {
    let found: i32 = 0
    for (let i = 0; i < columns; i++) {
      found |= 1 << kindOf(<i32>load<u16>(guide))
      guide += 2
    }
    store<i32>(kindsOf + ((<usize>j) << 2), found)
  }
}

/** The kinds of pixel between two finished rows: a bit for each. */
export function kindsBetween(above: f32, below: f32): i32 {
  const last = min(rows - 1, <i32>(below * down))
  let found: i32 = 0
  for (let j = max(0, <i32>(above * down)); j <= last; j++) {
    found |= load<i32>(kindsOf + ((<usize>(j - first)) << 2))
  }
  return found
}

/** The first and the last traced row of the window around a band. */
export function firstRow(from: i32): i32 {
  return max(0, <i32>(<f32>(from - 2 * reach) * down))
}

export function lastRow(to: i32): i32 {
  return min(rows - 1, <i32>(<f32>(to + 2 * reach) * down) + 1)
}

/** The traced pixel at a place in the finished picture, or the nearest one at its edge. */
export function placeAt(x: f32, y: f32): i32 {
  const i = min(columns - 1, max(0, <i32>(x * across)))
  const j = min(rows - 1, max(0, <i32>(y * down)))
  return (j - first) * columns + i
}

/** The traced pixel before the first one of a finished row; `columnAt` is added to it. */
export function rowAt(y: i32): i32 {
  return (min(rows - 1, <i32>((<f32>y + 0.5) * down)) - first) * columns
}

export function columnAt(x: i32): i32 {
  return load<i32>(columnOf + ((<usize>x) << 2))
}

/** The traced color at a place in the finished picture. */
export function colorHere(x: f32, y: f32): v128 {
  return tracedColor(placeAt(x, y))
}

export function tracedColor(place: i32): v128 {
  return colorAt(colors + ((<usize>place) << 2))
}

/** The difference between two colors, summed over red, green and blue. */
export function apart(a: v128, b: v128): f32 {
  const d = f32x4.abs(f32x4.sub(a, b))
  return f32x4.extract_lane(d, 0) + f32x4.extract_lane(d, 1) + f32x4.extract_lane(d, 2)
}

export function guideAt(place: i32): i32 {
  return <i32>load<u16>(guides + ((<usize>place) << 1))
}

export function depthAt(place: i32): i32 {
  return <i32>load<u16>(depths + ((<usize>place) << 1))
}

export function kindOf(guide: i32): i32 {
  return guide & at.GUIDE_KIND_MASK
}

function align(address: usize): usize {
  return (address + 63) & ~63
}
