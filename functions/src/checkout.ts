import type { BillingCore, BillingError } from '@dramatis/sdk'
import { createCheckout, type Checkout } from '@dramatis/sdk/checkouts'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { BillingSettings } from './billing/createPlatformCore.ts'
import { CheckoutRequest, type CheckoutResponse } from './contract/index.ts'
import type { Handler } from './Handler.ts'
import { failureOf } from './http/failureOf.ts'
import { handle, type Answer } from './http/handle.ts'
import { checkoutAllowances } from './quota/allowances.ts'
import type { Spend } from './quota/spending.ts'
import { checkoutFailed, notSetUp, type Refusal } from './Refusal.ts'
import type { Visitors } from './visitors.ts'

export interface CheckoutDeps {
  readonly visitors: Visitors
  readonly spend: Spend
  /** Free portraits an hour for one address. */
  readonly addressLimit: number
  readonly platform?: (BillingSettings & { readonly core: BillingCore }) | undefined
  /** A checkout link, for when there is no platform to ask, or none that answers. */
  readonly checkoutUrl?: string | undefined
}

/** `POST checkout`: where to buy premium, and with which secret the page can watch how it goes. */
export const checkout = ({
  visitors,
  spend,
  addressLimit,
  platform,
  checkoutUrl,
}: CheckoutDeps): Handler =>
  handle(visitors, CheckoutRequest, ({ email }, caller) => {
    const link: TE.TaskEither<Refusal, CheckoutResponse> =
      checkoutUrl === undefined
        ? TE.left(notSetUp('The checkout is'))
        : TE.right({ url: checkoutUrl })
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
        spend(checkoutAllowances(caller, addressLimit), caller.signal),
      )
    return pipe(
      platform === undefined ? link : session(platform),
      TE.map((body): Answer => ({ body })),
    )
  })

const createSession = (
  { core, productId, pageUrl }: NonNullable<CheckoutDeps['platform']>,
  customerEmail: string | undefined,
): TE.TaskEither<BillingError, Checkout> => {
  const create = createCheckout(core)
  // The platform puts the checkout's id in place of the braces.
  const session = { productId, successUrl: `${pageUrl}?checkout_id={CHECKOUT_ID}` }
  if (customerEmail === undefined) return create(session)
  return pipe(
    create({ ...session, customerEmail }),
    // It may refuse an address that it finds undeliverable; the buyer types another one there.
    TE.orElse((error) => (error._tag === 'HTTPValidationError' ? create(session) : TE.left(error))),
  )
}
