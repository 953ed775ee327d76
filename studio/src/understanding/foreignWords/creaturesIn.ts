import { CREATURES } from '../../spec/creatures.ts'
import { keysOf } from '../../spec/keysOf.ts'
import type { Language } from '../languages/Language.ts'
import { PEOPLE } from '../people.ts'

/** The single words that `writeDescription` uses for creatures in a language, as a list for `wordPairs`. */
export const creaturesIn = ({ creatures }: Language): string =>
  keysOf(CREATURES)
    .map((species) => [creatures[species].androgynous.slice(2).toLowerCase(), wordFor(species)])
    .filter(([noun = '']) => !noun.includes(' '))
    .map(([noun = '', english = '']) => `${noun}=${english.replaceAll(' ', '_')} `)
    .join('')

const wordFor = (species: keyof typeof CREATURES): string | undefined =>
  keysOf(PEOPLE).find((word) => PEOPLE[word]?.traits.species === species)
