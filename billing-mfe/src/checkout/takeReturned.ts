/** The parameters that the checkout appends to this page's URL when it sends the buyer back. */
export interface Returned {
  readonly checkoutId: string
  /** The customer's session token, or an empty string. */
  readonly token: string
}

const CHECKOUT_ID = 'checkout_id'
const TOKEN = 'customer_session_token'

/**
 * Reads the parameters of {@link Returned} from the page's URL, and removes them from it because the token is a
 * secret. Returns undefined if the URL has no checkout id.
 */
export const takeReturned = (): Returned | undefined => {
  const url = new URL(location.href)
  const checkoutId = url.searchParams.get(CHECKOUT_ID)
  const token = url.searchParams.get(TOKEN) ?? ''
  if (checkoutId === null && token === '') return undefined
  url.searchParams.delete(CHECKOUT_ID)
  url.searchParams.delete(TOKEN)
  history.replaceState(history.state, '', url)
  return checkoutId === null ? undefined : { checkoutId, token }
}
