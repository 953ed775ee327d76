import type { CharacterSpec } from '../spec/CharacterSpec.ts'
import type { Aspect } from '../spec/Picture.ts'
import type { BakedTape } from '../kernel/BakedTape.ts'
import { frame, writeView, type View } from './camera.ts'
import * as at from '../kernel/layout.ts'
import { lightOf } from '../scenery/sketches.ts'
import { rigAt, writeBloom, writeLights } from './lights.ts'
import { sculptGroup } from './sculptGroup.ts'
import { realistic } from './styles/realistic.ts'
import type { SculptedStyle } from './styles/SculptedStyle.ts'

/** The sculpture of everybody in a picture, with camera and lights, ready to be drawn at one size. */
export interface Scene {
  readonly bake: () => BakedTape
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
  const { bake, extents, bloom, framing } = sculptGroup(spec, aspect, style)
  const view = frame(extents, aspect, framing)
  const camera = new Float32Array(at.CAMERA_SIZE / 4)
  const backdrop = backdropSize(width, height, style)
  writeView(camera, view, width, height)
  writeLights(camera, rigAt(style.lights(spec), lightOf(spec.background)), view)
  if (bloom) writeBloom(camera, bloom, view, width, height)
  camera[at.BACKDROP_WIDTH / 4] = backdrop.columns
  camera[at.BACKDROP_HEIGHT / 4] = backdrop.rows
  return { bake, view, camera, backdrop }
}

/** The shorter side, in pixels, for which styles give their texel size. */
const USUAL_SIDE = 768

/** The number of texels in the style's backdrop for a picture of this size in pixels. */
export const backdropSize = (
  width: number,
  height: number,
  style: SculptedStyle,
): { readonly columns: number; readonly rows: number } => {
  // Small pictures have room for few texels; large ones would not look better with many more.
  const texel = style.backdropTexel * Math.sqrt(Math.min(width, height) / USUAL_SIDE)
  return {
    columns: Math.max(2, Math.ceil(width / texel)),
    rows: Math.max(2, Math.ceil(height / texel)),
  }
}
