import { sharedPortraitQuery, type LinkedPortrait } from '@dramatis/functions/contract'

/**
 * An address with a query that names a portrait, which fills in the page's form. The query and the hash that the
 * address had are left out: they may contain something private.
 */
export const shareLink = (address: string, portrait: LinkedPortrait): string => {
  const link = new URL(address)
  link.hash = ''
  link.search = sharedPortraitQuery(portrait)
  return link.href
}
