import fc from 'fast-check'
import type { DiscountCreate } from '../../src/2025-03/discounts.ts'
import type { Shop } from './shop.ts'
import { failureOf, known, openShop } from './shop.ts'

const half = { name: 'Half', type: 'percentage', basisPoints: 5000, duration: 'once' } as const

const createProduct = ({ client }: Shop) =>
  client.products.create({
    name: 'Premium',
    recurringInterval: 'month',
    prices: [{ amountType: 'fixed', priceAmount: 1000 }],
  })

/** A discount with the code HALF and a product, with a checkout for a buyer. */
const openDiscountedCheckout = async (shop: Shop, discount: DiscountCreate = half) => {
  const product = await createProduct(shop)
  const { id } = known(await shop.client.discounts.create({ ...discount, code: 'HALF' }))
  const checkoutFor = async (customerEmail: string) => {
    const { clientSecret } = await shop.client.checkouts.create({
      productId: product.id,
      customerEmail,
    })
    return clientSecret
  }
  return { product, discountId: id, checkoutFor }
}

const apply = ({ client }: Shop, clientSecret: string, discountCode: string | null) =>
  client.checkouts.clientUpdate({ clientSecret, checkoutUpdatePublic: { discountCode } })

const confirm = ({ client }: Shop, clientSecret: string) =>
  client.checkouts.clientConfirm({
    clientSecret,
    checkoutConfirmStripe: { confirmationTokenId: 'tok_visa' },
  })

test('a code reduces the total, and removing it restores the total', async () => {
  await using shop = await openShop()
  const { checkoutFor, discountId } = await openDiscountedCheckout(shop)
  const clientSecret = await checkoutFor('ada@example.com')
  expect(await apply(shop, clientSecret, ' half ')).toMatchObject({
    amount: 1000,
    subtotalAmount: 500,
    totalAmount: 500,
    discountId,
    discount: { code: 'HALF', basisPoints: 5000 },
  })
  expect(await apply(shop, clientSecret, null)).toMatchObject({ totalAmount: 1000, discount: null })
})

test.each<[string, DiscountCreate, number[]]>([
  ['once', half, [500, 1000, 1000, 1000]],
  [
    'for two months',
    { ...half, duration: 'repeating', durationInMonths: 2 },
    [500, 500, 1000, 1000],
  ],
  ['forever', { ...half, duration: 'forever' }, [500, 500, 500, 500]],
  [
    'forever, down to nothing',
    { name: 'Free', type: 'fixed', amount: 5000, duration: 'forever' },
    [0, 0, 0, 0],
  ],
])('renewals cost less %s', async (_, discount, amounts) => {
  await using shop = await openShop()
  const { checkoutFor, product } = await openDiscountedCheckout(shop, discount)
  const clientSecret = await checkoutFor('ada@example.com')
  await apply(shop, clientSecret, 'HALF')
  await confirm(shop, clientSecret)
  // Monthly from the 31st, which does not exist in two of these months.
  shop.sandbox.advance({ months: 3 })
  const orders = await shop.client.orders.list({ productId: product.id, sorting: ['created_at'] })
  expect(orders.result.items.map(({ amount }) => amount)).toEqual(amounts)
})

test('redemptions never exceed the limit, however many buyers confirm at once', async () => {
  await using shop = await openShop()
  const product = await createProduct(shop)
  const limits = fc.record({
    maxRedemptions: fc.integer({ min: 1, max: 4 }),
    buyers: fc.integer({ min: 1, max: 6 }),
  })
  let run = 0
  await fc.assert(
    fc.asyncProperty(limits, async ({ maxRedemptions, buyers }) => {
      run++
      const { id } = known(await shop.client.discounts.create({ ...half, maxRedemptions }))
      const secrets = await Promise.all(
        Array.from({ length: buyers }, async (_, buyer) => {
          const { clientSecret } = await shop.client.checkouts.create({
            productId: product.id,
            discountId: id,
            customerEmail: `buyer-${run}-${buyer}@example.com`,
          })
          return clientSecret
        }),
      )
      const outcomes = await Promise.allSettled(secrets.map((secret) => confirm(shop, secret)))
      const redeemed = outcomes.filter(({ status }) => status === 'fulfilled').length
      expect(redeemed).toBe(Math.min(maxRedemptions, buyers))
      expect(await shop.client.discounts.get({ id })).toMatchObject({ redemptionsCount: redeemed })
    }),
    { numRuns: 12 },
  )
})

test('a buyer who is too late can still buy without the discount', async () => {
  await using shop = await openShop()
  const { checkoutFor } = await openDiscountedCheckout(shop, { ...half, maxRedemptions: 1 })
  const [first, second] = [await checkoutFor('a@example.com'), await checkoutFor('b@example.com')]
  await apply(shop, first, 'HALF')
  await apply(shop, second, 'HALF')
  await confirm(shop, first)
  expect(await failureOf(confirm(shop, second))).toMatchObject({ statusCode: 422 })
  await apply(shop, second, null)
  await expect(confirm(shop, second)).resolves.toMatchObject({ totalAmount: 1000 })
})

test('a code is valid between its dates and for its products', async () => {
  await using shop = await openShop()
  const { checkoutFor } = await openDiscountedCheckout(shop, {
    ...half,
    startsAt: new Date('2026-02-01T00:00:00Z'),
    endsAt: new Date('2026-02-02T00:00:00Z'),
  })
  expect(await failureOf(apply(shop, await checkoutFor('a@example.com'), 'HALF'))).toMatchObject({
    statusCode: 422,
    detail: [{ loc: ['body', 'discount_code'] }],
  })
  shop.sandbox.advance({ hours: 12 })
  await apply(shop, await checkoutFor('a@example.com'), 'HALF')
  shop.sandbox.advance({ days: 1 })
  expect(await failureOf(apply(shop, await checkoutFor('a@example.com'), 'HALF'))).toMatchObject({
    statusCode: 422,
  })

  const poster = await shop.client.products.create({
    recurringInterval: null,
    name: 'Poster',
    prices: [{ amountType: 'fixed', priceAmount: 1000 }],
  })
  await shop.client.discounts.create({ ...half, code: 'POSTER', products: [poster.id] })
  expect(await failureOf(apply(shop, await checkoutFor('a@example.com'), 'POSTER'))).toMatchObject({
    statusCode: 422,
  })
})

test('a discount for one product is removed when another one is selected', async () => {
  await using shop = await openShop()
  const product = await createProduct(shop)
  const poster = await shop.client.products.create({
    recurringInterval: null,
    name: 'Poster',
    prices: [{ amountType: 'fixed', priceAmount: 800 }],
  })
  await shop.client.discounts.create({ ...half, code: 'POSTER', products: [poster.id] })
  const { clientSecret } = await shop.client.checkouts.create({
    products: [poster.id, product.id],
  })
  await apply(shop, clientSecret, 'POSTER')
  expect(
    await shop.client.checkouts.clientUpdate({
      clientSecret,
      checkoutUpdatePublic: { productId: product.id },
    }),
  ).toMatchObject({ totalAmount: 1000, discount: null })
})

test('the URL of a checkout link can set an email and a code, and invalid ones are ignored', async () => {
  await using shop = await openShop()
  const { product, discountId } = await openDiscountedCheckout(shop)
  const { url } = await shop.client.checkoutLinks.create({
    productId: product.id,
    paymentProcessor: 'stripe',
  })
  const follow = async (query: Record<string, string>) => {
    const response = await fetch(`${url}?${new URLSearchParams(query)}`, { redirect: 'manual' })
    const clientSecret = response.headers.get('location')?.split('/').at(-1) ?? ''
    return shop.client.checkouts.clientGet({ clientSecret })
  }
  const filled = { customer_email: 'ada@example.com', discount_code: 'half' }
  expect(await follow(filled)).toMatchObject({ customerEmail: 'ada@example.com', discountId })
  expect(await follow({ customer_email: 'ada', discount_code: 'none' })).toMatchObject({
    customerEmail: null,
    discountId: null,
  })
})
