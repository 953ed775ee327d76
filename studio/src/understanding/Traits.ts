import type {
  Age,
  BeardCut,
  Build,
  Crop,
  Emblem,
  EmblemFrame,
  EyeShape,
  Expression,
  Gaze,
  Garment,
  GarmentPattern,
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
  Turn,
} from '../spec/CharacterSpec.ts'
import type { ClothColor, EyeColor, HairColor, SkinColor } from './colorWords.ts'

/**
 * What is known about a character, in words: any of a spec's values, in one flat object, so that layers of knowledge
 * can be merged by spreading. Colors are words from the tables in `colorWords.ts`.
 */
export interface Traits {
  readonly species?: Species
  readonly age?: Age
  readonly presentation?: Presentation
  readonly build?: Build
  readonly origin?: Origin | 'none'
  readonly skin?: SkinColor
  readonly head?: HeadShape
  readonly nose?: Nose
  readonly mouth?: Mouth
  readonly eyes?: EyeShape
  readonly eyeColor?: EyeColor
  readonly expression?: Expression
  readonly gaze?: Gaze | 'none'
  readonly tilt?: Tilt | 'none'
  readonly turn?: Turn | 'none'
  readonly hair?: HairCut
  readonly hairColor?: HairColor
  readonly beard?: BeardCut
  readonly beardColor?: HairColor
  readonly headwear?: Headwear | 'none'
  readonly headwearColor?: ClothColor
  readonly headwearTrim?: ClothColor
  readonly garment?: Garment | 'none'
  readonly garmentColor?: ClothColor
  readonly garmentTrim?: ClothColor
  readonly garmentPattern?: GarmentPattern | 'none'
  readonly emblem?: Emblem | 'none'
  readonly emblemFrame?: EmblemFrame | 'none'
  readonly emblemColor?: ClothColor
  readonly cape?: ClothColor | 'none'
  readonly neckwear?: Neckwear | 'none'
  readonly neckwearColor?: ClothColor
  readonly gloves?: Glove | 'none'
  readonly glovesColor?: ClothColor
  readonly prop?: Prop | 'none'
  readonly propColor?: ClothColor
  readonly marks?: readonly Mark[]
  readonly crop?: Crop | 'none'
  readonly scene?: Scene
  readonly time?: Time
  readonly mood?: Mood
}
