import type { SculptContext } from '../SculptContext.ts'
import type { Vector } from '../../kernel/vector.ts'

/** Adds one kind of prop, with the hand that holds it, to the tape; `color` is linear. */
export type PropSculptor = (context: SculptContext, color: Vector) => void
