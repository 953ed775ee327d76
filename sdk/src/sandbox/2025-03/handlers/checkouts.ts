import type { CheckoutCreate } from '../../../2025-03/checkouts.ts'
import type { operations } from '../../../2025-03/operations.ts'
import type { Handlers } from '../../Handlers.ts'
import { listPage } from '../../lists.ts'
import { owned, ownedRow } from '../../ownership.ts'
import { presentCheckout, presentPublicCheckout } from '../present/presentCheckout.ts'
import type { Merchant } from '../../Principal.ts'
import { resourceNotFound } from '../../Problem.ts'
import type { CheckoutTerms } from '../../rules/checkouts.ts'
import { newCheckout, updateCheckout, upgradable } from '../../rules/checkouts.ts'
import { confirmCheckout } from '../../rules/confirmCheckout.ts'
import { checkSuccessUrl } from '../../rules/successUrls.ts'
import { wantedProducts } from '../../rules/wantedProducts.ts'
import type { CheckoutRow } from '../../store/rows.ts'
import type { World } from '../../World.ts'

export const checkouts: Handlers<typeof operations.checkouts> = {
  list: ({ world, request, principal }) =>
    listPage(request, {
      rows: owned(world.state.checkouts, principal),
      equal: ['organizationId', 'productId'],
      order: ['-created_at'],
      present: (row) => presentCheckout(world, row),
    }),

  create: ({ world, request, principal }) =>
    presentCheckout(world, createCheckout(world, request, principal)),

  get: ({ world, request: { id }, principal }) =>
    presentCheckout(world, ownedRow(world.state.checkouts, id, principal)),

  update: ({ world, request: { id, checkoutUpdate }, principal }) => {
    const previous = ownedRow(world.state.checkouts, id, principal)
    return presentCheckout(world, updateCheckout(world, previous, checkoutUpdate))
  },

  clientGet: ({ world, request: { clientSecret } }) =>
    presentPublicCheckout(world, bySecret(world, clientSecret)),

  clientUpdate: ({ world, request: { clientSecret, checkoutUpdatePublic } }) => {
    const previous = bySecret(world, clientSecret)
    return presentPublicCheckout(world, updateCheckout(world, previous, checkoutUpdatePublic))
  },

  clientConfirm: ({ world, request: { clientSecret, checkoutConfirmStripe } }) => {
    const previous = bySecret(world, clientSecret)
    const confirmation = confirmCheckout(world, previous, checkoutConfirmStripe)
    return {
      ...presentPublicCheckout(world, confirmation.checkout),
      status: 'confirmed',
      customerSessionToken: confirmation.customerSessionToken,
    }
  },
}

/** Finds a checkout by its client secret. */
export const bySecret = (world: World, clientSecret: string): CheckoutRow => {
  const [checkout] = world.state.checkouts.where('clientSecret', clientSecret)
  if (!checkout) throw resourceNotFound()
  return checkout
}

/** Opens the checkout that a merchant requests, in either version. */
export const createCheckout = (
  world: World,
  request: CheckoutCreate & CheckoutTerms,
  principal: Merchant,
): CheckoutRow => {
  const { organizationId, products, price } = wantedProducts(world, request, principal)
  checkSuccessUrl(request.successUrl)
  const { subscriptionId = null, customerId = null } = request
  const replaced =
    subscriptionId === null ? null : upgradable(world, organizationId, subscriptionId)
  return newCheckout(world, {
    organizationId,
    products,
    price,
    metadata: request.metadata ?? {},
    customFieldData: request.customFieldData,
    discountId: request.discountId ?? null,
    allowDiscountCodes: request.allowDiscountCodes ?? true,
    amount: request.amount ?? null,
    customerId: replaced?.customerId ?? customerId,
    customerExternalId: request.customerExternalId ?? null,
    customerName: request.customerName ?? null,
    customerEmail: request.customerEmail ?? null,
    customerIpAddress: request.customerIpAddress ?? null,
    customerBillingAddress: request.customerBillingAddress ?? null,
    customerTaxId: request.customerTaxId ?? null,
    customerMetadata: request.customerMetadata ?? {},
    subscriptionId,
    successUrl: request.successUrl ?? null,
    embedOrigin: request.embedOrigin ?? null,
    seats: request.seats ?? null,
    trialInterval: request.trialInterval ?? null,
    trialIntervalCount: request.trialIntervalCount ?? null,
    allowTrial: request.allowTrial ?? true,
  })
}
