import { newOrganization } from '../rules/organizations.ts'
import { saveCard } from '../rules/cards.ts'
import { newCustomer } from '../rules/customers.ts'
import { newSubscriptionOrder } from '../rules/orders.ts'
import { endSubscription, startSubscription } from '../rules/subscriptions.ts'
import { allScopes } from '../scopes.ts'
import type { World } from '../World.ts'
import { DEMO } from './DEMO.ts'

/** Adds the demo data, unless it exists: a shop, a subscriber and a former subscriber. */
export const seedDemo = (world: World): void => {
  const { organizationId, slug, productId, priceId } = DEMO
  if (world.state.organizations.get(organizationId)) return
  newOrganization(world, { name: 'Dramatis', slug }, organizationId)
  world.state.accessTokens.put({
    ...world.record(),
    token: DEMO.accessToken,
    organizationIds: [organizationId],
    scopes: [...allScopes],
    expiresAt: null,
  })
  const product = world.state.products.put({
    ...world.record(),
    id: productId,
    name: 'Dramatis Premium',
    description: 'Unlimited portraits in every style.',
    recurringInterval: 'month',
    recurringIntervalCount: 1,
    meterInterval: null,
    meterIntervalCount: null,
    isRecurring: true,
    isArchived: false,
    organizationId,
    metadata: {},
    benefitIds: [],
    mediaIds: [],
    customFields: [],
    trialInterval: null,
    trialIntervalCount: null,
  })
  const price = world.state.prices.put({
    ...world.record(),
    id: priceId,
    productId,
    isArchived: false,
    type: 'recurring',
    recurringInterval: 'month',
    amountType: 'fixed',
    priceCurrency: 'usd',
    priceAmount: 499,
    minimumAmount: null,
    maximumAmount: null,
    presetAmount: null,
    seatTiers: null,
    meterId: null,
    unitAmount: null,
    capAmount: null,
  })
  world.state.checkoutLinks.put({
    ...world.record(),
    metadata: {},
    clientSecret: DEMO.checkoutLinkSecret,
    successUrl: null,
    label: 'Dramatis Premium',
    allowDiscountCodes: true,
    discountId: null,
    organizationId,
    productIds: [productId],
    productPriceId: null,
  })
  const subscribe = ({ customerId, email }: typeof DEMO.premium | typeof DEMO.canceled) => {
    const customer = newCustomer(world, organizationId, { email }, customerId)
    saveCard(world, customer, 'tok_visa', true)
    const wanted = { customerId, amount: price.priceAmount, product, price }
    const subscription = startSubscription(world, wanted)
    newSubscriptionOrder(world, subscription, price.priceAmount ?? 0, 'subscription_create')
    return subscription
  }
  subscribe(DEMO.premium)
  endSubscription(world, subscribe(DEMO.canceled))
}
