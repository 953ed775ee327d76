import {
  EMBLEM_SHAPES,
  type CharacterSpec,
  type Crop,
  type Emblem,
  type EmblemFrame,
  type GarmentPattern,
  type Gaze,
  type Hex,
  type Mark,
  type Origin,
  type Tilt,
  type Turn,
} from '../spec/CharacterSpec.ts'
import { isAnimal } from '../spec/creatures.ts'
import { coverOf } from './coverOf.ts'
import { CLOTH_COLORS, EYE_COLORS, HAIR_COLORS, nearestWord, SKIN_COLORS } from './colorWords.ts'
import { isPlural, listed, withArticle } from './english.ts'
import { wordForSpecies } from './people.ts'
import {
  AGE_PHRASES,
  BEARD_NOUNS,
  BEARD_PHRASES,
  BUILD_PHRASES,
  CAPE_NOUNS,
  CROP_PHRASES,
  EMBLEM_FRAME_PHRASES,
  EMBLEM_NOUNS,
  EXPRESSION_PHRASES,
  EYE_PHRASES,
  GARMENT_NOUNS,
  HAIR_NOUNS,
  HEAD_PHRASES,
  HEADWEAR_NOUNS,
  MARK_NOUNS,
  MOOD_PHRASES,
  MOUTH_PHRASES,
  NOSE_PHRASES,
  ORIGIN_PHRASES,
  GLOVE_NOUNS,
  NECKWEAR_NOUNS,
  PROP_NOUNS,
  SCENE_PHRASES,
  SPECIES_PHRASES,
  TIME_PHRASES,
  TURN_PHRASES,
  WITH_PATTERN_PHRASES,
} from './vocabulary.ts'

type Face = CharacterSpec['face']

// Each function phrases one trait in English that `readEnglish` can parse.

export const person = ({
  age,
  species,
  presentation,
}: Pick<CharacterSpec, 'age' | 'species' | 'presentation'>): string =>
  withArticle(
    isAnimal(species)
      ? `${AGE_PHRASES[age][0]} ${SEXES[presentation]} ${wordForSpecies(species)}`
      : `${AGE_PHRASES[age][0]} ${SPECIES_PHRASES[species][0]} ${PERSON[presentation][age === 'child' || age === 'teen' ? 'young' : 'grown']}`,
  )

const SEXES = { feminine: 'female', masculine: 'male', androgynous: 'androgynous' } as const

const PERSON = {
  feminine: { young: 'girl', grown: 'woman' },
  masculine: { young: 'boy', grown: 'man' },
  androgynous: { young: 'youngster of androgynous looks', grown: 'person of androgynous looks' },
} as const

export const build = (build: CharacterSpec['build']): string => `${BUILD_PHRASES[build][0]} build`
export const origin = (origin: Origin): string =>
  `of ${capitals(ORIGIN_PHRASES[origin][0])} descent`

const capitals = (words: string): string =>
  words.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())

export const skin = (color: Hex): string => `${word(SKIN_COLORS, color)} skin`
export const coat = ({ skin, species }: Pick<CharacterSpec, 'skin' | 'species'>): string =>
  `${word(SKIN_COLORS, skin)} ${coverOf({ species })}`
export const head = (head: Face['head']): string => `A ${HEAD_PHRASES[head][0]} face`
export const nose = (nose: Face['nose']): string => `A ${NOSE_PHRASES[nose][0]} nose`
export const mouth = (mouth: Face['mouth']): string => `A ${MOUTH_PHRASES[mouth][0]} mouth`
export const expression = (expression: Face['expression']): string =>
  `A ${EXPRESSION_PHRASES[expression][0]} expression`
export const gaze = (gaze: Gaze): string =>
  `looking ${gaze === 'ahead' ? 'straight ahead' : gaze === 'left' || gaze === 'right' ? `to the ${gaze}` : gaze}`
export const tilt = (tilt: Tilt): string => `head tilted to the ${tilt}`
export const turn = (turn: Turn): string => TURN_PHRASES[turn][0]
export const crop = (crop: Crop): string => CROP_PHRASES[crop][0]
export const eyes = ({ eyes, eyeColor }: Pick<Face, 'eyes' | 'eyeColor'>): string =>
  `${EYE_PHRASES[eyes][0]} ${word(EYE_COLORS, eyeColor)} eyes`

export const hair = ({ cut, color }: CharacterSpec['hair']): string => {
  if (cut === 'bald') return 'A bald head'
  const noun = cut === 'curly' ? undefined : HAIR_NOUNS[cut]?.[0]
  const shade = word(HAIR_COLORS, color)
  if (noun === undefined) return `${HAIR_ADJECTIVES[cut] ?? cut} ${shade} hair`
  return PLURAL_CUTS.has(cut) ? `${shade} ${noun}` : `A ${shade} ${noun}`
}

const PLURAL_CUTS: ReadonlySet<CharacterSpec['hair']['cut']> = new Set([
  'bangs',
  'pigtails',
  'ringlets',
  'puffs',
])

const HAIR_ADJECTIVES: Partial<Record<CharacterSpec['hair']['cut'], string>> = {
  slicked: 'slicked back',
}

export const eyebrows = (color: Hex): string => `${word(HAIR_COLORS, color)} eyebrows`

export const beard = ({ cut, color }: CharacterSpec['beard']): string => {
  const shade = word(HAIR_COLORS, color)
  switch (cut) {
    case 'none':
      return 'No beard'
    case 'mutton-chops':
      return `${shade} ${BEARD_NOUNS[cut]?.[0] ?? cut}`
    case 'stubble':
    case 'mustache':
    case 'handlebar':
    case 'toothbrush':
    case 'walrus':
    case 'chin-curtain':
    case 'goatee':
      return `A ${shade} ${BEARD_NOUNS[cut]?.[0] ?? cut}`
    default:
      return `A ${BEARD_PHRASES[cut][0]} ${shade} beard`
  }
}

export const mark = (mark: Mark): string => MARK_TEXTS[mark] ?? MARK_NOUNS[mark][0]

const MARK_TEXTS: Partial<Record<Mark, string>> = {
  'eye-patch': 'an eye patch',
  scar: 'a scar',
  'lightning-scar': 'a lightning-shaped scar',
  mask: 'a mask',
  monocle: 'a monocle',
  'hockey-mask': 'a hockey mask',
  'half-mask': 'a half mask',
  'face-cloth': 'a cloth mask',
  'neck-bolts': 'bolts in the neck',
  'unicorn-horn': 'a unicorn horn',
  tear: 'a tear',
  'beauty-mark': 'a beauty mark',
  'face-tattoo': 'a face tattoo',
  'nose-ring': 'a nose ring',
  'clown-nose': 'a clown nose',
  bandage: 'a bandage on the nose',
  bindi: 'a bindi',
}

export const onlyMarks = (marks: readonly string[]): string =>
  `Only ${listed(marks)} can be seen on the face`

export const headwear = (worn: {
  readonly kind: keyof typeof HEADWEAR_NOUNS
  color: Hex
}): string => `Wearing ${colored(worn.color, HEADWEAR_NOUNS[worn.kind][0])}`
export const garment = (worn: { readonly kind: keyof typeof GARMENT_NOUNS; color: Hex }): string =>
  `Wearing ${colored(worn.color, GARMENT_NOUNS[worn.kind][0])}`
/** Says that an animal wears nothing, without a word for clothes. */
export const asNatureMade = 'As nature made it'
export const trim = (color: Hex): string => `trimmed with ${word(CLOTH_COLORS, color)}`
/** "star emblem", "letter K emblem". */
export const emblemNoun = (kind: Emblem): string => {
  const shape = EMBLEM_SHAPES.find((known) => known === kind)
  if (shape !== undefined) return `${EMBLEM_NOUNS[shape][0]} emblem`
  return `${/\d/u.test(kind) ? 'number' : 'letter'} ${kind} emblem`
}
export const emblem = ({ kind, color }: Omit<NonNullable<CharacterSpec['emblem']>, 'frame'>) =>
  `Wearing ${colored(color, emblemNoun(kind))}`
export const pattern = (pattern: GarmentPattern): string => WITH_PATTERN_PHRASES[pattern][0]
export const emblemFrame = (frame: EmblemFrame): string => EMBLEM_FRAME_PHRASES[frame][0]
export const cape = (color: Hex): string => `Wearing ${colored(color, CAPE_NOUNS[0])}`
export const neckwear = ({ kind, color }: NonNullable<CharacterSpec['neckwear']>): string =>
  `Wearing ${colored(color, NECKWEAR_NOUNS[kind][0])}`
export const gloves = ({ kind, color }: NonNullable<CharacterSpec['gloves']>): string =>
  `Wearing ${colored(color, GLOVE_NOUNS[kind][0])}`
export const prop = ({ kind, color }: NonNullable<CharacterSpec['prop']>): string =>
  `Holding ${colored(color, PROP_NOUNS[kind][0])}`

export const scene = (scene: CharacterSpec['background']['scene']): string =>
  `The background is ${SCENE_PHRASES[scene][0]}`
export const time = (time: CharacterSpec['background']['time']): string =>
  time === 'day' ? 'The scene is by day' : `The scene is at ${TIME_PHRASES[time][0]}`
export const mood = (mood: CharacterSpec['background']['mood']): string =>
  `The mood is ${MOOD_PHRASES[mood][0]}`

export const colored = (color: Hex, noun: string): string => {
  const phrase = `${word(CLOTH_COLORS, color)} ${noun}`
  return isPlural(noun) ? phrase : withArticle(phrase)
}

export const word = (table: Readonly<Record<string, Hex>>, hex: Hex): string =>
  nearestWord(table, hex) ?? hex

/** Replaces a source that is the same as the character's name. */
export const SAME_NAME = 'the work of the same name'

/** Introduces the description of another character in the picture. */
export const ALSO = 'Also in the picture: '
