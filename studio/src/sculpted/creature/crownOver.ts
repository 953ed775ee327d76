import type { CharacterSpec } from '../../CharacterSpec.ts'
import { creatureOf } from '../../creatures.ts'

/** How much higher than a person's the crown of this head is: flat heads have it lower. */
export const crownOver = (spec: CharacterSpec): number => {
  const creature = creatureOf(spec)
  // Helmets go around the whole head.
  if (!creature || spec.headwear?.kind === 'space-helmet') return 0
  return creature.skull.y + creature.skull.height - CROWN
}

/** The top of the skull under a person's hair. */
const CROWN = 1.02
