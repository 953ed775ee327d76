import type { Prop } from '../../CharacterSpec.ts'
import type { SculptContext } from '../SculptContext.ts'
import { linear } from '../color.ts'
import type { PropSculptor } from './PropSculptor.ts'
import { book, compass, flower, lantern, mug, wrench } from './everyday.ts'
import { lightningBolt, orb, staff, wand } from './magic.ts'
import { axe, bow, lightsaber, shield, sword, trident } from './weapons.ts'

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
}
