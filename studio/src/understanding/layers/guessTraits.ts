import type { Age, BeardCut, Expression, Mark, Presentation } from '../../spec/CharacterSpec.ts'
import { isAnimal } from '../../spec/creatures.ts'
import { type ArchetypeName, ARCHETYPES, BODY_ARCHETYPES } from '../archetypes.ts'
import {
  presentationOfCommonName,
  presentationOfEnding,
  presentationOfName,
} from '../givenNames.ts'
import { originOfScript, presentationInScript } from '../scripts.ts'
import type { SeededChoice } from '../SeededChoice.ts'
import type { Traits } from '../Traits.ts'
import { COMPLEXIONS } from './complexions.ts'
import { hairOf, isStraightHaired, withoutBald } from './hairOf.ts'
import { looksOfNamesake } from './looksOfNamesake.ts'
import { originOfName } from './originOfName.ts'
import type { UnknownCharacter } from './UnknownCharacter.ts'
import { traitsOfArchetype } from './traitsOfArchetype.ts'

/**
 * Fills in a complete, coherent character: garment, headwear, prop, colors and background come from one
 * archetype, the face from one family of skin, hair and eyes. The `known` traits steer the rest: an old
 * woman is gray and wrinkled, a bearded pirate is a man.
 */
export const guessTraits = (choice: SeededChoice, stranger: UnknownCharacter): Required<Traits> => {
  const { isNamed, archetype, known } = stranger
  const origin = { ...originSuggestedBy(stranger, choice), ...stranger.origin }
  const region = known.origin ?? origin.origin ?? 'none'
  const presentation = guessPresentation(choice, stranger)
  const isBeast =
    known.species !== undefined && known.garment === undefined && isAnimal(known.species)
  const kind = archetype ?? (isBeast ? 'beast' : 'neighbor')
  const usual: Traits = traitsOfArchetype(ARCHETYPES[kind], choice, known.age)
  const age = known.age ?? usual.age ?? choice.pick('age', isNamed ? ADULT : agesOf(kind))
  const [anySkin, anyHairColor, anyEyeColor] = choice.pick('complexion', COMPLEXIONS)
  const { skin = anySkin, hairColor = anyHairColor, eyeColor = anyEyeColor } = origin
  const cuts = hairOf(region, presentation, age)
  const hair = choice.pick('hair', isNamed ? withoutBald(cuts) : cuts)
  const beard =
    presentation === 'masculine' && age !== 'teen' && age !== 'child'
      ? choice.pick('beard', isStraightHaired(region) ? SPARSE_BEARDS : BEARDS)
      : 'none'
  const guess: Required<Traits> = {
    species: 'human',
    age,
    presentation,
    build: choice.pick('build', ['slight', 'average', 'average', 'broad']),
    origin: region,
    skin,
    head: choice.pick(
      'head',
      presentation === 'masculine' ? ['oval', 'square', 'long'] : ['oval', 'heart', 'round'],
    ),
    nose: choice.pick(
      'nose',
      presentation === 'feminine'
        ? ['straight', 'small', 'small', 'broad']
        : ['straight', 'straight', 'broad', 'hooked', 'round'],
    ),
    mouth: choice.pick('mouth', ['medium', 'thin', 'full', 'wide']),
    eyes: choice.pick('eyes', ['almond', 'round', 'almond', 'narrow', 'hooded']),
    eyeColor,
    expression: choice.pick('expression', (RISKY.has(kind) ? HARDENED : FRIENDLY)[age]),
    gaze: 'none',
    tilt: 'none',
    turn: 'none',
    crop: 'none',
    hair,
    hairColor: age === 'old' ? choice.pick('old hair', ['white', 'gray', 'silver']) : hairColor,
    beard,
    beardColor: hairColor,
    headwear: 'none',
    headwearColor: 'brown',
    headwearTrim: 'gold',
    garment: choice.pick(
      'garment',
      presentation === 'feminine'
        ? ['dress', 'jacket', 't-shirt', 'hoodie', 'coat']
        : ['jacket', 't-shirt', 'hoodie', 'coat', 'suit'],
    ),
    garmentColor: 'blue',
    garmentTrim: 'cream',
    garmentPattern: 'none',
    emblem: 'none',
    emblemFrame: 'none',
    emblemColor: 'cream',
    cape: 'none',
    neckwear: 'none',
    neckwearColor: 'black',
    gloves: 'none',
    glovesColor: 'brown',
    prop: 'none',
    propColor: 'brown',
    marks: marksFor(stranger, kind, age, presentation, choice),
    scene: choice.pick('scene', [
      ...(['studio', 'city', 'hills', 'library', 'forest', 'beach'] as const),
      ...(['garden', 'meadow', 'old-town', 'market', 'autumn-wood', 'japanese-garden'] as const),
    ]),
    time: choice.pick('time', ['day', 'day', 'dusk', 'dawn']),
    mood: 'calm',
  }
  return {
    ...guess,
    ...usual,
    ...(isNamed && archetype === undefined && looksOfNamesake(choice, presentation, age)),
    presentation,
  }
}

/** A text that says what skin somebody has says all about where they are from, whatever their name. */
const originSuggestedBy = (
  { name, isNamed, known }: UnknownCharacter,
  choice: SeededChoice,
): Traits => {
  if (!isNamed) return originOfScript(name)
  return known.skin === undefined ? originOfName(name, choice) : {}
}

type Beards = readonly [BeardCut, ...BeardCut[]]
const BEARDS: Beards = ['none', 'none', 'stubble', 'short', 'mustache', 'goatee', 'full']
const SPARSE_BEARDS: Beards = ['none', 'none', 'none', 'none', 'stubble', 'mustache', 'goatee']

/** Who has a name is neither old nor a child unless the text says so. */
const ADULT: readonly [Age, ...Age[]] = ['adult', 'adult', 'adult', 'middle-aged']

const agesOf = (kind: ArchetypeName): readonly [Age, ...Age[]] => {
  if (RISKY.has(kind) || kind === 'neighbor') return ['adult', 'adult', 'adult', 'middle-aged']
  if (YOUTHFUL.has(kind)) return ['teen', 'adult', 'adult']
  return ['adult', 'adult', 'adult', 'middle-aged', 'middle-aged', 'old']
}

const YOUTHFUL: ReadonlySet<ArchetypeName> = new Set([
  ...(['student', 'explorer', 'princess', 'prince', 'witch', 'mechanic', 'hacker'] as const),
])

/** Archetypes with dangerous lives: adults in their prime, who may have scars. */
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

type Expressions = Readonly<Record<Age, readonly [Expression, ...Expression[]]>>

/** Young people may grin. Without a reason nobody is sad, startled or stern. */
const FRIENDLY: Expressions = {
  child: ['smile', 'smile', 'grin', 'neutral'],
  teen: ['smile', 'neutral', 'grin', 'smile'],
  adult: ['neutral', 'smile', 'smile', 'neutral'],
  'middle-aged': ['neutral', 'smile', 'neutral'],
  old: ['neutral', 'smile', 'neutral', 'smile'],
}

const HARDENED: Expressions = {
  ...FRIENDLY,
  adult: ['neutral', 'smile', 'smile', 'stern'],
  'middle-aged': ['neutral', 'smile', 'stern'],
  old: ['neutral', 'smile', 'neutral', 'stern'],
}

const marksFor = (
  { bodyArchetype }: UnknownCharacter,
  kind: ArchetypeName,
  age: Age,
  presentation: Presentation,
  choice: SeededChoice,
): readonly Mark[] => {
  if (BODY_ARCHETYPES.has(bodyArchetype ?? kind) && !SKINNED.has(bodyArchetype ?? kind)) return []
  if (age === 'old') return ['wrinkles']
  if (age === 'child') return choice.pick('marks', [[], [], ['freckles']])
  if (RISKY.has(kind)) return choice.pick('marks', [[], [], ['scar'], ['freckles']])
  return choice.pick('marks', [
    [],
    [],
    [],
    ['freckles'],
    EVERYDAY.has(kind) ? ['glasses'] : [],
    presentation === 'feminine' ? ['earrings'] : [],
  ])
}

/** Archetypes of the present day, who may have glasses. */
const EVERYDAY: ReadonlySet<ArchetypeName> = new Set([
  ...(['neighbor', 'artist', 'barista', 'captain', 'chef', 'detective', 'executive'] as const),
  ...([
    'explorer',
    'gardener',
    'mechanic',
    'performer',
    'scientist',
    'student',
    'teacher',
  ] as const),
])

/** Bodies with human skin. */
const SKINNED: ReadonlySet<ArchetypeName> = new Set(['angel', 'dwarf', 'elf', 'fairy'])

const guessPresentation = (
  choice: SeededChoice,
  { name, isNamed, archetype, bodyArchetype, known }: UnknownCharacter,
): Presentation => {
  const usual: Traits = {
    ...(bodyArchetype && ARCHETYPES[bodyArchetype].traits),
    ...(archetype && ARCHETYPES[archetype].traits),
  }
  const gowned = known.garment === 'dress' || known.garment === 'gown' ? 'feminine' : undefined
  const bearded = known.beard !== undefined && known.beard !== 'none' ? 'masculine' : undefined
  return (
    known.presentation ??
    bearded ??
    (isNamed ? presentationOfName : presentationOfCommonName)(name) ??
    presentationInScript(name) ??
    usual.presentation ??
    gowned ??
    (isNamed ? presentationOfEnding(name) : undefined) ??
    choice.pick('presentation', ['feminine', 'masculine'])
  )
}
