import type { BeardCut } from '../../spec/CharacterSpec.ts'
import { CLOTH_COLORS, EYE_COLORS, HAIR_COLORS, SKIN_COLORS } from '../colorWords.ts'
import type { Noun } from '../Noun.ts'
import type { Traits } from '../Traits.ts'
import {
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
  MUSTACHE_PHRASES,
  MOUTH_PHRASES,
  NOSE_PHRASES,
  PATTERN_PHRASES,
  SKIN_ALIASES,
} from '../vocabulary.ts'
import { COAT_ALIASES } from './coatAliases.ts'
import { colorOf } from './colorOf.ts'
import { known } from './known.ts'
import { memberOf } from './memberOf.ts'
import { resolvePerson } from './resolvePerson.ts'

/** The traits that `adjectives` give to `noun`, and those of the noun itself. */
export const resolve = (noun: Noun, adjectives: readonly string[]): Traits => {
  switch (noun.slot) {
    case 'person':
      return resolvePerson(noun, adjectives)
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

const beardOf = (cut: BeardCut | undefined, adjectives: readonly string[]): BeardCut =>
  cut === 'mustache'
    ? (memberOf(MUSTACHE_PHRASES, adjectives) ?? cut)
    : (cut ?? memberOf(BEARD_PHRASES, adjectives) ?? 'full')
