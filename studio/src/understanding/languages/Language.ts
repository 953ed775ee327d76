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
} from '../../CharacterSpec.ts'
import type { ClothColor, EyeColor, HairColor, SkinColor } from '../colorWords.ts'

/**
 * The words of a language, other than English, for everything that a spec has. A noun is written as the language's
 * `phrase` takes it, such as with its gender; adjectives are stems that `phrase` inflects. Within a table, no two
 * phrases may be the same, or the reader could not tell what the writer meant.
 */
export interface Language {
  /** Nouns with adjectives before or after them, and endings. */
  readonly phrase: (noun: string, adjectives: readonly string[]) => string
  /** "Gandalf from “The Lord of the Rings”: ". */
  readonly opening: (name: string, source: string) => string
  /** Finds `name`, `source` and the first of the items that follow, as `first`. */
  readonly openingPattern: RegExp
  /** Puts the items of a sentence together. */
  readonly sentence: (items: readonly string[]) => string
  /** What is between two sentences. */
  readonly space: string
  /** What is before the description of somebody else in the picture. */
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
  /** Phrases, as they are. */
  readonly origins: Readonly<Record<Origin, string>>
  readonly gazes: Readonly<Record<Gaze, string>>
  readonly tilts: Readonly<Record<Tilt, string>>
  readonly moods: Readonly<Record<Mood, string>>

  readonly skinColors: Readonly<Record<SkinColor, string>>
  readonly hairColors: Readonly<Record<HairColor, string>>
  readonly eyeColors: Readonly<Record<EyeColor, string>>
  readonly clothColors: Readonly<Record<ClothColor, string>>

  /** Adjectives of hair, or nouns of their own. */
  readonly hair: Readonly<Record<HairCut, Cut>>
  readonly beards: Readonly<Record<Exclude<BeardCut, 'none'>, Cut>>

  readonly headwear: Readonly<Record<Headwear, string>>
  readonly garments: Readonly<Record<Garment, string>>
  /** Phrases, as they are. */
  readonly patterns: Readonly<Record<GarmentPattern, string>>
  readonly emblems: Readonly<Record<EmblemShape, string>>
  /** The noun for a letter or a digit. */
  readonly character: (character: EmblemCharacter) => string
  /** Keeps an emblem from being read as a thing: "yellow star on the chest". */
  readonly onChest: (emblem: string) => string
  readonly frames: Readonly<Record<EmblemFrame, string>>
  readonly neckwear: Readonly<Record<Neckwear, string>>
  readonly gloves: Readonly<Record<Glove, string>>
  readonly props: Readonly<Record<Prop, string>>
  /** Phrases, as they are. */
  readonly marks: Readonly<Record<Mark, string>>
  readonly scenes: Readonly<Record<Scene, string>>
  readonly times: Readonly<Record<Time, string>>
  readonly none: Readonly<Record<'beard' | 'marks' | 'headwear' | 'prop', string>>
}

export type Cut = { readonly adjective: string } | { readonly noun: string }
