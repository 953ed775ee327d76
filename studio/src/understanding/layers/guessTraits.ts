import type {
  Age,
  BeardCut,
  Expression,
  HairCut,
  Mark,
  Presentation,
} from '../../spec/CharacterSpec.ts'
import { type ArchetypeName, ARCHETYPES, BODY_ARCHETYPES } from '../archetypes.ts'
import type { EyeColor, HairColor, SkinColor } from '../colorWords.ts'
import { presentationOfName } from '../givenNames.ts'
import { originOfScript, presentationInScript } from '../scripts.ts'
import type { SeededChoice } from '../SeededChoice.ts'
import type { Traits } from '../Traits.ts'
import { archetypesFor, EVERYDAY, FABLED_AT } from './archetypesFor.ts'
import type { UnknownCharacter } from './UnknownCharacter.ts'
import { traitsOfArchetype } from './traitsOfArchetype.ts'

/**
 * Fills in a complete, coherent character: garment, headwear, prop, colors and background come from one
 * archetype, the face from one family of skin, hair and eyes. The `known` traits steer the rest: an old
 * woman is gray and wrinkled, a bearded pirate is a man.
 */
export const guessTraits = (choice: SeededChoice, stranger: UnknownCharacter): Required<Traits> => {
  const { archetype, known } = stranger
  const origin = { ...originOfScript(stranger.name), ...stranger.origin }
  const region = known.origin ?? origin.origin ?? 'none'
  const presentation = guessPresentation(choice, stranger)
  const kind = archetype ?? choice.pick('archetype', archetypesFor(stranger, presentation))
  const usual: Traits = traitsOfArchetype(ARCHETYPES[kind], choice, known.age)
  const age = known.age ?? usual.age ?? choice.pick('age', agesOf(kind))
  const [anySkin, anyHairColor, anyEyeColor] = choice.pick('complexion', COMPLEXIONS)
  const { skin = anySkin, hairColor = anyHairColor, eyeColor = anyEyeColor } = origin
  const hair = choice.pick(
    'hair',
    hairOf(region, presentation, age) ??
      (presentation === 'feminine'
        ? ['long', 'wavy', 'curly', 'bob', 'bun', 'braid', 'ponytail']
        : age === 'old'
          ? ['short', 'slicked', 'bald', 'tousled', 'bald', 'long']
          : ['short', 'tousled', 'slicked', 'curly', 'short', 'tousled', 'long']),
  )
  const beard =
    presentation === 'masculine' && age !== 'teen' && age !== 'child'
      ? choice.pick('beard', STRAIGHT_HAIRED.has(region) ? SPARSE_BEARDS : BEARDS)
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
    presentation,
  }
}

type Cuts = readonly [HairCut, ...HairCut[]]

/** Cuts that suit the most common hair of a region; undefined if any cut does. */
const hairOf = (
  origin: Traits['origin'],
  presentation: Presentation,
  age: Age,
): Cuts | undefined => {
  const coiled = origin === 'african'
  const straight = STRAIGHT_HAIRED.has(origin)
  if (presentation === 'feminine') return coiled ? COILED : straight ? STRAIGHT : undefined
  if (age === 'old') return undefined
  return coiled ? COILED_SHORT : straight ? STRAIGHT_SHORT : undefined
}

const STRAIGHT_HAIRED: ReadonlySet<Traits['origin']> = new Set([
  ...(['east-asian', 'southeast-asian', 'indigenous-american'] as const),
])
type Beards = readonly [BeardCut, ...BeardCut[]]
const BEARDS: Beards = ['none', 'none', 'stubble', 'short', 'mustache', 'goatee', 'full']
const SPARSE_BEARDS: Beards = ['none', 'none', 'none', 'none', 'stubble', 'mustache', 'goatee']
const COILED: Cuts = ['curly', 'afro', 'braid', 'bun', 'puffs', 'dreadlocks']
const COILED_SHORT: Cuts = ['buzz', 'curly', 'buzz', 'afro', 'dreadlocks', 'bald']
const STRAIGHT: Cuts = ['long', 'bob', 'bangs', 'ponytail', 'bun', 'long']
const STRAIGHT_SHORT: Cuts = ['short', 'slicked', 'tousled', 'undercut', 'short']

const agesOf = (kind: ArchetypeName): readonly [Age, ...Age[]] => {
  if (RISKY.has(kind) || kind === 'neighbor') return ['adult', 'adult', 'adult', 'middle-aged']
  if (FABLED_AT.teen?.includes(kind)) return ['teen', 'adult', 'adult']
  return ['adult', 'adult', 'adult', 'middle-aged', 'middle-aged', 'old']
}

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
    EVERYDAY.includes(kind) ? ['glasses'] : [],
    presentation === 'feminine' ? ['earrings'] : [],
  ])
}

/** Bodies with human skin. */
const SKINNED: ReadonlySet<ArchetypeName> = new Set(['angel', 'dwarf', 'elf', 'fairy'])

const guessPresentation = (
  choice: SeededChoice,
  { name, archetype, bodyArchetype, known }: UnknownCharacter,
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
    presentationOfName(name) ??
    presentationInScript(name) ??
    usual.presentation ??
    gowned ??
    choice.pick('presentation', ['feminine', 'masculine'])
  )
}

type Complexion = readonly [SkinColor, HairColor, EyeColor]

/** Skin, hair and eyes that often occur together; every skin is equally likely. */
const COMPLEXIONS: readonly [Complexion, ...Complexion[]] = [
  ['porcelain', 'ginger', 'green'],
  ['porcelain', 'black', 'blue'],
  ['fair', 'blonde', 'blue'],
  ['fair', 'auburn', 'hazel'],
  ['fair', 'brown', 'gray'],
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
