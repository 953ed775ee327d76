import { CREATURES } from '../../spec/creatures.ts'
import { keysOf } from '../../spec/keysOf.ts'
import type { Language } from '../languages/Language.ts'
import { wordForSpecies } from '../people.ts'

/** The words that `writeDescription` uses for creatures in a language, with their English. */
export const creaturesIn = ({
  creatures,
}: Language): readonly (readonly [foreign: string, english: string])[] =>
  keysOf(CREATURES).map((species) => [
    creatures[species].androgynous.slice(2).toLowerCase(),
    wordForSpecies(species),
  ])
