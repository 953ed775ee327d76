import type { Hex } from '../../spec/CharacterSpec.ts'
import type { Pen } from '../Pen.ts'
import type { Svg } from '../svg.ts'

type Draw = (pen: Pen, dyes: { readonly color: Hex; readonly trim: Hex }) => Svg

/**
 * Headwear for every flat style, in units of a head that is 360 wide, from its top at y = -246 to its chin at 220,
 * with the eyes at x = ±80, y = -4. `half` is how far it reaches to each side, `top` the y of its highest point.
 */
export interface WearDrawing {
  readonly half: number
  readonly top: number
  /** The part behind the head. */
  readonly behind?: Draw
  readonly front: Draw
}
