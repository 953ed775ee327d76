// The band of rows being finished: sizes, and where its buffers are in memory.

/** The margin around a band that the tensor's blur needs, in source pixels; a wide brush needs more. */
const APRON: i32 = 20
export const MAX_STRETCH: f32 = 0.6
/** Brushes: one ellipse per direction (over half a turn) and stretch (1 to 1.6). */
export const DIRECTIONS: i32 = 48
export const STRETCHES: i32 = 5
const SECTORS: usize = 8
/** A sector: one over its weight (f32), the number of samples, then up to 20 of them: offset and weight (i32). */
export const SECTOR_SIZE: usize = 8 + 20 * 8
export const BRUSH_SIZE: usize = SECTORS * SECTOR_SIZE
/** A column of the enlargement: byte offset of the first of four pixels (i32), grain, then four weights. */
export const COLUMN_SIZE: usize = 32
const BASE: usize = 4096
const PAGE: i32 = 65536

export let columns: i32 = 0
export let rows: i32 = 0
export let targetColumns: i32 = 0
export let targetRows: i32 = 0
export let margin: i32 = 0
/** Pixels of a padded source row, texels of a row of the tensor, source rows of a band with its margins. */
export let across: i32 = 0
export let texels: i32 = 0
export let bandRows: i32 = 0
export let source: usize = 0
export let light: usize = 0
export let tensor: usize = 0
export let painted: usize = 0
export let brushes: usize = 0
export let table: usize = 0
export let blended: usize = 0
export let lightAbove: usize = 0
export let finished: usize = 0

/** Sets all sizes and addresses, and grows the memory to fit. */
export function allocate(
  fromColumns: i32,
  fromRows: i32,
  toColumns: i32,
  toRows: i32,
  band: i32,
  radius: f32,
): void {
  columns = fromColumns
  rows = fromRows
  targetColumns = toColumns
  targetRows = toRows
  const reach = <i32>Mathf.ceil(radius * (1 + MAX_STRETCH)) + 4
  margin = (max(reach, APRON) + 3) & ~3
  across = (columns + 2 * margin + 3) & ~3
  texels = across >> 1
  bandRows = (<i32>Mathf.ceil(<f32>(band + 1) * ratio()) + 8 + 2 * margin) & ~1
  const plane = <usize>(across * bandRows)
  source = BASE
  // The buffers have room at their ends, because vector loads read past the last pixel.
  light = align(source + plane * 4 + 64)
  tensor = align(light + plane * 4 + 64)
  painted = align(tensor + plane * 4)
  brushes = align(painted + plane * 4 + 64)
  table = align(brushes + BRUSH_SIZE * <usize>(DIRECTIONS * STRETCHES))
  blended = align(table + COLUMN_SIZE * <usize>targetColumns)
  lightAbove = align(blended + <usize>across * 16)
  finished = align(lightAbove + <usize>targetColumns * 4 + 4)
  const missing = <i32>(finished + <usize>(band * targetColumns * 4)) - memory.size() * PAGE
  if (missing > 0) memory.grow((missing + PAGE - 1) / PAGE)
}

/** Where the center of pixel `i` of `count` is on a row of `available` pixels; 0 is the center of the first. */
export function placeOf(i: i32, available: i32, count: i32): f32 {
  return ((<f32>i + 0.5) * <f32>available) / <f32>count - 0.5
}

/** The first source row that the row above `top` is enlarged from. */
export function firstPainted(top: i32): i32 {
  return <i32>Mathf.floor(placeOf(max(top - 1, 0), rows, targetRows)) - 1
}

function ratio(): f32 {
  return <f32>rows / <f32>targetRows
}

function align(address: usize): usize {
  return (address + 63) & ~63
}
