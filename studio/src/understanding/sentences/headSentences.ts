import type { CharacterSpec, Mark } from '../../spec/CharacterSpec.ts'
import { isCreature } from '../../spec/creatures.ts'
import { EYE_COLORS, HAIR_COLORS, SKIN_COLORS } from '../colorWords.ts'
import { coverOf } from '../coverOf.ts'
import { isPlural, listed, withArticle } from '../english.ts'
import * as english from '../englishPhrases.ts'
import { word } from '../englishPhrases.ts'
import {
  BEARD_NOUNS,
  BEARD_PHRASES,
  EXPRESSION_PHRASES,
  EYE_PHRASES,
  HAIR_NOUNS,
  HAIR_PHRASES,
  HEAD_PHRASES,
  MOUTH_PHRASES,
  NOSE_PHRASES,
} from '../vocabulary.ts'
import type { Voice } from './Voice.ts'

/** The sentences about the face, the gaze, the hair, the beard and the marks; one is empty if there is nothing to say. */
export const headSentences = (spec: CharacterSpec, voice: Voice): readonly string[] => [
  face(spec, voice),
  eyes(spec, voice),
  pose(spec, voice),
  hair(spec, voice),
  beard(spec, voice),
  marks(spec.marks, voice),
]

const face = (spec: CharacterSpec, { they, their, have, pick }: Voice): string => {
  const skin = english.coat(spec)
  const cover = coverOf(spec)
  const head = withArticle(`${HEAD_PHRASES[spec.face.head][0]} face`)
  const nose = withArticle(`${NOSE_PHRASES[spec.face.nose][0]} nose`)
  const mouth = withArticle(`${MOUTH_PHRASES[spec.face.mouth][0]} mouth`)
  const expression = withArticle(`${EXPRESSION_PHRASES[spec.face.expression][0]} expression`)
  return pick('face', [
    `${they} ${have} ${skin}, ${head}, ${nose} and ${mouth}, with ${expression}.`,
    `With ${skin}, ${head}, ${nose} and ${mouth}, ${they.toLowerCase()} ${have} ${expression}.`,
    `${their} ${cover} ${isPlural(cover) ? 'are' : 'is'} ${word(SKIN_COLORS, spec.skin)}, and ${they.toLowerCase()} ${have} ${head}, ${nose}, ${mouth} and ${expression}.`,
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

/** Says only what the spec gives; the painter chooses a gaze or tilt that it leaves open. */
const pose = ({ face: { gaze, tilt, turn } }: CharacterSpec, { they, their, are }: Voice): string =>
  [
    ...(gaze ? [`${they} ${are} ${english.gaze(gaze)}.`] : []),
    ...(turn ? [`${they} ${are} ${english.turn(turn)}.`] : []),
    ...(tilt ? [`${their} ${english.tilt(tilt).replace('head', 'head is')}.`] : []),
  ].join(' ')

const hair = ({ species, hair }: CharacterSpec, { they, their, have, pick }: Voice): string => {
  const color = word(HAIR_COLORS, hair.color)
  switch (hair.cut) {
    case 'bald':
      if (isCreature(species)) return ''
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
    case 'bangs':
    case 'pigtails':
    case 'ringlets':
    case 'puffs':
      return `${they} ${have} ${color} ${HAIR_NOUNS[hair.cut]?.[0] ?? hair.cut}.`
    case 'buzz':
    case 'bowl':
    case 'bob':
    case 'afro':
    case 'mohawk':
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
      if (isCreature(spec.species)) return ''
      if (spec.presentation === 'feminine' || spec.age === 'child') return ''
      return pick('beard', [`${they} ${have} no beard.`, `${they} ${have} a clean-shaven chin.`])
    case 'stubble':
      return `${they} ${have} ${color} stubble.`
    case 'mutton-chops':
      return `${they} ${have} ${color} mutton chops.`
    case 'mustache':
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
