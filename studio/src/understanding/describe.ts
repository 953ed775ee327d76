import type { CharacterSpec, Companion, Mark, Origin } from '../CharacterSpec.ts'
import { GROWTHS, MARKS } from '../CharacterSpec.ts'
import { ARCHETYPES } from './archetypes.ts'
import type { ArchetypeName } from './archetypes.ts'
import { seededChoice, hash } from './SeededChoice.ts'
import { inEnglish } from './foreignWords/inEnglish.ts'
import { isCreature } from '../creatures.ts'
import { companionOf } from '../membersOf.ts'
import { guessTraits } from './layers/guessTraits.ts'
import { traitsOfArchetype } from './layers/traitsOfArchetype.ts'
import type { Character } from './lexicon/Character.ts'
import { traitsOf as traitsOfEntry } from './lexicon/Entry.ts'
import type { Sketch } from './lexicon/sketches.ts'
import { originOfSource } from './lexicon/originOfSource.ts'
import { englishOf } from './languages/englishOf.ts'
import { beingsInEnglish } from './otherScripts.ts'
import { SKINS_OF } from './peoples.ts'
import { parseTitle } from './parseTitle.ts'
import { readEnglish } from './readEnglish.ts'
import { splitGroup, type GroupText } from './splitGroup.ts'
import { specOf, type Complete } from './specOf.ts'
import type { Reading } from './Reading.ts'
import type { Traits } from './Traits.ts'
import {
  EMBLEM_COLORS,
  GLOVE_COLORS,
  HEADWEAR_COLORS,
  NECKWEAR_COLORS,
  PROP_COLORS,
} from './usualColors.ts'

/**
 * The looks of the character that `text` names or describes. Total: any text gives a character, and the
 * same text (with the same `seed`, an integer) always gives the same one. The text outranks what the
 * lexicon knows of the name, and the lexicon outranks a pseudorandom choice by a hash of the name.
 */
export const describe = (
  text: string,
  { seed = 0 }: { readonly seed?: number } = {},
): CharacterSpec => {
  const english = englishOf(text)
  const group = splitGroup(english)
  return group === undefined ? describeOne(english, seed) : describeGroup(group, seed)
}

/** Describes a group. The first member gives the picture its name and its background. */
const describeGroup = (
  { members, kin, isWritten = false }: GroupText,
  seed: number,
): CharacterSpec => {
  const [lead, ...others] = members.map((member, at) => describeOne(member, seed + at))
  if (lead === undefined) throw new RangeError('A group needs at least one member.')
  const companions = others.map((other) =>
    isWritten ? companionOf(other) : companionBeside(lead, other, kin),
  )
  return { ...lead, companions }
}

const companionBeside = (
  lead: CharacterSpec,
  other: CharacterSpec,
  kin: GroupText['kin'],
): Companion => {
  const { prop, ...looks } = companionOf(other)
  const { face, hair, beard, marks, age, build, presentation } = lead
  const alike = {
    skin: lead.skin,
    face: { ...looks.face, eyeColor: face.eyeColor },
    hair: { ...looks.hair, color: hair.color },
    beard: { ...looks.beard, color: hair.color },
  }
  // One umbrella is enough for all.
  const held = prop !== undefined && (prop.kind !== 'umbrella' || lead.prop?.kind !== 'umbrella')
  return {
    ...looks,
    ...(held && { prop }),
    ...(kin && alike),
    ...(kin === 'twins' && { face, hair, beard, marks, age, build, presentation }),
  }
}

const describeOne = (text: string, seed: number): CharacterSpec => {
  const { name, source, entry, body, described } = parseTitle(text)
  const being = entry ? undefined : beingsInEnglish(body)
  const reading = readEnglish(being ?? inEnglish(body))
  const identity = hash(name.normalize('NFKD').toLowerCase(), seed)
  const lexicon = entry
    ? withComplexionOf(reading, atAge(reading.traits.age, traitsOf(entry, identity)))
    : {}
  const stranger = entry ? reading : withSkinOfOrigin(reading, identity)
  const traits = imagine({
    name,
    described: described || being !== undefined,
    identity,
    reading: stranger,
    lexicon,
  })
  return specOf({ name, source, seed: identity, traits })
}

/** A well-known character has the complexion of another region if the text says that they are from there. */
const withComplexionOf = ({ traits, origin }: Reading, lexicon: Traits): Traits =>
  traits.origin === undefined || traits.origin === lexicon.origin
    ? lexicon
    : { ...lexicon, ...origin }

/** Chooses one of the skin colors of the region that the text gives. */
const withSkinOfOrigin = (reading: Reading, identity: number): Reading => {
  const { origin } = reading.traits
  const skins = origin === undefined || origin === 'none' ? undefined : SKINS_OF[origin]
  if (skins === undefined) return reading
  const skin = seededChoice(identity).pick('skin', skins)
  return { ...reading, origin: { ...reading.origin, skin } }
}

/** The known facts about a character before anything is chosen. */
interface Hints {
  readonly name: string
  readonly described: boolean
  readonly identity: number
  readonly reading: Reading
  readonly lexicon: Traits
}

const imagine = ({ name, described, identity, reading: said, lexicon }: Hints): Complete => {
  const { archetype = described ? undefined : archetypeOfTitle(name), nature, origin } = said
  const reading = archetype === undefined ? clothed(said, lexicon) : said
  const known = { ...lexicon, ...reading.traits }
  const { age } = known
  return mergeLayers(
    guessTraits(seededChoice(identity), {
      ...{ name, described, archetype, nature, known, origin },
    }),
    { ...archetypeTraits(archetype, identity, age), ...bodyOf(nature) },
    lexicon,
    reading.inRole ? archetypeTraits(reading.archetype, identity, age) : {},
    reading,
  )
}

/** Somebody whose only known garment is a cape wears a cloak. */
const clothed = (reading: Reading, { garment }: Traits): Reading => {
  const { cape, ...traits } = reading.traits
  if (cape === undefined || cape === 'none' || (traits.garment ?? garment) !== undefined) {
    return reading
  }
  return { ...reading, traits: { garmentColor: cape, ...traits, garment: 'cloak' } }
}

const traitsOf = (character: Character, identity: number): Traits => {
  const origin = originOfSource(character.source)
  return 'looks' in character
    ? traitsOfSketch(character, identity, origin)
    : { ...(origin && { origin }), ...traitsOfEntry(character) }
}

/** The traits of a sketch. It mentions everything that a face is known for, so beards and marks are not guessed. */
const traitsOfSketch = (
  { name, looks }: Sketch,
  identity: number,
  home: Origin | undefined,
): Traits => {
  const reading = readEnglish(looks)
  const wrinkled: readonly Mark[] = reading.traits.age === 'old' ? ['wrinkles'] : []
  const grown = bodyOf(reading.archetype).marks ?? []
  const lexicon: Traits = {
    ...(home && { origin: home }),
    beard: 'none',
    marks: [...wrinkled, ...grown],
  }
  const skin = seededChoice(identity).pick('skin', ['fair', 'light'])
  const origin = { skin, ...reading.origin }
  return imagine({ name, described: true, identity, reading: { ...reading, origin }, lexicon })
}

/** Adapts the hair and wrinkles of a well-known character whom the text makes younger or older. */
const atAge = (age: Traits['age'], traits: Traits): Traits => {
  if (age === undefined || age === traits.age) return traits
  const { marks = [], hairColor } = traits
  if (age === 'old') {
    const shade = hairColor && OLD_HAIR.has(hairColor) ? hairColor : 'grey'
    return { ...traits, hairColor: shade, beardColor: shade, marks: [...marks, 'wrinkles'] }
  }
  const greyed = hairColor !== undefined && OLD_HAIR.has(hairColor) && traits.age === 'old'
  return {
    ...traits,
    ...(greyed && { hairColor: 'brown', beardColor: 'brown' }),
    marks: marks.filter((mark) => mark !== 'wrinkles'),
  }
}

const OLD_HAIR: ReadonlySet<string> = new Set(['white', 'grey', 'silver'])

const archetypeTraits = (
  name: ArchetypeName | undefined,
  seed: number,
  age: Traits['age'],
): Traits =>
  name === undefined ? {} : traitsOfArchetype(ARCHETYPES[name], seededChoice(seed), age)

/**
 * The archetype of a title before a name, such as "Lady" or "Sister", which decides the dress; elsewhere, "lady" is
 * just a woman.
 */
const archetypeOfTitle = (name: string): ArchetypeName | undefined => {
  const { title = '' } = /^(?<title>\p{L}+)\s+\p{Lu}/u.exec(name)?.groups ?? {}
  return TITLES.get(title)
}

const TITLES: ReadonlyMap<string, ArchetypeName> = new Map([
  ['Lady', 'noblewoman'],
  ['Dame', 'noblewoman'],
  ['Madame', 'noblewoman'],
  ['Sister', 'nun'],
  ['Brother', 'monk'],
  ['Father', 'priest'],
])

const bodyOf = (nature: ArchetypeName | undefined): Traits => {
  if (nature === undefined) return {}
  const traits: Traits = ARCHETYPES[nature].traits
  const { species, build, skin, head, nose, eyes, eyeColor, hair, hairColor, beard } = traits
  const body = { species, build, skin, head, nose, eyes, eyeColor, hair, hairColor, beard }
  const grown = traits.marks?.filter((mark) => GROWTHS.some((growth) => growth === mark)) ?? []
  return {
    ...Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)),
    ...(grown.length > 0 && { marks: grown }),
  }
}

/** What well-known characters do without when the text gives them other clothes. */
const WITHOUT_SIGNATURE_DRESS = {
  garmentPattern: 'none',
  emblem: 'none',
  cape: 'none',
  neckwear: 'none',
  gloves: 'none',
} as const

const mergeLayers = (
  guess: Complete,
  archetype: Traits,
  lexicon: Traits,
  role: Traits,
  reading: Reading,
): Complete => {
  const { presentation } = guess
  const below = { ...guess, ...archetype, presentation, ...lexicon, ...role }
  const keepsHat = reading.plainHat && below.headwear !== 'none'
  const { beardColor } = reading.traits
  const all = {
    ...below,
    ...(reading.traits.garment && WITHOUT_SIGNATURE_DRESS),
    ...usualColorsOf(reading.traits, below),
    ...(beardColor !== undefined && lexicon.hairColor === undefined && { hairColor: beardColor }),
    ...reading.traits,
    ...(keepsHat && { headwear: below.headwear }),
    ...helmetOf(reading.traits, below),
    marks: marksOf(below.marks, reading),
    ...(isCreature(reading.traits.species ?? below.species) && { origin: 'none' as const }),
  }
  // A palette may have chosen gold as the trim of a red gown; if the text makes it golden, it needs another trim.
  const plain = reading.traits.garmentTrim === undefined && all.garmentColor === all.garmentTrim
  const garmentTrim = all.garmentColor === 'gold' ? 'brown' : 'gold'
  const dressed: Complete = { ...all, ...(reading.traits.garmentColor && plain && { garmentTrim }) }
  return { ...dressed, ...emblemColorOf(dressed, reading), ...beardOf(all, lexicon, reading) }
}

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
const usualColorsOf = (
  { headwear, neckwear, gloves, prop }: Reading['traits'],
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
      prop !== below.prop && { propColor: PROP_COLORS[prop] }),
  }
}

const marksOf = (below: readonly Mark[], { marks }: Reading): Mark[] =>
  MARKS.filter(
    (mark) => marks.added.includes(mark) || (below.includes(mark) && !marks.removed.includes(mark)),
  )

/** Women and children have a beard only if the text or lexicon says so; a beard has the color of the hair. */
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
