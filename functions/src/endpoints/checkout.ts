import type { BillingCore, BillingError } from '@dramatis/sdk'
import { createCheckout, type Checkout } from '@dramatis/sdk/checkouts'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { BillingSettings } from '../billing/createPlatformCore.ts'
import type { CheckoutResponse } from '../contract/index.ts'
import type { Endpoint } from '../requests/Endpoint.ts'
import { failureOf } from '../errors/failureOf.ts'
import { checkoutAllowances } from '../quota/allowances.ts'
import type { Quota } from '../quota/createQuota.ts'
import { checkoutFailed, checkoutNotSetUp, type Refusal } from '../refusals/Refusal.ts'

export interface CheckoutDeps {
  readonly quota: Quota
  /** Free portraits per hour for one network address. */
  readonly addressLimit: number
  readonly platform?: (BillingSettings & { readonly core: BillingCore }) | undefined
  /** A checkout link, for a site without a platform or for when the platform does not respond. */
  readonly checkoutUrl?: string | undefined
}

/** Says where to buy premium, and returns the secret with which the page can watch the checkout. */
export const checkout =
  ({ quota, addressLimit, platform, checkoutUrl }: CheckoutDeps): Endpoint<'checkout'> =>
  ({ email }, caller) => {
    const link: TE.TaskEither<Refusal, CheckoutResponse> =
      checkoutUrl === undefined ? TE.left(checkoutNotSetUp) : TE.right({ url: checkoutUrl })
    const session = (open: NonNullable<typeof platform>) =>
      pipe(
        createSession(open, email),
        TE.map(({ url, clientSecret }): CheckoutResponse => ({
          url,
          watch: { clientSecret, platformUrl: open.url },
        })),
        TE.orElse((error) => {
          caller.note({ failure: failureOf(error) })
          return checkoutUrl === undefined ? TE.left(checkoutFailed(error)) : link
        }),
        quota.spend(checkoutAllowances(caller, addressLimit), caller.signal),
      )
    return pipe(
      platform === undefined ? link : session(platform),
      TE.map((body) => ({ body })),
    )
  }

const createSession = (
  { core, productId, pageUrl }: NonNullable<CheckoutDeps['platform']>,
  customerEmail: string | undefined,
): TE.TaskEither<BillingError, Checkout> => {
  const create = createCheckout(core)
  // The platform replaces the braces with the checkout's id.
  const session = { products: [productId], successUrl: `${pageUrl}?checkout_id={CHECKOUT_ID}` }
  if (customerEmail === undefined) return create(session)
  return pipe(
    create({ ...session, customerEmail }),
    // The platform may refuse an address as undeliverable. Without one, the buyer enters another in the checkout.
    TE.orElse((error) => (error._tag === 'HTTPValidationError' ? create(session) : TE.left(error))),
  )
}
