import { Resvg } from '@resvg/resvg-js'
import type { Picture } from '../spec/Picture.ts'
import type { Svg } from './svg.ts'

/** The pixels of a drawing, at its own size. */
export const rasterize = (drawing: Svg): Picture => {
  const { width, height, pixels } = new Resvg(drawing, {
    font: { loadSystemFonts: false },
  }).render()
  // A copy: the renderer's own memory cannot be transferred to another thread.
  return { width, height, pixels: new Uint8ClampedArray(pixels) }
}
