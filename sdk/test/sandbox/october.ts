import { createBillingClient } from '../../src/2026-10/index.ts'
import { isUnknown } from '../../src/codec/union.ts'
import type { Sandbox } from '../../src/sandbox.ts'
import { startSandbox } from '../../src/sandbox.ts'

type Client = ReturnType<typeof createBillingClient>
type NewProduct = Parameters<Client['products']['create']>[0]

/** A sandbox and a client of 2026-10. */
export interface OctoberShop extends AsyncDisposable {
  readonly sandbox: Sandbox
  readonly client: Client
}

export const openOctoberShop = async (data?: string): Promise<OctoberShop> => {
  const sandbox = await startSandbox({
    now: '2026-01-31T12:00:00Z',
    today: '2026-11-26',
    unnamed: '2025-03',
    data,
    control: true,
  })
  const { url: serverURL, accessToken } = sandbox
  return {
    sandbox,
    client: createBillingClient({ serverURL, accessToken, strict: true, retry: false }),
    [Symbol.asyncDispose]: () => sandbox.close(),
  }
}

/** Adds a monthly product. */
export const sellMonthly = (
  { client }: OctoberShop,
  price: NewProduct['prices'][number],
  more: object = {},
) =>
  client.products.create({
    name: 'Premium',
    recurringInterval: 'month',
    prices: [price],
    ...more,
  })

/** A fixed price, in cents. */
export const fixedPrice = (priceAmount: number) => ({ amountType: 'fixed' as const, priceAmount })

/** Buys a product with a test card, and returns the subscription. */
export const subscribe = async (
  { client }: OctoberShop,
  productId: string,
  more: object = {},
  card = 'tok_visa',
) => {
  const checkout = await client.checkouts.create({
    products: [productId],
    customerEmail: 'ada@example.com',
    ...more,
  })
  const confirmed = await client.checkouts.clientConfirm({
    clientSecret: checkout.clientSecret,
    checkoutConfirmStripe: { confirmationTokenId: card },
  })
  const [subscription] = (await client.subscriptions.list({ productId })).result.items
  if (!subscription || isUnknown(subscription)) throw new Error('nobody has subscribed')
  return {
    checkout,
    subscription,
    session: { customerSession: confirmed.customerSessionToken ?? '' },
  }
}

/** The amounts and reasons of all orders, oldest first. */
export const ordersOf = async ({ client }: OctoberShop) =>
  (await client.orders.list({ sorting: ['created_at'] })).result.items.map(
    ({ totalAmount, billingReason }) => [totalAmount, billingReason] as const,
  )

/** Creates a meter of calls, and returns it with a function that records a number of calls by a customer. */
export const meterCalls = async ({ client }: OctoberShop) => {
  const meter = await client.meters.create({
    name: 'Calls',
    filter: {
      conjunction: 'and',
      clauses: [{ property: 'name', operator: 'eq', value: 'call' }],
    },
    aggregation: { func: 'sum', property: 'count' },
  })
  const call = (customerId: string, count: number) =>
    client.events.ingest({ events: [{ name: 'call', customerId, metadata: { count } }] })
  return { meter, call }
}
