import type { CharacterSpec, Headwear } from '../../../spec/CharacterSpec.ts'
import {
  isShared,
  sharedBehind,
  type SharedHeadwear,
  sharedInFront,
} from '../../headwear/sharedHeadwear.ts'
import { darken } from '../../palette.ts'
import type { Svg } from '../../svg.ts'
import { circle } from '../../svg.ts'
import { CEL } from '../cel.ts'
import { inked } from '../ink.ts'
import { crown, tiara } from './crowns.ts'
import { topHat, tricorne, wideBrim, wizardHat } from './hats.ts'
import type { HeadwearDrawing } from './HeadwearDrawing.ts'
import { helmet, hornedHelmet, spaceHelmet } from './helmets.ts'
import { bandana, beanie, cap, headband, hood } from './soft.ts'

type Worn = NonNullable<CharacterSpec['headwear']>

/** The part of the headwear that is behind the head. */
export const headwearBehind = (worn: Worn): Svg => {
  if (isShared(worn.kind)) return sharedBehind(worn.kind, worn, CEL)
  const dark = darken(worn.color, 0.5)
  switch (worn.kind) {
    case 'hood':
      return inked(
        'M0,-340 C-190,-336 -262,-180 -256,-20 C-252,120 -250,240 -300,360 L300,360 C250,240 252,120 256,-20 C262,-180 190,-336 0,-340Z',
        dark,
      )
    case 'space-helmet':
      return (
        circle(0, -20, 312, { fill: '#cfe8f4', opacity: 0.35 }) +
        inked(
          'M-250,180 C-200,300 200,300 250,180 L270,280 C190,360 -190,360 -270,280Z',
          worn.color,
        )
      )
    case 'crown':
      return inked('M-168,-190 Q0,-250 168,-190 L168,-240 Q0,-300 -168,-240Z', dark)
    default:
      return ''
  }
}

/** The part of the headwear that is in front of the head. */
export const headwear = (worn: Worn): Svg => {
  const { color, trim, kind } = worn
  if (isShared(kind)) return sharedInFront(kind, worn, CEL)
  return IN_FRONT[kind]({ color, trim, shade: darken(color, 0.32), deep: darken(color, 0.6) })
}

const IN_FRONT: Readonly<Record<Exclude<Headwear, SharedHeadwear>, HeadwearDrawing>> = {
  'wizard-hat': wizardHat,
  cap,
  crown,
  tiara,
  hood,
  helmet,
  'horned-helmet': hornedHelmet,
  'top-hat': topHat,
  tricorne,
  'wide-brim': wideBrim,
  headband,
  'space-helmet': spaceHelmet,
  beanie,
  bandana,
}
