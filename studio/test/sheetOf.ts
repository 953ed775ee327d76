import type { CharacterSpec, Hex } from '../src/spec/CharacterSpec.ts'
import {
  CLOTH_COLORS,
  EYE_COLORS,
  HAIR_COLORS,
  nearestWord,
  SKIN_COLORS,
} from '../src/understanding/colorWords.ts'

/** A language model's reply, in the form of `SPEC_SCHEMA`, that describes `spec`. */
export const sheetOf = (spec: CharacterSpec) => {
  const { name, source, species, age, presentation, build, origin = 'none', marks } = spec
  const { face, hair, beard, headwear, garment, emblem, cape, neckwear, gloves, prop, background } =
    spec
  const { eyeColor, gaze = 'none', tilt = 'none', turn = 'none', ...features } = face
  return {
    ...{ name, source, species, age, presentation, build, origin, marks },
    ...features,
    ...{ gaze, tilt, turn, crop: spec.crop ?? 'none' },
    ...background,
    skin: nearestWord(SKIN_COLORS, spec.skin),
    eyeColor: nearestWord(EYE_COLORS, eyeColor),
    hair: hair.cut,
    hairColor: nearestWord(HAIR_COLORS, hair.color),
    beard: beard.cut,
    beardColor: nearestWord(HAIR_COLORS, beard.color),
    headwear: headwear?.kind ?? 'none',
    headwearColor: cloth(headwear?.color),
    headwearTrim: cloth(headwear?.trim),
    garment: garment?.kind ?? 'none',
    garmentColor: cloth(garment?.color),
    garmentTrim: cloth(garment?.trim),
    garmentPattern: garment?.pattern ?? 'none',
    emblem: emblem?.kind ?? 'none',
    emblemFrame: emblem?.frame ?? 'none',
    emblemColor: cloth(emblem?.color),
    cape: cape ? cloth(cape.color) : 'none',
    neckwear: neckwear?.kind ?? 'none',
    neckwearColor: cloth(neckwear?.color),
    gloves: gloves?.kind ?? 'none',
    glovesColor: cloth(gloves?.color),
    prop: prop?.kind ?? 'none',
    propColor: cloth(prop?.color),
    companions: [],
  }
}

const cloth = (hex: Hex = '#000000') => nearestWord(CLOTH_COLORS, hex)
