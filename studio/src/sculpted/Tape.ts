import * as at from './layout.ts'
import { add, length, scale, subtract, type Rotation, type Vector } from './vector.ts'

/** How a shape joins what its group holds already; `blend` is the width of the seam between them. */
export interface Join {
  readonly operation?: 'add' | 'cut' | 'keep'
  readonly blend?: number
  /** Also on the other side, at -x. */
  readonly mirrored?: boolean
  readonly rotation?: Rotation
}

export interface LockPoint {
  readonly at: Vector
  readonly radius: number
}

export interface EyeLook {
  readonly gazeRight: Vector
  readonly gazeLeft: Vector
  /** Half angles of the iris and pupil as seen from the centre of the ball, in radians. */
  readonly iris: number
  readonly pupil: number
  readonly irisColor: Vector
  readonly centre: Vector
  readonly radius: number
  /** Where the catch-light lies, in iris radii from the pupil, and its size. */
  readonly catchLight: Vector
}

export interface Material {
  readonly kind?: 'plain' | 'skin' | 'hair' | 'cloth' | 'metal' | 'glow' | 'eye' | 'tooth'
  readonly color: Vector
  readonly gloss?: number
  readonly power?: number
  readonly subsurface?: number
  readonly fresnel?: number
  /** Strength and frequency of strands, weave or mottling. */
  readonly texture?: number
  readonly frequency?: number
  readonly strandRelief?: number
  readonly tip?: { readonly color: Vector; readonly mix: number }
  readonly eye?: EyeLook
}

export interface Layer {
  readonly centre: Vector
  readonly radii: Vector
  readonly color: Vector
  readonly opacity: number
  readonly mirrored?: boolean
  readonly parameters?: readonly number[]
}

export interface Almond {
  readonly width: number
  readonly upper: number
  readonly lower: number
  readonly tilt: number
  readonly skew: number
  readonly fullness: number
}

export interface MouthRelief {
  readonly width: number
  readonly curve: number
  readonly upper: number
  readonly lower: number
  readonly upperRelief: number
  readonly lowerRelief: number
  readonly seam: number
  readonly seamWidth: number
  readonly bow: number
  readonly openUpper: number
  readonly openLower: number
}

/** What the kernel needs: the records of layout.ts one after the other, and where each kind begins. */
export interface BakedTape {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly primitiveCount: number
  readonly groupsAt: number
  readonly materialsAt: number
  readonly layersAt: number
}

/** Room that a shape takes, as an ellipsoid or box around its centre. */
export interface Extent {
  readonly centre: Vector
  readonly half: Vector
  readonly rotation?: Rotation | undefined
  readonly boxed: boolean
}

const SHAPES = {
  ellipsoid: at.ELLIPSOID,
  sphere: at.SPHERE,
  cone: at.CONE,
  box: at.BOX,
  torus: at.TORUS,
  cylinder: at.CYLINDER,
  almond: at.ALMOND,
  bump: at.BUMP,
  groove: at.GROOVE,
  mouth: at.MOUTH,
  wave: at.WAVE,
  gyroid: at.GYROID,
  plane: at.PLANE,
  frustum: at.FRUSTUM,
} as const
const OPERATIONS = { add: at.ADD, cut: at.CUT, keep: at.KEEP, push: at.PUSH, link: at.LINK }
const KINDS = {
  plain: at.KIND_PLAIN,
  skin: at.KIND_SKIN,
  hair: at.KIND_HAIR,
  eye: at.KIND_EYE,
  cloth: at.KIND_CLOTH,
  metal: at.KIND_METAL,
  glow: at.KIND_GLOW,
  tooth: at.KIND_TOOTH,
} as const
const LAYERS = {
  spot: at.LAYER_SPOT,
  brow: at.LAYER_BROW,
  lash: at.LAYER_LASH,
  lips: at.LAYER_LIPS,
  freckles: at.LAYER_FRECKLES,
  stubble: at.LAYER_STUBBLE,
  patch: at.LAYER_PATCH,
  stroke: at.LAYER_STROKE,
} as const

/** Bound of a shape that has no end. */
const EVERYWHERE = 1000
/** At most this many primitives fit the kernel's index lists. */
const TAPE_LIMIT = at.LIST_SIZE / 4

/**
 * Builds a scene: a flat list of shapes and brushes in groups, with materials and paint layers.
 * Units are those of proportions.ts (half a head is about one), the face looks along +z.
 */
export class Tape {
  readonly #primitives: Float32Array[] = []
  readonly #groups: { material: number; scale: number; grow: number; framed: boolean }[] = []
  readonly #materials: Material[] = []
  readonly #layers: { material: number; fields: Float32Array }[] = []
  readonly #extents: Extent[] = []
  readonly #restyle: (material: Material) => Material
  #locks = 0
  #lift: Vector = [0, 0, 0]

  /** `restyle` turns each material into the style's own. */
  constructor(restyle: (material: Material) => Material = (material) => material) {
    this.#restyle = restyle
  }

  material(material: Material): number {
    return this.#materials.push(this.#restyle(material)) - 1
  }

  /**
   * Starts a group; what follows belongs to it. `scale` below 1 slows the rays where brushes make the
   * surface steep; `grow` widens the culling bounds of its shapes by the height of such relief; `framed`
   * says whether a picture must show all of it.
   */
  group(material: number, { scale = 1, grow = 0.02, framed = true } = {}): this {
    this.#groups.push({ material, scale, grow, framed })
    return this
  }

  /** Shifts everything that `build` puts. */
  shifted(by: Vector, build: () => void): void {
    const before = this.#lift
    this.#lift = add(before, by)
    build()
    this.#lift = before
  }

  /** How many shapes and brushes there are so far. */
  get length(): number {
    return this.#primitives.length
  }

  /** What must be inside the picture's frame: the shapes of all framed groups. */
  get extents(): readonly Extent[] {
    return this.#extents
  }

  ellipsoid(centre: Vector, radii: Vector, join: Join = {}): this {
    const longest = Math.max(...radii)
    const parameters = [1 / radii[0], 1 / radii[1], 1 / radii[2], longest]
    this.#take(centre, radii, join, false)
    return this.#shape('ellipsoid', centre, longest, parameters, join)
  }

  sphere(centre: Vector, radius: number, join: Join = {}): this {
    this.#take(centre, [radius, radius, radius], join, false)
    return this.#shape('sphere', centre, radius, [radius], join)
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
    this.#take(from, [fromRadius, fromRadius, fromRadius], join, false)
    this.#take(to, [toRadius, toRadius, toRadius], join, false)
    return this
  }

  box(centre: Vector, half: Vector, edge: number, join: Join = {}): this {
    this.#take(centre, half, join, true)
    return this.#shape('box', centre, length(half), [...half, edge], join)
  }

  torus(centre: Vector, radius: number, tube: number, join: Join = {}): this {
    this.#take(centre, [radius + tube, tube, radius + tube], join, true)
    return this.#shape('torus', centre, radius + tube, [radius, tube], join)
  }

  cylinder(centre: Vector, radius: number, half: number, edge: number, join: Join = {}): this {
    this.#take(centre, [radius, half, radius], join, true)
    return this.#shape('cylinder', centre, Math.hypot(radius, half), [radius, half, edge], join)
  }

  frustum(
    centre: Vector,
    below: number,
    above: number,
    half: number,
    edge: number,
    join: Join = {},
  ): this {
    const reach = Math.hypot(Math.max(below, above), half)
    const wide = Math.max(below, above)
    this.#take(centre, [wide, half, wide], join, true)
    return this.#shape('frustum', centre, reach, [below, above, half, edge], join)
  }

  /** Keeps or cuts one side of a plane. */
  plane(normal: Vector, offset: number, join: Join): this {
    return this.#shape('plane', [0, 0, 0], EVERYWHERE, [...normal, offset], join)
  }

  almond(centre: Vector, eye: Almond, join: Join): this {
    return this.#shape('almond', centre, eye.width + 0.25, almondParameters(eye), join)
  }

  /** Sculpting brush: raises (amount above 0) or lowers the surface inside an ellipsoid. */
  bump(centre: Vector, radii: Vector, amount: number, join: Join = {}): this {
    const parameters = [1 / radii[0], 1 / radii[1], 1 / radii[2], amount]
    this.#put('bump', 'push', centre, Math.max(...radii), parameters, join)
    return this
  }

  /** Sculpting brush along a segment; the amount may change from one end to the other. */
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

  mouth(centre: Vector, mouth: MouthRelief): this {
    const parameters = [
      ...[1 / mouth.width, mouth.curve, mouth.upper, mouth.lower],
      ...[mouth.upperRelief, mouth.lowerRelief, mouth.seam, 1 / mouth.seamWidth, mouth.bow],
      ...[mouth.openUpper, mouth.openLower],
    ]
    const fields = this.#put('mouth', 'push', centre, mouth.width + 0.16, parameters, {})
    // The brush works where the surface is, in front of its centre.
    fields[at.BOUND / 4 + 2] = centre[2] + 0.4
    return this
  }

  /** Folds over the whole group. */
  wave(centre: Vector, frequency: Vector, amount: number, warp: Vector = [0, 0, 0]): this {
    this.#put('wave', 'push', centre, EVERYWHERE, [...frequency, amount, ...warp], {})
    return this
  }

  /** Lumps over the whole group. */
  gyroid(frequency: number, amount: number): this {
    this.#put('gyroid', 'push', [0, 0, 0], EVERYWHERE, [frequency, amount], {})
    return this
  }

  /** A lock of hair: a chain of cones that blends with its neighbours as one piece. */
  lock(points: readonly LockPoint[], seed: number, blend = 0.02): this {
    this.#locks = (this.#locks + 1) & 0xffff
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
      fields[at.LINK_RADIUS / 4] = reach
      fields[at.LOCK / 4] = this.#locks
      along += l
    })
    for (const { at: centre, radius } of points) {
      this.#take(centre, [radius, radius, radius], {}, false)
    }
    return this
  }

  /** Colour on a material, over what was laid before. */
  paint(material: number, type: keyof typeof LAYERS, layer: Layer): this {
    const fields = new Float32Array(at.LAYER_SIZE / 4)
    fields[at.LAYER_TYPE / 4] = LAYERS[type]
    fields.set(add(layer.centre, this.#lift), at.LAYER_CENTRE / 4)
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

  /** The scene as the kernel reads it. Throws a RangeError when it has more than {@link TAPE_LIMIT} shapes. */
  bake(): BakedTape {
    const primitiveCount = this.#primitives.length
    if (primitiveCount > TAPE_LIMIT) {
      throw new RangeError(
        `The scene has ${primitiveCount} shapes; the kernel takes at most ${TAPE_LIMIT}.`,
      )
    }
    const layers = [...this.#layers].sort((a, b) => a.material - b.material)
    const groupsAt = primitiveCount * at.PRIMITIVE_SIZE
    const materialsAt = groupsAt + this.#groups.length * at.GROUP_SIZE
    const layersAt = materialsAt + this.#materials.length * at.MATERIAL_SIZE
    const buffer = new ArrayBuffer(layersAt + layers.length * at.LAYER_SIZE)
    const floats = new Float32Array(buffer)
    const integers = new Int32Array(buffer)
    this.#primitives.forEach((fields, i) => floats.set(fields, (i * at.PRIMITIVE_SIZE) / 4))
    this.#groups.forEach((group, i) => {
      const to = (groupsAt + i * at.GROUP_SIZE) / 4
      floats[to + at.GROUP_SCALE / 4] = group.scale
      integers[to + at.GROUP_MATERIAL / 4] = group.material
    })
    this.#materials.forEach((material, i) => {
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

  #take(centre: Vector, half: Vector, join: Join, boxed: boolean): void {
    if ((join.operation ?? 'add') !== 'add' || !this.#groups.at(-1)?.framed) return
    const place = add(centre, this.#lift)
    this.#extents.push({ centre: place, half, rotation: join.rotation, boxed })
    if (!join.mirrored) return
    const across: Vector = [-place[0], place[1], place[2]]
    this.#extents.push({ centre: across, half, rotation: mirror(join.rotation), boxed })
  }

  #shape(
    shape: keyof typeof SHAPES,
    centre: Vector,
    reach: number,
    parameters: readonly number[],
    join: Join,
  ): this {
    this.#put(shape, join.operation ?? 'add', centre, reach, parameters, join)
    return this
  }

  #put(
    shape: keyof typeof SHAPES,
    operation: keyof typeof OPERATIONS,
    centre: Vector,
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
    const fields = new Float32Array(at.PRIMITIVE_SIZE / 4)
    const integers = new Int32Array(fields.buffer)
    const place = add(centre, this.#lift)
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
    fields.set(place, at.CENTRE / 4)
    fields.set(parameters, at.PARAMETERS / 4)
    // Nine parameters reach up to the rotation, which only shapes with fewer have.
    if (join.rotation) fields.set(join.rotation, at.ROTATION / 4)
    fields[at.LOCK / 4] = -2
    this.#primitives.push(fields)
    return fields
  }
}

/** The numbers that the ALMOND shape and the lash layer share. */
export const almondParameters = (eye: Almond): readonly number[] => [
  1 / eye.width,
  eye.upper,
  eye.lower,
  Math.cos(eye.tilt),
  Math.sin(eye.tilt),
  eye.skew,
  eye.fullness,
]

/** The rotation as seen in a mirror at x = 0. */
const mirror = (r: Rotation | undefined): Rotation | undefined =>
  r && [r[0], -r[1], -r[2], -r[3], r[4], r[5], -r[6], r[7], r[8]]

const materialFields = (
  material: Material,
  layers: { readonly first: number; readonly count: number; readonly lash: number },
): Float32Array => {
  const fields = new Float32Array(at.MATERIAL_SIZE / 4)
  fields.set(material.color, at.COLOR / 4)
  fields[at.KIND / 4] = KINDS[material.kind ?? 'plain']
  fields[at.GLOSS / 4] = material.gloss ?? 0.1
  fields[at.POWER / 4] = material.power ?? 30
  fields[at.SUBSURFACE / 4] = material.subsurface ?? 0
  fields[at.FRESNEL / 4] = material.fresnel ?? 0.1
  fields[at.TEXTURE / 4] = material.texture ?? 0
  fields[at.FREQUENCY / 4] = material.frequency ?? 10
  if (material.kind === 'hair') {
    fields[at.TIP_MIX / 4] = material.tip?.mix ?? 0
    fields.set(material.tip?.color ?? material.color, at.TIP_COLOR / 4)
    fields[at.STRAND_RELIEF / 4] = material.strandRelief ?? 0
  }
  if (material.eye) {
    const { eye } = material
    fields.set(eye.gazeRight, at.GAZE_RIGHT / 4)
    fields.set(eye.gazeLeft, at.GAZE_LEFT / 4)
    fields[at.IRIS_ANGLE / 4] = eye.iris
    fields[at.PUPIL_ANGLE / 4] = eye.pupil
    fields.set(eye.irisColor, at.IRIS_COLOR / 4)
    fields.set(eye.centre, at.EYE_CENTRE / 4)
    fields[at.EYE_RADIUS / 4] = eye.radius
    fields[at.LASH_LAYER / 4] = Math.max(0, layers.lash)
    fields.set(eye.catchLight, at.CATCH_LIGHT / 4)
  }
  fields[at.FIRST_LAYER / 4] = layers.first
  fields[at.LAYER_COUNT / 4] = layers.count
  return fields
}
