import type { Mark } from '../spec/CharacterSpec.ts'
import type { ArchetypeName } from './archetypes.ts'
import type { Traits } from './Traits.ts'

/** The traits that a text gives a character; nothing else is filled in. */
export interface Reading {
  /** All traits but marks. */
  readonly traits: Omit<Traits, 'marks'>
  readonly marks: MarksReading
  /** Clothes and things that go with where somebody is or what they do, unless they are known for others. */
  readonly implied: Traits
  /** The kind of person that the text describes: "wizard". */
  readonly archetype?: ArchetypeName
  /** The body's archetype when `archetype` is only a costume: "robot" in "a robot knight". */
  readonly bodyArchetype?: ArchetypeName
  /** Whether the kind of person is a role: "as a wizard". */
  readonly inRole: boolean
  /** The likely complexion for the region that the text names, or the usual color of the creature. */
  readonly origin: Traits
  /** Whether the text says just "a hat", so that `traits.headwear` is a guess. */
  readonly plainHat: boolean
  /** The words of the text that changed nothing. */
  readonly unused: readonly Unused[]
}

/** A word or phrase of the text, in lower case, that changes nothing. */
export interface Unused {
  readonly text: string
  /** Whether it is in the vocabulary. If not, it may be any part of speech. */
  readonly known: boolean
}

interface MarksReading {
  readonly added: readonly Mark[]
  readonly removed: readonly Mark[]
}
