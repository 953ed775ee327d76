import type { CharacterSpec } from '../../spec/CharacterSpec.ts'
import { type Creature, type CreatureGrowth, creatureOf } from '../../spec/creatures.ts'
import { growthReach, type Reach } from './growths.ts'

/** How far ears, horns and wings reach, in the units of a creature's row. */
export const headReach = (spec: CharacterSpec): Reach => {
  const creature = creatureOf(spec)
  const grown = growthReach(spec)
  const own = creature ? reachOf(creature) : { half: 0, top: 0 }
  return { half: Math.max(grown.half, own.half), top: Math.max(grown.top, own.top) }
}

/** How far a creature's head reaches, in the units of its row. */
const reachOf = ({ ears, skull, growths = [], tufts = 0 }: Creature): Reach => {
  const grown = growths.map((growth) => GROWN[growth] ?? { half: 0, top: 0 })
  const fromEars = earReach(ears)
  return {
    half: Math.max(
      skull.width * (tufts > 0 ? 1.25 : 1.15),
      fromEars.half,
      ...grown.map(({ half }) => half),
    ),
    top: Math.max(skull.y + skull.height, fromEars.top, ...grown.map(({ top }) => top)),
  }
}

const earReach = (ears: Creature['ears']): Reach => {
  if (!ears) return { half: 0, top: 0 }
  const { kind, x, y, size } = ears
  if (kind === 'long' && y <= 0.4) return { half: x + size * 1.1, top: 0 }
  return { half: x + size * 1.25, top: y + size * (kind === 'round' ? 1.45 : 1.15) }
}

const GROWN: Partial<Record<CreatureGrowth, Reach>> = {
  mane: { half: 1.33, top: 1.33 },
  quills: { half: 1.33, top: 1.33 },
  branches: { half: 1.21, top: 1.8 },
  frill: { half: 1.22, top: 0 },
  'butterfly wings': { half: 2.3, top: 0 },
  wool: { half: 1.14, top: 1.2 },
  ossicones: { half: 0, top: 1.4 },
  comb: { half: 0, top: 1.3 },
  shell: { half: 1.7, top: 0 },
  horns: { half: 0, top: 1.85 },
  antennae: { half: 0, top: 1.85 },
  fin: { half: 0, top: 1.85 },
  aerial: { half: 0, top: 1.85 },
  crest: { half: 0, top: 1.35 },
  spines: { half: 0, top: 1.35 },
}
