import type { SculptContext } from '../SculptContext.ts'
import { type Vector, add, mix, scale, subtract } from '../../kernel/vector.ts'

/** Sculpts a shaft and the hand on it, which need not be in the picture. */
export const sculptShaft = (
  s: SculptContext,
  material: number,
  { bottom, top, radius, wobble }: Shaft,
): void => {
  // A straight shaft is one piece, because joints would show.
  const steps = wobble < 0.01 ? 1 : 12
  const point = (t: number): Vector => {
    const bend = wobble * (Math.sin(t * 17 + 1) + 0.6 * Math.sin(t * 31))
    return [
      mix(bottom[0], top[0], t) + bend,
      mix(bottom[1], top[1], t),
      mix(bottom[2], top[2], t) + bend * 0.6,
    ]
  }
  s.tape.group(material, { scale: 0.85, grow: 0.05, framed: false })
  for (let i = 0; i < steps; i++) {
    const [t, u] = [i / steps, (i + 1) / steps]
    s.tape.cone(point(t), point(u), radius * (1.1 - 0.2 * t), radius * (1.1 - 0.2 * u), {
      blend: 0.04,
    })
  }
  s.tape.gyroid(11, wobble * 0.3)
  const lean = subtract(top, bottom)
  s.hand(s, add(bottom, scale(lean, (GRIP - bottom[1]) / lean[1])), lean)
}

interface Shaft {
  /** Both ends; the lower one is in front of wide clothes. */
  readonly bottom: Vector
  readonly top: Vector
  readonly radius: number
  readonly wobble: number
}

/** The height at which a shaft is held. */
const GRIP = -1.72
