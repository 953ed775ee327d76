import type { CharacterSpec } from '../../spec/CharacterSpec.ts'
import { creatureOf } from '../../spec/creatures.ts'

/** How much higher the crown of this head is than a person's, for headwear; below zero for flat heads. */
export const crownOver = (spec: CharacterSpec): number => {
  const creature = creatureOf(spec)
  // A space helmet goes around the whole head.
  if (!creature || spec.headwear?.kind === 'space-helmet') return 0
  return creature.skull.y + creature.skull.height - CROWN
}

/** The top of the skull under a person's hair. */
const CROWN = 1.02
