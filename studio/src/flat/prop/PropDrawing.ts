import type { Hex } from '../../spec/CharacterSpec.ts'
import type { Pen } from '../Pen.ts'
import type { Svg } from '../svg.ts'

/**
 * A prop for every flat style. Its drawing reaches at most `half` to each side of the origin, `up` above it and
 * `down` below it, so that the framing can leave room. The hand holds it at `grip`, by default the origin.
 */
export interface PropDrawing {
  readonly half: number
  readonly up: number
  readonly down: number
  readonly grip?: readonly [x: number, y: number]
  /** Where the other hand is on it, relative to the first one. */
  readonly second?: readonly [x: number, y: number]
  /** How far the hand beside the shoulder tilts it to the right, in degrees. */
  readonly tilt?: number
  /** How far to the side that hand is, as a share of the usual distance. */
  readonly aside?: number
  /** Whether the hand is behind the prop. */
  readonly onPalm?: boolean
  /** Whether the prop is in front of the body, so that it needs no room at the sides. */
  readonly isAhead?: boolean
  readonly draw: (pen: Pen, color: Hex) => Svg
}
