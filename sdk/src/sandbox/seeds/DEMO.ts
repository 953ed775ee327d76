/**
 * The ids, emails and secrets in the data of the seed `demo`, which are always the same. The access token is not a
 * secret: it is public, and works only with a sandbox.
 */
export const DEMO = {
  organizationId: '0d1a1b1e-0000-4000-8000-000000000001',
  slug: 'dramatis',
  accessToken: 'sandbox_oat_demo_which_is_not_a_secret',
  productId: '0d1a1b1e-0000-4000-8000-000000000002',
  priceId: '0d1a1b1e-0000-4000-8000-000000000003',
  /** The client secret of a checkout link for the product: `/checkout-links/<secret>`. */
  checkoutLinkSecret: 'sandbox_cl_demo',
  premium: {
    customerId: '0d1a1b1e-0000-4000-8000-000000000004',
    email: 'premium@example.com',
    subscriptionId: '0d1a1b1e-0000-4000-8000-000000000006',
  },
  canceled: {
    customerId: '0d1a1b1e-0000-4000-8000-000000000005',
    email: 'canceled@example.com',
    subscriptionId: '0d1a1b1e-0000-4000-8000-000000000007',
  },
} as const
