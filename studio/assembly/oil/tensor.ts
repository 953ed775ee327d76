// The smoothed structure tensor: the direction of the edges.
import { across, bandRows, columns, light, margin, source, tensor, texels } from './band'

/** How much of the last texel each step of the tensor's recursive blur keeps: a standard deviation of 4.5 pixels. */
const KEEP: f32 = 0.43

export function repeatEdges(y: i32): void {
  const row = source + ((<usize>(y * across)) << 2)
  const left = load<u32>(row + ((<usize>margin) << 2))
  const right = load<u32>(row + ((<usize>(margin + columns - 1)) << 2))
  for (let x = 0; x < margin; x++) store<u32>(row + ((<usize>x) << 2), left)
  for (let x = margin + columns; x < across; x++) store<u32>(row + ((<usize>x) << 2), right)
}

/** Stores the brightness of every pixel, 0 to 255, as a float; four pixels at a time. */
export function storeLight(): void {
  const weights = i16x8(77, 151, 28, 0, 77, 151, 28, 0)
  const end = <usize>(across * bandRows)
  for (let i: usize = 0; i < end; i += 4) {
    const a = i32x4.dot_i16x8_s(v128.load_ext<u8>(source + (i << 2)), weights)
    const b = i32x4.dot_i16x8_s(v128.load_ext<u8>(source + (i << 2) + 8), weights)
    const sum = i32x4.add(v128.shuffle<i32>(a, b, 0, 2, 4, 6), v128.shuffle<i32>(a, b, 1, 3, 5, 7))
    v128.store(light + (i << 2), f32x4.mul(f32x4.convert_i32x4_s(sum), f32x4.splat(1.0 / 256.0)))
  }
}

/** Structure tensor (xx, xy, yy) of two texels at a time, from central differences. */
export function storeTensor(): void {
  const stride = (<usize>across) << 2
  for (let y = 0; y < bandRows; y += 2) {
    for (let x = 0; x < across; x += 4) {
      const p = light + ((<usize>(y * across + x)) << 2)
      let xx = f32x4.splat(0)
      let xy = xx
      let yy = xx
      if (y > 0 && y < bandRows - 2 && x > 0 && x < across - 4) {
        for (let q = p; q <= p + stride; q += stride) {
          const gx = f32x4.sub(v128.load(q + 4), v128.load(q - 4))
          const gy = f32x4.sub(v128.load(q + stride), v128.load(q - stride))
          xx = f32x4.add(xx, f32x4.mul(gx, gx))
          xy = f32x4.add(xy, f32x4.mul(gx, gy))
          yy = f32x4.add(yy, f32x4.mul(gy, gy))
        }
      }
      const to = tensor + ((<usize>((y >> 1) * texels + (x >> 1))) << 4)
      storeTexel(to, pairs(xx), pairs(xy), pairs(yy))
    }
  }
}

/** The sum of the first two lanes and the sum of the last two, twice. */
function pairs(a: v128): v128 {
  return f32x4.add(v128.shuffle<f32>(a, a, 0, 2, 0, 2), v128.shuffle<f32>(a, a, 1, 3, 1, 3))
}

function storeTexel(to: usize, xx: v128, xy: v128, yy: v128): void {
  const both = v128.shuffle<f32>(xx, xy, 0, 4, 1, 5)
  v128.store(to, v128.shuffle<f32>(both, yy, 0, 1, 4, 4))
  v128.store(to, v128.shuffle<f32>(both, yy, 2, 3, 5, 5), 16)
}

/** Recursive blur forwards and backwards, along rows and columns: wide smoothing for the price of two taps. */
export function blurTensor(): void {
  const row = (<usize>texels) << 4
  const lines = bandRows >> 1
  for (let y = 0; y < lines; y++) {
    const start = tensor + <usize>y * row
    for (let p = start + 16; p < start + row; p += 16) blurTexel(p, p - 16)
    for (let p = start + row - 32; p >= start; p -= 16) blurTexel(p, p + 16)
  }
  for (let p = tensor + row; p < tensor + <usize>lines * row; p += 16) blurTexel(p, p - row)
  for (let p = tensor + <usize>(lines - 1) * row - 16; p >= tensor; p -= 16) blurTexel(p, p + row)
}

function blurTexel(p: usize, before: usize): void {
  const kept = f32x4.mul(v128.load(before), f32x4.splat(KEEP))
  v128.store(p, f32x4.add(kept, f32x4.mul(v128.load(p), f32x4.splat(1 - KEEP))))
}
