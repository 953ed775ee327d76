import { AspectRatio, Seed, Style } from '@dramatis/functions/contract'
import type { Portrait } from '@dramatis/store'
import { LONGEST_NAME } from './form/longestName.ts'

/** What a shared link fills in; what it does not say, or says wrongly, is absent. */
export interface Linked {
  readonly character?: string
  readonly aspect?: AspectRatio
  readonly style?: Style
  readonly seed?: number
}

/**
 * The page's address with what was asked for, so that it fills in the form of whoever opens it. Nothing
 * else of `page` goes along: its query may hold what is nobody else's business.
 */
export const shareLink = (
  page: string,
  { character, style, aspect, seed }: Pick<Portrait, 'character' | 'style' | 'aspect' | 'seed'>,
): string => {
  const link = new URL(page)
  link.hash = ''
  link.search = new URLSearchParams({
    character,
    style,
    aspect,
    ...(seed !== undefined && { seed: String(seed) }),
  }).toString()
  return link.href
}

/** Reads a link's query. Only a link with a character counts. */
export const readShareLink = (search: string): Linked => {
  const query = new URLSearchParams(search)
  const character = query.get('character')?.trim() ?? ''
  if (character === '' || character.length > LONGEST_NAME) return {}
  const style = query.get('style')
  const aspect = query.get('aspect')
  const seed = /^\d+$/.test(query.get('seed') ?? '') ? Number(query.get('seed')) : undefined
  return {
    character,
    ...(Style.is(style) && { style }),
    ...(AspectRatio.is(aspect) && { aspect }),
    ...(Seed.is(seed) && { seed }),
  }
}
