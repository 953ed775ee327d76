import type { CharacterSpec } from '../../spec/CharacterSpec.ts'
import type { Creature } from '../../spec/creatures.ts'
import type { Svg } from '../svg.ts'
import { disc, gleam, ruff, tufts } from './coats.ts'
import { creatureEyes } from './creatureEyes.ts'
import { creatureMouth } from './creatureMouth.ts'
import { creaturePattern } from './creaturePattern.ts'
import { crownOf } from './crownOf.ts'
import type { Pen } from './Pen.ts'
import { skullOf } from './skullOf.ts'

/** The head of a creature with its face, in front of what `behindCreature` draws. */
export const creatureHead = (spec: CharacterSpec, creature: Creature, pen: Pen): Svg =>
  [
    creature.coat === 'feathers' ? ruff(spec, creature, pen) : tufts(spec, creature, pen),
    pen.shape(skullOf(creature, pen), spec.skin),
    creature.coat === 'jelly' ? gleam(spec, creature, pen) : '',
    creaturePattern(spec, creature, pen),
    creature.growths?.includes('disc of feathers') === true ? disc(spec, creature, pen) : '',
    creatureMouth(spec, creature, pen),
    creatureEyes(spec, creature, pen),
    crownOf(spec, creature, pen),
  ].join('')
