import type { Age, Expression, Mark, Presentation } from '../CharacterSpec.ts'
import type { Archetype, ArchetypeName } from './archetypes.ts'
import { ARCHETYPES } from './archetypes.ts'
import type { Chance } from './chance.ts'
import type { EyeColor, HairColor, SkinColor } from './colorWords.ts'
import { wordsOf } from './colorWords.ts'
import { presentationOfName } from './givenNames.ts'
import type { Traits } from './Traits.ts'

/**
 * A whole, coherent character by chance: garment, headwear, prop, colours and background come from
 * one archetype, the face from one family of skin, hair and eyes. What is `known` steers the rest: an
 * old woman is grey and wrinkled, a bearded pirate is a man.
 */
export const guessTraits = (
  name: string,
  chance: Chance,
  archetype: ArchetypeName | undefined,
  known: Traits,
): Required<Traits> => {
  const presentation = guessPresentation(name, chance, archetype, known)
  const kind = archetype ?? chance.pick('archetype', archetypesFor(name, presentation, known.age))
  const usual: Traits = traitsOfArchetype(ARCHETYPES[kind], chance)
  const age = known.age ?? usual.age ?? chance.pick('age', agesOf(kind))
  const [skin, hairColor, eyeColor] = chance.pick('complexion', COMPLEXIONS)
  const hair = chance.pick(
    'hair',
    presentation === 'feminine'
      ? ['long', 'wavy', 'curly', 'bob', 'bun', 'braid', 'ponytail']
      : age === 'old'
        ? ['short', 'slicked', 'bald', 'tousled', 'bald', 'long']
        : ['short', 'tousled', 'slicked', 'curly', 'short', 'tousled', 'long'],
  )
  const beard =
    presentation === 'masculine' && age !== 'teen' && age !== 'child'
      ? chance.pick('beard', ['none', 'none', 'stubble', 'short', 'moustache', 'goatee', 'full'])
      : 'none'
  const guess: Required<Traits> = {
    species: 'human',
    age,
    presentation,
    build: chance.pick('build', ['slight', 'average', 'average', 'broad']),
    skin,
    head: chance.pick(
      'head',
      presentation === 'masculine' ? ['oval', 'square', 'long'] : ['oval', 'heart', 'round'],
    ),
    nose: chance.pick(
      'nose',
      presentation === 'feminine'
        ? ['straight', 'small', 'small', 'broad']
        : ['straight', 'straight', 'broad', 'hooked', 'round'],
    ),
    mouth: chance.pick('mouth', ['medium', 'thin', 'full', 'wide']),
    eyes: chance.pick('eyes', ['almond', 'round', 'almond', 'narrow', 'hooded']),
    eyeColor,
    expression: chance.pick('expression', EXPRESSIONS_AT[age]),
    hair,
    hairColor: age === 'old' ? chance.pick('old hair', ['white', 'grey', 'silver']) : hairColor,
    beard,
    beardColor: hairColor,
    headwear: 'none',
    headwearColor: 'brown',
    headwearTrim: 'gold',
    garment: 'tunic',
    garmentColor: 'blue',
    garmentTrim: 'cream',
    prop: 'none',
    propColor: 'brown',
    marks: age === 'old' ? ['wrinkles'] : marksFor(kind, age, chance),
    scene: 'hills',
    time: 'day',
    mood: 'calm',
  }
  return {
    ...guess,
    ...usual,
    presentation,
  }
}

const agesOf = (kind: ArchetypeName): readonly [Age, ...Age[]] => {
  if (RISKY.has(kind)) return ['adult', 'adult', 'adult', 'middle-aged']
  if (FOR_AGE.teen?.includes(kind)) return ['teen', 'adult', 'adult']
  return ['adult', 'adult', 'middle-aged', 'old']
}

/** What is done in the prime of life, and leaves scars. */
const RISKY: ReadonlySet<ArchetypeName> = new Set([
  'archer',
  'astronaut',
  'gladiator',
  'knight',
  'ninja',
  'pirate',
  'samurai',
  'soldier',
  'superhero',
  'thief',
  'viking',
])

/** The young may grin, the old look wise; nobody is sad or startled for no reason. */
const EXPRESSIONS_AT: Readonly<Record<Age, readonly [Expression, ...Expression[]]>> = {
  child: ['smile', 'smile', 'grin', 'neutral'],
  teen: ['smile', 'neutral', 'grin', 'smile'],
  adult: ['neutral', 'smile', 'smile', 'stern'],
  'middle-aged': ['neutral', 'smile', 'stern'],
  old: ['neutral', 'smile', 'neutral', 'stern'],
}

const marksFor = (kind: ArchetypeName, age: Age, chance: Chance): readonly Mark[] => {
  if (age === 'child') return chance.pick('marks', [[], [], ['freckles']])
  if (RISKY.has(kind)) return chance.pick('marks', [[], [], ['scar'], ['freckles']])
  return chance.pick('marks', [[], [], [], ['freckles'], ['glasses'], ['earrings']])
}

const guessPresentation = (
  name: string,
  chance: Chance,
  archetype: ArchetypeName | undefined,
  known: Traits,
): Presentation => {
  const usual: Traits = archetype === undefined ? {} : ARCHETYPES[archetype].traits
  const bearded = known.beard !== undefined && known.beard !== 'none' ? 'masculine' : undefined
  return (
    known.presentation ??
    bearded ??
    presentationOfName(name) ??
    usual.presentation ??
    chance.pick('presentation', ['feminine', 'masculine'])
  )
}

/** An archetype's traits with one of its palettes; what it wears on the head takes the palette too. */
export const traitsOfArchetype = ({ traits, palettes }: Archetype, chance: Chance): Traits => {
  const [garmentColor, garmentTrim] = chance.pick('palette', palettes)
  return {
    headwearColor: garmentColor,
    headwearTrim: garmentTrim,
    ...traits,
    garmentColor,
    garmentTrim,
  }
}

const archetypesFor = (
  name: string,
  presentation: Presentation,
  age: Age | undefined,
): [ArchetypeName, ...ArchetypeName[]] => {
  const everyday = presentationOfName(name) !== undefined
  const candidates = (age && FOR_AGE[age]) ?? (everyday ? EVERYDAY : wordsOf(ARCHETYPES))
  const fitting = candidates.filter((name) => {
    const { traits }: Archetype = ARCHETYPES[name]
    return (traits.presentation ?? presentation) === presentation && traits.species !== 'undead'
  })
  return ['villager', ...fitting]
}

/** What somebody may be whose name could be a neighbour's. */
const EVERYDAY: readonly ArchetypeName[] = [
  'captain',
  'chef',
  'detective',
  'explorer',
  'gentleman',
  'mechanic',
  'scientist',
  'student',
  'villager',
]

const FOR_AGE: Partial<Record<Age, readonly ArchetypeName[]>> = {
  child: ['princess', 'prince', 'explorer', 'archer'],
  teen: ['student', 'archer', 'explorer', 'princess', 'prince', 'witch', 'mechanic'],
  old: ['wizard', 'witch', 'queen', 'king', 'captain', 'detective', 'scientist'],
}

type Complexion = readonly [SkinColor, HairColor, EyeColor]

/** Skin, hair and eyes that are often seen together; every skin as likely as another. */
const COMPLEXIONS: readonly [Complexion, ...Complexion[]] = [
  ['porcelain', 'ginger', 'green'],
  ['porcelain', 'black', 'blue'],
  ['fair', 'blonde', 'blue'],
  ['fair', 'auburn', 'hazel'],
  ['fair', 'brown', 'grey'],
  ['light', 'dark brown', 'brown'],
  ['light', 'chestnut', 'hazel'],
  ['light', 'black', 'dark brown'],
  ['tan', 'dark brown', 'amber'],
  ['tan', 'black', 'dark brown'],
  ['olive', 'black', 'green'],
  ['olive', 'dark brown', 'brown'],
  ['golden brown', 'black', 'dark brown'],
  ['golden brown', 'dark brown', 'hazel'],
  ['brown', 'black', 'dark brown'],
  ['brown', 'dark brown', 'amber'],
  ['dark brown', 'black', 'dark brown'],
  ['dark brown', 'black', 'brown'],
  ['deep brown', 'black', 'dark brown'],
  ['ebony', 'black', 'dark brown'],
]
