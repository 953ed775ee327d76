import type { CharacterSpec } from '../CharacterSpec.ts'
import type { Aspect } from '../Picture.ts'
import { frame, posed, writeView, type View } from './camera.ts'
import * as at from './layout.ts'
import { lightOf } from '../scenery/sketches.ts'
import { rigAt, writeBloom, writeLights } from './lights.ts'
import { sculpt, type Sculpture } from './sculpt.ts'
import { realistic } from './styles/realistic.ts'
import type { SculptedStyle } from './styles/SculptedStyle.ts'

/** A sculpture with its camera and lights, ready to be drawn at one size. */
export interface Scene {
  readonly sculpture: Sculpture
  readonly view: View
  readonly camera: Float32Array
  readonly backdrop: { readonly columns: number; readonly rows: number }
}

export const setScene = (
  spec: CharacterSpec,
  aspect: Aspect,
  width: number,
  height: number,
  style: SculptedStyle = realistic,
): Scene => {
  const sculpture = sculpt(spec, style)
  const view = frame(sculpture.tape.extents, aspect, posed(style.framing, spec))
  const camera = new Float32Array(at.CAMERA_SIZE / 4)
  const backdrop = backdropSize(width, height, style)
  writeView(camera, view, width, height)
  writeLights(camera, rigAt(style.lights(spec.background), lightOf(spec.background)), view)
  if (sculpture.bloom) writeBloom(camera, sculpture.bloom, view, width, height)
  camera[at.BACKDROP_WIDTH / 4] = backdrop.columns
  camera[at.BACKDROP_HEIGHT / 4] = backdrop.rows
  return { sculpture, view, camera, backdrop }
}

/** The shorter side, in pixels, that a style's texel size is given for. */
const USUAL_SIDE = 768

/** The number of texels in the style's backdrop for a picture of this many pixels. */
export const backdropSize = (
  width: number,
  height: number,
  style: SculptedStyle,
): { readonly columns: number; readonly rows: number } => {
  // Small pictures have room for few texels, and more than large ones need would not be visible.
  const texel = style.backdropTexel * Math.sqrt(Math.min(width, height) / USUAL_SIDE)
  return {
    columns: Math.max(2, Math.ceil(width / texel)),
    rows: Math.max(2, Math.ceil(height / texel)),
  }
}
