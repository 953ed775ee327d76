import type {
  Age,
  BeardCut,
  Build,
  EmblemCharacter,
  EmblemFrame,
  EmblemShape,
  Expression,
  EyeShape,
  Garment,
  GarmentPattern,
  Gaze,
  Glove,
  HairCut,
  HeadShape,
  Headwear,
  Mark,
  Mood,
  Mouth,
  Neckwear,
  Nose,
  Origin,
  Presentation,
  Prop,
  Scene,
  Species,
  Tilt,
  Time,
} from '../../spec/CharacterSpec.ts'
import type { ClothColor, EyeColor, HairColor, SkinColor } from '../colorWords.ts'

/**
 * The words of a language, other than English, for everything that a spec has. A noun is written in the form that the
 * language's `phrase` expects, for example with its gender; adjectives are stems that `phrase` inflects. Within a
 * table, no two phrases may be the same, or the reader could not tell what the writer meant.
 */
export interface Language {
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

  readonly human: Readonly<Record<Presentation, { child: string; teen: string; grown: string }>>
  readonly creatures: Readonly<
    Record<Exclude<Species, 'human'>, Readonly<Record<Presentation, string>>>
  >
  /** Adjectives; an empty one is left out. */
  readonly ages: Readonly<Record<Age, string>>

  readonly nouns: Readonly<
    Record<
      | 'build'
      | 'skin'
      | 'face'
      | 'nose'
      | 'mouth'
      | 'expression'
      | 'eyes'
      | 'hair'
      | 'eyebrows'
      | 'beard'
      | 'trim'
      | 'cape'
      | 'mood',
      string
    >
  >
  readonly builds: Readonly<Record<Build, string>>
  readonly heads: Readonly<Record<HeadShape, string>>
  readonly noses: Readonly<Record<Nose, string>>
  readonly mouths: Readonly<Record<Mouth, string>>
  readonly expressions: Readonly<Record<Expression, string>>
  readonly eyes: Readonly<Record<EyeShape, string>>
  /** Whole phrases, which are not inflected. */
  readonly origins: Readonly<Record<Origin, string>>
  readonly gazes: Readonly<Record<Gaze, string>>
  readonly tilts: Readonly<Record<Tilt, string>>
  readonly moods: Readonly<Record<Mood, string>>

  readonly skinColors: Readonly<Record<SkinColor, string>>
  readonly hairColors: Readonly<Record<HairColor, string>>
  readonly eyeColors: Readonly<Record<EyeColor, string>>
  readonly clothColors: Readonly<Record<ClothColor, string>>

  /** Adjectives for the noun "hair" or "beard", or nouns of their own. */
  readonly hair: Readonly<Record<HairCut, Cut>>
  readonly beards: Readonly<Record<Exclude<BeardCut, 'none'>, Cut>>

  readonly headwear: Readonly<Record<Headwear, string>>
  readonly garments: Readonly<Record<Garment, string>>
  /** Whole phrases, which are not inflected. */
  readonly patterns: Readonly<Record<GarmentPattern, string>>
  readonly emblems: Readonly<Record<EmblemShape, string>>
  /** The noun for a letter or a digit. */
  readonly character: (character: EmblemCharacter) => string
  /** Says that something is an emblem and not a thing: "yellow star on the chest". */
  readonly onChest: (emblem: string) => string
  readonly frames: Readonly<Record<EmblemFrame, string>>
  readonly neckwear: Readonly<Record<Neckwear, string>>
  readonly gloves: Readonly<Record<Glove, string>>
  readonly props: Readonly<Record<Prop, string>>
  /** Whole phrases, which are not inflected. */
  readonly marks: Readonly<Record<Mark, string>>
  readonly scenes: Readonly<Record<Scene, string>>
  readonly times: Readonly<Record<Time, string>>
  readonly none: Readonly<Record<'beard' | 'marks' | 'headwear' | 'prop', string>>
}

export type Cut = { readonly adjective: string } | { readonly noun: string }
