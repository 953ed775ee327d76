import { MARKS, type Mark } from '../../spec/CharacterSpec.ts'
import { isAnimal, isCreature } from '../../spec/creatures.ts'
import { PROP_FACTS } from '../../spec/props.ts'
import type { Reading } from '../Reading.ts'
import type { Complete } from '../specOf.ts'
import type { Traits } from '../Traits.ts'
import { EMBLEM_COLORS, GLOVE_COLORS, HEADWEAR_COLORS, NECKWEAR_COLORS } from '../usualColors.ts'

/** Merges what is known and guessed about a character. Each layer outranks those before it; the text outranks all. */
export const mergeLayers = (
  guess: Complete,
  archetype: Traits,
  lexicon: Traits,
  role: Traits,
  said: Reading,
): Complete => {
  const { presentation } = guess
  const reading = withImplied(said, { ...archetype, ...lexicon, ...role })
  const below = { ...guess, ...archetype, presentation, ...lexicon, ...role }
  const keepsHat = reading.plainHat && below.headwear !== 'none'
  const { beardColor, species } = reading.traits
  const asCreature = species !== undefined && isCreature(species)
  const all = {
    ...below,
    ...(reading.traits.garment && WITHOUT_SIGNATURE_DRESS),
    ...usualColorsOf(reading.traits, below),
    ...(beardColor !== undefined && lexicon.hairColor === undefined && { hairColor: beardColor }),
    ...(asCreature && HAIRLESS),
    ...reading.traits,
    ...(keepsHat && { headwear: below.headwear }),
    ...helmetOf(reading.traits, below),
    marks: marksOf(below.marks, reading),
    ...(isCreature(reading.traits.species ?? below.species) && { origin: 'none' as const }),
  }
  // A palette may have chosen gold as the trim of a red gown; if the text makes the gown golden, the trim changes.
  const plain = reading.traits.garmentTrim === undefined && all.garmentColor === all.garmentTrim
  const garmentTrim = all.garmentColor === 'gold' ? 'brown' : 'gold'
  const dressed: Complete = { ...all, ...(reading.traits.garmentColor && plain && { garmentTrim }) }
  return {
    ...dressed,
    ...emblemColorOf(dressed, reading),
    ...beardOf(all, asCreature ? {} : lexicon, reading),
    garment: garmentOf(all, below.garment),
  }
}

/** Somebody who the text says is a creature has no hair, beard or brows unless it says so. */
const HAIRLESS = { hair: 'bald', beard: 'none' } as const

/** Only animals wear nothing. */
const garmentOf = (
  { species, garment }: Complete,
  usual: Complete['garment'],
): Complete['garment'] => {
  if (garment !== 'none' || isAnimal(species)) return garment
  return usual === 'none' ? 'loincloth' : usual
}

/**
 * Adds what the situation implies to what the text says, except for what somebody is known for: an animal at school
 * does not wear a uniform.
 */
const withImplied = (reading: Reading, known: Traits): Reading => {
  const { species = 'human' } = { ...known, ...reading.traits }
  const isFree = (slot: (typeof IMPLIED_SLOTS)[number]) =>
    reading.traits[slot] === undefined && (known[slot] ?? 'none') === 'none'
  const slots = isAnimal(species) ? (['prop'] as const) : IMPLIED_SLOTS
  const free = slots.filter(isFree)
  const implied = Object.fromEntries(
    Object.entries(reading.implied).filter(([trait]) =>
      free.some((slot) => trait.startsWith(slot)),
    ),
  )
  return { ...reading, traits: { ...implied, ...reading.traits } }
}

const IMPLIED_SLOTS = ['headwear', 'garment', 'neckwear', 'gloves', 'prop'] as const

/** Removes what goes with the usual clothes of a character when the text gives them other clothes. */
const WITHOUT_SIGNATURE_DRESS = {
  garmentPattern: 'none',
  emblem: 'none',
  cape: 'none',
  neckwear: 'none',
  gloves: 'none',
} as const

/** A color that stands out from the cloth, for an emblem that the text mentions without a color. */
const emblemColorOf = (
  { garmentColor, garmentTrim }: Complete,
  { traits: { emblem, emblemColor } }: Reading,
): Traits => {
  if (emblem === undefined || emblem === 'none' || emblemColor !== undefined) return {}
  const usual = EMBLEM_COLORS[emblem]
  return { emblemColor: usual === undefined || usual === garmentColor ? garmentTrim : usual }
}

/** A space suit that only the text mentions comes with its helmet, unless the text says what is on the head. */
const helmetOf = ({ garment, garmentColor, headwear }: Reading['traits'], below: Traits): Traits =>
  garment === 'spacesuit' && headwear === undefined && below.garment !== 'spacesuit'
    ? { headwear: 'space-helmet', headwearColor: garmentColor ?? 'white', headwearTrim: 'silver' }
    : {}

/** The usual colors of things that only the text mentions, because no other layer has a color for them. */
export const usualColorsOf = (
  { headwear, neckwear, gloves, prop }: Traits,
  below: Traits,
): Traits => {
  const headwearColor =
    headwear === undefined || headwear === 'none' || headwear === below.headwear
      ? undefined
      : HEADWEAR_COLORS[headwear]
  return {
    ...(headwearColor && { headwearColor }),
    ...(neckwear !== undefined &&
      neckwear !== 'none' &&
      neckwear !== below.neckwear && { neckwearColor: NECKWEAR_COLORS[neckwear] }),
    ...(gloves !== undefined &&
      gloves !== 'none' &&
      gloves !== below.gloves && { glovesColor: GLOVE_COLORS[gloves] }),
    ...(prop !== undefined &&
      prop !== 'none' &&
      prop !== below.prop && { propColor: PROP_FACTS[prop].color }),
  }
}

const marksOf = (below: readonly Mark[], { marks }: Reading): Mark[] =>
  MARKS.filter(
    (mark) => marks.added.includes(mark) || (below.includes(mark) && !marks.removed.includes(mark)),
  )

/**
 * Women, children and teenagers have a beard only if the text or the lexicon says so. If neither says the color of
 * the beard, it is that of the hair.
 */
const beardOf = (all: Complete, lexicon: Traits, reading: Reading): Traits => {
  const unlikely = all.presentation === 'feminine' || all.age === 'child' || all.age === 'teen'
  const said =
    reading.traits.beard ??
    (unlikely && (reading.traits.presentation ?? reading.traits.age) !== undefined
      ? undefined
      : lexicon.beard)
  const beard = said ?? (unlikely ? 'none' : all.beard)
  const color = reading.traits.beardColor ?? reading.traits.hairColor ?? lexicon.beardColor
  return { beard, beardColor: beard === 'none' ? all.hairColor : (color ?? all.hairColor) }
}
