import type { CharacterSpec } from '../spec/CharacterSpec.ts'
import type { Picture } from '../spec/Picture.ts'
import type { FlatStyle } from './FlatStyle.ts'
import { rasterize } from './rasterize.ts'

/** Draws the character in a flat style, `width` by `height` pixels. */
export const paintFlat = (
  { draw }: FlatStyle,
  spec: CharacterSpec,
  width: number,
  height: number,
): Picture => rasterize(draw(spec, width, height))
