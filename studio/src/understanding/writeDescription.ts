import type { CharacterSpec, GarmentPattern, Hex, Mark } from '../CharacterSpec.ts'
import { membersOf } from '../membersOf.ts'
import { seededChoice } from './SeededChoice.ts'
import { CLOTH_COLORS, EYE_COLORS, HAIR_COLORS, SKIN_COLORS } from './colorWords.ts'
import * as english from './englishPhrases.ts'
import { ALSO, SAME_NAME, word } from './englishPhrases.ts'
import { describeIn } from './languages/describeIn.ts'
import { languageOf } from './languages/languages.ts'
import { hyphenated, isPlural, listed, withArticle } from './english.ts'
import {
  BEARD_NOUNS,
  BEARD_PHRASES,
  BUILD_PHRASES,
  CAPE_NOUNS,
  EXPRESSION_PHRASES,
  EYE_PHRASES,
  GARMENT_NOUNS,
  HAIR_NOUNS,
  HAIR_PHRASES,
  HEAD_PHRASES,
  HEADWEAR_NOUNS,
  MOOD_PHRASES,
  MOUTH_PHRASES,
  NOSE_PHRASES,
  GLOVE_NOUNS,
  NECKWEAR_NOUNS,
  PROP_NOUNS,
  SCENE_PHRASES,
  TIME_PHRASES,
} from './vocabulary.ts'

/**
 * One paragraph with everything that a painter needs to know of `spec`. `describe` reads
 * it back to the same spec (except for the seed) if the colors are from the tables in `colorWords.ts`, a
 * missing beard has the color of the hair, and the marks are in the order of `MARKS`. The seed chooses the
 * wording. In another language it is a list, and the seed chooses nothing.
 *
 * @param tag the language, as a BCP 47 tag; one that has no words is written in English
 */
export const writeDescription = (spec: CharacterSpec, tag = 'en'): string => {
  const language = languageOf(tag)
  const [lead, ...companions] = membersOf(spec)
  if (language === undefined) {
    return [inEnglish(lead), ...companions.map((one) => `${ALSO}${inEnglish(one, true)}`)].join(' ')
  }
  const { also, space } = language
  return [
    describeIn(language, lead),
    ...companions.map((one) => `${also}${describeIn(language, one, true)}`),
  ].join(space)
}

/** The background is part of the description of the first character. */
const inEnglish = (spec: CharacterSpec, isCompanion = false): string => {
  const voice: Voice = { ...PRONOUNS[spec.presentation], pick: seededChoice(spec.seed).pick }
  return hyphenated(
    [
      introduction(isCompanion ? { ...spec, source: '' } : spec),
      descent(spec, voice),
      face(spec, voice),
      eyes(spec, voice),
      bearing(spec, voice),
      hair(spec, voice),
      beard(spec, voice),
      marks(spec.marks, voice),
      clothes(spec, voice),
      overClothes(spec, voice),
      prop(spec, voice),
      isCompanion ? '' : background(spec, voice),
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
  )
}

interface Voice {
  readonly they: string
  readonly their: string
  readonly are: string
  readonly have: string
  readonly wear: string
  readonly hold: string
  readonly carry: string
  readonly pick: ReturnType<typeof seededChoice>['pick']
}

const SINGULAR = { are: 'is', have: 'has', wear: 'wears', hold: 'holds', carry: 'carries' }
const PRONOUNS = {
  feminine: { they: 'She', their: 'Her', ...SINGULAR },
  masculine: { they: 'He', their: 'His', ...SINGULAR },
  androgynous: {
    they: 'They',
    their: 'Their',
    are: 'are',
    have: 'have',
    wear: 'wear',
    hold: 'hold',
    carry: 'carry',
  },
} as const

const introduction = (spec: CharacterSpec): string => {
  const comma = spec.presentation === 'androgynous' ? ',' : ''
  return `${spec.name}${origin(spec)} is ${english.person(spec)}${comma} of ${BUILD_PHRASES[spec.build][0]} build.`
}

const origin = ({ name, source }: CharacterSpec): string => {
  if (source === '') return ''
  return source === name ? `, from ${SAME_NAME},` : ` from “${source}”`
}

const descent = ({ origin }: CharacterSpec, { they, are }: Voice): string =>
  origin ? `${they} ${are} ${english.origin(origin)}.` : ''

const face = (spec: CharacterSpec, { they, their, have, pick }: Voice): string => {
  const skin = `${word(SKIN_COLORS, spec.skin)} skin`
  const head = withArticle(`${HEAD_PHRASES[spec.face.head][0]} face`)
  const nose = withArticle(`${NOSE_PHRASES[spec.face.nose][0]} nose`)
  const mouth = withArticle(`${MOUTH_PHRASES[spec.face.mouth][0]} mouth`)
  const expression = withArticle(`${EXPRESSION_PHRASES[spec.face.expression][0]} expression`)
  return pick('face', [
    `${they} ${have} ${skin}, ${head}, ${nose} and ${mouth}, with ${expression}.`,
    `With ${skin}, ${head}, ${nose} and ${mouth}, ${they.toLowerCase()} ${have} ${expression}.`,
    `${their} skin is ${word(SKIN_COLORS, spec.skin)}, and ${they.toLowerCase()} ${have} ${head}, ${nose}, ${mouth} and ${expression}.`,
  ])
}

const eyes = (spec: CharacterSpec, { they, their, have, pick }: Voice): string => {
  const shape = EYE_PHRASES[spec.face.eyes][0]
  const color = word(EYE_COLORS, spec.face.eyeColor)
  return pick('eyes', [
    `${their} eyes are ${shape} and ${color}.`,
    `${their} ${shape} eyes are ${color}.`,
    `${they} ${have} ${shape} ${color} eyes.`,
  ])
}

/** Only what the spec gives: a painter decides the rest. */
const bearing = ({ face: { gaze, tilt } }: CharacterSpec, { they, their, are }: Voice): string =>
  [
    ...(gaze ? [`${they} ${are} ${english.gaze(gaze)}.`] : []),
    ...(tilt ? [`${their} ${english.tilt(tilt).replace('head', 'head is')}.`] : []),
  ].join(' ')

const hair = ({ hair }: CharacterSpec, { they, their, have, pick }: Voice): string => {
  const color = word(HAIR_COLORS, hair.color)
  switch (hair.cut) {
    case 'bald':
      return `${they} ${have} a bald head and ${color} eyebrows.`
    case 'bun':
    case 'topknot':
    case 'braid':
    case 'ponytail':
      return pick('hair', [
        `${their} ${color} hair is worn in a ${HAIR_NOUNS[hair.cut]?.[0] ?? hair.cut}.`,
        `${they} ${have} ${color} hair, tied in a ${HAIR_NOUNS[hair.cut]?.[0] ?? hair.cut}.`,
      ])
    case 'dreadlocks':
    case 'plaits':
    case 'ringlets':
    case 'puffs':
      return `${they} ${have} ${color} ${HAIR_NOUNS[hair.cut]?.[0] ?? hair.cut}.`
    case 'buzz':
    case 'bowl':
    case 'bob':
    case 'afro':
    case 'mohawk':
    case 'fringe':
    case 'pixie':
    case 'quiff':
    case 'undercut':
    case 'receding':
    case 'tonsure':
      return `${they} ${have} ${withArticle(`${color} ${HAIR_NOUNS[hair.cut]?.[0] ?? hair.cut}`)}.`
    default:
      return pick('hair', [
        `${their} hair is ${HAIR_PHRASES[hair.cut][0]} and ${color}.`,
        `${they} ${have} ${HAIR_PHRASES[hair.cut][0]} ${color} hair.`,
      ])
  }
}

/** Does not say "no beard" where nobody expects one: a painter might draw a beard because of the word. */
const beard = (spec: CharacterSpec, { they, have, pick }: Voice): string => {
  const { cut } = spec.beard
  const color = word(HAIR_COLORS, spec.beard.color)
  switch (cut) {
    case 'none':
      if (spec.presentation === 'feminine' || spec.age === 'child') return ''
      return pick('beard', [`${they} ${have} no beard.`, `${they} ${have} a clean-shaven chin.`])
    case 'stubble':
      return `${they} ${have} ${color} stubble.`
    case 'mutton-chops':
      return `${they} ${have} ${color} mutton chops.`
    case 'moustache':
    case 'handlebar':
    case 'toothbrush':
    case 'walrus':
    case 'chin-curtain':
    case 'goatee':
      return `${they} ${have} ${withArticle(`${color} ${BEARD_NOUNS[cut]?.[0] ?? cut}`)}.`
    default:
      return `${they} ${have} a ${BEARD_PHRASES[cut][0]} ${color} beard.`
  }
}

const marks = (marks: readonly Mark[], { their, pick }: Voice): string => {
  const names = marks.map(english.mark)
  return names.length === 0
    ? `${their} face is unmarked.`
    : pick('marks', [
        `Only ${listed(names)} can be seen on ${their.toLowerCase()} face.`,
        `What stands out on ${their.toLowerCase()} face is only ${listed(names)}.`,
      ])
}

const clothes = (
  { headwear, garment }: CharacterSpec,
  { they, their, wear, pick }: Voice,
): string => {
  const worn = thing(garment, GARMENT_NOUNS[garment.kind][0])
  if (headwear === undefined)
    return pick('clothes', [
      `${they} ${wear} ${worn}, and ${their.toLowerCase()} head is bare.`,
      `Bareheaded, ${they.toLowerCase()} ${wear} ${worn}.`,
    ])
  const hat = thing(headwear, HEADWEAR_NOUNS[headwear.kind][0])
  return pick('clothes', [
    `${they} ${wear} ${worn}, and ${hat} on top.`,
    `${they} ${wear} ${hat} and ${worn}.`,
    `Under ${hat}, ${they.toLowerCase()} ${wear} ${worn}.`,
  ])
}

const overClothes = (
  { emblem, cape, neckwear, gloves }: CharacterSpec,
  { they, wear }: Voice,
): string => {
  const frame = emblem?.frame ? ` ${english.emblemFrame(emblem.frame)}` : ''
  const items = [
    ...(emblem
      ? [`${english.colored(emblem.color, english.emblemNoun(emblem.kind))}${frame}`]
      : []),
    ...(cape ? [english.colored(cape.color, CAPE_NOUNS[0])] : []),
    ...(neckwear ? [english.colored(neckwear.color, NECKWEAR_NOUNS[neckwear.kind][0])] : []),
    ...(gloves ? [english.colored(gloves.color, GLOVE_NOUNS[gloves.kind][0])] : []),
  ]
  return items.length === 0 ? '' : `${they} ${wear} ${listed(items)}.`
}

const thing = (
  {
    color,
    trim,
    pattern,
  }: { readonly color: Hex; readonly trim: Hex; readonly pattern?: GarmentPattern },
  noun: string,
): string => {
  const colored = `${word(CLOTH_COLORS, color)} ${noun}`
  const phrase = isPlural(noun) ? colored : withArticle(colored)
  const woven = pattern ? ` ${english.pattern(pattern)}` : ''
  return `${phrase}${woven} trimmed with ${word(CLOTH_COLORS, trim)}`
}

const prop = ({ prop }: CharacterSpec, { they, their, hold, carry, pick }: Voice): string => {
  if (prop === undefined) return `${their} hands are empty.`
  const held = withArticle(`${word(CLOTH_COLORS, prop.color)} ${PROP_NOUNS[prop.kind][0]}`)
  return pick('prop', [
    `${they} ${hold} ${held}.`,
    `${they} ${carry} ${held}.`,
    `In hand is ${held}.`,
  ])
}

const background = ({ background }: CharacterSpec, { their, pick }: Voice): string => {
  const scene = SCENE_TEXTS[background.scene]
  const time = background.time === 'day' ? 'by day' : `at ${TIME_PHRASES[background.time][0]}`
  const mood = MOOD_PHRASES[background.mood][0]
  return pick('background', [
    `Behind ${their === 'Their' ? 'them' : their === 'Her' ? 'her' : 'him'} is ${scene} ${time}, in ${withArticle(mood)} mood.`,
    `The background is ${scene} ${time}; the mood is ${mood}.`,
    `The scene is ${scene} ${time}, and the atmosphere is ${mood}.`,
  ])
}

const SCENE_TEXTS = {
  studio: `a ${SCENE_PHRASES.studio[0]}`,
  hills: `a landscape of ${SCENE_PHRASES.hills[0]}`,
  forest: `a ${SCENE_PHRASES.forest[0]}`,
  mountains: `a range of ${SCENE_PHRASES.mountains[0]}`,
  desert: `a ${SCENE_PHRASES.desert[0]}`,
  sea: `the ${SCENE_PHRASES.sea[0]}`,
  city: `a ${SCENE_PHRASES.city[0]}`,
  castle: `a ${SCENE_PHRASES.castle[0]}`,
  space: SCENE_PHRASES.space[0],
  arctic: `the ${SCENE_PHRASES.arctic[0]}`,
  interior: `a ${SCENE_PHRASES.interior[0]}`,
  ruins: `a place of ${SCENE_PHRASES.ruins[0]}`,
  library: `an ${SCENE_PHRASES.library[0]}`,
  kitchen: `a ${SCENE_PHRASES.kitchen[0]}`,
  tavern: `a ${SCENE_PHRASES.tavern[0]}`,
  classroom: `a ${SCENE_PHRASES.classroom[0]}`,
  laboratory: `a ${SCENE_PHRASES.laboratory[0]}`,
  workshop: `a ${SCENE_PHRASES.workshop[0]}`,
  'throne-room': `a ${SCENE_PHRASES['throne-room'][0]}`,
  cathedral: `a ${SCENE_PHRASES.cathedral[0]}`,
  stage: `a ${SCENE_PHRASES.stage[0]}`,
  circus: `a ${SCENE_PHRASES.circus[0]}`,
  starship: `the ${SCENE_PHRASES.starship[0]}`,
  'old-town': `a ${SCENE_PHRASES['old-town'][0]}`,
  'neon-street': `a ${SCENE_PHRASES['neon-street'][0]}`,
  rooftop: `a ${SCENE_PHRASES.rooftop[0]}`,
  market: `a ${SCENE_PHRASES.market[0]}`,
  graveyard: `a ${SCENE_PHRASES.graveyard[0]}`,
  battlefield: `a ${SCENE_PHRASES.battlefield[0]}`,
  temple: `a ${SCENE_PHRASES.temple[0]}`,
  meadow: `a ${SCENE_PHRASES.meadow[0]}`,
  garden: `a ${SCENE_PHRASES.garden[0]}`,
  'japanese-garden': `a ${SCENE_PHRASES['japanese-garden'][0]}`,
  farm: `a ${SCENE_PHRASES.farm[0]}`,
  jungle: `a ${SCENE_PHRASES.jungle[0]}`,
  'autumn-wood': `an ${SCENE_PHRASES['autumn-wood'][0]}`,
  savanna: `the ${SCENE_PHRASES.savanna[0]}`,
  pyramids: `the ${SCENE_PHRASES.pyramids[0]}`,
  beach: `a ${SCENE_PHRASES.beach[0]}`,
  ship: `the ${SCENE_PHRASES.ship[0]}`,
  underwater: `a ${SCENE_PHRASES.underwater[0]}`,
  cave: `a ${SCENE_PHRASES.cave[0]}`,
  volcano: `a ${SCENE_PHRASES.volcano[0]}`,
  'alien-planet': `an ${SCENE_PHRASES['alien-planet'][0]}`,
  stars: `a ${SCENE_PHRASES.stars[0]}`,
} as const
