import type { CharacterSpec } from '../../spec/CharacterSpec.ts'
import { cutOf } from '../../garments/cuts.ts'
import { isHeld } from '../../spec/props.ts'
import { leaned } from '../leaning.ts'
import { CHIN } from './head.ts'
import type { Box } from '../frame.ts'
import { ARM_REACH, bodyWidth, CAPE_REACH, ELBOW_REACH, handOf, isElbowOut, SOLES } from './body.ts'
import { bodyReach } from '../creature/animalBody.ts'
import { headReach } from '../creature/headReach.ts'
import { CREATURE_PEN } from './creaturePen.ts'
import { HAIR_REACH } from './hair.ts'
import { headwearReach } from './headwear.ts'
import { propReach } from './props.ts'

/** Room under the soles, to show some ground. */
const GROUND = 64

/** The part of the picture that must be visible: the whole figure, in its own units. */
export const figureBox = (spec: CharacterSpec): Box => {
  const { hair, headwear, prop, species } = spec
  const hat = headwear && headwearReach(headwear.kind)
  const hairs = HAIR_REACH[hair.cut]
  const held = prop && isHeld(prop) ? propReach(prop.kind) : undefined
  const hand = handOf(spec)
  const grown = headReach(spec)
  const headHalf = Math.max(
    hat?.half ?? 0,
    hairs?.half ?? 0,
    SPECIES_REACH[species]?.half ?? 280,
    grown.half * CREATURE_PEN.ux,
  )
  const half = Math.max(
    spec.garment
      ? ((spec.cape ?? cutOf(spec).cape) ? CAPE_REACH : ARM_REACH) * bodyWidth(spec)
      : bodyReach(spec) * CREATURE_PEN.ux,
    headHalf,
  )
  return leaned(spec, CHIN, headHalf, {
    left: -half,
    right: Math.max(
      half,
      held ? hand.x + 60 + held.half : 0,
      isElbowOut(spec) ? ELBOW_REACH * bodyWidth(spec) : 0,
    ),
    top: Math.min(
      -260,
      hat?.top ?? 0,
      hairs?.top ?? 0,
      SPECIES_REACH[species]?.top ?? 0,
      CREATURE_PEN.eyes - grown.top * CREATURE_PEN.uy,
      held ? hand.y - held.up - 20 : 0,
    ),
    bottom: Math.max(SOLES + GROUND, held ? hand.y + held.down + 20 : 0),
  })
}

const SPECIES_REACH: Partial<
  Record<CharacterSpec['species'], { readonly half: number; readonly top: number }>
> = {
  elf: { half: 350, top: 0 },
  orc: { half: 350, top: 0 },
  goblin: { half: 350, top: 0 },
  troll: { half: 350, top: 0 },
  robot: { half: 300, top: -350 },
  alien: { half: 280, top: -350 },
}
