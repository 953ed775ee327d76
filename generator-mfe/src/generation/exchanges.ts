import type { Exchange, ExchangeKind } from '@dramatis/functions/contract'
import type { Portrait } from '@dramatis/store'

/** What came with a counted picture: one more picture of each kind is free. */
interface FreePictures {
  readonly token: string
  readonly used: Set<ExchangeKind>
}

/** Kept while the page is open. A picture drawn for free shares what is left with the one that it replaced. */
const freePictures = new WeakMap<Portrait, FreePictures>()

/** What to send to have a picture of this kind drawn for free in exchange for the portrait; undefined if it counts. */
export const exchangeFor = (portrait: Portrait, as: ExchangeKind): Exchange | undefined => {
  const free = freePictures.get(portrait)
  return free && !free.used.has(as) ? { token: free.token, as } : undefined
}

/** A picture that a request replaces, and why: the first of each kind may be free. */
export interface Replacement {
  readonly portrait: Portrait
  readonly as: ExchangeKind
}

export const exchangeOf = (replaced: Replacement | undefined): Exchange | undefined =>
  replaced && exchangeFor(replaced.portrait, replaced.as)

/**
 * Notes what is free after a portrait.
 *
 * @param token the one that came with it, if it was counted
 */
export const noteExchange = (
  portrait: Portrait,
  token: string | undefined,
  replaced: Replacement | undefined,
): void => {
  const before = replaced && freePictures.get(replaced.portrait)
  if (replaced) before?.used.add(replaced.as)
  const free = token === undefined ? before : { token, used: new Set<ExchangeKind>() }
  if (free) freePictures.set(portrait, free)
}
