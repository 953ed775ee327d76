import {
  isHTTPValidationError,
  isResponseValidationError,
  type BillingCore,
  type BillingError,
} from '@dramatis/sdk/2026-10'
import { createCheckout, type CheckoutCreate } from '@dramatis/sdk/2026-10/checkouts'
import { pipe } from 'fp-ts/lib/function.js'
import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { BillingSettings } from '../billing/createPlatformCore.ts'
import { parseJson, recordOf, textOf } from '../billing/recordOf.ts'
import type { CheckoutResponse } from '../contract/index.ts'
import type { Endpoint } from '../requests/Endpoint.ts'
import type { Buyers } from '../proof/createBuyers.ts'
import { failureOf } from '../errors/failureOf.ts'
import { checkoutAllowances } from '../quota/allowances.ts'
import type { Quota } from '../quota/createQuota.ts'
import { checkoutFailed, checkoutNotSetUp, type Refusal } from '../refusals/Refusal.ts'
import { BUYER } from './proveCheckout.ts'

export interface CheckoutDeps {
  readonly quota: Quota
  readonly buyers: Buyers
  /** Free portraits per hour for one network address. */
  readonly addressLimit: number
  readonly platform?: (BillingSettings & { readonly core: BillingCore }) | undefined
  /** A checkout link, for a site without a platform or for when the platform does not respond. */
  readonly checkoutUrl?: string | undefined
}

/** Says where to buy premium, and returns the secret with which the page can watch the checkout. */
export const checkout =
  ({ quota, buyers, addressLimit, platform, checkoutUrl }: CheckoutDeps): Endpoint<'checkout'> =>
  ({ email }, caller) => {
    const link: TE.TaskEither<Refusal, CheckoutResponse> =
      checkoutUrl === undefined ? TE.left(checkoutNotSetUp) : TE.right({ url: checkoutUrl })
    const session = (open: NonNullable<typeof platform>) =>
      pipe(
        createSession(open, buyers.markOf(caller.visitor), email),
        TE.map(({ url, clientSecret }): CheckoutResponse =>
          clientSecret === undefined
            ? { url }
            : { url, watch: { clientSecret, platformUrl: open.url } },
        ),
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

/** An open checkout; without its secret it can be paid, but not watched. */
interface Session {
  readonly url: string
  readonly clientSecret: string | undefined
}

/** The platform left out the URL of a checkout. */
class NoCheckoutUrlError extends Error {
  override readonly name = 'NoCheckoutUrlError'
}

const createSession = (
  { core, productId, pageUrl }: NonNullable<CheckoutDeps['platform']>,
  buyer: string,
  customerEmail: string | undefined,
): TE.TaskEither<Error, Session> => {
  const create = (request: CheckoutCreate): TE.TaskEither<Error, Session> =>
    pipe(
      createCheckout(core)(request),
      TE.orElse((error) => TE.fromEither(madeDespite(error))),
      TE.chainW(({ url, clientSecret }) =>
        url === undefined ? TE.left(new NoCheckoutUrlError()) : TE.right({ url, clientSecret }),
      ),
    )
  // The platform replaces the braces with the checkout's id.
  const session = {
    products: [productId],
    successUrl: `${pageUrl}?checkout_id={CHECKOUT_ID}`,
    metadata: { [BUYER]: buyer },
  }
  if (customerEmail === undefined) return create(session)
  return pipe(
    create({ ...session, customerEmail }),
    // The platform may refuse an address as undeliverable. Without one, the buyer enters another in the checkout.
    TE.orElse((error) => (isHTTPValidationError(error) ? create(session) : TE.left(error))),
  )
}

/** What was made although the response is odd: another attempt would make a second session. */
const madeDespite = (error: BillingError): E.Either<BillingError, Partial<Session>> => {
  if (!isResponseValidationError(error) || error.url === undefined) return E.left(error)
  const { client_secret: clientSecret } = recordOf(parseJson(error.body))
  return E.right({ url: error.url, clientSecret: textOf(clientSecret) })
}
