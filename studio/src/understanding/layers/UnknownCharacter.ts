import type { ArchetypeName } from '../archetypes.ts'
import type { Traits } from '../Traits.ts'

/** What is known about somebody whose other traits are guessed. */
export interface UnknownCharacter {
  readonly name: string
  /** Whether `name` is a name of somebody unknown; else it is a known character's, or a description. */
  readonly isNamed: boolean
  readonly archetype: ArchetypeName | undefined
  readonly bodyArchetype: ArchetypeName | undefined
  readonly known: Traits
  /** The likely complexion, which everything else outranks. */
  readonly origin: Traits
}
