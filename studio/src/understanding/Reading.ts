import type { Mark } from '../CharacterSpec.ts'
import type { ArchetypeName } from './archetypes.ts'
import type { Traits } from './Traits.ts'

/** The traits that a text gives a character; nothing else is filled in. */
export interface Reading {
  /** All traits but marks. */
  readonly traits: Omit<Traits, 'marks'>
  readonly marks: MarksReading
  /** The first kind of person in the text ("wizard"), and whether it is a role: "as a wizard". */
  readonly archetype?: ArchetypeName
  /** What the person is by birth, if the text also names dress: the robot in "a robot knight". */
  readonly nature?: ArchetypeName
  readonly inRole: boolean
  /** The complexion that a given origin makes likely. */
  readonly origin: Traits
  /** Whether the text says just "a hat", so that `traits.headwear` is a guess. */
  readonly plainHat: boolean
  /** What the traits do not show, in the order of the text. */
  readonly unused: readonly Unused[]
}

/** A word or phrase of the text, in lower case, that changes nothing. */
export interface Unused {
  readonly text: string
  /** Whether it is in the vocabulary; otherwise it may be of any part of speech. */
  readonly known: boolean
}

interface MarksReading {
  readonly added: readonly Mark[]
  readonly removed: readonly Mark[]
}
