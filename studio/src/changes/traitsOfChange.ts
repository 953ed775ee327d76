import { type Age, type CharacterSpec, type Mark, MARKS } from '../spec/CharacterSpec.ts'
import { isCreature } from '../spec/creatures.ts'
import { type ArchetypeName, ARCHETYPES, BODY_ARCHETYPES } from '../understanding/archetypes.ts'
import { HAIR_COLORS, nearestWord } from '../understanding/colorWords.ts'
import { bodyOf } from '../understanding/layers/bodyOf.ts'
import { usualColorsOf } from '../understanding/layers/mergeLayers.ts'
import { traitsOfArchetype } from '../understanding/layers/traitsOfArchetype.ts'
import type { Reading } from '../understanding/Reading.ts'
import { seededChoice } from '../understanding/SeededChoice.ts'
import type { Traits } from '../understanding/Traits.ts'

/** What a change gives to a character: what it says, and what goes with that. */
export const traitsOfChange = (spec: CharacterSpec, reading: Reading): Traits => {
  const { traits, plainHat, origin } = reading
  const { headwear: _, ...bareheaded } = traits
  const stated: Traits = plainHat && spec.headwear !== undefined ? bareheaded : traits
  const role = roleOf(spec, reading)
  const named = { ...role, ...stated }
  const below = kindsOf(spec)
  const isOfNewKind = named.species !== undefined || named.origin !== undefined
  return {
    ...withoutOldDress(spec, named),
    ...atNewAge(spec, named),
    ...usualColorsOf(stated, below),
    ...(isOfNewKind && origin),
    ...named,
    ...(traits.beard === undefined && losesBeard(spec, named) && { beard: 'none' as const }),
    ...(isCreature(named.species ?? spec.species) && { origin: 'none' as const }),
    marks: marksAfter(spec, named, reading),
  }
}

/** "As a king" changes the clothes and what is held, "as a robot" the body; neither changes the place. */
const roleOf = (spec: CharacterSpec, { archetype, bodyArchetype, traits }: Reading): Traits => {
  const body = bodyArchetype ?? (isBody(archetype) ? archetype : undefined)
  const costume = isBody(archetype) ? undefined : archetype
  return { ...bodyOf(body), ...outfitOf(spec, costume, traits.age) }
}

const isBody = (archetype: ArchetypeName | undefined): boolean =>
  archetype !== undefined && BODY_ARCHETYPES.has(archetype)

const outfitOf = (
  spec: CharacterSpec,
  archetype: ArchetypeName | undefined,
  age: Traits['age'],
): Traits => {
  if (archetype === undefined) return {}
  const all = traitsOfArchetype(ARCHETYPES[archetype], seededChoice(spec.seed), age ?? spec.age)
  return Object.fromEntries(Object.entries(all).filter(([trait]) => OUTFIT.test(trait)))
}

const OUTFIT = /^(?:headwear|garment|emblem|cape|neckwear|gloves|prop)/u

const kindsOf = ({ headwear, neckwear, gloves, prop }: CharacterSpec): Traits => ({
  headwear: headwear?.kind ?? 'none',
  neckwear: neckwear?.kind ?? 'none',
  gloves: gloves?.kind ?? 'none',
  prop: prop?.kind ?? 'none',
})

/** The pattern and the emblem are on the old garment. */
const withoutOldDress = (spec: CharacterSpec, { garment }: Traits): Traits =>
  garment === undefined || garment === spec.garment?.kind
    ? {}
    : { garmentPattern: 'none', emblem: 'none' }

/** Old people have gray hair, and who is no longer old has not. */
const atNewAge = (spec: CharacterSpec, { age }: Traits): Traits => {
  if (age === undefined || age === spec.age) return {}
  const shade = nearestWord(HAIR_COLORS, spec.hair.color) ?? 'gray'
  const isGray = OLD_HAIR.has(shade)
  if (age === 'old' && !isGray) return { hairColor: 'gray', beardColor: 'gray' }
  return spec.age === 'old' && isGray ? { hairColor: 'brown', beardColor: 'brown' } : {}
}

const OLD_HAIR: ReadonlySet<string> = new Set(['white', 'gray', 'silver'])

/** Whether somebody becomes a child or a woman. */
const losesBeard = (spec: CharacterSpec, named: Traits): boolean =>
  (YOUNG.has(named.age ?? spec.age) && !YOUNG.has(spec.age)) ||
  (named.presentation === 'feminine' && spec.presentation !== 'feminine')

const YOUNG: ReadonlySet<Age> = new Set(['child', 'teen'])

const marksAfter = (
  spec: CharacterSpec,
  { age, marks: grown = [] }: Traits,
  { marks: { added, removed } }: Reading,
): readonly Mark[] => {
  const aged = age === undefined || age === spec.age ? undefined : age === 'old'
  const isWrinkled = aged ?? spec.marks.includes('wrinkles')
  const others = spec.marks.filter((mark) => mark !== 'wrinkles' && !removed.includes(mark))
  const all: readonly Mark[] = [
    ...others,
    ...grown,
    ...added,
    ...(isWrinkled && !removed.includes('wrinkles') ? (['wrinkles'] as const) : []),
  ]
  return MARKS.filter((mark) => all.includes(mark))
}
