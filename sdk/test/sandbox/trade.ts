import type { BenefitCreate } from '../../src/2025-03/benefits.ts'
import type { Client } from './shop.ts'
import { known } from './shop.ts'

/** Creates benefits, and returns their ids. */
export const createBenefits = async (
  client: Client,
  ...wanted: readonly BenefitCreate[]
): Promise<string[]> => {
  const ids = []
  for (const benefit of wanted) ids.push(known(await client.benefits.create(benefit)).id)
  return ids
}

/** Creates a product with benefits, recurring by default, and returns its id. */
export const sell = async (
  client: Client,
  benefits: string[],
  recurringInterval: 'month' | null = 'month',
): Promise<string> => {
  const { id } = await client.products.create({
    name: 'Premium',
    recurringInterval,
    prices: [{ amountType: 'fixed', priceAmount: 499 }],
  })
  await client.products.updateBenefits({ id, productBenefitsUpdate: { benefits } })
  return id
}

/** Buys a product, and returns the checkout and the customer's session. */
export const buy = async (
  client: Client,
  productId: string,
  { email = 'ada@example.com', card = 'tok_visa' } = {},
) => {
  const { id: checkoutId, clientSecret } = await client.checkouts.create({ products: [productId] })
  const { customerSessionToken: customerSession } = await client.checkouts.clientConfirm({
    clientSecret,
    checkoutConfirmStripe: { customerEmail: email, confirmationTokenId: card },
  })
  return { checkoutId, session: { customerSession } }
}
