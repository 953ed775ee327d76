import type { CharacterSpec } from '../CharacterSpec.ts'
import type { Bloom } from './lights.ts'
import type { Proportions } from './proportions.ts'
import type { Random } from './random.ts'
import type { SculptedStyle } from './styles/SculptedStyle.ts'
import type { Tape } from './Tape.ts'
import type { Vector } from './vector.ts'

/** Finds where a ray first meets what has been sculpted so far. */
export type Cast = (from: Vector, direction: Vector) => Vector | undefined

/** A character being sculpted: what every part (head, hair, garment, prop) reads and adds to. */
export interface Sculpting {
  readonly tape: Tape
  readonly spec: CharacterSpec
  readonly form: Proportions
  readonly style: SculptedStyle
  readonly random: Random
  readonly skin: number
  readonly cast: Cast
  /** Light that the character carries. */
  readonly addBloom: (bloom: Bloom) => void
}
