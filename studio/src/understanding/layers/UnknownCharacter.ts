import type { ArchetypeName } from '../archetypes.ts'
import type { Traits } from '../Traits.ts'

/** What is known about somebody whose other traits are guessed. */
export interface UnknownCharacter {
  readonly name: string
  /** Whether the text has only a description and no name: it means a contemporary person unless it says otherwise. */
  readonly described: boolean
  readonly archetype: ArchetypeName | undefined
  readonly bodyArchetype: ArchetypeName | undefined
  readonly known: Traits
  /** The likely complexion, which everything else outranks. */
  readonly origin: Traits
}
