import { GROWTHS } from '../../spec/CharacterSpec.ts'
import { known } from '../adjectives/known.ts'
import { type ArchetypeName, ARCHETYPES } from '../archetypes.ts'
import type { Traits } from '../Traits.ts'

/** An archetype's body without its clothes: somebody who is a robot by birth has a robot's body in any costume. */
export const bodyOf = (archetype: ArchetypeName | undefined): Traits => {
  if (archetype === undefined) return {}
  const { traits } = ARCHETYPES[archetype]
  const { species, build, skin, head, nose, eyes, eyeColor, hair, hairColor, beard } = traits
  const body = { species, build, skin, head, nose, eyes, eyeColor, hair, hairColor, beard }
  const grown = traits.marks?.filter((mark) => GROWTHS.some((growth) => growth === mark)) ?? []
  return {
    ...known(body),
    ...(grown.length > 0 && { marks: grown }),
  }
}
