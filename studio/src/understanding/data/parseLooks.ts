import { ARCHETYPE_NAMES, type ArchetypeName } from '../archetypes.ts'
import { PEOPLES } from '../peoples.ts'
import type { Traits } from '../Traits.ts'
import { parseTraits } from './parseTraits.ts'
import { wordIn } from './wordIn.ts'

/** What the row of a character says about their looks. */
export interface Looks {
  readonly traits: Traits
  /** The kind of person, which suggests whatever `traits` leaves open. */
  readonly kind: ArchetypeName | undefined
  /** The kind of body, if `kind` is only a costume. */
  readonly body: ArchetypeName | undefined
  /** The most common complexion of their people, which everything else outranks. */
  readonly complexion: Traits
}

/**
 * Parses traits, as `parseTraits` does, and the slots `kind` and `body`, which are archetypes, and `people`, which is a
 * word for where somebody's family is from: `kind=queen people=greek age=old`.
 *
 * @throws {RangeError} if a slot or one of its words is unknown
 */
export const parseLooks = (text: string): Looks => {
  const slots = text.split(' ')
  const valueOf = (name: string): string | undefined =>
    slots.find((slot) => slot.startsWith(`${name}=`))?.slice(name.length + 1)
  const [kind, body, people] = [valueOf('kind'), valueOf('body'), valueOf('people')]
  const { origin, ...complexion } = people === undefined ? {} : traitsOfPeople(people)
  const traits = parseTraits(slots.filter((slot) => !NO_TRAIT.test(slot)).join(' '))
  return {
    traits: { ...(origin && { origin }), ...traits },
    kind: kind === undefined ? undefined : wordIn(ARCHETYPE_NAMES, kind, 'kind'),
    body: body === undefined ? undefined : wordIn(ARCHETYPE_NAMES, body, 'body'),
    complexion,
  }
}

const NO_TRAIT = /^(?:kind|body|people)=/u

const traitsOfPeople = (people: string): Traits =>
  PEOPLES.get(wordIn([...PEOPLES.keys()], people, 'people')) ?? {}
