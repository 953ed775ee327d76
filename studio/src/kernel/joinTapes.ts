import { type BakedTape, MAX_SHAPES, tooManyShapes } from './BakedTape.ts'
import * as at from './layout.ts'
import { type Place, writePlace } from './Place.ts'

/** The tape of a figure of a group, and where the figure is. */
export interface PlacedTape {
  readonly tape: BakedTape
  readonly place: Place
}

/** Joins the tapes of several figures into one. Throws a RangeError when they have too many shapes for the kernel. */
export const joinTapes = (figures: readonly PlacedTape[]): BakedTape => {
  const sections = figures.map(({ tape }) => sectionsOf(tape))
  const bytesOf = (kind: keyof Sections): number =>
    sections.reduce((sum, section) => sum + section[kind].byteLength, 0)
  const groupsAt = bytesOf('primitives')
  const primitiveCount = groupsAt / at.PRIMITIVE_SIZE
  if (primitiveCount > MAX_SHAPES) throw tooManyShapes(primitiveCount)
  const materialsAt = groupsAt + bytesOf('groups')
  const layersAt = materialsAt + bytesOf('materials')
  const joined = {
    bytes: new Uint8Array(layersAt + bytesOf('layers')),
    ...{ primitiveCount, groupsAt, materialsAt, layersAt },
  }
  const next = { primitives: 0, groups: groupsAt, materials: materialsAt, layers: layersAt }
  figures.forEach(({ tape, place }, index) => {
    const start = { ...next }
    for (const kind of KINDS) {
      const section = sections[index]?.[kind] ?? NOTHING
      joined.bytes.set(section, next[kind])
      next[kind] += section.byteLength
    }
    rewrite(joined, tape, { number: index + 1, place, start })
  })
  return joined
}

const KINDS = ['primitives', 'groups', 'materials', 'layers'] as const
type Sections = Readonly<Record<(typeof KINDS)[number], Uint8Array>>

const NOTHING = new Uint8Array(0)

const sectionsOf = ({ bytes, groupsAt, materialsAt, layersAt }: BakedTape): Sections => ({
  primitives: bytes.subarray(0, groupsAt),
  groups: bytes.subarray(groupsAt, materialsAt),
  materials: bytes.subarray(materialsAt, layersAt),
  layers: bytes.subarray(layersAt),
})

interface Figure {
  /** The figure's number in the group, counted from 1. */
  readonly number: number
  readonly place: Place
  /** Where the figure's records begin in the joined tape, in bytes. */
  readonly start: Readonly<Record<keyof Sections, number>>
}

/** Adjusts the numbers by which a figure's records refer to others, so that they refer to those of the same figure. */
const rewrite = (joined: BakedTape, own: BakedTape, { number, place, start }: Figure): void => {
  const floats = new Float32Array(joined.bytes.buffer)
  const integers = new Int32Array(joined.bytes.buffer)
  const add = (to: Float32Array | Int32Array, place: number, by: number): void => {
    to[place / 4] = (to[place / 4] ?? 0) + by
  }
  const records = (kind: 'primitives' | 'groups' | 'materials', size: number): number[] =>
    Array.from(
      { length: sectionsOf(own)[kind].byteLength / size },
      (_, i) => start[kind] + i * size,
    )
  for (const p of records('primitives', at.PRIMITIVE_SIZE)) {
    add(integers, p + at.SHAPE, number * at.FIGURE_UNIT)
    add(integers, p + at.GROUP_INDEX, (start.groups - joined.groupsAt) / at.GROUP_SIZE)
    // Neighbors on a list with the same number count as one lock, so no two figures may share a number.
    if (integers[(p + at.OPERATION) / 4] === at.LINK) add(floats, p + at.LOCK, number * LOCKS)
  }
  for (const p of records('groups', at.GROUP_SIZE)) {
    add(integers, p + at.GROUP_MATERIAL, (start.materials - joined.materialsAt) / at.MATERIAL_SIZE)
    // Distances are in the figure's units until a group's scale makes them those of the world.
    floats[(p + at.GROUP_SCALE) / 4] = (floats[(p + at.GROUP_SCALE) / 4] ?? 0) * place.size
    writePlace(floats, p / 4, place)
  }
  const layer = (start.layers - joined.layersAt) / at.LAYER_SIZE
  for (const p of records('materials', at.MATERIAL_SIZE)) {
    add(floats, p + at.FIRST_LAYER, layer)
    if (floats[(p + at.KIND) / 4] === at.KIND_EYE) add(floats, p + at.LASH_LAYER, layer)
  }
}

/** How far apart the lock numbers of two figures are: farther than any figure's own numbers can reach. */
const LOCKS = 65536
