import { isAnimal } from '../spec/creatures.ts'
import type { CharacterSpec, Companion } from '../spec/CharacterSpec.ts'
import { companionOf } from '../spec/membersOf.ts'
import { shelters } from '../spec/props.ts'
import type { Character } from './lexicon/Character.ts'
import { ARCHETYPES, BODY_ARCHETYPES } from './archetypes.ts'
import { inEnglish } from './foreignWords/inEnglish.ts'
import { englishOf } from './languages/englishOf.ts'
import { atAge } from './layers/atAge.ts'
import { completeTraits } from './layers/completeTraits.ts'
import { traitsOfCharacter } from './layers/traitsOfCharacter.ts'
import { readTitle } from './request/readTitle.ts'
import { SKINS_OF } from './peoples.ts'
import { readEnglish } from './readEnglish.ts'
import type { Reading } from './Reading.ts'
import { hash, seededChoice } from './SeededChoice.ts'
import { specOf } from './specOf.ts'
import { splitGroup, type GroupText } from './splitGroup.ts'
import type { Traits } from './Traits.ts'

/**
 * The looks of the character that `text` names or describes. Never fails, and the
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
  const held = prop !== undefined && !(shelters(prop) && shelters(lead.prop))
  return {
    ...looks,
    ...(held && { prop }),
    ...(kin && alike),
    ...(kin === 'twins' && { face, hair, beard, marks, age, build, presentation }),
  }
}

const describeOne = (text: string, seed: number): CharacterSpec => {
  const { name, source, entry, costume, before = '', body, described } = readTitle(text)
  const said = readEnglish(inEnglish(body))
  const identity = hash(name.normalize('NFKD').toLowerCase(), seed)
  const usual = entry ? atAge(said.traits.age, traitsOfCharacter(entry, identity)) : {}
  const reading = entry ? inRoleOf(before, said, usual) : said
  const known = entry ? withComplexionOf(reading, usual) : {}
  const lexicon = costume ? { ...known, ...clothesOf(costume, identity) } : known
  const stranger = entry ? reading : fullGrown(withSkinOfOrigin(reading, identity))
  const traits = completeTraits({
    name,
    described,
    identity,
    reading: stranger,
    lexicon,
  })
  return specOf({ name, source, seed: identity, traits })
}

/** "Pirate Elsa" wears what pirates wear; the wizard Gandalf is dressed like one already. */
const inRoleOf = (before: string, reading: Reading, usual: Traits): Reading => {
  const { archetype } = before === '' ? NO_ROLE : readEnglish(inEnglish(before))
  if (archetype === undefined || BODY_ARCHETYPES.has(archetype)) return reading
  const { traits } = ARCHETYPES[archetype]
  const isDressed = SIGNATURES.some(
    (trait) => traits[trait] !== undefined && familyOf(traits[trait]) === familyOf(usual[trait]),
  )
  return isDressed ? reading : { ...reading, archetype, inRole: true }
}

const NO_ROLE: Partial<Reading> = {}
const SIGNATURES = ['garment', 'headwear', 'prop'] as const
/** All suits of superheroes are alike. */
const familyOf = (kind: string | undefined): string | undefined =>
  kind !== undefined && /^(?:caped|bat|spider|star|bolt)-suit$|^bodysuit$/u.test(kind)
    ? 'caped-suit'
    : kind

/** An animal is neither young nor old unless the text says so. */
const fullGrown = (reading: Reading): Reading => {
  const { species, age = 'adult' } = reading.traits
  return species !== undefined && isAnimal(species)
    ? { ...reading, traits: { ...reading.traits, age } }
    : reading
}

/** What a well-known character wears. */
const clothesOf = (entry: Character, identity: number): Traits => {
  const traits = traitsOfCharacter(entry, identity)
  return Object.fromEntries(Object.entries(traits).filter(([trait]) => CLOTHES.test(trait)))
}

const CLOTHES = /^(?:garment|headwear|emblem|cape|neckwear|gloves)/u

/** A well-known character has the complexion of another region if the text says that they are from there. */
const withComplexionOf = ({ traits, origin }: Reading, lexicon: Traits): Traits =>
  traits.origin === undefined || traits.origin === lexicon.origin
    ? lexicon
    : { ...lexicon, ...origin }

/** Chooses one of the skin colors of the region that the text names. */
const withSkinOfOrigin = (reading: Reading, identity: number): Reading => {
  const { origin } = reading.traits
  const skins = origin === undefined || origin === 'none' ? undefined : SKINS_OF[origin]
  if (skins === undefined) return reading
  const skin = seededChoice(identity).pick('skin', skins)
  return { ...reading, origin: { ...reading.origin, skin } }
}
