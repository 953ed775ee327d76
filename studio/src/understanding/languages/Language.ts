import type { EmblemCharacter } from '../../spec/CharacterSpec.ts'
import type { LocalTag } from '../lexicon/localNames.ts'
import type { Words } from './readWords.ts'

/**
 * A language, other than English, that descriptions are written in: its words, and how it combines them. A noun is
 * written in the form that `phrase` expects, for example with its gender; adjectives are stems that `phrase` inflects.
 */
export interface Language extends Words {
  readonly tag: LocalTag
  /** Puts adjectives, with their endings, before or after a noun. */
  readonly phrase: (noun: string, adjectives: readonly string[]) => string
  /** The opening of a description, such as "Gandalf from “The Lord of the Rings”: ". */
  readonly opening: (name: string, source: string) => string
  /** Matches an opening, with the groups `name`, `source` and `first`, the first of the items that follow. */
  readonly openingPattern: RegExp
  /** Joins items into a sentence. */
  readonly sentence: (items: readonly string[]) => string
  /** What separates two sentences. */
  readonly space: string
  /** What introduces the description of somebody else in the picture. */
  readonly also: string
  /** The noun for a letter or a digit. */
  readonly character: (character: EmblemCharacter) => string
  /** Says that something is an emblem and not a thing: "yellow star on the chest". */
  readonly onChest: (emblem: string) => string
}
