import type { CharacterSpec } from '../spec/CharacterSpec.ts'
import { isAnimal, isCreature } from '../spec/creatures.ts'
import { CLOTH_COLORS, EYE_COLORS, HAIR_COLORS, SKIN_COLORS } from './colorWords.ts'
import type { Traits } from './Traits.ts'

/** The character with these traits; whatever they do not mention stays as it is. New things without a color are brown. */
export const withTraits = (spec: CharacterSpec, traits: Traits): CharacterSpec => {
  const {
    origin,
    headwear,
    garment: _,
    emblem,
    cape,
    neckwear,
    gloves,
    prop,
    crop,
    ...whole
  } = spec
  const garment = garmentWith(spec, traits)
  return {
    ...whole,
    species: traits.species ?? spec.species,
    age: traits.age ?? spec.age,
    presentation: traits.presentation ?? spec.presentation,
    build: traits.build ?? spec.build,
    ...optional('origin', said(traits.origin, origin)),
    skin: shade(SKIN_COLORS, traits.skin) ?? spec.skin,
    face: faceWith(spec.face, traits),
    ...hairWith(spec, traits),
    ...thing('headwear', traits.headwear, headwear, (kind) => ({
      kind,
      color: cloth(traits.headwearColor) ?? headwear?.color ?? NEW,
      trim: cloth(traits.headwearTrim) ?? headwear?.trim ?? CLOTH_COLORS.gold,
    })),
    ...optional('garment', garment),
    ...thing('emblem', traits.emblem, emblem, (kind) => ({
      kind,
      ...optional('frame', said(traits.emblemFrame, emblem?.frame)),
      color: cloth(traits.emblemColor) ?? emblem?.color ?? garment?.trim ?? NEW,
    })),
    ...optional(
      'cape',
      traits.cape === 'none'
        ? undefined
        : traits.cape === undefined
          ? cape
          : { color: CLOTH_COLORS[traits.cape] },
    ),
    ...thing('neckwear', traits.neckwear, neckwear, (kind) => ({
      kind,
      color: cloth(traits.neckwearColor) ?? neckwear?.color ?? NEW,
    })),
    ...thing('gloves', traits.gloves, gloves, (kind) => ({
      kind,
      color: cloth(traits.glovesColor) ?? gloves?.color ?? NEW,
    })),
    ...thing('prop', traits.prop, prop, (kind) => ({
      kind,
      color: cloth(traits.propColor) ?? prop?.color ?? NEW,
    })),
    ...optional('crop', said(traits.crop, crop)),
    marks: traits.marks ?? spec.marks,
    background: {
      scene: traits.scene ?? spec.background.scene,
      time: traits.time ?? spec.background.time,
      mood: traits.mood ?? spec.background.mood,
    },
  }
}

/** Undefined only for an animal: everybody else wears something. */
const garmentWith = (spec: CharacterSpec, traits: Traits): CharacterSpec['garment'] => {
  const { garment } = spec
  const kind = said(traits.garment, garment?.kind)
  if (kind === undefined && isAnimal(traits.species ?? spec.species)) return undefined
  return {
    kind: kind ?? garment?.kind ?? 'tunic',
    color: cloth(traits.garmentColor) ?? garment?.color ?? NEW,
    trim: cloth(traits.garmentTrim) ?? garment?.trim ?? CLOTH_COLORS.gold,
    ...optional('pattern', said(traits.garmentPattern, garment?.pattern)),
  }
}

/** A creature without hair has no color of hair, so it has the same one always. */
const hairWith = (spec: CharacterSpec, traits: Traits): Pick<CharacterSpec, 'hair' | 'beard'> => {
  const cut = traits.hair ?? spec.hair.cut
  const beard = {
    cut: traits.beard ?? spec.beard.cut,
    color: shade(HAIR_COLORS, traits.beardColor) ?? spec.beard.color,
  }
  if (cut !== 'bald' || !isCreature(traits.species ?? spec.species)) {
    const color = shade(HAIR_COLORS, traits.hairColor) ?? spec.hair.color
    return { hair: { cut, color }, beard }
  }
  const hair = { cut, color: HAIR_COLORS.black }
  return { hair, beard: beard.cut === 'none' ? { ...beard, color: hair.color } : beard }
}

const faceWith = (
  { gaze, tilt, turn, ...face }: CharacterSpec['face'],
  traits: Traits,
): CharacterSpec['face'] => ({
  head: traits.head ?? face.head,
  nose: traits.nose ?? face.nose,
  mouth: traits.mouth ?? face.mouth,
  eyes: traits.eyes ?? face.eyes,
  eyeColor: shade(EYE_COLORS, traits.eyeColor) ?? face.eyeColor,
  expression: traits.expression ?? face.expression,
  ...optional('gaze', said(traits.gaze, gaze)),
  ...optional('tilt', said(traits.tilt, tilt)),
  ...optional('turn', said(traits.turn, turn)),
})

/** What a trait says about an optional value; `before` if nothing. */
const said = <Value extends string>(
  trait: Value | 'none' | undefined,
  before: Value | undefined,
): Value | undefined => (trait === 'none' ? undefined : (trait ?? before))

const optional = <Key extends string, Value>(
  key: Key,
  value: Value | undefined,
): Partial<Record<Key, Value>> => {
  const none: Partial<Record<Key, Value>> = {}
  return value === undefined ? none : { ...none, [key]: value }
}

/** Something that a character may have: as the trait says, or as before. */
const thing = <Key extends string, Kind extends string, Value extends { readonly kind: Kind }>(
  key: Key,
  trait: Kind | 'none' | undefined,
  before: { readonly kind: Kind } | undefined,
  make: (kind: Kind) => Value,
): Partial<Record<Key, Value>> => {
  const kind = said(trait, before?.kind)
  return optional(key, kind === undefined ? undefined : make(kind))
}

const shade = <Word extends string, Hex>(
  table: Readonly<Record<Word, Hex>>,
  word: Word | undefined,
): Hex | undefined => (word === undefined ? undefined : table[word])

const cloth = (word: keyof typeof CLOTH_COLORS | undefined) => shade(CLOTH_COLORS, word)

const NEW = CLOTH_COLORS.brown
