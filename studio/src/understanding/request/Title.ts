import type { Character } from '../lexicon/Character.ts'

/** The parts of a text: who it is about, where they come from, and what it says about their looks. */
export interface Title {
  readonly name: string
  readonly source: string
  readonly entry: Character | undefined
  /** Whose clothes they wear: "dressed as Mario". */
  readonly costume?: Character | undefined
  /** What stands before a known name: "steampunk" in "steampunk Alice". */
  readonly before?: string
  readonly body: string
  /** The part of the text that only describes looks, without a name. */
  readonly description: string
  /** Whether the text has no name; the beginning of the description takes its place. */
  readonly described: boolean
  /** Whether the name is of somebody or something of the visitor's own: "my friend Léa". */
  readonly own?: boolean
}

export const NOBODY = 'Stranger'
