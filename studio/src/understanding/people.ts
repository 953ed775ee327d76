import text from '../../data/people.txt'
import type { Species } from '../spec/CharacterSpec.ts'
import { isCreature } from '../spec/creatures.ts'
import type { ArchetypeName } from './archetypes.ts'
import { parseLooks } from './data/parseLooks.ts'
import { readTables } from './data/readTables.ts'
import type { Traits } from './Traits.ts'

/** A word for a person: the traits it implies, and its archetype. */
export interface Person {
  readonly traits: Traits
  readonly archetype?: ArchetypeName
  /** The usual color of a creature, which the text outranks. */
  readonly origin?: Traits
  /** Whether the word says little about dress, so that another word decides: an apprentice witch. */
  readonly vague?: boolean
  /** Whether the word is for a creature that is drawn as a similar one. */
  readonly standIn?: boolean
}

const parsePerson = (slots: string): Person => {
  const { traits, kind } = parseLooks(slots)
  return { ...withoutCoat(traits), ...(kind && { archetype: kind }) }
}

const withoutCoat = (traits: Traits): Person => {
  const { species, skin, ...others } = traits
  return species !== undefined && isCreature(species)
    ? { traits: { species, ...others }, origin: skin ? { skin } : {} }
    : { traits }
}

/** The people and creatures, by the words for them. */
export const PEOPLE: Readonly<Record<string, Person>> = Object.fromEntries(
  readTables('people.txt', text)
    .words('', parsePerson)
    .map(([word, person]) => [
      word.replace(/^[~*]/u, ''),
      {
        ...person,
        ...(word.startsWith('~') && { vague: true }),
        ...(word.startsWith('*') && { standIn: true }),
      },
    ]),
)

/** The plain word for a species, which implies neither an age nor a similar creature; its name if there is none. */
export const wordForSpecies = (species: Species): string =>
  Object.keys(PEOPLE).find((word) => {
    const person = PEOPLE[word]
    return person?.traits.species === species && !person.standIn && person.traits.age === undefined
  }) ?? species
