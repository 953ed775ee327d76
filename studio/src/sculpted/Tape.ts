import { type BakedTape, bakeTape, type Group, type MaterialLayer } from './BakedTape.ts'
import type { Material } from './Material.ts'
import { ballAround } from './Ball.ts'
import { type Almond, almondParameters } from './almond.ts'
import { around, type Point } from './panel.ts'
import * as at from './layout.ts'
import { LAYERS, OPERATIONS, SHAPES } from './opcodes.ts'
import type { Extent, Join, Layer, LockPoint, MouthRelief } from './shapes.ts'
import { type Rotation, type Vector, add, length, scale, subtract } from './vector.ts'

/**
 * Builds a scene: a flat list of shapes and brushes in groups, with materials and paint layers. The units
 * are those of Proportions.ts (half a head is about one); the face looks along +z.
 */
export class Tape {
  readonly #primitives: Float32Array[] = []
  readonly #groups: Group[] = []
  readonly #materials: Material[] = []
  readonly #layers: MaterialLayer[] = []
  readonly #extents: Extent[] = []
  readonly #restyle: (material: Material) => Material
  #locks = 0
  #piece = new ArrayBuffer(0)
  #lift: Vector = [0, 0, 0]

  /** `restyle` maps each material to the style's version of it. */
  constructor(restyle: (material: Material) => Material = (material) => material) {
    this.#restyle = restyle
  }

  material(material: Material): number {
    return this.#materials.push(this.#restyle(material)) - 1
  }

  /**
   * Starts a group of the shapes that follow. A `scale` below 1 shortens the steps of the rays where
   * brushes make the surface steep; `grow` widens the culling bounds of its shapes by the height of such
   * relief; `framed` says whether a picture must show all of it.
   */
  group(material: number, { scale = 1, grow = 0.02, framed = true } = {}): this {
    this.#groups.push({ material, scale, grow, framed })
    return this
  }

  /** Shifts everything that `build` adds. */
  shiftBy(by: Vector, build: () => void): void {
    const before = this.#lift
    this.#lift = add(before, by)
    build()
    this.#lift = before
  }

  /** The number of shapes and brushes so far. */
  get length(): number {
    return this.#primitives.length
  }

  /** The part that must be inside the picture: the shapes of all framed groups. */
  get extents(): readonly Extent[] {
    return this.#extents
  }

  ellipsoid(center: Vector, radii: Vector, join: Join = {}): this {
    const longest = Math.max(...radii)
    const parameters = [1 / radii[0], 1 / radii[1], 1 / radii[2], longest]
    this.#take(center, radii, join, false)
    return this.#shape('ellipsoid', center, longest, parameters, join)
  }

  sphere(center: Vector, radius: number, join: Join = {}): this {
    this.#take(center, [radius, radius, radius], join, false)
    return this.#shape('sphere', center, radius, [radius], join)
  }

  /** A rounded cone from one ball to another. */
  cone(from: Vector, to: Vector, fromRadius: number, toRadius: number, join: Join = {}): this {
    const axis = subtract(to, from)
    const l = length(axis) || 1e-4
    const parameters = [...axis, 1 / (l * l), fromRadius, toRadius - fromRadius]
    const reach = l / 2 + Math.max(fromRadius, toRadius)
    const fields = this.#put('cone', join.operation ?? 'add', from, reach, parameters, {
      blend: join.blend,
      mirrored: join.mirrored,
    })
    fields.set(add(scale(add(from, to), 0.5), this.#lift), at.BOUND / 4)
    fields[at.CONE_RADIUS / 4] = reach
    this.#take(from, [fromRadius, fromRadius, fromRadius], join, false)
    this.#take(to, [toRadius, toRadius, toRadius], join, false)
    return this
  }

  box(center: Vector, half: Vector, edge: number, join: Join = {}): this {
    this.#take(center, half, join, true)
    return this.#shape('box', center, length(half), [...half, edge], join)
  }

  torus(center: Vector, radius: number, tube: number, join: Join = {}): this {
    this.#take(center, [radius + tube, tube, radius + tube], join, true)
    return this.#shape('torus', center, radius + tube, [radius, tube], join)
  }

  cylinder(center: Vector, radius: number, half: number, edge: number, join: Join = {}): this {
    this.#take(center, [radius, half, radius], join, true)
    return this.#shape('cylinder', center, Math.hypot(radius, half), [radius, half, edge], join)
  }

  frustum(
    center: Vector,
    below: number,
    above: number,
    half: number,
    edge: number,
    join: Join = {},
  ): this {
    const reach = Math.hypot(Math.max(below, above), half)
    const wide = Math.max(below, above)
    this.#take(center, [wide, half, wide], join, true)
    return this.#shape('frustum', center, reach, [below, above, half, edge], join)
  }

  /** Keeps or cuts one side of a plane. */
  plane(normal: Vector, offset: number, join: Join): this {
    return this.#shape('plane', [0, 0, 0], EVERYWHERE, [...normal, offset], join)
  }

  almond(center: Vector, eye: Almond, join: Join): this {
    return this.#shape('almond', center, eye.width + 0.25, almondParameters(eye), join)
  }

  /** A sculpting brush that raises (amount above 0) or lowers the surface inside an ellipsoid. */
  bump(center: Vector, radii: Vector, amount: number, join: Join = {}): this {
    const parameters = [1 / radii[0], 1 / radii[1], 1 / radii[2], amount]
    this.#put('bump', 'push', center, Math.max(...radii), parameters, join)
    return this
  }

  /** A sculpting brush along a segment; the amount may change from one end to the other. */
  groove(
    from: Vector,
    to: Vector,
    width: number,
    [amount, endAmount]: readonly [number, number],
    join: Join = {},
  ): this {
    const axis = subtract(to, from)
    const l = length(axis) || 1e-4
    const parameters = [...axis, 1 / (l * l), 1 / (width * width), amount, endAmount - amount]
    const fields = this.#put('groove', 'push', from, l / 2 + width, parameters, join)
    fields.set(add(scale(add(from, to), 0.5), this.#lift), at.BOUND / 4)
    return this
  }

  /**
   * A sculpting brush that raises (amount above 0) or lowers the inside of a polygon of at most eight corners, as seen
   * from the front, with a slope of width `slope` at its edge. Throws a RangeError if there are more corners.
   */
  panel(
    corners: readonly Point[],
    amount: number,
    { slope = 0.02, mirrored = false }: { readonly slope?: number; readonly mirrored?: boolean },
  ): this {
    if (corners.length > MAX_CORNERS) {
      throw new RangeError(
        `A raised panel can have at most ${MAX_CORNERS} corners, not ${corners.length}.`,
      )
    }
    const { middle, half, offsets } = around(corners)
    const parameters = [corners.length, amount, ...offsets]
    this.#putFlat('panel', middle, middle, half, parameters, { slope, mirrored })
    return this
  }

  /**
   * A sculpting brush along a line, as seen from the front, of half the width `half`; the amount may change from one
   * end to the other.
   */
  line(
    from: Point,
    to: Point,
    half: number,
    [amount, endAmount]: readonly [number, number],
    { slope = 0.02, mirrored = false }: { readonly slope?: number; readonly mirrored?: boolean },
  ): this {
    const [x, y] = [to[0] - from[0], to[1] - from[1]]
    const parameters = [x, y, 1 / (x * x + y * y || 1e-8), half, amount, endAmount - amount]
    const middle: Point = [from[0] + x / 2, from[1] + y / 2]
    const box: Point = [Math.abs(x) / 2 + half, Math.abs(y) / 2 + half]
    this.#putFlat('line', from, middle, box, parameters, { slope, mirrored })
    return this
  }

  mouth(center: Vector, mouth: MouthRelief): this {
    const parameters = [
      ...[1 / mouth.width, mouth.curve, mouth.upper, mouth.lower],
      ...[mouth.upperRelief, mouth.lowerRelief, mouth.seam, 1 / mouth.seamWidth, mouth.bow],
      ...[mouth.openUpper, mouth.openLower, mouth.slant],
    ]
    const fields = this.#put('mouth', 'push', center, mouth.width + 0.16, parameters, {})
    // The brush acts on the surface, which is in front of its center.
    fields[at.BOUND / 4 + 2] = center[2] + 0.4
    return this
  }

  /** Folds over the whole group. */
  wave(center: Vector, frequency: Vector, amount: number, warp: Vector = [0, 0, 0]): this {
    this.#put('wave', 'push', center, EVERYWHERE, [...frequency, amount, ...warp], {})
    return this
  }

  /** Lumps over the whole group. */
  gyroid(frequency: number, amount: number): this {
    this.#put('gyroid', 'push', [0, 0, 0], EVERYWHERE, [frequency, amount], {})
    return this
  }

  /** A lock of hair: a chain of cones that blends with its neighbors as one piece. */
  lock(points: readonly LockPoint[], seed: number, blend = 0.02): this {
    this.#locks = (this.#locks + 1) & 0xffff
    const ball = ballAround(
      points.map(({ at: [x, y, z], radius }) => [...add([x, y, z], this.#lift), radius]),
    )
    let along = 0
    points.slice(1).forEach((end, i) => {
      const start = points[i] ?? end
      const axis = subtract(end.at, start.at)
      const l = length(axis) || 1e-4
      const growth = end.radius - start.radius
      const parameters = [...axis, 1 / (l * l), start.radius, growth, along, l, seed]
      const reach = l / 2 + Math.max(start.radius, end.radius)
      const fields = this.#put('cone', 'link', start.at, reach, parameters, { blend })
      fields.set(add(scale(add(start.at, end.at), 0.5), this.#lift), at.BOUND / 4)
      fields[at.CONE_RADIUS / 4] = reach
      fields.set(ball, at.LOCK_BALL / 4)
      fields[at.LOCK / 4] = this.#locks
      along += l
    })
    for (const { at: center, radius } of points) {
      this.#take(center, [radius, radius, radius], {}, false)
    }
    return this
  }

  /** Adds a layer of color to a material, over its earlier layers. */
  paint(material: number, type: keyof typeof LAYERS, layer: Layer): this {
    const fields = new Float32Array(at.LAYER_SIZE / 4)
    fields[at.LAYER_TYPE / 4] = LAYERS[type]
    fields.set(add(layer.center, this.#lift), at.LAYER_CENTER / 4)
    fields.set(
      layer.radii.map((r) => 1 / r),
      at.LAYER_EXTENT / 4,
    )
    fields.set(layer.color, at.LAYER_COLOR / 4)
    fields[at.LAYER_OPACITY / 4] = layer.opacity
    fields[at.LAYER_MIRRORED / 4] = layer.mirrored ? 1 : 0
    fields.set(layer.parameters ?? [], at.LAYER_PARAMETERS / 4)
    this.#layers.push({ material, fields })
    return this
  }

  /** The scene as the kernel reads it. Throws a RangeError if it has more than `MAX_SHAPES` shapes. */
  bake(): BakedTape {
    return bakeTape(this.#primitives, this.#groups, this.#materials, this.#layers)
  }

  #take(center: Vector, half: Vector, join: Join, boxed: boolean): void {
    if ((join.operation ?? 'add') !== 'add' || !this.#groups.at(-1)?.framed) return
    const place = add(center, this.#lift)
    this.#extents.push({ center: place, half, rotation: join.rotation, boxed })
    if (!join.mirrored) return
    const across: Vector = [-place[0], place[1], place[2]]
    this.#extents.push({ center: across, half, rotation: mirror(join.rotation), boxed })
  }

  #shape(
    shape: keyof typeof SHAPES,
    center: Vector,
    reach: number,
    parameters: readonly number[],
    join: Join,
  ): this {
    this.#put(shape, join.operation ?? 'add', center, reach, parameters, join)
    return this
  }

  /** A record's memory, taken from a larger piece because allocating thousands of small buffers is slow. */
  #record(): { readonly fields: Float32Array; readonly integers: Int32Array } {
    const index = this.#primitives.length % PIECE
    if (index === 0) this.#piece = new ArrayBuffer(PIECE * at.PRIMITIVE_SIZE)
    const [start, size] = [index * at.PRIMITIVE_SIZE, at.PRIMITIVE_SIZE / 4]
    return {
      fields: new Float32Array(this.#piece, start, size),
      integers: new Int32Array(this.#piece, start, size),
    }
  }

  /** Adds a brush in the plane of the front, on the rectangle of half the size `half` around `middle`, plus a slope. */
  #putFlat(
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
    const fields = this.#put(shape, 'push', [...center, FLAT_MIDDLE], reach, parameters, join)
    fields.set(add([...middle, FLAT_MIDDLE], this.#lift), at.BOUND / 4)
    fields.set(box, at.FLAT_HALF / 4)
  }

  #put(
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
    const place = add(center, this.#lift)
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
    this.#primitives.push(fields)
    return fields
  }
}

/** The number of corners that a primitive's record has room for. */
const MAX_CORNERS = 8

/** The depth of the middle of panels and lines. */
const FLAT_MIDDLE = 0.25

/** The number of records in a piece of memory. */
const PIECE = 256

/** The bounding radius of an infinite shape. */
const EVERYWHERE = 1000

/** The rotation mirrored at x = 0. */
const mirror = (r: Rotation | undefined): Rotation | undefined =>
  r && [r[0], -r[1], -r[2], -r[3], r[4], r[5], -r[6], r[7], r[8]]
