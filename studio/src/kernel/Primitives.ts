import type { Group } from './BakedTape.ts'
import * as at from './layout.ts'
import { OPERATIONS, SHAPES } from './opcodes.ts'
import type { Point } from './panel.ts'
import type { Extent, Join } from './shapes.ts'
import { add, type Rotation, type Vector } from './vector.ts'

/** A tape's shapes and brushes as the records of layout.ts, and the extents of the shapes. */
export class Primitives {
  readonly records: Float32Array[] = []
  /** The shapes of all framed groups. */
  readonly extents: Extent[] = []
  /** The offset that is added to every center. */
  lift: Vector = [0, 0, 0]
  readonly #groups: readonly Group[]
  #piece = new ArrayBuffer(0)

  /** Each shape or brush joins the group that is last in `groups` when it is added. */
  constructor(groups: readonly Group[]) {
    this.#groups = groups
  }

  /** Adds a shape or brush. Returns its record, so that the caller can set the fields that only some of them have. */
  put(
    shape: keyof typeof SHAPES,
    operation: keyof typeof OPERATIONS,
    center: Vector,
    reach: number,
    parameters: readonly number[],
    join: {
      readonly blend?: number | undefined
      readonly mirrored?: boolean | undefined
      readonly rotation?: Rotation | undefined
    },
  ): Float32Array {
    const group = this.#groups.length - 1
    const blend = Math.max(join.blend ?? 0.001, 1e-4)
    const { fields, integers } = this.#record()
    const place = add(center, this.lift)
    const grows = operation === 'add' || operation === 'link'
    const grow = grows ? (this.#groups[group]?.grow ?? 0) : 0
    integers[at.SHAPE / 4] =
      SHAPES[shape] | (join.mirrored ? at.FLAG_MIRRORED : 0) | (join.rotation ? at.FLAG_ROTATED : 0)
    integers[at.OPERATION / 4] = OPERATIONS[operation]
    fields[at.BLEND / 4] = blend
    fields[at.QUARTER_OVER_BLEND / 4] = 0.25 / blend
    integers[at.GROUP_INDEX / 4] = group
    fields.set(place, at.BOUND / 4)
    fields[at.BOUND_RADIUS / 4] = reach + (operation === 'push' ? 0 : blend) + grow
    fields.set(place, at.CENTER / 4)
    fields.set(parameters, at.PARAMETERS / 4)
    // A ninth parameter would overlap the rotation; shapes with that many are never rotated.
    if (join.rotation) fields.set(join.rotation, at.ROTATION / 4)
    fields[at.LOCK / 4] = -2
    this.records.push(fields)
    return fields
  }

  /** Adds a brush in the plane of the front: a rectangle around `middle` with half sides `half`, plus a slope. */
  putFlat(
    shape: 'panel' | 'line',
    center: Point,
    middle: Point,
    half: Point,
    parameters: readonly number[],
    { slope, mirrored }: { readonly slope: number; readonly mirrored: boolean },
  ): void {
    const box = half.map((side) => side + slope / 2)
    const reach = Math.hypot(...box, at.FLAT_DEPTH)
    const join = { blend: slope, mirrored }
    const fields = this.put(shape, 'push', [...center, FLAT_MIDDLE], reach, parameters, join)
    fields.set(add([...middle, FLAT_MIDDLE], this.lift), at.BOUND / 4)
    fields.set(box, at.FLAT_HALF / 4)
  }

  /** If a picture must show the shape, adds its extent and that of its mirror image. */
  addExtent(center: Vector, half: Vector, join: Join, boxed: boolean): void {
    if ((join.operation ?? 'add') !== 'add' || !this.#groups.at(-1)?.framed) return
    const place = add(center, this.lift)
    this.extents.push({ center: place, half, rotation: join.rotation, boxed })
    if (!join.mirrored) return
    const across: Vector = [-place[0], place[1], place[2]]
    this.extents.push({ center: across, half, rotation: mirror(join.rotation), boxed })
  }

  /** A record's memory, taken from a larger piece because allocating thousands of small buffers is slow. */
  #record(): { readonly fields: Float32Array; readonly integers: Int32Array } {
    const index = this.records.length % PIECE
    if (index === 0) this.#piece = new ArrayBuffer(PIECE * at.PRIMITIVE_SIZE)
    const [start, size] = [index * at.PRIMITIVE_SIZE, at.PRIMITIVE_SIZE / 4]
    return {
      fields: new Float32Array(this.#piece, start, size),
      integers: new Int32Array(this.#piece, start, size),
    }
  }
}

/** The depth of the middle of panels and lines. */
const FLAT_MIDDLE = 0.25

/** The number of records in a piece of memory. */
const PIECE = 256

/** The rotation mirrored at x = 0. */
const mirror = (r: Rotation | undefined): Rotation | undefined =>
  r && [r[0], -r[1], -r[2], -r[3], r[4], r[5], -r[6], r[7], r[8]]
