import type { Prop } from '../../../spec/CharacterSpec.ts'
import { propDrawing, reachOf } from '../../prop/props.ts'
import { type Anatomy, BUST_END } from '../anatomy.ts'

/** Where the hand is: beside the right shoulder, high enough to show what hangs below it. */
export const handOf = (
  { shoulder }: Anatomy,
  prop: Prop,
): { readonly x: number; readonly y: number } => ({
  x: Math.round((shoulder * 0.9 + 40) * propDrawing(prop).aside),
  y: Math.min(500, BUST_END - 10 - reachOf(prop).down),
})
