import * as at from './layout.ts'
import { LAYERS } from './opcodes.ts'
import type { Layer } from './shapes.ts'
import { add, type Vector } from './vector.ts'

/** The record of a paint layer whose center is moved by `lift`. */
export const layerFields = (
  type: keyof typeof LAYERS,
  layer: Layer,
  lift: Vector,
): Float32Array => {
  const fields = new Float32Array(at.LAYER_SIZE / 4)
  fields[at.LAYER_TYPE / 4] = LAYERS[type]
  fields.set(add(layer.center, lift), at.LAYER_CENTER / 4)
  fields.set(
    layer.radii.map((r) => 1 / r),
    at.LAYER_EXTENT / 4,
  )
  fields.set(layer.color, at.LAYER_COLOR / 4)
  fields[at.LAYER_OPACITY / 4] = layer.opacity
  fields[at.LAYER_MIRRORED / 4] = layer.mirrored ? 1 : 0
  fields.set(layer.parameters ?? [], at.LAYER_PARAMETERS / 4)
  return fields
}
