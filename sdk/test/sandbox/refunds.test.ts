import fc from 'fast-check'
import { Problem } from '../../src/sandbox/Problem.ts'
import { refundOrder } from '../../src/sandbox/rules/refunds.ts'
import type { Shop } from './shop.ts'
import { clientOf, failureOf, openShop } from './shop.ts'

const unrefunded = { refundedAmount: 0, refundedTaxAmount: 0, status: 'paid' as const }

describe('refunds of an order', () => {
  // Including small amounts, where rounding errors add up.
  const order = fc.oneof(
    fc.record({
      amount: fc.integer({ min: 1, max: 60 }),
      taxAmount: fc.integer({ min: 0, max: 30 }),
    }),
    fc.record({
      amount: fc.integer({ min: 1, max: 99_999_999 }),
      taxAmount: fc.integer({ min: 0, max: 20_000_000 }),
    }),
  )

  test('never exceed the payment', () => {
    const wanted = fc.array(fc.double({ min: 0, max: 1.2, noNaN: true }), { maxLength: 20 })
    fc.assert(
      fc.property(order, wanted, (paid, shares) => {
        let after: Parameters<typeof refundOrder>[0] = { ...paid, ...unrefunded }
        for (const share of shares) {
          const amount = Math.max(1, Math.round(paid.amount * share))
          try {
            after = { ...after, ...refundOrder(after, amount).order }
          } catch (error) {
            if (!(error instanceof Problem)) throw error
          }
          expect(after.refundedAmount).toBeLessThanOrEqual(paid.amount)
          expect(after.refundedTaxAmount).toBeLessThanOrEqual(paid.taxAmount)
          expect(after.refundedTaxAmount).toBeGreaterThanOrEqual(0)
          expect(after.status === 'refunded').toBe(after.refundedAmount === paid.amount)
        }
      }),
    )
  })

  test('return the rest of the tax with the last one', () => {
    fc.assert(
      fc.property(order, fc.integer({ min: 1, max: 1000 }), (paid, parts) => {
        let after: Parameters<typeof refundOrder>[0] = { ...paid, ...unrefunded }
        const part = Math.ceil(paid.amount / parts)
        while (after.status !== 'refunded') {
          const amount = Math.min(part, paid.amount - after.refundedAmount)
          after = { ...after, ...refundOrder(after, amount).order }
          expect(after.refundedTaxAmount).toBeLessThanOrEqual(paid.taxAmount)
        }
        expect(after).toMatchObject({
          refundedAmount: paid.amount,
          refundedTaxAmount: paid.taxAmount,
        })
      }),
    )
  })
})

/** An order of a book for ten dollars. */
const placeOrder = async ({ client }: Shop) => {
  const product = await client.products.create({
    recurringInterval: null,
    name: 'A book',
    prices: [{ amountType: 'fixed', priceAmount: 1000 }],
  })
  const { id: checkoutId, clientSecret } = await client.checkouts.create({
    productId: product.id,
    customerEmail: 'ada@example.com',
  })
  await client.checkouts.clientConfirm({
    clientSecret,
    checkoutConfirmStripe: { confirmationTokenId: 'tok_visa' },
  })
  const [order] = (await client.orders.list({ checkoutId })).result.items
  if (!order) throw new Error('nothing was ordered')
  return order
}

test('refunds an order in parts until nothing is left', async () => {
  await using shop = await openShop({ webhooks: { url: 'http://127.0.0.1:9', secret: 'unheard' } })
  const { client, sandbox } = shop
  const { id: orderId, customerId } = await placeOrder(shop)
  const refund = (amount: number) =>
    client.refunds.create({ orderId, amount, reason: 'customer_request', metadata: { by: 'test' } })

  const first = await refund(400)
  expect(first).toMatchObject({
    amount: 400,
    taxAmount: 0,
    status: 'succeeded',
    orderId,
    customerId,
    subscriptionId: null,
    metadata: { by: 'test' },
  })
  expect(await client.orders.get({ id: orderId })).toMatchObject({
    status: 'partially_refunded',
    refundedAmount: 400,
  })
  expect(await failureOf(refund(601))).toMatchObject({
    _tag: 'RefundAmountTooHigh',
    statusCode: 400,
  })
  await refund(600)
  expect(await client.orders.get({ id: orderId })).toMatchObject({
    status: 'refunded',
    refundedAmount: 1000,
  })
  expect(await failureOf(refund(1))).toMatchObject({ _tag: 'RefundedAlready', statusCode: 403 })

  const { items } = (await client.refunds.list({ orderId, sorting: ['amount'] })).result
  expect(items.map(({ amount }) => amount)).toEqual([400, 600])
  expect((await client.refunds.list({ succeeded: false })).result.items).toEqual([])
  const told = sandbox.webhooks.deliveries().map(({ type }) => type)
  expect(told.filter((type) => type === 'order.refunded')).toHaveLength(2)
  expect(told.filter((type) => type === 'refund.created')).toHaveLength(2)
})

test('concurrent refunds never exceed the order', async () => {
  await using shop = await openShop()
  const { id: orderId } = await placeOrder(shop)
  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, () =>
      shop.client.refunds.create({ orderId, amount: 300, reason: 'other' }),
    ),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  expect(await shop.client.orders.get({ id: orderId })).toMatchObject({ refundedAmount: 900 })
})

test('rejects an invalid refund with the location of the error', async () => {
  await using shop = await openShop()
  const { client, sandbox } = shop
  const { id: orderId } = await placeOrder(shop)
  const wanted = { orderId, amount: 100, reason: 'duplicate' } as const
  const wrong = (loc: string) => ({ statusCode: 422, detail: [{ loc: ['body', loc] }] })
  expect(await failureOf(client.refunds.create({ ...wanted, amount: 0 }))).toMatchObject(
    wrong('amount'),
  )
  expect(await failureOf(client.refunds.create({ ...wanted, orderId: 'none' }))).toMatchObject(
    wrong('order_id'),
  )

  const { id } = await client.organizations.create({ name: 'Other', slug: 'other' })
  const other = clientOf(sandbox, sandbox.createAccessToken({ organizationIds: [id] }))
  expect(await failureOf(other.refunds.create(wanted))).toMatchObject(wrong('order_id'))
  expect((await other.refunds.list()).result.items).toEqual([])
})

test('a refund does not revoke the benefits of a subscription', async () => {
  await using shop = await openShop()
  const { client } = shop
  const product = await client.products.create({
    name: 'Premium',
    recurringInterval: 'month',
    prices: [{ amountType: 'fixed', priceAmount: 499 }],
  })
  const { clientSecret } = await client.checkouts.create({ productId: product.id })
  await client.checkouts.clientConfirm({
    clientSecret,
    checkoutConfirmStripe: { customerEmail: 'ada@example.com', confirmationTokenId: 'tok_visa' },
  })
  const [order] = (await client.orders.list({ productId: product.id })).result.items
  const wanted = { orderId: order?.id ?? '', amount: 499, reason: 'other' } as const
  expect(await failureOf(client.refunds.create({ ...wanted, revokeBenefits: true }))).toMatchObject(
    { statusCode: 422, detail: [{ loc: ['body', 'revoke_benefits'] }] },
  )
  expect(await client.refunds.create(wanted)).toMatchObject({
    subscriptionId: order?.subscriptionId,
  })
})
