import type { CheckoutCreate } from '../../shared/entities/checkoutCreate.ts'
import type { operations } from '../../2026-10/operations.ts'
import type { Call, Rules } from '../Handlers.ts'
import { listings } from '../listings.ts'
import { listPage } from '../lists.ts'
import { owned, ownedRow } from '../ownership.ts'
import { resourceNotFound } from '../Problem.ts'
import { newCheckout, updateCheckout, upgradable } from '../rules/checkouts.ts'
import { confirmCheckout } from '../rules/confirmCheckout.ts'
import { checkSuccessUrl } from '../rules/successUrls.ts'
import type { Wanted } from '../rules/wantedProducts.ts'
import { wantedProducts } from '../rules/wantedProducts.ts'
import type { CheckoutRow } from '../store/rows.ts'
import type { World } from '../World.ts'

/** A checkout that a merchant requests. 2025-03 can also name a single product or price. */
type WantedCheckout = Omit<CheckoutCreate, 'products'> & Wanted

export const checkouts = {
  list: ({ world, request, principal }) =>
    listPage(world, request, owned(world.state.checkouts, principal), listings.checkouts),

  create: ({ world, request, principal }: Call<WantedCheckout>) => {
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
      customerExternalId: request.externalCustomerId ?? null,
      customerName: request.customerName ?? null,
      customerEmail: request.customerEmail ?? null,
      customerIpAddress: request.customerIpAddress ?? null,
      customerBillingAddress: request.customerBillingAddress ?? null,
      customerTaxId: request.customerTaxId ?? null,
      customerMetadata: request.customerMetadata ?? {},
      subscriptionId,
      successUrl: request.successUrl ?? null,
      embedOrigin: request.embedOrigin ?? null,
      seats: request.seats,
      units: request.units,
      minSeats: request.minSeats ?? null,
      maxSeats: request.maxSeats ?? null,
      minUnits: request.minUnits ?? null,
      maxUnits: request.maxUnits ?? null,
      trialInterval: request.trialInterval ?? null,
      trialIntervalCount: request.trialIntervalCount ?? null,
      allowTrial: request.allowTrial ?? true,
    })
  },

  get: ({ world, request: { id }, principal }) => ownedRow(world.state.checkouts, id, principal),

  update: ({ world, request: { id, checkoutUpdate }, principal }) =>
    updateCheckout(world, ownedRow(world.state.checkouts, id, principal), checkoutUpdate),

  clientGet: ({ world, request: { clientSecret } }) => bySecret(world, clientSecret),

  clientUpdate: ({ world, request: { clientSecret, checkoutUpdatePublic } }) =>
    updateCheckout(world, bySecret(world, clientSecret), checkoutUpdatePublic),

  clientConfirm: ({ world, request: { clientSecret, checkoutConfirmStripe } }) =>
    confirmCheckout(world, bySecret(world, clientSecret), checkoutConfirmStripe),
} satisfies Rules<typeof operations.checkouts>

/** Finds a checkout by its client secret. */
export const bySecret = (world: World, clientSecret: string): CheckoutRow => {
  const [checkout] = world.state.checkouts.where('clientSecret', clientSecret)
  if (!checkout) throw resourceNotFound()
  return checkout
}
