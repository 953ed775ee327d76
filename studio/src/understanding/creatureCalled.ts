import { isCreature } from '../spec/creatures.ts'
import type { Noun } from './Noun.ts'
import { PEOPLE } from './people.ts'

/** The creature that a word means, if any. A parrot is also a prop: it is held, unless the text is about one. */
export const creatureCalled = (word: string): Noun | undefined => {
  const person = Object.hasOwn(PEOPLE, word) ? PEOPLE[word] : undefined
  const { species } = person?.traits ?? {}
  return person !== undefined && species !== undefined && isCreature(species)
    ? { slot: 'person', ...person, named: true }
    : undefined
}
