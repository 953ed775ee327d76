import type { CharacterSpec } from '../../spec/CharacterSpec.ts'
import { cutOf } from '../../garments/cuts.ts'
import { isCaped } from './garment/garment.ts'
import { isHeld } from '../../spec/props.ts'
import { leaned } from '../leaning.ts'
import type { Box } from '../frame.ts'
import type { Anatomy } from './anatomy.ts'
import { BUST_END, NECK } from './anatomy.ts'
import { hidesCrown } from '../../spec/coverage.ts'
import { headwearReach } from '../headwear/headwear.ts'
import { bodyReach } from '../creature/animalBody.ts'
import { headReach } from '../creature/headReach.ts'
import { CREATURE_PEN } from './creaturePen.ts'
import { reachOf } from '../prop/props.ts'
import { handOf } from './prop/handOf.ts'

/** The part of the figure that must be visible: everything above the end of the bust. */
export const figureBox = (spec: CharacterSpec, anatomy: Anatomy): Box => {
  const { hair, headwear, prop, species } = spec
  const grown = headReach(spec)
  const body = spec.garment
    ? anatomy.shoulder * widthOf(spec) + 10
    : bodyReach(spec) * CREATURE_PEN.ux
  const hat = headwear && headwearReach(headwear.kind)
  const held = prop && isHeld(prop) ? reachOf(prop.kind) : undefined
  const hand = prop && handOf(anatomy, prop.kind)
  const headHalf = Math.max(
    HEAD_HALF,
    hat?.half ?? 0,
    HAIR_HALF[hair.cut] ?? 0,
    SPECIES_HALF[species] ?? 0,
    grown.half * CREATURE_PEN.ux,
  )
  const half = Math.max(body, headHalf)
  return leaned(spec, NECK, headHalf, {
    left: -half,
    right: Math.max(half, held && hand ? hand.x + Math.max(held.half, 110) : 0),
    top: Math.min(
      -300,
      hat?.top ?? 0,
      hidesCrown(headwear) ? 0 : (HAIR_TOP[hair.cut] ?? 0),
      held && hand ? hand.y - held.up : 0,
      species === 'alien' ? -410 : 0,
      -grown.top * CREATURE_PEN.uy,
    ),
    bottom: BUST_END,
  })
}

const HEAD_HALF = 230

/** Half the width of the clothes above the end of the bust, relative to that of the shoulders. */
const widthOf = (spec: CharacterSpec): number => {
  if (isCaped(spec)) return 1.4
  const { sleeves, fabric } = cutOf(spec)
  return sleeves === 'puffed' || fabric === 'metal' ? 1.2 : 1.15
}

const HAIR_HALF: Partial<Record<CharacterSpec['hair']['cut'], number>> = {
  afro: 350,
  spiky: 300,
  curly: 270,
  dreadlocks: 280,
  long: 260,
  bangs: 260,
  ringlets: 290,
  puffs: 330,
  wavy: 300,
  ponytail: 330,
}
const HAIR_TOP: Partial<Record<CharacterSpec['hair']['cut'], number>> = {
  afro: -440,
  curly: -310,
  mohawk: -430,
  bun: -400,
  topknot: -380,
  puffs: -370,
  quiff: -355,
  tousled: -335,
  spiky: -425,
  undercut: -310,
}
const SPECIES_HALF: Partial<Record<CharacterSpec['species'], number>> = {
  elf: 300,
  orc: 300,
  goblin: 300,
  troll: 300,
}
