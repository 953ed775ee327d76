import type { Hex } from '../../spec/CharacterSpec.ts'
import {
  CLOTH_COLORS,
  EYE_COLORS,
  HAIR_COLORS,
  SKIN_COLORS,
  nearestWord,
  shadeOf,
} from '../colorWords.ts'
import { CLOTH_ALIASES, HAIR_ALIASES } from '../vocabulary.ts'

/**
 * The colors among `adjectives` as words of `table`: one of its own, an alias, or the nearest to a color of another
 * table.
 */
export const colorOf = <Word extends string>(
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

export const aliasOf = <Word>(
  aliases: Readonly<Record<string, Word>>,
  word: string,
): Word | undefined => (Object.hasOwn(aliases, word) ? aliases[word] : undefined)
