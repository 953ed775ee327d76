import { Surface } from './Surface'
import { ease, noise } from './maths'

/**
 * Lips, with the outline of the relief brush; darkens the seam. Parameters: 1/width, curve, upper and
 * lower height, cupid's bow, softness, seam, gloss, upper and lower opening, slant.
 */
export function lips(p: usize, x: f32, y: f32): f32 {
  const u: f32 = x * load<f32>(p)
  const u2: f32 = u * u
  const ends = Mathf.max(1 - u2, 0)
  const middle: f32 = y - load<f32>(p, 4) * u2 - load<f32>(p, 40) * u
  const v: f32 =
    Mathf.max(middle - load<f32>(p, 32) * ends, 0) + Mathf.min(middle + load<f32>(p, 36) * ends, 0)
  const dip = Mathf.max(1 - u2 * 14, 0)
  const aside: f32 = Mathf.abs(u) - 0.27
  const peak = Mathf.max(1 - aside * aside * 14, 0)
  const bow: f32 = 1 + load<f32>(p, 16) * (peak * peak - dip * dip)
  const upper: f32 = load<f32>(p, 8) * ends * bow + 0.004
  const lower: f32 = load<f32>(p, 12) * Mathf.sqrt(ends) + 0.004
  const soft = load<f32>(p, 20)
  const outline =
    v > 0
      ? ease(upper + soft, upper - soft * 1.4, v)
      : ease(lower + soft * 1.2, lower - soft * 2.5, -v)
  const weight: f32 =
    outline * ease(1.06, 0.86, Mathf.abs(u)) * (0.86 + 0.14 * noise(u * 22, v * 5, 4.0))
  const width0 = load<f32>(p, 24)
  const seam: f32 = ease(width0, width0 * 0.2, Mathf.abs(v)) * ease(1.1, 0.9, Mathf.abs(u))
  // The upper lip faces down.
  const dark: f32 = (1 - 0.75 * seam) * (v > 0 ? 1 - 0.22 * weight : <f32>1)
  Surface.red *= dark * 1.04
  Surface.green *= dark * 0.96
  Surface.blue *= dark * 0.96
  Surface.gloss += weight * load<f32>(p, 28) * (1 - seam)
  return weight
}
