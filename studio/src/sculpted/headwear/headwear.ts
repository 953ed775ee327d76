import type { Headwear } from '../../CharacterSpec.ts'
import type { SculptContext } from '../SculptContext.ts'
import { linear } from '../color.ts'
import type { WearSculptor } from '../WearSculptor.ts'
import { crown, tiara } from './crowns.ts'
import { topHat, tricorne, wideBrim, wizardHat } from './hats.ts'
import { helmet, hornedHelmet, spaceHelmet } from './helmets.ts'
import { bandana, beanie, cap, headband, hood } from './soft.ts'

export const sculptHeadwear = (context: SculptContext): void => {
  const { headwear } = context.spec
  if (!headwear) return
  HEADWEAR_SCULPTORS[headwear.kind](context, {
    color: linear(headwear.color),
    trim: linear(headwear.trim),
  })
}

const HEADWEAR_SCULPTORS: Readonly<Record<Headwear, WearSculptor>> = {
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
