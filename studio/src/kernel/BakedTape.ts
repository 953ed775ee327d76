import { type Ball, ballAround } from './Ball.ts'
import * as at from './layout.ts'
import { type Material, materialFields } from './Material.ts'
import { ORIGIN, writePlace } from './Place.ts'

/** The tape as the kernel reads it: the records of layout.ts in sequence, and where each kind begins. */
export interface BakedTape {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly primitiveCount: number
  readonly groupsAt: number
  readonly materialsAt: number
  readonly layersAt: number
}

/** A run of primitives with one material; see Tape.group. */
export interface Group {
  readonly material: number
  readonly scale: number
  readonly grow: number
  readonly framed: boolean
}

/** A paint layer's record, and the index of the material that it is on. */
export interface MaterialLayer {
  readonly material: number
  readonly fields: Float32Array
}

/** The kernel's index lists have room for this many primitives. */
export const MAX_SHAPES = at.LIST_SIZE / 4

export const tooManyShapes = (count: number): RangeError =>
  new RangeError(`The scene has ${count} shapes; the kernel takes at most ${MAX_SHAPES}.`)

/** Lays out the records in memory. Throws a RangeError if there are more than {@link MAX_SHAPES} primitives. */
export const bakeTape = (
  primitives: readonly Float32Array[],
  groups: readonly Group[],
  materials: readonly Material[],
  unsortedLayers: readonly MaterialLayer[],
): BakedTape => {
  const primitiveCount = primitives.length
  if (primitiveCount > MAX_SHAPES) throw tooManyShapes(primitiveCount)
  const layers = [...unsortedLayers].sort((a, b) => a.material - b.material)
  const groupsAt = primitiveCount * at.PRIMITIVE_SIZE
  const materialsAt = groupsAt + groups.length * at.GROUP_SIZE
  const layersAt = materialsAt + materials.length * at.MATERIAL_SIZE
  const buffer = new ArrayBuffer(layersAt + layers.length * at.LAYER_SIZE)
  const floats = new Float32Array(buffer)
  const integers = new Int32Array(buffer)
  primitives.forEach((fields, i) => floats.set(fields, (i * at.PRIMITIVE_SIZE) / 4))
  const shapes = shapesOf(primitives, groups.length)
  groups.forEach((group, i) => {
    const to = (groupsAt + i * at.GROUP_SIZE) / 4
    floats[to + at.GROUP_SCALE / 4] = group.scale
    integers[to + at.GROUP_MATERIAL / 4] = group.material
    writePlace(floats, to, ORIGIN)
    floats.set(ballAround(shapes[i] ?? []), to + at.GROUP_BALL / 4)
  })
  materials.forEach((material, i) => {
    const own = layers.findIndex((layer) => layer.material === i)
    const fields = materialFields(material, {
      first: Math.max(0, own),
      count: layers.filter((layer) => layer.material === i).length,
      lash: layers.findIndex(({ fields: f }) => f[at.LAYER_TYPE / 4] === at.LAYER_LASH),
    })
    floats.set(fields, (materialsAt + i * at.MATERIAL_SIZE) / 4)
  })
  layers.forEach(({ fields }, i) => floats.set(fields, (layersAt + i * at.LAYER_SIZE) / 4))
  return { bytes: new Uint8Array(buffer), primitiveCount, groupsAt, materialsAt, layersAt }
}

/** For each group, the balls around its shapes and their mirror images. */
const shapesOf = (primitives: readonly Float32Array[], groups: number): readonly Ball[][] => {
  const balls: Ball[][] = Array.from({ length: groups }, () => [])
  for (const fields of primitives) {
    const integers = new Int32Array(fields.buffer, fields.byteOffset)
    const operation = integers[at.OPERATION / 4]
    if (operation !== at.ADD && operation !== at.LINK) continue
    const [x = 0, y = 0, z = 0, radius = 0] = fields.subarray(at.BOUND / 4, at.BOUND / 4 + 4)
    const group = balls[integers[at.GROUP_INDEX / 4] ?? 0]
    group?.push([x, y, z, radius])
    if ((integers[at.SHAPE / 4] ?? 0) & at.FLAG_MIRRORED) group?.push([-x, y, z, radius])
  }
  return balls
}
