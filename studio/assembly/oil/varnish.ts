// Relief and grain.
import { COLUMN_SIZE, lightAbove, table, targetColumns } from './band'
import { blendColumns } from './enlarge'
import { rounded } from '../pixels'

/** Stores the brightness of the blended row, which the relief of the next row needs. */
export function storeLightAbove(): void {
  for (let x = 0; x < targetColumns; x++) {
    const color = blendColumns(table + <usize>x * COLUMN_SIZE)
    store<f32>(lightAbove + ((<usize>x) << 2), luma(color))
  }
}

/** Adds relief, from the pixel up and to the left, and grain to the blended row; the result is opaque. */
export function varnishRow(y: i32, to: usize): void {
  const grain = Mathf.sin(<f32>y * 2.1)
  let aside = load<f32>(lightAbove)
  for (let x = 0; x < targetColumns; x++) {
    const column = table + <usize>x * COLUMN_SIZE
    const color = blendColumns(column)
    const own = luma(color)
    const relief: f32 = max<f32>(min<f32>((own - aside) * 0.16, 9), -9)
    const above = lightAbove + ((<usize>x) << 2)
    aside = load<f32>(above)
    store<f32>(above, own)
    const change = f32x4.splat(relief + grain * load<f32>(column, 4))
    const words = i16x8.narrow_i32x4_s(rounded(f32x4.add(color, change)), i32x4.splat(0))
    const bytes = i8x16.narrow_i16x8_u(words, words)
    store<u32>(to + ((<usize>x) << 2), i32x4.extract_lane(bytes, 0) | 0xff000000)
  }
}

function luma(color: v128): f32 {
  return (
    f32x4.extract_lane(color, 0) * 0.3 +
    f32x4.extract_lane(color, 1) * 0.59 +
    f32x4.extract_lane(color, 2) * 0.11
  )
}
