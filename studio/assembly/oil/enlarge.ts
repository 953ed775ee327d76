// Bicubic enlargement, rows first.
import {
  COLUMN_SIZE,
  across,
  blended,
  columns,
  margin,
  painted,
  placeOf,
  rows,
  table,
  targetColumns,
  targetRows,
} from './band'
import { colorAt } from '../pixels'

const COLUMN_WEIGHTS: usize = 16

export function placeColumn(x: i32): void {
  const place = placeOf(x, columns, targetColumns)
  const first = <i32>Mathf.floor(place)
  const to = table + <usize>x * COLUMN_SIZE
  store<i32>(to, (first - 1 + margin) << 4)
  store<f32>(to, Mathf.sin(<f32>x * 2.1) * 1.6, 4)
  v128.store(to, cubic(place - <f32>first), COLUMN_WEIGHTS)
}

/** Weights of four neighbors (Mitchell and Netravali, 1988), for a place `t` between the second and the third. */
function cubic(t: f32): v128 {
  return f32x4(mitchellFar(1 + t), mitchellNear(t), mitchellNear(1 - t), mitchellFar(2 - t))
}

function mitchellNear(x: f32): f32 {
  return (x * x * (7 * x - 12)) / 6 + 8.0 / 9.0
}

function mitchellFar(x: f32): f32 {
  return ((12 - (7.0 / 3.0) * x) * x * x - 20 * x + 32.0 / 3.0) / 6
}

/** Blends four painted rows into one at the height of row `y` of the picture: floats, four per pixel. */
export function blendRows(y: i32, first: i32): void {
  const place = placeOf(y, rows, targetRows)
  const above = <i32>Mathf.floor(place)
  const weights = cubic(place - <f32>above)
  const a = v128.shuffle<f32>(weights, weights, 0, 0, 0, 0)
  const b = v128.shuffle<f32>(weights, weights, 1, 1, 1, 1)
  const c = v128.shuffle<f32>(weights, weights, 2, 2, 2, 2)
  const d = v128.shuffle<f32>(weights, weights, 3, 3, 3, 3)
  const stride = (<usize>across) << 2
  const row = painted + <usize>(above - 1 - first) * stride
  for (let x = margin - 4; x < margin + columns + 4; x++) {
    const p = row + ((<usize>x) << 2)
    const upper = f32x4.add(f32x4.mul(colorAt(p), a), f32x4.mul(colorAt(p + stride), b))
    const lower = f32x4.add(
      f32x4.mul(colorAt(p + 2 * stride), c),
      f32x4.mul(colorAt(p + 3 * stride), d),
    )
    v128.store(blended + ((<usize>x) << 4), f32x4.add(upper, lower))
  }
}

export function blendColumns(column: usize): v128 {
  const p = blended + <usize>load<i32>(column)
  const left = f32x4.add(
    f32x4.mul(v128.load(p), v128.load_splat<f32>(column, COLUMN_WEIGHTS)),
    f32x4.mul(v128.load(p, 16), v128.load_splat<f32>(column, COLUMN_WEIGHTS + 4)),
  )
  const right = f32x4.add(
    f32x4.mul(v128.load(p, 32), v128.load_splat<f32>(column, COLUMN_WEIGHTS + 8)),
    f32x4.mul(v128.load(p, 48), v128.load_splat<f32>(column, COLUMN_WEIGHTS + 12)),
  )
  return f32x4.add(left, right)
}
