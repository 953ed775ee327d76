import { MAX_CORRECTION_MS } from '@dramatis/catalogue'
import { isHTTPValidationError, isResourceNotFound, type BillingCore } from '@dramatis/sdk/2026-10'
import { getCheckout, type Checkout } from '@dramatis/sdk/2026-10/checkouts'
import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { BillingSettings } from '../billing/createPlatformCore.ts'
import type { Clock } from '../Clock.ts'
import { Email } from '../contract/index.ts'
import { handOver } from '../http/proofCookie.ts'
import type { Buyers } from '../proof/createBuyers.ts'
import { EXCHANGE_MS } from '../proof/createExchanges.ts'
import type { Proofs } from '../proof/createProofs.ts'
import { checkoutProofAllowance, checkoutTryAllowances } from '../quota/allowances.ts'
import type { Quota } from '../quota/createQuota.ts'
import {
  checkoutFailed,
  codesNotSetUp,
  unexpected,
  unprovenCheckout,
  type Refusal,
} from '../refusals/Refusal.ts'
import type { Endpoint } from '../requests/Endpoint.ts'

export interface ProveCheckoutDeps {
  readonly quota: Quota
  /** Free portraits per hour for one network address. */
  readonly addressLimit: number
  readonly buyers: Buyers
  readonly proofs: Proofs
  readonly clock: Clock
  readonly platform?: (BillingSettings & { readonly core: BillingCore }) | undefined
}

/** The metadata of a checkout that says who opened it. */
export const BUYER = 'dramatis_buyer'

/**
 * How long after it was opened a paid checkout proves its address, in milliseconds. The quota log remembers for at least
 * as long that it has done so.
 */
export const CHECKOUT_PROOF_MS = EXCHANGE_MS

/**
 * Trades a paid checkout for a proof of the address that the platform has for it. There is no customer session: a buyer
 * may type any address into a checkout, and its earlier invoices are for its owner alone.
 */
export const proveCheckout =
  (deps: ProveCheckoutDeps): Endpoint<'proveCheckout'> =>
  ({ checkoutId }, caller) =>
    pipe(
      TE.fromNullable(codesNotSetUp)(deps.platform),
      TE.chainFirst(() => deps.quota.reserve(checkoutTryAllowances(caller, deps.addressLimit))),
      TE.chain((platform) =>
        pipe(
          findCheckout(platform.core, checkoutId),
          TE.chainEitherK((checkout) =>
            addressIn(checkout, {
              productId: platform.productId,
              isOwn: deps.buyers.isMark(checkout.metadata?.[BUYER], caller.visitor),
              now: deps.clock(),
            }),
          ),
          TE.bindTo('email'),
          TE.bind('proof', ({ email }) => TE.tryCatch(() => deps.proofs.issue(email), unexpected)),
          deps.quota.spend([checkoutProofAllowance(caller, checkoutId)], caller.signal),
        ),
      ),
      TE.map(({ email, proof: issued }) => {
        const { proof, headers } = handOver(issued, caller)
        return { body: { email, proof }, headers }
      }),
    )

const findCheckout = (core: BillingCore, id: string): TE.TaskEither<Refusal, Partial<Checkout>> =>
  pipe(
    getCheckout(core)({ id }),
    TE.mapLeft((error) =>
      // The platform finds an id malformed that it has never issued.
      isResourceNotFound(error) || isHTTPValidationError(error)
        ? unprovenCheckout
        : checkoutFailed(error),
    ),
  )

interface Facts {
  readonly productId: string
  /** Whether the visitor opened the checkout. */
  readonly isOwn: boolean
  /** Milliseconds since the epoch. */
  readonly now: number
}

/** The address that a checkout proves. */
const addressIn = (
  { status, productId, createdAt, customerEmail }: Partial<Checkout>,
  { productId: premiumId, isOwn, now }: Facts,
): E.Either<Refusal, string> => {
  const age = createdAt === undefined ? Infinity : now - createdAt.getTime()
  const isPaid = status === 'succeeded' && productId === premiumId
  const isRecent = age >= -MAX_CORRECTION_MS && age < CHECKOUT_PROOF_MS
  return isOwn && isPaid && isRecent && Email.is(customerEmail)
    ? E.right(customerEmail)
    : E.left(unprovenCheckout)
}
