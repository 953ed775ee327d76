import { sharedPortraitQuery, type LinkedPortrait } from '@dramatis/functions/contract'

/**
 * A URL whose query names a portrait and fills in the page's form. The URL's own query and hash are dropped, since
 * they may contain something private.
 */
export const shareLink = (address: string, portrait: LinkedPortrait): string => {
  const link = new URL(address)
  link.hash = ''
  link.search = sharedPortraitQuery(portrait)
  return link.href
}
