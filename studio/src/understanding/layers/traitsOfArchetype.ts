import type { Age } from '../../spec/CharacterSpec.ts'
import type { Archetype } from '../archetypes.ts'
import type { SeededChoice } from '../SeededChoice.ts'
import type { Traits } from '../Traits.ts'

/**
 * An archetype's traits with one of its palettes, which its headwear shares. If the archetype is old but a younger
 * `age` is known, its hair color is left out and its beard is short: a young wizard is not white-haired.
 */
export const traitsOfArchetype = (
  { traits, palettes }: Archetype,
  choice: SeededChoice,
  age: Age | undefined,
): Traits => {
  const [garmentColor, garmentTrim] = choice.pick('palette', palettes)
  const { hairColor, beard, ...others } = traits
  const younger = traits.age === 'old' && age !== undefined && age !== 'old'
  return {
    headwearColor: garmentColor,
    headwearTrim: garmentTrim,
    ...others,
    ...(!younger && hairColor && { hairColor }),
    ...(beard && { beard: younger ? 'short' : beard }),
    garmentColor,
    garmentTrim,
  }
}
