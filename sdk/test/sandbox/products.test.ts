import { failureOf, openShop } from './shop.ts'

test('creates, reads, lists and updates a product', async () => {
  await using shop = await openShop()
  const { client } = shop
  const created = await client.products.create({
    name: 'Premium',
    recurringInterval: 'month',
    prices: [{ amountType: 'fixed', priceAmount: 499 }],
    metadata: { tier: 1 },
  })
  expect(created).toMatchObject({
    name: 'Premium',
    isRecurring: true,
    metadata: { tier: 1 },
    prices: [{ amountType: 'fixed', priceAmount: 499, type: 'recurring', priceCurrency: 'usd' }],
  })
  expect(await client.products.get({ id: created.id })).toEqual(created)

  const changed = await client.products.update({
    id: created.id,
    productUpdate: { prices: [{ amountType: 'free' }], isArchived: true },
  })
  expect(changed.prices).toMatchObject([{ amountType: 'free' }])
  expect((await client.products.list({ isArchived: false })).result.items).toEqual([])
  expect((await client.products.list({ isArchived: true })).result).toEqual({
    items: [changed],
    pagination: { totalCount: 1, maxPage: 1 },
  })
})

test('reports every error in a request, and changes nothing', async () => {
  await using shop = await openShop()
  const response = await fetch(`${shop.sandbox.url}/v1/products/`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${shop.sandbox.accessToken}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ prices: [{ amount_type: 'fixed', price_amount: 'ten' }] }),
  })
  expect(response.status).toBe(422)
  expect(await response.json()).toEqual({
    error: 'HTTPValidationError',
    detail: [
      { loc: ['body', 'name'], msg: 'Field required', type: 'missing' },
      { loc: ['body', 'recurring_interval'], msg: 'Field required', type: 'missing' },
      {
        loc: ['body', 'prices', 0, 'price_amount'],
        msg: 'Input should be a whole number, got "ten"',
        type: 'int_type',
      },
    ],
  })
  const failure = await failureOf(
    shop.client.products.create({
      name: 'Two prices, one of them wrong',
      recurringInterval: null,
      prices: [{ amountType: 'free' }, { amountType: 'fixed', priceAmount: 1 }],
    }),
  )
  expect(failure).toMatchObject({
    _tag: 'HTTPValidationError',
    detail: [
      { loc: ['body', 'prices'], type: 'too_long' },
      { loc: ['body', 'prices', 1, 'price_amount'], type: 'greater_than_equal' },
    ],
  })
  expect((await shop.client.products.list()).result.pagination.totalCount).toBe(0)
})
