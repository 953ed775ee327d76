import type { CheckoutPublic } from '../../2025-03/checkouts.ts'

/** A relative URL: this machine may have several names, and a form may only redirect to its own origin. */
export const pathOf = ({ clientSecret }: CheckoutPublic): string => `/checkout/${clientSecret}`

/** The page with the outcome, for a frame that must not navigate to the merchant's page. */
export const endPath = ({
  clientSecret,
  customerSessionToken,
}: Pick<CheckoutPublic, 'clientSecret'> & { readonly customerSessionToken: string }): string =>
  `/checkout/${clientSecret}/confirmation?embed=true&customer_session_token=${encodeURIComponent(customerSessionToken)}`

/** The merchant's success URL, with the customer session token, as on the platform. */
export const successUrl = ({
  successUrl,
  customerSessionToken,
}: Pick<CheckoutPublic, 'successUrl'> & { readonly customerSessionToken: string }): string => {
  if (!URL.canParse(successUrl)) return successUrl
  const url = new URL(successUrl)
  url.searchParams.set('customer_session_token', customerSessionToken)
  return url.href
}
