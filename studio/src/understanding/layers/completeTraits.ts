import { isAnimal } from '../../spec/creatures.ts'
import { type ArchetypeName, ARCHETYPES } from '../archetypes.ts'
import type { Reading } from '../Reading.ts'
import { seededChoice } from '../SeededChoice.ts'
import type { Complete } from '../specOf.ts'
import type { Traits } from '../Traits.ts'
import { bodyOf } from './bodyOf.ts'
import { guessTraits } from './guessTraits.ts'
import { mergeLayers } from './mergeLayers.ts'
import { traitsOfArchetype } from './traitsOfArchetype.ts'

/** All traits of a character: what is known, and a guess for everything else. */
export const completeTraits = ({
  name,
  described,
  identity,
  reading: said,
  lexicon,
}: Hints): Complete => {
  const { archetype = described ? undefined : archetypeOfTitle(name), bodyArchetype, origin } = said
  const reading = archetype === undefined ? clothed(said, lexicon) : said
  const known = { ...lexicon, ...reading.traits }
  const { age } = known
  return mergeLayers(
    guessTraits(seededChoice(identity), {
      ...{ name, archetype, bodyArchetype, known, origin },
      isNamed: !described && Object.keys(lexicon).length === 0,
    }),
    { ...archetypeTraits(archetype, identity, age), ...bodyOf(bodyArchetype) },
    lexicon,
    reading.inRole ? archetypeTraits(reading.archetype, identity, age) : {},
    reading,
  )
}

/** What is known about a character before anything is guessed. */
interface Hints {
  readonly name: string
  readonly described: boolean
  readonly identity: number
  readonly reading: Reading
  readonly lexicon: Traits
}

/** Somebody whose only known garment is a cape wears a cloak. */
const clothed = (reading: Reading, { garment }: Traits): Reading => {
  const { cape, ...traits } = reading.traits
  const { species } = traits
  if (cape === undefined || cape === 'none' || (traits.garment ?? garment) !== undefined) {
    return reading
  }
  if (species !== undefined && isAnimal(species)) return reading
  return { ...reading, traits: { garmentColor: cape, ...traits, garment: 'cloak' } }
}

const archetypeTraits = (
  name: ArchetypeName | undefined,
  seed: number,
  age: Traits['age'],
): Traits =>
  name === undefined ? {} : traitsOfArchetype(ARCHETYPES[name], seededChoice(seed), age)

/**
 * The archetype of a title before a name, such as "Lady" or "Sister", which decides the dress; elsewhere, "lady" is
 * just a woman.
 */
const archetypeOfTitle = (name: string): ArchetypeName | undefined => {
  const { title = '' } = /^(?<title>\p{L}+)\s+\p{Lu}/u.exec(name)?.groups ?? {}
  return TITLES.get(title)
}

const TITLES: ReadonlyMap<string, ArchetypeName> = new Map([
  ['Lady', 'noblewoman'],
  ['Dame', 'noblewoman'],
  ['Madame', 'noblewoman'],
  ['Sister', 'nun'],
  ['Brother', 'monk'],
  ['Father', 'priest'],
])
