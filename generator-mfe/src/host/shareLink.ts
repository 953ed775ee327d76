import { isStyle, MAX_NAME_LENGTH, type Aspect, type Style } from '@dramatis/catalogue'
import { Seed } from '@dramatis/functions/contract'
import type { Portrait } from '@dramatis/store'
import { isAspect } from '../choices/aspects.ts'

/** What a share link fills in. A value that is missing or invalid in the link is absent. */
export interface SharedChoices {
  readonly character?: string
  readonly aspect?: Aspect
  readonly style?: Style
  readonly seed?: number
}

/**
 * The page's address with a query that fills in the form for whoever opens it. The page's own query and hash
 * are left out: they may contain something private.
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

/** Reads a link's query. Without a character, nothing in it counts. */
export const readShareLink = (search: string): SharedChoices => {
  const query = new URLSearchParams(search)
  const character = query.get('character')?.trim() ?? ''
  if (character === '' || character.length > MAX_NAME_LENGTH) return {}
  const style = query.get('style') ?? ''
  const aspect = query.get('aspect') ?? ''
  const seed = /^\d+$/.test(query.get('seed') ?? '') ? Number(query.get('seed')) : undefined
  return {
    character,
    ...(isStyle(style) && { style }),
    ...(isAspect(aspect) && { aspect }),
    ...(Seed.is(seed) && { seed }),
  }
}
