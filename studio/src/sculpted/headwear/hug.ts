import { SCALP_CENTER, scalpRadii } from '../hair/scalp.ts'
import type { SculptContext } from '../SculptContext.ts'
import { add } from '../../kernel/vector.ts'

interface Band {
  /** The height of its middle above the ears, and how far it reaches above and below it. */
  readonly y: number
  readonly half: number
  /** How far it rises to the front, in radians. */
  readonly tilt: number
  /** How far it stands off the scalp. */
  readonly lift: number
}

/** Adds, to the current group, a band that hugs the hair: a slice of a larger scalp. A ring would stand off the head. */
export const hug = (
  { tape, form }: Pick<SculptContext, 'tape' | 'form'>,
  { y, half, tilt, lift }: Band,
): void => {
  const [up, back] = [Math.cos(tilt), Math.sin(tilt)]
  const middle = y * up - SCALP_CENTER[2] * back
  const edge = { operation: 'keep', blend: half * 0.6 } as const
  tape
    .ellipsoid(SCALP_CENTER, add(scalpRadii(form), [lift, lift, lift]))
    .plane([0, up, -back], middle + half, edge)
    .plane([0, -up, back], half - middle, edge)
}
