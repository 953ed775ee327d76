import type { Headwear } from '../../spec/CharacterSpec.ts'
import type { SculptContext } from '../SculptContext.ts'
import { linear } from '../color.ts'
import { crownOver } from '../creature/crownOver.ts'
import type { WearSculptor } from '../WearSculptor.ts'
import { bowler, cowboyHat, deerstalker, fedora, sombrero } from './brims.ts'
import { beret, chefHat, fez, mortarboard, nurseCap, peakedCap } from './caps.ts'
import { crown, tiara } from './crowns.ts'
import { bicorne, featheredCap, plumedHat } from './feathered.ts'
import { floppyCap, jesterCap, miter, santaHat } from './floppy.ts'
import { topHat, tricorne, wideBrim, wizardHat } from './hats.ts'
import { helmet, hornedHelmet, spaceHelmet } from './helmets.ts'
import { cowl, fullMask, grilleHelmet, webMask } from './masks.ts'
import { bandana, beanie, cap, headband, hood } from './soft.ts'
import { crestedHelmet, samuraiHelmet, visoredHelmet } from './warHelmets.ts'
import { divingHelmet, fireHelmet, racingHelmet } from './workHelmets.ts'
import { bonnet, headscarf, nemes, turban, veil } from './wraps.ts'
import { flowerCrown, hairBow, headphones, laurel } from './wreaths.ts'

export const sculptHeadwear = (context: SculptContext): void => {
  const { headwear } = context.spec
  if (!headwear) return
  const dyes = { color: linear(headwear.color), trim: linear(headwear.trim) }
  context.tape.shiftBy([0, crownOver(context.spec), 0], () => {
    HEADWEAR_SCULPTORS[headwear.kind](context, dyes)
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
  cowl,
  'web-mask': webMask,
  'full-mask': fullMask,
  'grille-helmet': grilleHelmet,
  'visored-helmet': visoredHelmet,
  'crested-helmet': crestedHelmet,
  'samurai-helmet': samuraiHelmet,
  'diving-helmet': divingHelmet,
  'fire-helmet': fireHelmet,
  'racing-helmet': racingHelmet,
  deerstalker,
  bowler,
  fedora,
  'cowboy-hat': cowboyHat,
  sombrero,
  bicorne,
  'plumed-hat': plumedHat,
  'feathered-cap': featheredCap,
  fez,
  beret,
  'peaked-cap': peakedCap,
  mortarboard,
  'chef-hat': chefHat,
  'nurse-cap': nurseCap,
  'santa-hat': santaHat,
  'floppy-cap': floppyCap,
  'jester-cap': jesterCap,
  miter,
  bonnet,
  turban,
  headscarf,
  veil,
  nemes,
  'flower-crown': flowerCrown,
  laurel,
  'hair-bow': hairBow,
  headphones,
}
