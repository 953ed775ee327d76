import { clamp, ease, mix, noise } from './maths'

/** Steps of azimuth from the front to the back of the head, each with the height at which hair begins. */
const STEPS: i32 = 11

/** Hair close to the scalp. The point is relative to the middle of the skull; parameters: the heights. */
export function hairline(p: usize, x: f32, y: f32, z: f32): f32 {
  const azimuth = Mathf.atan2(Mathf.abs(x), z)
  const at = clamp(azimuth * (<f32>STEPS / Mathf.PI), 0, <f32>STEPS - 0.001)
  const i = <usize>at
  const first = load<f32>(p + (i << 2))
  const height = mix(first, load<f32>(p + (i << 2), 4), at - <f32>i)
  const side: f32 = x > 0 ? 5 : 2
  const strands: f32 =
    noise(azimuth * 42, y * 5, side) * 0.65 + noise(azimuth * 95, y * 9, side) * 0.35
  return ease(-0.06, 0.09, y - height + (strands - 0.5) * 0.16)
}
