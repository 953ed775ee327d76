import { MISS } from './depth'
import { clamp, ease, noise } from './maths'

/** A brow: a quadratic curve in the plane of the face. Parameters: three points, thickness, two combing frequencies. */
export function brow(p: usize, x: f32, y: f32): f32 {
  const x0 = load<f32>(p)
  const y0 = load<f32>(p, 4)
  const x1 = load<f32>(p, 8)
  const y1 = load<f32>(p, 12)
  const x2 = load<f32>(p, 16)
  const y2 = load<f32>(p, 20)
  const side = Mathf.abs(x)
  let nearest: f32 = MISS
  let t: f32 = 0
  for (let k = 0; k <= 12; k++) {
    const at12: f32 = <f32>k / 12
    const dx: f32 = curve(x0, x1, x2, at12) - side
    const dy: f32 = curve(y0, y1, y2, at12) - y
    const d2: f32 = dx * dx + dy * dy
    if (d2 < nearest) {
      nearest = d2
      t = at12
    }
  }
  const tx: f32 = 2 * (1 - t) * (x1 - x0) + 2 * t * (x2 - x1)
  const ty: f32 = 2 * (1 - t) * (y1 - y0) + 2 * t * (y2 - y1)
  const scale: f32 = 1 / Mathf.sqrt(tx * tx + ty * ty)
  const px: f32 = side - curve(x0, x1, x2, t)
  const py: f32 = y - curve(y0, y1, y2, t)
  const off: f32 = (py * tx - px * ty) * scale
  t = clamp(t + (px * tx + py * ty) * scale * scale, -0.2, 1.2)
  if (t < -0.08 || t > 1.12) return 0
  const taper: f32 = 1 - 0.82 * Mathf.pow(clamp(t, 0, 1), 1.6)
  const thickness: f32 = load<f32>(p, 24) * ease(-0.12, 0.16, t) * taper
  const comb = noise(
    t * load<f32>(p, 28) - off * load<f32>(p, 32),
    off * 14,
    x > 0 ? <f32>12.1 : <f32>3.1,
  )
  const edge = Mathf.abs(off) + (comb - 0.5) * thickness * 0.6
  const inside = ease(thickness * 1.12, thickness * 0.55, edge)
  return inside * (1 - ease(1.0, 1.12, t)) * (0.86 + 0.28 * comb)
}

function curve(a: f32, b: f32, c: f32, t: f32): f32 {
  const s: f32 = 1 - t
  return s * s * a + 2 * s * t * b + t * t * c
}
