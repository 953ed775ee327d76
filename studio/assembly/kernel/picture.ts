// From light to bytes: the backdrop, the bloom, the tone curve.
import { Radiance } from './Radiance'
import { clamp, mix } from './maths'
import { backdrop, camera, height, width } from './scene'
import * as at from '../../src/kernel/layout'

/** Samples the painted backdrop (three linear floats per texel), bilinearly. */
export function paintBackdrop(px: f32, py: f32): void {
  const columns = <i32>load<f32>(camera, at.BACKDROP_WIDTH)
  const rows = <i32>load<f32>(camera, at.BACKDROP_HEIGHT)
  const x = clamp((px / width) * <f32>columns - 0.5, 0, <f32>(columns - 1) - 0.001)
  const y = clamp((py / height) * <f32>rows - 0.5, 0, <f32>(rows - 1) - 0.001)
  const i = <i32>x
  const j = <i32>y
  const u: f32 = x - <f32>i
  const v: f32 = y - <f32>j
  const p = backdrop + <usize>((j * columns + i) * 12)
  const below = <usize>(columns * 12)
  Radiance.red = bilinear(p, below, u, v)
  Radiance.green = bilinear(p + 4, below, u, v)
  Radiance.blue = bilinear(p + 8, below, u, v)
}

function bilinear(p: usize, below: usize, u: f32, v: f32): f32 {
  return mix(
    mix(load<f32>(p), load<f32>(p + 12), u),
    mix(load<f32>(p + below), load<f32>(p + below + 12), u),
    v,
  )
}

export function writeColor(to: usize, px: f32, py: f32): void {
  addBloom(px, py)
  const u: f32 = px / width - 0.5
  const v: f32 = py / height - 0.5
  const exposure: f32 = (1 - 0.5 * (u * u + v * v)) * load<f32>(camera, at.EXPOSURE)
  const red = encode(Radiance.red * exposure)
  const green = encode(Radiance.green * exposure)
  const blue = encode(Radiance.blue * exposure)
  const luma: f32 = 0.3 * red + 0.59 * green + 0.11 * blue
  const saturation = load<f32>(camera, at.SATURATION)
  // Cool shadows, warm lights; the ends of the scale stay neutral.
  const tone: f32 = load<f32>(camera, at.GRADE) * (luma - 0.42) * luma * (1 - luma) * 4
  storeByte(to, luma + (red - luma) * saturation + tone)
  storeByte(to + 1, luma + (green - luma) * saturation + tone * 0.2)
  storeByte(to + 2, luma + (blue - luma) * saturation - tone)
  store<u8>(to, 255, 3)
}

function addBloom(px: f32, py: f32): void {
  const radius = load<f32>(camera, at.BLOOM_RADIUS)
  if (radius <= 0) return
  const ax = load<f32>(camera, at.BLOOM)
  const ay = load<f32>(camera, at.BLOOM + 4)
  const bx: f32 = load<f32>(camera, at.BLOOM + 8) - ax
  const by: f32 = load<f32>(camera, at.BLOOM + 12) - ay
  const t = clamp(((px - ax) * bx + (py - ay) * by) / (bx * bx + by * by + 0.001), 0, 1)
  const dx: f32 = (px - ax - bx * t) / radius
  const dy: f32 = (py - ay - by * t) / radius
  const d2: f32 = dx * dx + dy * dy
  const glow: f32 = 0.6 * Mathf.exp(-d2 * 9) + 0.24 * Mathf.exp(-d2 * 1.6)
  Radiance.red += glow * load<f32>(camera, at.BLOOM_COLOR)
  Radiance.green += glow * load<f32>(camera, at.BLOOM_COLOR + 4)
  Radiance.blue += glow * load<f32>(camera, at.BLOOM_COLOR + 8)
}

/** Filmic tone curve (Narkowicz's fit of ACES), then gamma 2. */
function encode(x: f32): f32 {
  const toned: f32 = (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14)
  return Mathf.sqrt(clamp(toned, 0, 1))
}

function storeByte(to: usize, value: f32): void {
  store<u8>(to, <u8>clamp(value * 255 + 0.5, 0, 255))
}
