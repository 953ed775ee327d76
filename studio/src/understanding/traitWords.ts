import * as spec from '../spec/CharacterSpec.ts'
import { keysOf } from '../spec/keysOf.ts'
import { CLOTH_COLORS, EYE_COLORS, HAIR_COLORS, SKIN_COLORS } from './colorWords.ts'
import type { Traits } from './Traits.ts'

type WordsOf<Value> = readonly (Value extends readonly (infer Word)[] ? Word : Value)[]

const CLOTH = keysOf(CLOTH_COLORS)
const HAIR = keysOf(HAIR_COLORS)

/** The words that each trait can have; `marks` can have several at once. */
export const TRAIT_WORDS: { readonly [Trait in keyof Traits]-?: WordsOf<Required<Traits>[Trait]> } =
  {
    species: spec.SPECIES,
    age: spec.AGES,
    presentation: spec.PRESENTATIONS,
    build: spec.BUILDS,
    origin: ['none', ...spec.ORIGINS],
    skin: keysOf(SKIN_COLORS),
    head: spec.HEAD_SHAPES,
    nose: spec.NOSES,
    mouth: spec.MOUTHS,
    eyes: spec.EYE_SHAPES,
    eyeColor: keysOf(EYE_COLORS),
    expression: spec.EXPRESSIONS,
    gaze: ['none', ...spec.GAZES],
    tilt: ['none', ...spec.TILTS],
    turn: ['none', ...spec.TURNS],
    hair: spec.HAIR_CUTS,
    hairColor: HAIR,
    beard: spec.BEARD_CUTS,
    beardColor: HAIR,
    headwear: ['none', ...spec.HEADWEARS],
    headwearColor: CLOTH,
    headwearTrim: CLOTH,
    garment: ['none', ...spec.GARMENTS],
    garmentColor: CLOTH,
    garmentTrim: CLOTH,
    garmentPattern: ['none', ...spec.GARMENT_PATTERNS],
    emblem: ['none', ...spec.EMBLEMS],
    emblemFrame: ['none', ...spec.EMBLEM_FRAMES],
    emblemColor: CLOTH,
    cape: ['none', ...CLOTH],
    neckwear: ['none', ...spec.NECKWEARS],
    neckwearColor: CLOTH,
    gloves: ['none', ...spec.GLOVES],
    glovesColor: CLOTH,
    prop: ['none', ...spec.PROPS],
    propColor: CLOTH,
    marks: spec.MARKS,
    crop: ['none', ...spec.CROPS],
    scene: spec.SCENES,
    time: spec.TIMES,
    mood: spec.MOODS,
  }
