import { type ArchetypeName, BODY_ARCHETYPES } from '../archetypes.ts'
import { CLOTH_COLORS, HAIR_COLORS, shadeOf, SKIN_COLORS } from '../colorWords.ts'
import type { Noun } from '../Noun.ts'
import type { Traits } from '../Traits.ts'
import {
  AGE_PHRASES,
  BUILD_PHRASES,
  CLOTH_ALIASES,
  EXPRESSION_PHRASES,
  HAIR_ALIASES,
  MOOD_PHRASES,
  SKIN_ALIASES,
  SPECIES_PHRASES,
} from '../vocabulary.ts'
import { COAT_ALIASES } from './coatAliases.ts'
import { aliasOf, colorOf } from './colorOf.ts'
import { known, type Partials } from './known.ts'
import { memberOf } from './memberOf.ts'

/** Traits implied by the adjectives and by the noun for the person. */
export const resolvePerson = (
  noun: Extract<Noun, { readonly slot: 'person' }>,
  adjectives: readonly string[],
): Traits =>
  adjectives.length === 0
    ? noun.traits
    : {
        ...known(person(adjectives, noun.traits)),
        ...(noun.named === true && colorsOfPerson(noun.archetype, adjectives)),
      }

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

const YOUNG = ['young', 'youthful', 'younger']

/** Moods that adjectives express even without a word such as "sky". A calm man does not mean a calm sky. */
const DARK_MOODS = { stormy: MOOD_PHRASES.stormy, ominous: MOOD_PHRASES.ominous }

const presentationOf = (adjectives: readonly string[]): Traits['presentation'] => {
  if (adjectives.includes('androgynous')) return 'androgynous'
  if (adjectives.some((word) => word === 'feminine' || word === 'female')) return 'feminine'
  if (adjectives.some((word) => word === 'masculine' || word === 'male')) return 'masculine'
  return undefined
}

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
  const bodily = archetype !== undefined && BODY_ARCHETYPES.has(archetype)
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
  'blonde blond ginger auburn platinum raven graying'.split(' '),
)

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
