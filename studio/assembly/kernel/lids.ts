// The outline of the eye opening and its lash lines.
import { ease } from './maths'

export let belowLower: f32 = 0
export let aboveUpper: f32 = 0
let acrossEye: f32 = 0

/** How far the fold of the upper lid is above the opening. */
const FOLD: f32 = 0.046

/** Signed distances to the lids of the eye opening whose parameters (those of ALMOND) are at p. */
export function measureLids(p: usize, x: f32, y: f32): void {
  const cos = load<f32>(p, 12)
  const sin = load<f32>(p, 16)
  const lx: f32 = x * cos + y * sin
  const ly: f32 = y * cos - x * sin
  const u: f32 = lx * load<f32>(p)
  const u2: f32 = u * u
  const bow: f32 = (1 - u2) * (1 + load<f32>(p, 24) * u2)
  const skew: f32 = load<f32>(p, 20) * u
  aboveUpper = ly - load<f32>(p, 4) * bow * (1 + skew)
  belowLower = -load<f32>(p, 8) * bow * (1 - skew) - ly
  acrossEye = u
}

/** Lash lines, and the fold of the upper lid. Parameters: those of the opening, upper and lower thickness, the wing, the fold. */
export function lashes(p: usize, x: f32, y: f32): f32 {
  measureLids(p, x, y)
  const u = acrossEye
  const upper: f32 = load<f32>(p, 28) * (0.35 + 0.65 * ease(-1, 0.9, u))
  const lower = load<f32>(p, 32)
  const wing = load<f32>(p, 36)
  const outer: f32 = 1 - ease(1.0 + wing, 1.06 + wing, u)
  const inner = ease(-1.02, -0.85, u)
  const above: f32 = ease(upper, upper * 0.45, Mathf.abs(aboveUpper - upper * 0.35)) * outer * inner
  const below: f32 =
    ease(lower, lower * 0.3, Mathf.abs(belowLower)) *
    0.6 *
    ease(-0.5, 0.8, u) *
    (1 - ease(1.0, 1.04, u))
  const off: f32 = Mathf.abs(aboveUpper - FOLD - 0.012 * u)
  const fold: f32 =
    load<f32>(p, 40) * ease(0.015, 0.002, off) * ease(-1.0, -0.5, u) * (1 - ease(0.85, 1.12, u))
  return Mathf.max(Mathf.max(above, below), fold)
}
