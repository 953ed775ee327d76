import { Resvg } from '@resvg/resvg-js'
import type { Picture } from '../Picture.ts'
import type { Svg } from './svg.ts'

/** The pixels of a drawing that has a width and a height of its own. */
export const rasterize = (drawing: Svg): Picture => {
  const { width, height, pixels } = new Resvg(drawing, {
    font: { loadSystemFonts: false },
  }).render()
  // A copy: the renderer's own memory may not be handed to another thread.
  return { width, height, pixels: new Uint8ClampedArray(pixels) }
}
