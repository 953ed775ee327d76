import type { ArchetypeName } from '../archetypes.ts'
import type { Traits } from '../Traits.ts'

/** A well-known character: what everybody would see, in words; the archetype and chance fill in the rest. */
export interface Entry {
  readonly name: string
  readonly source: string
  readonly aliases?: readonly string[]
  /** Other titles that lead here: a film of the book, a volume of the series. */
  readonly sources?: readonly string[]
  readonly archetype?: ArchetypeName
  readonly traits: Traits
}
