import * as at from './layout.ts'
import { type Extent, isBall } from './shapes.ts'
import { type Rotation, scale, type Vector } from './vector.ts'

/** Where a figure of a group is. Figures are built around the origin, with the face along +z. */
export interface Place {
  readonly at: Vector
  /** How far the figure turns to its left (towards +x), in radians. */
  readonly turn: number
  /** How far the figure leans to the picture's left, in radians. */
  readonly lean: number
  readonly size: number
  /** Whether the figure's left and right are swapped, and with them the hand that holds something. */
  readonly mirrored: boolean
}

/** The place of a figure that is alone. */
export const ORIGIN: Place = { at: [0, 0, 0], turn: 0, lean: 0, size: 1, mirrored: false }

/** Writes a place into the record of a group of shapes. `to` is where the record begins, in floats. */
export const writePlace = (floats: Float32Array, to: number, place: Place): void => {
  // The kernel handles the lean separately.
  const [across, , front] = axesOf({ ...place, lean: 0 })
  floats.set(place.at, to + at.PLACE_ORIGIN / 4)
  floats.set([across[0] / place.size, across[2] / place.size], to + at.PLACE_ACROSS / 4)
  floats.set([front[0] / place.size, front[2] / place.size], to + at.PLACE_FRONT / 4)
  floats[to + at.PLACE_SHRINK / 4] = 1 / place.size
  floats.set([Math.cos(place.lean), Math.sin(place.lean)], to + at.PLACE_LEAN / 4)
}

/** A point of the figure, in world coordinates. */
export const placed = (place: Place, point: Vector): Vector => moved(place, axesOf(place), point)

/** The extents of the figure's shapes, in world coordinates. */
export const placedExtents = (place: Place, extents: readonly Extent[]): readonly Extent[] => {
  // There are thousands of extents, so the axes are computed once.
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

const moved = ({ at, size }: Place, axes: Axes, point: Vector): Vector => {
  const [x, y, z] = turned(axes, point)
  return [at[0] + size * x, at[1] + size * y, at[2] + size * z]
}

/** A direction of the figure, in world coordinates. */
const turned = ([across, up, front]: Axes, [x, y, z]: Vector): Vector => [
  x * across[0] + y * up[0] + z * front[0],
  x * across[1] + y * up[1] + z * front[1],
  x * across[2] + y * up[2] + z * front[2],
]

/** A shape's rotation in world coordinates: its rows are directions. */
const rotated = (axes: Axes, r: Rotation): Rotation => [
  ...turned(axes, [r[0], r[1], r[2]]),
  ...turned(axes, [r[3], r[4], r[5]]),
  ...turned(axes, [r[6], r[7], r[8]]),
]

/** The x axis of the world, as a direction of the figure. */
export const acrossOf = (place: Place): Vector => {
  const [across, up, front] = axesOf(place)
  return [across[0], up[0], front[0]]
}

const UNTURNED: Rotation = [1, 0, 0, 0, 1, 0, 0, 0, 1]

/** A figure's own x, y and z axes, in world coordinates. */
type Axes = readonly [Vector, Vector, Vector]

const axesOf = ({ turn, lean, mirrored }: Place): Axes => {
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)]
  const [aside, upright] = [Math.sin(lean), Math.cos(lean)]
  const side = mirrored ? -1 : 1
  return [
    [side * cos * upright, side * cos * aside, -side * sin],
    [-aside, upright, 0],
    [sin * upright, sin * aside, cos],
  ]
}
