import type { CharacterSpec, Hex } from '../spec/CharacterSpec.ts'
import { CLOTH_COLORS, EYE_COLORS, HAIR_COLORS, SKIN_COLORS } from './colorWords.ts'
import type { Traits } from './Traits.ts'

export type Complete = Required<Traits>

/** The spec of a character with a complete set of traits. */
export const specOf = ({
  name,
  source,
  seed,
  traits,
}: {
  readonly name: string
  readonly source: string
  readonly seed: number
  readonly traits: Complete
}): CharacterSpec => ({
  name,
  source,
  seed,
  species: traits.species,
  age: traits.age,
  presentation: traits.presentation,
  build: traits.build,
  ...(traits.origin !== 'none' && { origin: traits.origin }),
  skin: SKIN_COLORS[traits.skin],
  face: {
    head: traits.head,
    nose: traits.nose,
    mouth: traits.mouth,
    eyes: traits.eyes,
    eyeColor: EYE_COLORS[traits.eyeColor],
    expression: traits.expression,
    ...(traits.gaze !== 'none' && { gaze: traits.gaze }),
    ...(traits.tilt !== 'none' && { tilt: traits.tilt }),
  },
  hair: { cut: traits.hair, color: HAIR_COLORS[traits.hairColor] },
  beard: { cut: traits.beard, color: HAIR_COLORS[traits.beardColor] },
  ...(traits.headwear !== 'none' && {
    headwear: {
      kind: traits.headwear,
      ...clothes(traits.headwearColor, traits.headwearTrim),
    },
  }),
  garment: {
    kind: traits.garment,
    ...clothes(traits.garmentColor, traits.garmentTrim),
    ...(traits.garmentPattern !== 'none' && { pattern: traits.garmentPattern }),
  },
  ...(traits.emblem !== 'none' && {
    emblem: {
      kind: traits.emblem,
      ...(traits.emblemFrame !== 'none' && { frame: traits.emblemFrame }),
      color: CLOTH_COLORS[traits.emblemColor],
    },
  }),
  ...(traits.cape !== 'none' && { cape: { color: CLOTH_COLORS[traits.cape] } }),
  ...(traits.neckwear !== 'none' && {
    neckwear: { kind: traits.neckwear, color: CLOTH_COLORS[traits.neckwearColor] },
  }),
  ...(traits.gloves !== 'none' && {
    gloves: { kind: traits.gloves, color: CLOTH_COLORS[traits.glovesColor] },
  }),
  ...(traits.prop !== 'none' && {
    prop: { kind: traits.prop, color: CLOTH_COLORS[traits.propColor] },
  }),
  marks: traits.marks,
  background: { scene: traits.scene, time: traits.time, mood: traits.mood },
})

const clothes = (
  color: Complete['garmentColor'],
  trim: Complete['garmentTrim'],
): { color: Hex; trim: Hex } => ({ color: CLOTH_COLORS[color], trim: CLOTH_COLORS[trim] })
