import type { Hex } from '../spec/CharacterSpec.ts'
import type { Random } from '../spec/random.ts'

/** x to the right and y up from the middle, in picture heights: a portrait shows x from -1/3 to 1/3. */
export type Point = readonly [x: number, y: number]

export type Outline =
  | { readonly kind: 'polygon'; readonly points: readonly Point[] }
  | { readonly kind: 'ellipse'; readonly center: Point; readonly radii: Point }
  /** Light in the air, strongest in the middle. */
  | { readonly kind: 'glow'; readonly center: Point; readonly radius: number }

/** One flat shape of a sketch. */
export interface Patch {
  readonly outline: Outline
  /** `sky` stands for the sky at the time of day, as seen through a window. */
  readonly color: Hex | 'sky'
  /** The color at the lower end, where it differs. */
  readonly foot: Hex | undefined
  /** How much the air fades the color: 0 near, 1 at the horizon. */
  readonly far: number
  /** How much of the color is emitted light, which the time of day does not change: 1 for a lamp. */
  readonly lit: number
  /** How far the edge fades, in picture heights, in addition to the style's own softness. */
  readonly soft: number
}

/** The inputs of a sketch. */
interface Place {
  readonly random: Random
  /** Whether lamps are on. */
  readonly dark: boolean
  /** Whether the sun is down. */
  readonly night: boolean
}

/** A scene as flat shapes from back to front, which every style paints in its own way. */
export interface Sketch {
  /** Whether the sky is behind everything. */
  readonly open: boolean
  /** The ground under the character, for styles that show it. */
  readonly ground: Hex
  /** The light, if any, that the place itself casts on the character's edges. */
  readonly light?: Hex
  readonly draw: (place: Place) => readonly Patch[]
}
