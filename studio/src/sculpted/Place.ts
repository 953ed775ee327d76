import * as at from './layout.ts'
import type { Extent } from './shapes.ts'
import type { Rotation, Vector } from './vector.ts'

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
export const placed = (place: Place, [x, y, z]: Vector): Vector => {
  const [across, front] = axesOf(place)
  const { at: origin, size } = place
  return [
    origin[0] + size * (x * across[0] + z * front[0]),
    origin[1] + size * y,
    origin[2] + size * (x * across[2] + z * front[2]),
  ]
}

/** The extent of a shape of the figure, in the world. */
export const placedExtent = (place: Place, { center, half, rotation, boxed }: Extent): Extent => {
  const { size } = place
  const grown = {
    center: placed(place, center),
    half: [half[0] * size, half[1] * size, half[2] * size],
    boxed,
  } as const
  const isBall = !boxed && half[0] === half[1] && half[1] === half[2]
  if (isBall) return { ...grown, rotation: undefined }
  const [a, f] = axesOf(place)
  const r = rotation ?? UNTURNED
  const row = (x: number, y: number, z: number): Vector => [
    x * a[0] + z * f[0],
    y,
    x * a[2] + z * f[2],
  ]
  return {
    ...grown,
    rotation: [...row(r[0], r[1], r[2]), ...row(r[3], r[4], r[5]), ...row(r[6], r[7], r[8])],
  }
}

/** The x of the world, as a direction of the figure. */
export const acrossOf = (place: Place): Vector => {
  const [across, front] = axesOf(place)
  return [across[0], 0, front[0]]
}

const UNTURNED: Rotation = [1, 0, 0, 0, 1, 0, 0, 0, 1]

/** The figure's own x and z, in the world. */
const axesOf = ({ turn, mirrored }: Place): readonly [Vector, Vector] => {
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)]
  const side = mirrored ? -1 : 1
  return [
    [side * cos, 0, -side * sin],
    [sin, 0, cos],
  ]
}
