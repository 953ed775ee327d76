import { saveCard } from '../rules/cards.ts'
import { newCustomer } from '../rules/customers.ts'
import { newOrder } from '../rules/orders.ts'
import { newOrganization } from '../rules/organizations.ts'
import { allScopes } from '../scopes.ts'
import { related } from '../store/related.ts'
import type { World } from '../World.ts'
import { putSubscription } from './putSubscription.ts'
import type { Seed } from './Seed.ts'

/** Adds a seed without faults, unless its organization exists. */
export const addSeed = (world: World, seed: Seed): void => {
  const { organization, accessTokens, products, checkoutLinks, customers, subscriptions } = seed
  const { id: organizationId } = organization
  if (world.state.organizations.get(organizationId)) return
  newOrganization(world, organization, organizationId)
  for (const { token, scopes = allScopes } of accessTokens) {
    const common = { organizationIds: [organizationId], expiresAt: null }
    world.state.accessTokens.put({ ...world.record(), ...common, token, scopes: [...scopes] })
  }
  for (const product of products) putProduct(world, organizationId, product)
  for (const link of checkoutLinks) {
    world.state.checkoutLinks.put({
      ...world.record(),
      ...link,
      metadata: {},
      successUrl: null,
      allowDiscountCodes: true,
      discountId: null,
      organizationId,
      productPriceId: null,
      seats: null,
      units: null,
    })
  }
  for (const { id, email, name, externalId, card } of customers) {
    const customer = newCustomer(world, organizationId, { email, name, externalId }, id)
    if (card !== null) saveCard(world, customer, card, true)
  }
  for (const subscription of subscriptions) putWithOrder(world, subscription)
}

const putProduct = (
  world: World,
  organizationId: string,
  { price, ...product }: Seed['products'][number],
): void => {
  const isRecurring = product.recurringInterval !== null
  world.state.products.put({
    ...world.record(),
    ...product,
    recurringIntervalCount: 1,
    meterInterval: null,
    meterIntervalCount: null,
    isRecurring,
    isArchived: false,
    organizationId,
    metadata: {},
    benefitIds: [],
    mediaIds: [],
    customFields: [],
    trialInterval: null,
    trialIntervalCount: null,
  })
  world.state.prices.put({
    ...world.record(),
    id: price.id,
    productId: product.id,
    isArchived: false,
    type: isRecurring ? 'recurring' : 'one_time',
    recurringInterval: product.recurringInterval,
    amountType: 'fixed',
    priceCurrency: 'usd',
    priceAmount: price.amount,
    minimumAmount: null,
    maximumAmount: null,
    presetAmount: null,
    seatTiers: null,
    meterId: null,
    unitAmount: null,
    capAmount: null,
    tiers: null,
    minimumUnits: null,
    unitLabel: null,
  })
}

const putWithOrder = (
  world: World,
  { productId, orderId, startedAt, ...wanted }: Seed['subscriptions'][number],
): void => {
  const product = related(world, 'products', productId)
  const row = putSubscription(world, {
    ...wanted,
    product,
    startedAt: startedAt ?? world.now(),
  })
  if (orderId === undefined) return
  newOrder(world, {
    id: orderId,
    amount: row.amount ?? 0,
    customerId: row.customerId,
    productId,
    productPriceId: row.priceId,
    discountId: null,
    subscriptionId: row.id,
    checkoutId: null,
    organizationId: row.organizationId,
    billingReason: 'subscription_create',
  })
}
