import { type BakedTape, bakeTape, type Group, type MaterialLayer } from './BakedTape.ts'
import type { Material } from './Material.ts'
import { ballAround } from './Ball.ts'
import { type Almond, almondParameters } from './almond.ts'
import { around, type Point } from './panel.ts'
import * as at from './layout.ts'
import { layerFields } from './layerFields.ts'
import type { LAYERS, SHAPES } from './opcodes.ts'
import { Primitives } from './Primitives.ts'
import type { Extent, Join, Layer, LockPoint, MouthRelief } from './shapes.ts'
import { type Vector, add, length, scale, subtract } from './vector.ts'

/**
 * Builds a scene: a flat list of shapes and brushes in groups, with materials and paint layers. The units
 * are those of Proportions.ts (half a head is about one); the face looks along +z.
 */
export class Tape {
  readonly #groups: Group[] = []
  readonly #primitives = new Primitives(this.#groups)
  readonly #materials: Material[] = []
  readonly #layers: MaterialLayer[] = []
  readonly #restyle: (material: Material) => Material
  #locks = 0

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
    const before = this.#primitives.lift
    this.#primitives.lift = add(before, by)
    build()
    this.#primitives.lift = before
  }

  /** The number of shapes and brushes so far. */
  get length(): number {
    return this.#primitives.records.length
  }

  /** The part that must be inside the picture: the shapes of all framed groups. */
  get extents(): readonly Extent[] {
    return this.#primitives.extents
  }

  ellipsoid(center: Vector, radii: Vector, join: Join = {}): this {
    const longest = Math.max(...radii)
    const parameters = [1 / radii[0], 1 / radii[1], 1 / radii[2], longest]
    this.#primitives.addExtent(center, radii, join, false)
    return this.#shape('ellipsoid', center, longest, parameters, join)
  }

  sphere(center: Vector, radius: number, join: Join = {}): this {
    this.#primitives.addExtent(center, [radius, radius, radius], join, false)
    return this.#shape('sphere', center, radius, [radius], join)
  }

  /** A rounded cone from one ball to another. */
  cone(from: Vector, to: Vector, fromRadius: number, toRadius: number, join: Join = {}): this {
    const axis = subtract(to, from)
    const l = length(axis) || 1e-4
    const parameters = [...axis, 1 / (l * l), fromRadius, toRadius - fromRadius]
    const reach = l / 2 + Math.max(fromRadius, toRadius)
    const fields = this.#primitives.put('cone', join.operation ?? 'add', from, reach, parameters, {
      blend: join.blend,
      mirrored: join.mirrored,
    })
    fields.set(add(scale(add(from, to), 0.5), this.#primitives.lift), at.BOUND / 4)
    fields[at.CONE_RADIUS / 4] = reach
    this.#primitives.addExtent(from, [fromRadius, fromRadius, fromRadius], join, false)
    this.#primitives.addExtent(to, [toRadius, toRadius, toRadius], join, false)
    return this
  }

  box(center: Vector, half: Vector, edge: number, join: Join = {}): this {
    this.#primitives.addExtent(center, half, join, true)
    return this.#shape('box', center, length(half), [...half, edge], join)
  }

  torus(center: Vector, radius: number, tube: number, join: Join = {}): this {
    this.#primitives.addExtent(center, [radius + tube, tube, radius + tube], join, true)
    return this.#shape('torus', center, radius + tube, [radius, tube], join)
  }

  cylinder(center: Vector, radius: number, half: number, edge: number, join: Join = {}): this {
    this.#primitives.addExtent(center, [radius, half, radius], join, true)
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
    this.#primitives.addExtent(center, [wide, half, wide], join, true)
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
    this.#primitives.put('bump', 'push', center, Math.max(...radii), parameters, join)
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
    const fields = this.#primitives.put('groove', 'push', from, l / 2 + width, parameters, join)
    fields.set(add(scale(add(from, to), 0.5), this.#primitives.lift), at.BOUND / 4)
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
    this.#primitives.putFlat('panel', middle, middle, half, parameters, { slope, mirrored })
    return this
  }

  /**
   * A sculpting brush along a line, as seen from the front; `half` is half its width. The amount may change from one
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
    this.#primitives.putFlat('line', from, middle, box, parameters, { slope, mirrored })
    return this
  }

  mouth(center: Vector, mouth: MouthRelief): this {
    const parameters = [
      ...[1 / mouth.width, mouth.curve, mouth.upper, mouth.lower],
      ...[mouth.upperRelief, mouth.lowerRelief, mouth.seam, 1 / mouth.seamWidth, mouth.bow],
      ...[mouth.openUpper, mouth.openLower, mouth.slant],
    ]
    const fields = this.#primitives.put('mouth', 'push', center, mouth.width + 0.16, parameters, {})
    // The brush acts on the surface, which is in front of its center.
    fields[at.BOUND / 4 + 2] = center[2] + 0.4
    return this
  }

  /** Folds over the whole group. */
  wave(center: Vector, frequency: Vector, amount: number, warp: Vector = [0, 0, 0]): this {
    this.#primitives.put('wave', 'push', center, EVERYWHERE, [...frequency, amount, ...warp], {})
    return this
  }

  /** Lumps over the whole group. */
  gyroid(frequency: number, amount: number): this {
    this.#primitives.put('gyroid', 'push', [0, 0, 0], EVERYWHERE, [frequency, amount], {})
    return this
  }

  /** A lock of hair: a chain of cones that blends with its neighbors as one piece. */
  lock(points: readonly LockPoint[], seed: number, blend = 0.02): this {
    this.#locks = (this.#locks + 1) & 0xffff
    const ball = ballAround(
      points.map(({ at: [x, y, z], radius }) => [...add([x, y, z], this.#primitives.lift), radius]),
    )
    let along = 0
    points.slice(1).forEach((end, i) => {
      const start = points[i] ?? end
      const axis = subtract(end.at, start.at)
      const l = length(axis) || 1e-4
      const growth = end.radius - start.radius
      const parameters = [...axis, 1 / (l * l), start.radius, growth, along, l, seed]
      const reach = l / 2 + Math.max(start.radius, end.radius)
      const fields = this.#primitives.put('cone', 'link', start.at, reach, parameters, { blend })
      fields.set(add(scale(add(start.at, end.at), 0.5), this.#primitives.lift), at.BOUND / 4)
      fields[at.CONE_RADIUS / 4] = reach
      fields.set(ball, at.LOCK_BALL / 4)
      fields[at.LOCK / 4] = this.#locks
      along += l
    })
    for (const { at: center, radius } of points) {
      this.#primitives.addExtent(center, [radius, radius, radius], {}, false)
    }
    return this
  }

  /** Adds a layer of color to a material, over its earlier layers. */
  paint(material: number, type: keyof typeof LAYERS, layer: Layer): this {
    this.#layers.push({ material, fields: layerFields(type, layer, this.#primitives.lift) })
    return this
  }

  /** The scene as the kernel reads it. Throws a RangeError if it has more than `MAX_SHAPES` shapes. */
  bake(): BakedTape {
    return bakeTape(this.#primitives.records, this.#groups, this.#materials, this.#layers)
  }

  #shape(
    shape: keyof typeof SHAPES,
    center: Vector,
    reach: number,
    parameters: readonly number[],
    join: Join,
  ): this {
    this.#primitives.put(shape, join.operation ?? 'add', center, reach, parameters, join)
    return this
  }
}

/** The number of corners that a primitive's record has room for. */
const MAX_CORNERS = 8

/** The bounding radius of an infinite shape. */
const EVERYWHERE = 1000
