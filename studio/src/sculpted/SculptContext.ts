import type { CharacterSpec } from '../spec/CharacterSpec.ts'
import type { Random } from '../spec/random.ts'
import type { Framing } from './camera.ts'
import type { Bloom } from './lights.ts'
import type { Proportions } from './proportions/Proportions.ts'
import type { Tape } from '../kernel/Tape.ts'
import type { Vector } from '../kernel/vector.ts'

/** A character being sculpted. Every part (head, hair, garment, prop) reads it and adds to its tape. */
export interface SculptContext {
  readonly tape: Tape
  readonly spec: CharacterSpec
  readonly form: Proportions
  /** The style's way of sculpting hands. */
  readonly hand: HandSculptor
  /** The camera's direction, and how much of the body it shows. */
  readonly framing: Framing
  readonly random: Random
  readonly skin: number
  readonly cast: Cast
  /** Adds a glowing light that the character carries. */
  readonly addBloom: (bloom: Bloom) => void
}

/** Finds where a ray first hits what has been sculpted so far. */
export type Cast = (from: Vector, direction: Vector) => Vector | undefined

/** Adds a hand that holds a prop at the point `at`; `lean` is the direction of the prop. */
export type HandSculptor = (context: SculptContext, at: Vector, lean: Vector, grip?: Grip) => void

export interface Grip {
  /**
   * `fist`: closed around a shaft. `hook`: closed around a handle that it carries. `edge`: flat on an edge. `pinch`: a stem between the fingertips. `palm`: open,
   * below the prop. `stump`: the hand is missing.
   */
  readonly pose: 'fist' | 'hook' | 'edge' | 'pinch' | 'palm' | 'stump'
  /** The elbow's position relative to the hand; the other elbow is its mirror image. */
  readonly elbow?: Vector
  /** Whether this is the other hand, on the left of the picture, with an arm from the other shoulder. */
  readonly second?: boolean
  /** Whether the whole hand must be in the picture, because it holds nothing. */
  readonly shown?: boolean
}

/** The joints of an arm. */
export interface Arm {
  readonly shoulder: Vector
  readonly wrist: Vector
  readonly elbow: Vector
  readonly size: number
}
