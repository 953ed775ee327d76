import type { Hex } from '../../../spec/CharacterSpec.ts'
import type { Random } from '../../../spec/random.ts'
import type { Svg } from '../../svg.ts'
import { box, cut } from '../paper.ts'

export interface Canvas {
  readonly width: number
  readonly height: number
  readonly random: Random
  readonly night: boolean
  /** A color as it looks at this time of day. */
  readonly paper: (color: Hex) => Hex
}

/** A sheet of paper over the full width, from `y` down. */
export const sheet = ({ width, height }: Canvas, y: number, color: Hex): Svg =>
  cut(box(-40, y, width + 80, height - y + 60), color)
