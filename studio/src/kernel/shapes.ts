import type { Rotation, Vector } from './vector.ts'

/** How a shape joins its group; `blend` is the width of the seam. */
export interface Join {
  readonly operation?: 'add' | 'cut' | 'keep'
  readonly blend?: number
  /** Whether the shape is also on the other side, at -x. */
  readonly mirrored?: boolean
  readonly rotation?: Rotation
}

export interface LockPoint {
  readonly at: Vector
  readonly radius: number
}

export interface Layer {
  readonly center: Vector
  readonly radii: Vector
  readonly color: Vector
  readonly opacity: number
  readonly mirrored?: boolean
  readonly parameters?: readonly number[]
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
  /** How much the right corner is above the middle and the left one below it. */
  readonly slant: number
}

/** The extent of a shape, as an ellipsoid or box around its center. */
export interface Extent {
  readonly center: Vector
  readonly half: Vector
  readonly rotation?: Rotation | undefined
  readonly boxed: boolean
}

export const isBall = ({ half: [x, y, z], boxed }: Extent): boolean => !boxed && x === y && y === z
