import type { Hex } from '../../CharacterSpec.ts'
import type { Pen } from '../Pen.ts'
import type { Svg } from '../svg.ts'

type Draw = (pen: Pen, dyes: { readonly color: Hex; readonly trim: Hex }) => Svg

/**
 * Headwear for every flat style, in units of a head that is 360 wide, from its top at -246 to its chin at 220,
 * with the eyes at 80, -4. `half` and `top` are how far it reaches from the middle.
 */
export interface WearDrawing {
  readonly half: number
  readonly top: number
  /** The part behind the head. */
  readonly behind?: Draw
  readonly front: Draw
}
