import fc from 'fast-check'
import type { CharacterSpec, Hex } from '../src/spec/CharacterSpec.ts'
import {
  AGES,
  BEARD_CUTS,
  BUILDS,
  CROPS,
  EMBLEM_FRAMES,
  EMBLEMS,
  EXPRESSIONS,
  EYE_SHAPES,
  GARMENT_PATTERNS,
  GARMENTS,
  GAZES,
  GLOVES,
  HAIR_CUTS,
  HEAD_SHAPES,
  HEADWEARS,
  MARKS,
  MOODS,
  MOUTHS,
  NECKWEARS,
  NOSES,
  ORIGINS,
  PRESENTATIONS,
  PROPS,
  SCENES,
  SPECIES,
  TILTS,
  TIMES,
  TURNS,
} from '../src/spec/CharacterSpec.ts'
import { isAnimal, isCreature } from '../src/spec/creatures.ts'
import {
  CLOTH_COLORS,
  EYE_COLORS,
  HAIR_COLORS,
  SKIN_COLORS,
} from '../src/understanding/colorWords.ts'

const hex = (table: Readonly<Record<string, Hex>>): fc.Arbitrary<Hex> =>
  fc.constantFrom(...Object.values(table))

const wearOf = <Kind>(kinds: readonly Kind[]) =>
  fc.record({ kind: fc.constantFrom(...kinds), color: hex(CLOTH_COLORS), trim: hex(CLOTH_COLORS) })

const titles = fc.oneof(
  fc.constantFrom(
    'Gandalf',
    'Harry Potter',
    'Queen Amara',
    "T'Challa",
    'Mr. Darcy',
    'Zorblax the Unready',
  ),
  fc
    // Unlike any name that is known, or any word.
    .stringMatching(/^[QXZ][b-z]{3,5}('[a-zé]{1,4})?( [QXZ][b-z]{3,9}){0,2}$/u),
)

/** Any spec that can be put in words: colors from the tables, a beard in the color of the hair, clothes on people. */
export const characterSpecs: fc.Arbitrary<CharacterSpec> = fc
  .record({
    name: titles,
    source: fc.oneof(fc.constant(''), titles),
    seed: fc.nat(0xffffffff),
    species: fc.constantFrom(...SPECIES),
    age: fc.constantFrom(...AGES),
    presentation: fc.constantFrom(...PRESENTATIONS),
    build: fc.constantFrom(...BUILDS),
    origin: fc.option(fc.constantFrom(...ORIGINS), { nil: undefined }),
    skin: hex(SKIN_COLORS),
    face: fc.record(
      {
        head: fc.constantFrom(...HEAD_SHAPES),
        nose: fc.constantFrom(...NOSES),
        mouth: fc.constantFrom(...MOUTHS),
        eyes: fc.constantFrom(...EYE_SHAPES),
        eyeColor: hex(EYE_COLORS),
        expression: fc.constantFrom(...EXPRESSIONS),
        gaze: fc.constantFrom(...GAZES),
        tilt: fc.constantFrom(...TILTS),
        turn: fc.constantFrom(...TURNS),
      },
      { requiredKeys: ['head', 'nose', 'mouth', 'eyes', 'eyeColor', 'expression'] },
    ),
    hair: fc.record({ cut: fc.constantFrom(...HAIR_CUTS), color: hex(HAIR_COLORS) }),
    beard: fc.record({ cut: fc.constantFrom(...BEARD_CUTS), color: hex(HAIR_COLORS) }),
    headwear: fc.option(wearOf(HEADWEARS), { nil: undefined }),
    garment: fc
      .tuple(wearOf(GARMENTS), fc.option(fc.constantFrom(...GARMENT_PATTERNS), { nil: undefined }))
      .map(([garment, pattern]) => ({ ...garment, ...(pattern && { pattern }) })),
    undressed: fc.boolean(),
    emblem: fc.option(
      fc.record(
        {
          kind: fc.constantFrom(...EMBLEMS),
          frame: fc.constantFrom(...EMBLEM_FRAMES),
          color: hex(CLOTH_COLORS),
        },
        { requiredKeys: ['kind', 'color'] },
      ),
      { nil: undefined },
    ),
    cape: fc.option(fc.record({ color: hex(CLOTH_COLORS) }), { nil: undefined }),
    neckwear: fc.option(
      fc.record({ kind: fc.constantFrom(...NECKWEARS), color: hex(CLOTH_COLORS) }),
      { nil: undefined },
    ),
    gloves: fc.option(fc.record({ kind: fc.constantFrom(...GLOVES), color: hex(CLOTH_COLORS) }), {
      nil: undefined,
    }),
    prop: fc.option(fc.record({ kind: fc.constantFrom(...PROPS), color: hex(CLOTH_COLORS) }), {
      nil: undefined,
    }),
    marks: fc.subarray([...MARKS]),
    crop: fc.option(fc.constantFrom(...CROPS), { nil: undefined }),
    background: fc.record({
      scene: fc.constantFrom(...SCENES),
      time: fc.constantFrom(...TIMES),
      mood: fc.constantFrom(...MOODS),
    }),
  })
  .map(({ origin, undressed, garment, headwear, emblem, cape, ...others }) => {
    const { neckwear, gloves, prop, crop, beard, hair, ...spec } = others
    const color = isCreature(spec.species) && hair.cut === 'bald' ? HAIR_COLORS.black : hair.color
    return {
      ...spec,
      hair: { cut: hair.cut, color },
      beard: beard.cut === 'none' ? { cut: beard.cut, color } : beard,
      ...(!(undressed && isAnimal(spec.species)) && { garment }),
      ...(origin && !isCreature(spec.species) && { origin }),
      ...(headwear && { headwear }),
      ...(emblem && { emblem }),
      ...(cape && { cape }),
      ...(neckwear && { neckwear }),
      ...(gloves && { gloves }),
      ...(prop && { prop }),
      ...(crop && { crop }),
    }
  })
