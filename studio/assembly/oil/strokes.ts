// The Kuwahara filter.
import {
  BRUSH_SIZE,
  DIRECTIONS,
  SECTOR_SIZE,
  STRETCHES,
  across,
  painted,
  source,
  tensor,
  texels,
} from './band'
import { brush } from './brushes'
import { colorAt, rounded } from '../pixels'

/** The sum of squared brightness steps over four pixels below which an area counts as flat and stays unpainted. */
const FLAT: f32 = 1
/** The same sum, below which a stroke has no direction. */
const DIRECTED: f32 = 27
/** Opacity of a stroke: the pixels showing through keep the edges smooth. */
const BODY: f32 = 0.65

/** Paints the 2 x 2 pixels at (x, y) of the padded band: the mean of the sectors, weighted by how calm they are. */
export function paintBlock(x: i32, y: i32): void {
  const stride = (<usize>across) << 2
  const place = (<usize>(y * across + x)) << 2
  const from = source + place
  const to = painted + place
  const t = tensor + ((<usize>((y >> 1) * texels + (x >> 1))) << 4)
  const e = load<f32>(t)
  const f = load<f32>(t, 4)
  const g = load<f32>(t, 8)
  if (e + g < FLAT) {
    store<u64>(to, load<u64>(from))
    store<u64>(to + stride, load<u64>(from + stride))
    return
  }
  const chosen = chooseBrush(e, f, g)
  let total = f32x4.splat(0)
  let first = total
  let second = total
  let third = total
  let fourth = total
  for (let sector = chosen; sector < chosen + BRUSH_SIZE; sector += SECTOR_SIZE) {
    const count = load<i32>(sector, 4)
    if (count == 0) continue
    // A vector has the 16-bit sums of two pixels, or the 32-bit sums of squares of one.
    let upper = i16x8.splat(0)
    let lower = upper
    let squares0 = upper
    let squares1 = upper
    let squares2 = upper
    let squares3 = upper
    const end = sector + 8 + ((<usize>count) << 3)
    for (let sample = sector + 8; sample < end; sample += 8) {
      const p = from + <usize>load<i32>(sample)
      const weight = v128.load_splat<u16>(sample, 4)
      const a = v128.load_ext<u8>(p)
      const b = v128.load_ext<u8>(p + stride)
      const weightedA = i16x8.mul(a, weight)
      const weightedB = i16x8.mul(b, weight)
      upper = i16x8.add(upper, weightedA)
      lower = i16x8.add(lower, weightedB)
      squares0 = i32x4.add(squares0, i32x4.extmul_low_i16x8_u(weightedA, a))
      squares1 = i32x4.add(squares1, i32x4.extmul_high_i16x8_u(weightedA, a))
      squares2 = i32x4.add(squares2, i32x4.extmul_low_i16x8_u(weightedB, b))
      squares3 = i32x4.add(squares3, i32x4.extmul_high_i16x8_u(weightedB, b))
    }
    const share = v128.load_splat<f32>(sector)
    const mean0 = f32x4.mul(f32x4.convert_i32x4_s(i32x4.extend_low_i16x8_u(upper)), share)
    const mean1 = f32x4.mul(f32x4.convert_i32x4_s(i32x4.extend_high_i16x8_u(upper)), share)
    const mean2 = f32x4.mul(f32x4.convert_i32x4_s(i32x4.extend_low_i16x8_u(lower)), share)
    const mean3 = f32x4.mul(f32x4.convert_i32x4_s(i32x4.extend_high_i16x8_u(lower)), share)
    const calm = calmness(
      spread(squares0, share, mean0),
      spread(squares1, share, mean1),
      spread(squares2, share, mean2),
      spread(squares3, share, mean3),
    )
    total = f32x4.add(total, calm)
    first = f32x4.add(first, f32x4.mul(mean0, v128.shuffle<f32>(calm, calm, 0, 0, 0, 0)))
    second = f32x4.add(second, f32x4.mul(mean1, v128.shuffle<f32>(calm, calm, 1, 1, 1, 1)))
    third = f32x4.add(third, f32x4.mul(mean2, v128.shuffle<f32>(calm, calm, 2, 2, 2, 2)))
    fourth = f32x4.add(fourth, f32x4.mul(mean3, v128.shuffle<f32>(calm, calm, 3, 3, 3, 3)))
  }
  const scale = f32x4.div(f32x4.splat(BODY), total)
  const top = i16x8.narrow_i32x4_s(
    glazed(from, first, v128.shuffle<f32>(scale, scale, 0, 0, 0, 0)),
    glazed(from + 4, second, v128.shuffle<f32>(scale, scale, 1, 1, 1, 1)),
  )
  const bottom = i16x8.narrow_i32x4_s(
    glazed(from + stride, third, v128.shuffle<f32>(scale, scale, 2, 2, 2, 2)),
    glazed(from + stride + 4, fourth, v128.shuffle<f32>(scale, scale, 3, 3, 3, 3)),
  )
  const bytes = i8x16.narrow_i16x8_u(top, bottom)
  store<u64>(to, i64x2.extract_lane(bytes, 0))
  store<u64>(to + stride, i64x2.extract_lane(bytes, 1))
}

/** The brush for a texel of the tensor: along its edge, and stretched where the edge is clear. */
function chooseBrush(e: f32, f: f32, g: f32): usize {
  const root = Mathf.sqrt((e - g) * (e - g) + 4 * f * f)
  const anisotropy: f32 = e + g > DIRECTED ? root / (e + g) : 0
  const stretch = <i32>(min(anisotropy, 1) * <f32>(STRETCHES - 1) + 0.5)
  const turns: f32 = Mathf.atan2(2 * f, e - g) * (0.5 / 3.14159265) + 0.5
  const direction = <i32>(turns * <f32>DIRECTIONS + 0.5)
  return brush(direction >= DIRECTIONS ? direction - DIRECTIONS : direction, stretch)
}

/** Variance of each channel. */
function spread(squares: v128, share: v128, mean: v128): v128 {
  return f32x4.sub(f32x4.mul(f32x4.convert_i32x4_s(squares), share), f32x4.mul(mean, mean))
}

/** Weights of a sector for four pixels (one lane per pixel) from their variances (one lane per channel). */
function calmness(a: v128, b: v128, c: v128, d: v128): v128 {
  const ab = v128.shuffle<f32>(a, b, 0, 4, 1, 5)
  const cd = v128.shuffle<f32>(c, d, 0, 4, 1, 5)
  const blueAb = v128.shuffle<f32>(a, b, 2, 6, 2, 6)
  const blueCd = v128.shuffle<f32>(c, d, 2, 6, 2, 6)
  const blue = v128.shuffle<f32>(blueAb, blueCd, 0, 1, 4, 5)
  const sum = f32x4.add(
    f32x4.add(v128.shuffle<f32>(ab, cd, 0, 1, 4, 5), v128.shuffle<f32>(ab, cd, 2, 3, 6, 7)),
    blue,
  )
  const variance = f32x4.pmax(sum, f32x4.splat(0))
  const slope = f32x4.add(
    f32x4.splat(0.02),
    f32x4.mul(f32x4.mul(variance, variance), f32x4.splat(0.00002)),
  )
  return f32x4.div(f32x4.splat(1), f32x4.add(f32x4.splat(1), f32x4.mul(variance, slope)))
}

/** Blends the stroke (its sum times `scale`) over the pixel below it. */
function glazed(pixel: usize, sum: v128, scale: v128): v128 {
  const below = f32x4.mul(colorAt(pixel), f32x4.splat(1 - BODY))
  return rounded(f32x4.add(f32x4.mul(sum, scale), below))
}
