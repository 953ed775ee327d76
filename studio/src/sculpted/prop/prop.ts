import type { Prop } from '../../spec/CharacterSpec.ts'
import type { SculptContext } from '../SculptContext.ts'
import { linear } from '../color.ts'
import type { PropSculptor } from './PropSculptor.ts'
import { apple, ball, camera, magnifyingGlass, potion, scales, skull, telescope } from './curios.ts'
import { book, compass, flower, lantern, mug, wrench } from './everyday.ts'
import { balloon, basket, cat, rose, skateboard, umbrella } from './living.ts'
import { baby, greatSword, piano, rifle } from './inBothHands.ts'
import { lightningBolt, orb, staff, wand } from './magic.ts'
import { guitar, microphone, violin } from './music.ts'
import { goblet, lollipop, palette, quill, scroll, teacup } from './table.ts'
import {
  broom,
  cane,
  dagger,
  hammer,
  hook,
  pickaxe,
  scythe,
  spear,
  torch,
  wrappedWhip,
} from './tools.ts'
import { axe, bow, lightsaber, shield, sword, trident } from './weapons.ts'
import { cigar, parrot, pipe } from './worn.ts'

/** The prop, held up beside the shoulder on the right of the picture. */
export const sculptProp = (context: SculptContext): void => {
  const { prop } = context.spec
  if (prop) PROP_SCULPTORS[prop.kind](context, linear(prop.color))
}

const PROP_SCULPTORS: Readonly<Record<Prop, PropSculptor>> = {
  staff,
  wand,
  sword,
  lightsaber,
  axe,
  bow,
  shield,
  trident,
  'lightning-bolt': lightningBolt,
  book,
  lantern,
  compass,
  flower,
  mug,
  wrench,
  orb,
  pipe,
  cigar,
  parrot,
  hammer,
  scythe,
  pickaxe,
  spear,
  dagger,
  torch,
  broom,
  cane,
  whip: wrappedWhip,
  hook,
  guitar,
  violin,
  microphone,
  skull,
  apple,
  ball,
  potion,
  'magnifying-glass': magnifyingGlass,
  scales,
  camera,
  telescope,
  teacup,
  goblet,
  scroll,
  palette,
  quill,
  lollipop,
  rose,
  cat,
  balloon,
  basket,
  skateboard,
  umbrella,
  'great-sword': greatSword,
  rifle,
  piano,
  'swaddled-baby': baby,
}
