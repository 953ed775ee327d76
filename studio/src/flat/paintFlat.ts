import type { CharacterSpec } from '../CharacterSpec.ts'
import type { Picture } from '../Picture.ts'
import type { FlatStyle } from './FlatStyle.ts'
import { drawGhibli } from './ghibli/drawGhibli.ts'
import { rasterize } from './rasterize.ts'
import { drawSouthPark } from './southpark/drawSouthPark.ts'
import type { Svg } from './svg.ts'

/** Draws the character in a flat style, `width` by `height` pixels. */
export const paintFlat = (
  style: FlatStyle,
  spec: CharacterSpec,
  width: number,
  height: number,
): Picture => rasterize(drawFlat[style](spec, width, height))

/** The whole picture as SVG. */
export const drawFlat: Readonly<
  Record<FlatStyle, (spec: CharacterSpec, width: number, height: number) => Svg>
> = { ghibli: drawGhibli, southpark: drawSouthPark }
