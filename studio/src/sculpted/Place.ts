import * as at from './layout.ts'
import { type Extent, isBall } from './shapes.ts'
import { type Rotation, scale, type Vector } from './vector.ts'

/** Where a figure of a group is. Figures are built around the origin, with the face along +z. */
export interface Place {
  readonly at: Vector
  /** Radians that it turns to its left: towards +x. */
  readonly turn: number
  readonly size: number
  /** Whether its left and right change sides, and with them the hand that holds something. */
  readonly mirrored: boolean
}

/** The place of a figure that is alone. */
export const ORIGIN: Place = { at: [0, 0, 0], turn: 0, size: 1, mirrored: false }

/** Writes a place into the record of a group of shapes, which begins at the float `to`. */
export const writePlace = (floats: Float32Array, to: number, place: Place): void => {
  const [across, front] = axesOf(place)
  floats.set(place.at, to + at.PLACE_ORIGIN / 4)
  floats.set([across[0] / place.size, across[2] / place.size], to + at.PLACE_ACROSS / 4)
  floats.set([front[0] / place.size, front[2] / place.size], to + at.PLACE_FRONT / 4)
  floats[to + at.PLACE_SHRINK / 4] = 1 / place.size
}

/** A point of the figure, in the world. */
export const placed = (place: Place, point: Vector): Vector => moved(place, axesOf(place), point)

/** The extents of the figure's shapes, in the world. */
export const placedExtents = (place: Place, extents: readonly Extent[]): readonly Extent[] => {
  // There are thousands, so the axes are computed once.
  const axes = axesOf(place)
  const { size } = place
  return extents.map((extent) => {
    const { center, half, rotation, boxed } = extent
    return {
      center: moved(place, axes, center),
      half: scale(half, size),
      rotation: isBall(extent) ? undefined : rotated(axes, rotation ?? UNTURNED),
      boxed,
    }
  })
}

const moved = ({ at, size }: Place, [across, front]: Axes, [x, y, z]: Vector): Vector => [
  at[0] + size * (x * across[0] + z * front[0]),
  at[1] + size * y,
  at[2] + size * (x * across[2] + z * front[2]),
]

/** The rows of a shape's rotation, which are directions of the figure, as directions of the world. */
const rotated = ([a, f]: Axes, r: Rotation): Rotation => [
  r[0] * a[0] + r[2] * f[0],
  r[1],
  r[0] * a[2] + r[2] * f[2],
  r[3] * a[0] + r[5] * f[0],
  r[4],
  r[3] * a[2] + r[5] * f[2],
  r[6] * a[0] + r[8] * f[0],
  r[7],
  r[6] * a[2] + r[8] * f[2],
]

/** The x of the world, as a direction of the figure. */
export const acrossOf = (place: Place): Vector => {
  const [across, front] = axesOf(place)
  return [across[0], 0, front[0]]
}

const UNTURNED: Rotation = [1, 0, 0, 0, 1, 0, 0, 0, 1]

/** A figure's own x and z, in the world. */
type Axes = readonly [Vector, Vector]

const axesOf = ({ turn, mirrored }: Place): Axes => {
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)]
  const side = mirrored ? -1 : 1
  return [
    [side * cos, 0, -side * sin],
    [sin, 0, cos],
  ]
}
