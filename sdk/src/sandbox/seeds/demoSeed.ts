import { DEMO } from './DEMO.ts'
import type { Seed } from './Seed.ts'

const { organizationId, slug, productId, premium, canceled } = DEMO

/** The seed `demo`: a shop, a subscriber and a former subscriber. */
export const demoSeed: Seed = {
  organization: { id: organizationId, name: 'Dramatis', slug },
  accessTokens: [{ token: DEMO.accessToken }],
  products: [
    {
      id: productId,
      name: 'Dramatis Premium',
      description: 'Unlimited portraits in every style.',
      recurringInterval: 'month',
      price: { id: DEMO.priceId, amount: 499 },
    },
  ],
  checkoutLinks: [
    {
      clientSecret: DEMO.checkoutLinkSecret,
      label: 'Dramatis Premium',
      productIds: [productId],
    },
  ],
  customers: [premium, canceled].map(({ customerId, email }) => ({
    id: customerId,
    email,
    name: null,
    externalId: null,
    card: 'tok_visa',
  })),
  subscriptions: [
    {
      id: premium.subscriptionId,
      customerId: premium.customerId,
      productId,
      status: 'active',
      cancelAtPeriodEnd: false,
      orderId: '0d1a1b1e-0000-4000-8000-000000000008',
    },
    {
      id: canceled.subscriptionId,
      customerId: canceled.customerId,
      productId,
      status: 'canceled',
      cancelAtPeriodEnd: false,
      orderId: '0d1a1b1e-0000-4000-8000-000000000009',
    },
  ],
}
