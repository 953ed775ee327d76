// The ray through a point of the picture.
import { camera, height, pixel, scratch, width } from './scene'
import { LANE_A, LANE_B, LANE_C } from './scratch'
import * as at from '../../src/kernel/layout'

export let aimX: f32 = 0
export let aimY: f32 = 0
export let aimZ: f32 = 0
export let sampleX: f32 = 0
export let sampleY: f32 = 0

/** Points the ray at an offset from the picture's center, in pixels; `v` is positive upwards. */
export function aim(u: f32, v: f32): void {
  const a: f32 = u * pixel
  const b: f32 = v * pixel
  const scale: f32 = 1.0 / Mathf.sqrt(1 + a * a + b * b)
  aimX = cameraAxis(0, a, b) * scale
  aimY = cameraAxis(4, a, b) * scale
  aimZ = cameraAxis(8, a, b) * scale
}

function cameraAxis(axis: usize, a: f32, b: f32): f32 {
  return (
    load<f32>(camera + at.RIGHT + axis) * a +
    load<f32>(camera + at.UP + axis) * b +
    load<f32>(camera + at.FORWARD + axis)
  )
}

export function aimPixel(x0: f32, y0: f32, q: i32): void {
  aim(x0 + <f32>(q & 15) + 0.5 - width * 0.5, height * 0.5 - (y0 + <f32>(q >> 4) + 0.5))
}

/** Points the ray at one of a pixel's four samples. */
export function aimSample(x: f32, y: f32, k: i32): void {
  sampleX = k == 0 ? 0.375 : k == 1 ? 0.875 : k == 2 ? 0.125 : 0.625
  sampleY = k == 0 ? 0.125 : k == 1 ? 0.375 : k == 2 ? 0.625 : 0.875
  aim(x + sampleX - width * 0.5, height * 0.5 - (y + sampleY))
}

export function storeDirection(lane: i32): void {
  const offset = (<usize>lane) << 2
  store<f32>(scratch + LANE_A + offset, aimX)
  store<f32>(scratch + LANE_B + offset, aimY)
  store<f32>(scratch + LANE_C + offset, aimZ)
}
