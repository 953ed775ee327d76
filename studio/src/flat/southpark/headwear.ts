import type { CharacterSpec, Headwear } from '../../spec/CharacterSpec.ts'
import {
  headwearBehind as behind,
  headwearInFront as inFront,
  headwearReach as reachOf,
} from '../headwear/headwear.ts'
import { group, type Svg } from '../svg.ts'
import { PAPER } from './paper.ts'

type Worn = NonNullable<CharacterSpec['headwear']>

/** The part of the headwear that is behind the head. */
export const headwearBehind = (worn: Worn): Svg => onCutOut(behind(worn, PAPER))

/** The part of the headwear that is in front of the head. */
export const headwear = (worn: Worn): Svg => onCutOut(inFront(worn, PAPER))

/** How far headwear reaches from the head's center: half its width, and its top (negative). */
export const headwearReach = (kind: Headwear): ReturnType<typeof reachOf> => {
  const { half, top } = reachOf(kind)
  return { half: half * WIDE, top: top + LOWER }
}

/** Fits what is drawn for a natural head onto the wide head of a cut-out. */
const onCutOut = (drawing: Svg): Svg =>
  group({ transform: `translate(0 ${LOWER}) scale(${WIDE} 1)` }, drawing)

const WIDE = 1.32
const LOWER = 14
