import type { Hex } from '../../../spec/CharacterSpec.ts'
import type { Svg } from '../../svg.ts'

/** Draws the part of the headwear that is in front of the head. */
export type HeadwearDrawing = (colors: HeadwearColors) => Svg

/** The colors of a piece of headwear. */
interface HeadwearColors {
  readonly color: Hex
  readonly trim: Hex
  /** The color in shadow, and in creases. */
  readonly shade: Hex
  readonly deep: Hex
}
