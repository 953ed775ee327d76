import type { BeardCut, Hex } from '../CharacterSpec.ts'
import { type ArchetypeName, NATURES } from './archetypes.ts'
import {
  CLOTH_COLORS,
  EYE_COLORS,
  HAIR_COLORS,
  nearestWord,
  shadeOf,
  type SkinColor,
  SKIN_COLORS,
} from './colorWords.ts'
import { keysOf } from '../keysOf.ts'
import type { Noun } from './Noun.ts'
import type { Traits } from './Traits.ts'
import {
  AGE_PHRASES,
  BEARD_PHRASES,
  BUILD_PHRASES,
  CLOTH_ALIASES,
  EXPRESSION_PHRASES,
  EYE_ALIASES,
  EYE_PHRASES,
  GLOVE_PHRASES,
  HAIR_ALIASES,
  HAIR_PHRASES,
  HEAD_PHRASES,
  HEADWEAR_PHRASES,
  MOOD_PHRASES,
  MOUSTACHE_PHRASES,
  MOUTH_PHRASES,
  NOSE_PHRASES,
  PATTERN_PHRASES,
  SKIN_ALIASES,
  SPECIES_PHRASES,
} from './vocabulary.ts'

/** The traits that `adjectives` give to `noun`, and those of the noun itself. */
export const resolve = (noun: Noun, adjectives: readonly string[]): Traits => {
  switch (noun.slot) {
    case 'person':
      return {
        ...known(person(adjectives, noun.traits)),
        ...(noun.named === true && colorsOfPerson(noun.archetype, adjectives)),
      }
    case 'build':
      return known({ build: memberOf(BUILD_PHRASES, adjectives) })
    case 'coat':
      return known({ skin: colorOf(SKIN_COLORS, COAT_ALIASES, adjectives)[0] })
    case 'skin':
      return known({ skin: colorOf(SKIN_COLORS, SKIN_ALIASES, adjectives)[0] })
    case 'face':
      return known({
        head: memberOf(HEAD_PHRASES, adjectives),
        expression: memberOf(EXPRESSION_PHRASES, adjectives),
        age: adjectives.some((word) => word === 'old') ? 'old' : undefined,
      })
    case 'nose':
      return known({ nose: memberOf(NOSE_PHRASES, adjectives) })
    case 'mouth':
      return known({ mouth: memberOf(MOUTH_PHRASES, adjectives) })
    case 'eyes':
      return known({
        eyes: memberOf(EYE_PHRASES, adjectives),
        eyeColor: colorOf(EYE_COLORS, EYE_ALIASES, adjectives)[0],
      })
    case 'expression':
      return known({ expression: noun.expression ?? memberOf(EXPRESSION_PHRASES, adjectives) })
    case 'hair':
      return known({
        hair: noun.cut ?? memberOf(HAIR_PHRASES, adjectives),
        hairColor: colorOf(HAIR_COLORS, HAIR_ALIASES, adjectives)[0],
      })
    case 'beard':
      return known({
        beard: beardOf(noun.cut, adjectives),
        beardColor: colorOf(HAIR_COLORS, HAIR_ALIASES, adjectives)[0],
      })
    case 'headwear': {
      const [color, trim] = colorOf(CLOTH_COLORS, CLOTH_ALIASES, adjectives)
      if (noun.trim === true) return known({ headwearTrim: color })
      return known({
        headwear: memberOf(HEADWEAR_PHRASES, adjectives) ?? noun.kind,
        headwearColor: color,
        headwearTrim: trim,
      })
    }
    case 'garment': {
      const [color, trim] = colorOf(CLOTH_COLORS, CLOTH_ALIASES, adjectives)
      if (noun.trim === true) return known({ garmentTrim: color })
      return known({
        garment: noun.kind,
        garmentColor: color,
        garmentTrim: trim,
        garmentPattern: memberOf(PATTERN_PHRASES, adjectives),
        headwear: adjectives.includes('hooded') ? 'hood' : undefined,
      })
    }
    case 'emblem':
      return known({
        emblem: noun.kind ?? 'star',
        emblemColor: colorOf(CLOTH_COLORS, CLOTH_ALIASES, adjectives)[0],
      })
    case 'cape':
      return known({
        cape: colorOf(CLOTH_COLORS, CLOTH_ALIASES, adjectives)[0],
        headwear: adjectives.includes('hooded') ? 'hood' : undefined,
      })
    case 'neckwear':
      return known({
        neckwear: noun.kind,
        neckwearColor: colorOf(CLOTH_COLORS, CLOTH_ALIASES, adjectives)[0],
      })
    case 'gloves':
      return known({
        gloves: memberOf(GLOVE_PHRASES, adjectives) ?? noun.kind,
        glovesColor: colorOf(CLOTH_COLORS, CLOTH_ALIASES, adjectives)[0],
      })
    case 'prop':
      return known({
        prop: noun.kind,
        propColor: colorOf(CLOTH_COLORS, CLOTH_ALIASES, adjectives)[0],
      })
    case 'mood':
      return known({ mood: memberOf(MOOD_PHRASES, adjectives) })
    case 'mark':
    case 'trim':
    case 'other':
      return {}
  }
}

/** All words that can be adjectives, whatever they mean with a given noun. */
export const ADJECTIVES: readonly string[] = [
  ...[
    AGE_PHRASES,
    BUILD_PHRASES,
    SPECIES_PHRASES,
    HEAD_PHRASES,
    NOSE_PHRASES,
    MOUTH_PHRASES,
    EYE_PHRASES,
    EXPRESSION_PHRASES,
    HAIR_PHRASES,
    BEARD_PHRASES,
    HEADWEAR_PHRASES,
    GLOVE_PHRASES,
    PATTERN_PHRASES,
    MOOD_PHRASES,
  ].flatMap((phrases) => Object.values(phrases).flat()),
  ...[
    SKIN_COLORS,
    HAIR_COLORS,
    EYE_COLORS,
    CLOTH_COLORS,
    SKIN_ALIASES,
    HAIR_ALIASES,
    EYE_ALIASES,
    CLOTH_ALIASES,
  ].flatMap((table) => Object.keys(table)),
  ...Object.values(MOUSTACHE_PHRASES).flat(),
  'androgynous',
  'feminine',
  'masculine',
  'female',
  'male',
]

const beardOf = (cut: BeardCut | undefined, adjectives: readonly string[]): BeardCut =>
  cut === 'moustache'
    ? (memberOf(MOUSTACHE_PHRASES, adjectives) ?? cut)
    : (cut ?? memberOf(BEARD_PHRASES, adjectives) ?? 'full')

const YOUNG = ['young', 'youthful', 'younger']

/**
 * "A blonde woman" has blonde hair, "a green alien" green skin, and "a white wizard" white clothes; for
 * people without a costume, black, white and brown are skin colors.
 */
const colorsOfPerson = (
  archetype: ArchetypeName | undefined,
  adjectives: readonly string[],
): Traits => {
  const hair = adjectives.filter((word) => HAIR_OF_PERSON.has(word))
  const others = adjectives.filter((word) => !HAIR_OF_PERSON.has(word))
  const cloth = others.filter(
    (word) => shadeOf(CLOTH_COLORS, word) ?? aliasOf(CLOTH_ALIASES, word) ?? false,
  )
  const [hairColor] = colorOf(HAIR_COLORS, HAIR_ALIASES, hair)
  const bodily = archetype !== undefined && NATURES.has(archetype)
  const [skin] = colorOf(
    SKIN_COLORS,
    archetype !== undefined && COATED.has(archetype) ? COAT_ALIASES : SKIN_ALIASES,
    bodily ? others : others.filter((word) => SKINS_OF_PERSON.has(word)),
  )
  if (archetype !== undefined && COSTUMED.has(archetype))
    return known({ hairColor, garmentColor: colorOf(CLOTH_COLORS, CLOTH_ALIASES, cloth)[0] })
  return known({ hairColor, skin })
}

const HAIR_OF_PERSON: ReadonlySet<string> = new Set(
  'blonde blond ginger auburn platinum raven greying'.split(' '),
)

/** White fur is whiter than any skin. */
const COAT_ALIASES: Readonly<Record<string, SkinColor>> = {
  ...SKIN_ALIASES,
  ...{ white: 'chalk white', black: 'coal black', golden: 'golden yellow', gold: 'golden yellow' },
}

const COATED: ReadonlySet<ArchetypeName> = new Set<ArchetypeName>([
  'beast',
  'ghost',
  'ghoul',
  'unicorn',
])

const SKINS_OF_PERSON: ReadonlySet<string> = new Set(
  'black white brown pale tanned tan ebony olive'.split(' '),
)

const COSTUMED: ReadonlySet<ArchetypeName> = new Set<ArchetypeName>([
  'jedi',
  'king',
  'knight',
  'ninja',
  'prince',
  'princess',
  'queen',
  'samurai',
  'superhero',
  'thief',
  'warlock',
  'witch',
  'wizard',
])

const person = (adjectives: readonly string[], traits: Traits): Partials<Traits> => {
  const firm = adjectives.filter((word) => !YOUNG.includes(word))
  return {
    ...traits,
    age:
      memberOf(AGE_PHRASES, firm) ??
      traits.age ??
      (firm.length < adjectives.length ? 'adult' : undefined),
    build: memberOf(BUILD_PHRASES, adjectives) ?? traits.build,
    species: traits.species ?? memberOf(SPECIES_PHRASES, adjectives),
    expression: memberOf(EXPRESSION_PHRASES, adjectives) ?? traits.expression,
    presentation: presentationOf(adjectives) ?? traits.presentation,
    mood: memberOf(DARK_MOODS, adjectives) ?? traits.mood,
  }
}

/** Moods that adjectives without a noun may mean: "the room is gloomy". A calm man does not mean a calm sky. */
const DARK_MOODS = { stormy: MOOD_PHRASES.stormy, ominous: MOOD_PHRASES.ominous }

const presentationOf = (adjectives: readonly string[]): Traits['presentation'] => {
  if (adjectives.includes('androgynous')) return 'androgynous'
  if (adjectives.some((word) => word === 'feminine' || word === 'female')) return 'feminine'
  if (adjectives.some((word) => word === 'masculine' || word === 'male')) return 'masculine'
  return undefined
}

const memberOf = <Member extends string>(
  phrases: Readonly<Partial<Record<Member, readonly string[]>>>,
  adjectives: readonly string[],
): Member | undefined => {
  for (const adjective of adjectives)
    for (const member of keysOf(phrases)) if (phrases[member]?.includes(adjective)) return member
  return undefined
}

/**
 * The colors among `adjectives` as words of `table`: one of its own, an alias, or the nearest to a color of another
 * table.
 */
const colorOf = <Word extends string>(
  table: Readonly<Record<Word, Hex>>,
  aliases: Readonly<Record<string, Word>>,
  adjectives: readonly string[],
): Word[] => {
  const words = adjectives.flatMap((adjective) => {
    const own = shadeOf(table, adjective) ?? aliases[adjective]
    if (own !== undefined) return [own]
    const foreign = anyShade(adjective)
    const nearest = foreign && nearestWord(table, foreign)
    return nearest === undefined ? [] : [nearest]
  })
  return [...new Set(words)]
}

const anyShade = (word: string): Hex | undefined => {
  const cloth = shadeOf(CLOTH_COLORS, word) ?? aliasOf(CLOTH_ALIASES, word)
  if (cloth) return CLOTH_COLORS[cloth]
  const hair = shadeOf(HAIR_COLORS, word) ?? aliasOf(HAIR_ALIASES, word)
  if (hair) return HAIR_COLORS[hair]
  const eyes = shadeOf(EYE_COLORS, word)
  if (eyes) return EYE_COLORS[eyes]
  const skin = shadeOf(SKIN_COLORS, word)
  return skin && SKIN_COLORS[skin]
}

const aliasOf = <Word>(aliases: Readonly<Record<string, Word>>, word: string): Word | undefined =>
  Object.hasOwn(aliases, word) ? aliases[word] : undefined

type Partials<T> = { readonly [Key in keyof T]?: T[Key] | undefined }

/** Removes undefined traits, so they cannot override known ones. */
const known = (traits: Partials<Traits>): Traits =>
  Object.fromEntries(Object.entries(traits).filter(([, value]) => value !== undefined))
