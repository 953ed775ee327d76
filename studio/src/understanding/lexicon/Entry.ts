import type {
  Age,
  BeardCut,
  Build,
  Expression,
  EyeShape,
  Garment,
  HairCut,
  HeadShape,
  Headwear,
  Mark,
  Mood,
  Mouth,
  Nose,
  Presentation,
  Prop,
  Scene,
  Species,
  Time,
} from '../../spec/CharacterSpec.ts'
import type { ClothColor, EyeColor, HairColor, SkinColor } from '../colorWords.ts'
import type { Traits } from '../Traits.ts'

/** The looks of a well-known character, in words. */
export interface Entry {
  readonly name: string
  readonly source: string
  readonly aliases?: readonly string[]
  /** Other titles that match: a film of the book, a volume of the series, the author. */
  readonly sources?: readonly string[]
  /** Human when no species is given. */
  readonly body: readonly [
    age: Age,
    presentation: Presentation,
    build: Build,
    skin: SkinColor,
    species?: Species,
  ]
  readonly face: readonly [
    head: HeadShape,
    nose: Nose,
    mouth: Mouth,
    eyes: EyeShape,
    eyeColor: EyeColor,
    expression: Expression,
  ]
  readonly hair: readonly [cut: HairCut, color: HairColor]
  /** No beard if left out; the color of the hair if no color is given. */
  readonly beard?: readonly [cut: Exclude<BeardCut, 'none'>, color?: HairColor]
  readonly headwear?: readonly [kind: Headwear, color: ClothColor, trim: ClothColor]
  readonly garment: readonly [kind: Garment, color: ClothColor, trim: ClothColor]
  readonly prop?: readonly [kind: Prop, color: ClothColor]
  readonly marks?: readonly Mark[]
  readonly background: readonly [scene: Scene, time: Time, mood: Mood]
}

/** All traits of `entry` except the colors of things that the character lacks. */
export const traitsOf = (entry: Entry): Traits => {
  const [age, presentation, build, skin, species = 'human'] = entry.body
  const [head, nose, mouth, eyes, eyeColor, expression] = entry.face
  const [hair, hairColor] = entry.hair
  const [beard = 'none', beardColor = hairColor] = entry.beard ?? []
  const [garment, garmentColor, garmentTrim] = entry.garment
  const [scene, time, mood] = entry.background
  return {
    ...{ species, age, presentation, build, skin },
    ...{ head, nose, mouth, eyes, eyeColor, expression },
    ...{ hair, hairColor, beard, beardColor },
    ...headwearOf(entry),
    ...{ garment, garmentColor, garmentTrim },
    ...propOf(entry),
    marks: entry.marks ?? [],
    ...{ scene, time, mood },
  }
}

const headwearOf = ({ headwear }: Entry): Traits => {
  if (headwear === undefined) return { headwear: 'none' }
  const [kind, headwearColor, headwearTrim] = headwear
  return { headwear: kind, headwearColor, headwearTrim }
}

const propOf = ({ prop }: Entry): Traits => {
  if (prop === undefined) return { prop: 'none' }
  const [kind, propColor] = prop
  return { prop: kind, propColor }
}
