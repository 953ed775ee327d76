import type { CharacterSpec, Headwear } from '../../spec/CharacterSpec.ts'
import type { Svg } from '../svg.ts'
import { CAPS } from './caps.ts'
import { HATS } from './hats.ts'
import { HELMETS } from './helmets.ts'
import type { Pen } from '../Pen.ts'
import type { WearDrawing } from './WearDrawing.ts'
import { WRAPS } from './wraps.ts'
import { WREATHS } from './wreaths.ts'

const SHARED = { ...HATS, ...CAPS, ...HELMETS, ...WRAPS, ...WREATHS }

/** The headwear that all flat styles draw in the same shapes, each with its own pen. */
export type SharedHeadwear = keyof typeof SHARED

type Worn = NonNullable<CharacterSpec['headwear']>

export const isShared = (kind: Headwear): kind is SharedHeadwear => Object.hasOwn(SHARED, kind)

export const sharedReach = (kind: SharedHeadwear): Pick<WearDrawing, 'half' | 'top'> => SHARED[kind]

export const sharedInFront = (kind: SharedHeadwear, worn: Worn, pen: Pen): Svg =>
  SHARED[kind].front(pen, worn)

export const sharedBehind = (kind: SharedHeadwear, worn: Worn, pen: Pen): Svg => {
  const drawing: WearDrawing = SHARED[kind]
  return drawing.behind?.(pen, worn) ?? ''
}
