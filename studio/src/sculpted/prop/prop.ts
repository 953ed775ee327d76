import type { Prop } from '../../spec/CharacterSpec.ts'
import type { SculptContext } from '../SculptContext.ts'
import { linear } from '../color.ts'
import type { PropSculptor } from './PropSculptor.ts'
import { CURIOS } from './curios.ts'
import { EVERYDAY } from './everyday.ts'
import { FOOD } from './food.ts'
import { GADGETS } from './gadgets.ts'
import { IN_BOTH_HANDS } from './inBothHands.ts'
import { LIVING } from './living.ts'
import { MAGIC } from './magic.ts'
import { MUSIC } from './music.ts'
import { TABLE } from './table.ts'
import { TOOLS } from './tools.ts'
import { WEAPONS } from './weapons.ts'
import { WORN } from './worn.ts'

/** The prop, held up beside the shoulder on the right of the picture. */
export const sculptProp = (context: SculptContext): void => {
  const { prop } = context.spec
  if (prop) PROP_SCULPTORS[prop.kind](context, linear(prop.color))
}

const PROP_SCULPTORS: Readonly<Record<Prop, PropSculptor>> = {
  ...CURIOS,
  ...EVERYDAY,
  ...FOOD,
  ...GADGETS,
  ...IN_BOTH_HANDS,
  ...LIVING,
  ...MAGIC,
  ...MUSIC,
  ...TABLE,
  ...TOOLS,
  ...WEAPONS,
  ...WORN,
}
