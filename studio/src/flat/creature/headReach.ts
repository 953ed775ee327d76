import type { CharacterSpec } from '../../CharacterSpec.ts'
import { creatureOf } from '../../creatures.ts'
import { reachOf } from './creatureHead.ts'
import { growthReach, type Reach } from './growths.ts'

/** How far ears, horns and wings reach, in the units of a creature's row. */
export const headReach = (spec: CharacterSpec): Reach => {
  const creature = creatureOf(spec)
  const grown = growthReach(spec)
  const own = creature ? reachOf(creature) : { half: 0, top: 0 }
  return { half: Math.max(grown.half, own.half), top: Math.max(grown.top, own.top) }
}
