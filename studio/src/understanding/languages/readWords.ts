import * as spec from '../../spec/CharacterSpec.ts'
import type { Presentation, Species } from '../../spec/CharacterSpec.ts'
import { keysOf } from '../../spec/keysOf.ts'
import { CLOTH_COLORS, EYE_COLORS, HAIR_COLORS, SKIN_COLORS } from '../colorWords.ts'
import { readTables } from '../data/readTables.ts'
import { PROPS_IN } from '../propWords.ts'

/** The words of a language for everything that a spec has, from its file in `data/languages/`. */
export type Words = ReturnType<typeof readWords>

/** An adjective for the noun "hair" or "beard", or a noun of its own. */
export type Cut = { readonly adjective: string } | { readonly noun: string }

/** The nouns for a creature. */
export type Beings = Readonly<Record<Presentation, string>>

/**
 * @param tag the name of the file
 * @param beings adds the sexes to a noun for a creature
 */
export const readWords = (
  tag: keyof typeof PROPS_IN,
  text: string,
  beings: (noun: string) => Beings,
) => {
  const tables = readTables(`languages/${tag}.txt`, text)
  const every = <Word extends string>(heading: string, words: readonly Word[]) =>
    tables.every(heading, words, (translation) => translation)
  return {
    human: tables.every('human', spec.PRESENTATIONS, (text) => {
      const [child, teen, grown] = partsOf(text)
      return { child, teen, grown }
    }),
    creatures: tables.every('creatures', CREATURES, (text) => {
      if (!text.includes(' | ')) return beings(text)
      const [feminine, masculine, androgynous] = partsOf(text)
      return { feminine, masculine, androgynous }
    }),
    /** Adjectives; an empty one is left out. */
    ages: every('ages', spec.AGES),
    nouns: every('nouns', NOUNS),
    builds: every('builds', spec.BUILDS),
    heads: every('heads', spec.HEAD_SHAPES),
    noses: every('noses', spec.NOSES),
    mouths: every('mouths', spec.MOUTHS),
    expressions: every('expressions', spec.EXPRESSIONS),
    eyes: every('eyes', spec.EYE_SHAPES),
    origins: every('origins', spec.ORIGINS),
    gazes: every('gazes', spec.GAZES),
    tilts: every('tilts', spec.TILTS),
    turns: every('turns', spec.TURNS),
    crops: every('crops', spec.CROPS),
    moods: every('moods', spec.MOODS),
    skinColors: every('skin colors', keysOf(SKIN_COLORS)),
    /** Where fur is called otherwise than skin: it does not tan. */
    coatColors: tables.some('coat colors', keysOf(SKIN_COLORS), (translation) => translation),
    hairColors: every('hair colors', keysOf(HAIR_COLORS)),
    eyeColors: every('eye colors', keysOf(EYE_COLORS)),
    clothColors: every('cloth colors', keysOf(CLOTH_COLORS)),
    hair: tables.every('hair', spec.HAIR_CUTS, parseCut),
    beards: tables.every('beards', BEARDS, parseCut),
    headwear: every('headwear', spec.HEADWEARS),
    garments: every('garments', spec.GARMENTS),
    patterns: every('patterns', spec.GARMENT_PATTERNS),
    emblems: every('emblems', spec.EMBLEM_SHAPES),
    frames: every('frames', spec.EMBLEM_FRAMES),
    neckwear: every('neckwear', spec.NECKWEARS),
    gloves: every('gloves', spec.GLOVES),
    props: PROPS_IN[tag],
    marks: every('marks', spec.MARKS),
    scenes: every('scenes', spec.SCENES),
    times: every('times', spec.TIMES),
    none: every('none', ['beard', 'marks', 'headwear', 'garment', 'prop']),
  }
}

const NOUNS = [
  ...([
    'build',
    'skin',
    'fur',
    'feathers',
    'scales',
    'face',
    'nose',
    'mouth',
    'expression',
    'eyes',
    'hair',
    'eyebrows',
  ] as const),
  ...(['beard', 'trim', 'cape', 'mood'] as const),
]
const CREATURES = spec.SPECIES.filter(
  (species): species is Exclude<Species, 'human'> => species !== 'human',
)
const BEARDS = spec.BEARD_CUTS.filter((cut) => cut !== 'none')

const partsOf = (text: string): [string, string, string] => {
  const [first = '', second = '', third = ''] = text.split(' | ')
  return [first, second, third]
}

const parseCut = (text: string): Cut => {
  const [kind = '', word = ''] = text.split(/ (.*)/u)
  if (kind === 'adjective') return { adjective: word }
  if (kind === 'noun') return { noun: word }
  throw new RangeError(`“${kind}” is neither adjective nor noun`)
}
