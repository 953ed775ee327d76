import { isStyle, type Aspect, type Style, defined } from '@dramatis/catalogue'
import { CharacterName } from './characterName.ts'
import { AspectRatio } from './choices.ts'
import { Seed } from './seed.ts'

/** The portrait that a share link leads to. A value that the link lacks, or an invalid one, is absent. */
export interface SharedPortrait {
  readonly character: string
  readonly style?: Style
  readonly aspect?: Aspect
  readonly seed?: number
}

/** Reads a link's query; undefined if the character is missing, invisible or too long. */
export const readSharedPortrait = (query: URLSearchParams): SharedPortrait | undefined => {
  const character = query.get('character')?.trim() ?? ''
  if (!CharacterName.is(character)) return undefined
  const style = query.get('style') ?? ''
  const aspect = query.get('aspect')
  const digits = query.get('seed') ?? ''
  const seed = /^\d+$/.test(digits) ? Number(digits) : undefined
  return defined({
    character,
    style: isStyle(style) ? style : undefined,
    aspect: AspectRatio.is(aspect) ? aspect : undefined,
    seed: Seed.is(seed) ? seed : undefined,
  })
}

/** The properties of a portrait that a link carries. */
export interface LinkedPortrait {
  readonly character: string
  readonly style?: string | undefined
  readonly aspect?: string | undefined
  readonly seed?: number | undefined
}

/** The query of a link to a portrait. */
export const sharedPortraitQuery = ({ character, style, aspect, seed }: LinkedPortrait): string =>
  new URLSearchParams(defined({ character, style, aspect, seed: seed?.toString() })).toString()
