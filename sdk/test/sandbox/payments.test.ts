import { fixedPrice, openOctoberShop, sellMonthly, subscribe } from './october.ts'
import { failureOf } from './shop.ts'

test('every order has a payment unless it was free', async () => {
  await using shop = await openOctoberShop()
  const { client, sandbox } = shop
  const product = await sellMonthly(shop, fixedPrice(1000), {
    trialInterval: 'week',
    trialIntervalCount: 2,
  })
  await subscribe(shop, product.id)
  sandbox.advance({ days: 14 })
  const orders = (await client.orders.list({ sorting: ['created_at'] })).result.items
  const [free = '', paid = ''] = orders.map(({ id }) => id)
  expect(orders.map(({ netAmount }) => netAmount)).toEqual([0, 1000])
  const payments = (await client.payments.list({})).result.items
  expect(payments).toMatchObject([{ id: paid, amount: 1000, status: 'succeeded' }])
  expect(await client.payments.get({ id: paid })).toEqual(payments[0])
  expect(await failureOf(client.payments.get({ id: free }))).toMatchObject({
    name: 'ResourceNotFound',
    statusCode: 404,
  })
})
