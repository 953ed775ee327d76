import text from '../../data/vocabulary.txt'
import * as spec from '../spec/CharacterSpec.ts'
import { keysOf } from '../spec/keysOf.ts'
import { CLOTH_COLORS, EYE_COLORS, HAIR_COLORS, SKIN_COLORS } from './colorWords.ts'
import { phrasesIn, readTables } from './data/readTables.ts'
import { wordIn } from './data/wordIn.ts'

const tables = readTables('vocabulary.txt', text)

/** The phrases for each of `words`. */
const every = <Word extends string>(heading: string, words: readonly Word[]) =>
  tables.every(heading, words, phrasesIn)
/** The phrases for some of `words`. */
const some = <Word extends string>(heading: string, words: readonly Word[]) =>
  tables.some(heading, words, phrasesIn)
/** Other words for colors, with the color that each means. */
const aliases = <Color extends string>(
  heading: string,
  colors: Readonly<Record<Color, unknown>>,
): Readonly<Record<string, Color>> =>
  Object.fromEntries(
    tables
      .meanings(heading)
      .map(([alias, color]) => [alias, wordIn(keysOf(colors), color, heading)]),
  )

export const AGE_PHRASES = every('ages', spec.AGES)
export const BUILD_PHRASES = every('builds', spec.BUILDS)
export const SPECIES_PHRASES = every('species', spec.SPECIES)
export const HEAD_PHRASES = every('heads', spec.HEAD_SHAPES)
export const NOSE_PHRASES = every('noses', spec.NOSES)
export const MOUTH_PHRASES = every('mouths', spec.MOUTHS)
export const EYE_PHRASES = every('eyes', spec.EYE_SHAPES)
export const GAZE_PHRASES = every('gazes', spec.GAZES)
export const TILT_PHRASES = every('tilts', spec.TILTS)
export const TURN_PHRASES = every('turns', spec.TURNS)
export const CROP_PHRASES = every('crops', spec.CROPS)
export const EXPRESSION_PHRASES = every('expressions', spec.EXPRESSIONS)
export const HAIR_PHRASES = every('hair', [
  'short',
  'tousled',
  'spiky',
  'slicked',
  'long',
  'wavy',
  'curly',
])
export const HAIR_NOUNS = some('hair nouns', spec.HAIR_CUTS)
export const BEARD_PHRASES = every('beards', ['short', 'full', 'long', 'braided', 'forked'])
export const MUSTACHE_PHRASES = every('mustaches', ['walrus', 'handlebar'])
export const BEARD_NOUNS = some('beard nouns', spec.BEARD_CUTS)
export const HEADWEAR_NOUNS = every('headwear nouns', spec.HEADWEARS)
export const HEADWEAR_PHRASES = some('headwear', spec.HEADWEARS)
export const GARMENT_NOUNS = every('garment nouns', spec.GARMENTS)
export const PATTERN_PHRASES = every('patterns', spec.GARMENT_PATTERNS)
export const WITH_PATTERN_PHRASES = every('with patterns', spec.GARMENT_PATTERNS)
export const NECKWEAR_NOUNS = every('neckwear nouns', spec.NECKWEARS)
export const GLOVE_NOUNS = every('glove nouns', spec.GLOVES)
export const GLOVE_PHRASES = some('gloves', spec.GLOVES)
export const CAPE_NOUNS = ['cape', 'capelet'] as const
export const EMBLEM_NOUNS = every('emblem nouns', spec.EMBLEM_SHAPES)
/** All words for what an emblem may show, except letters and digits. */
export const EMBLEM_WORDS: readonly string[] = Object.values(EMBLEM_NOUNS).flat()
export const EMBLEM_FRAME_PHRASES = every('emblem frames', spec.EMBLEM_FRAMES)
export { PROP_NOUNS } from './propWords.ts'
export const MARK_NOUNS = every('mark nouns', spec.MARKS)
export const SCENE_PHRASES = every('scenes', spec.SCENES)
export const TIME_PHRASES = every('times', spec.TIMES)
export const MOOD_PHRASES = every('moods', spec.MOODS)
export const ORIGIN_PHRASES = every('origins', spec.ORIGINS)

export const SKIN_ALIASES = aliases('skin colors', SKIN_COLORS)
export const HAIR_ALIASES = aliases('hair colors', HAIR_COLORS)
export const EYE_ALIASES = aliases('eye colors', EYE_COLORS)
export const CLOTH_ALIASES = aliases('cloth colors', CLOTH_COLORS)

export const { held: OTHER_HELD, worn: OTHER_WORN } = every('other things', ['held', 'worn'])
