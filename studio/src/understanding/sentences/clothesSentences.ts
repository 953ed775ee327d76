import type { CharacterSpec, GarmentPattern, Hex } from '../../spec/CharacterSpec.ts'
import { isCreature } from '../../spec/creatures.ts'
import { CLOTH_COLORS } from '../colorWords.ts'
import { isPlural, listed, withArticle } from '../english.ts'
import * as english from '../englishPhrases.ts'
import { word } from '../englishPhrases.ts'
import {
  CAPE_NOUNS,
  GARMENT_NOUNS,
  GLOVE_NOUNS,
  HEADWEAR_NOUNS,
  NECKWEAR_NOUNS,
  PROP_NOUNS,
} from '../vocabulary.ts'
import type { Voice } from './Voice.ts'

/** The sentences about what a character wears and holds; one is empty if there is nothing to say. */
export const clothesSentences = (spec: CharacterSpec, voice: Voice): readonly string[] => [
  clothes(spec, voice),
  overClothes(spec, voice),
  prop(spec, voice),
]

const clothes = (spec: CharacterSpec, voice: Voice): string => {
  const { headwear, garment } = spec
  const { they, their, wear, pick } = voice
  if (garment === undefined) return natural(spec, voice)
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

/** Says what an animal without clothes wears on its head, and nothing about clothes. */
const natural = ({ headwear }: CharacterSpec, { they, them, are, pick }: Voice): string => {
  if (headwear === undefined) {
    return `Bareheaded, ${they.toLowerCase()} ${are} as nature made ${them}.`
  }
  const hat = thing(headwear, HEADWEAR_NOUNS[headwear.kind][0])
  return pick('clothes', [
    `Under ${hat}, ${they.toLowerCase()} ${are} as nature made ${them}.`,
    `But for ${hat}, ${they.toLowerCase()} ${are} as nature made ${them}.`,
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

const prop = (
  { species, prop }: CharacterSpec,
  { they, their, hold, carry, pick }: Voice,
): string => {
  if (prop === undefined) {
    return isCreature(species) ? `${they} ${hold} nothing.` : `${their} hands are empty.`
  }
  const held = withArticle(`${word(CLOTH_COLORS, prop.color)} ${PROP_NOUNS[prop.kind][0]}`)
  return pick('prop', [
    `${they} ${hold} ${held}.`,
    `${they} ${carry} ${held}.`,
    `In hand is ${held}.`,
  ])
}
