import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ProductCreate } from '../../src/2025-03/products.ts'
import { validateEvent } from '../../src/2025-03/webhooks.ts'
import { openReceiver } from './receiver.ts'
import { openShop } from './shop.ts'

const SECRET = `whsec_${Buffer.from('a key for these tests').toString('base64')}`

const product: ProductCreate = {
  name: 'Premium',
  recurringInterval: 'month',
  prices: [{ amountType: 'fixed', priceAmount: 499 }],
}

test('sends events in order, with a signature that the SDK verifies', async () => {
  await using receiver = await openReceiver()
  await using shop = await openShop({ webhooks: { url: receiver.url, secret: SECRET } })
  const { client, sandbox } = shop
  const { id } = await client.products.create(product)
  const checkout = await client.checkouts.create({ products: [id] })
  await client.checkouts.clientConfirm({
    clientSecret: checkout.clientSecret,
    checkoutConfirmStripe: { customerEmail: 'ada@example.com', confirmationTokenId: 'tok_visa' },
  })
  sandbox.advance({ months: 1 })
  await sandbox.webhooks.settled()

  const events = await Promise.all(
    receiver.received.map(({ body, headers }) =>
      validateEvent(body, headers, SECRET, { strict: true }),
    ),
  )
  const types = events.map(({ type }) => type)
  expect(types).toEqual(sandbox.webhooks.deliveries().map(({ type }) => type))
  expect(types.slice(0, 2)).toEqual(['product.created', 'checkout.created'])
  expect(types).toEqual(
    expect.arrayContaining([
      'customer.created',
      'checkout.updated',
      'subscription.created',
      'subscription.active',
      'order.created',
    ]),
  )
  // The second one belongs to the renewal.
  expect(types.filter((type) => type === 'order.created')).toHaveLength(2)
  expect(JSON.parse(receiver.received.at(-1)?.body ?? '')).toMatchObject({
    timestamp: '2026-02-28T12:00:00.000Z',
  })
})

test('sends every event in the life of a subscription', async () => {
  await using receiver = await openReceiver()
  await using shop = await openShop({ webhooks: { url: receiver.url, secret: SECRET } })
  const { client, sandbox } = shop
  const { id: productId } = await client.products.create(product)
  const { clientSecret } = await client.checkouts.create({ products: [productId] })
  const { customerSessionToken: customerSession } = await client.checkouts.clientConfirm({
    clientSecret,
    checkoutConfirmStripe: { customerEmail: 'ada@example.com', confirmationTokenId: 'tok_visa' },
  })
  const { items } = (await client.subscriptions.list({ productId })).result
  const id = items[0]?.id ?? ''
  const portal = client.customerPortal.subscriptions
  await portal.cancel({ customerSession }, { id })
  await portal.update(
    { customerSession },
    { id, customerSubscriptionUpdate: { cancelAtPeriodEnd: false } },
  )
  const [order] = (await client.orders.list({ productId })).result.items
  await client.refunds.create({ orderId: order?.id ?? '', amount: 1, reason: 'other' })
  await client.subscriptions.revoke({ id })
  await client.customers.delete({ id: order?.customerId ?? '' })
  await sandbox.webhooks.settled()

  const deliveries = sandbox.webhooks.deliveries()
  expect(deliveries.filter(({ state }) => state !== 'delivered')).toEqual([])
  expect(deliveries.map(({ type }) => type)).toEqual(
    expect.arrayContaining([
      'subscription.updated',
      'subscription.canceled',
      'subscription.uncanceled',
      'subscription.revoked',
      'order.refunded',
      'refund.created',
      'customer.state_changed',
      'customer.deleted',
    ]),
  )
})

test('the receiver detects a wrong secret', async () => {
  await using receiver = await openReceiver()
  await using shop = await openShop({ webhooks: { url: receiver.url, secret: 'plain text' } })
  await shop.client.products.create(product)
  await shop.sandbox.webhooks.settled()
  const [{ body, headers } = { body: '', headers: {} }] = receiver.received
  await expect(validateEvent(body, headers, 'another text')).rejects.toThrow('signature')
  await expect(validateEvent(body, headers, 'plain text')).resolves.toMatchObject({
    type: 'product.created',
  })
})

test('retries a failed delivery with the same id, and then gives up', async () => {
  await using receiver = await openReceiver([500, 302, 'hang up', 204, 400, 400, 400, 400])
  await using shop = await openShop({
    webhooks: { url: receiver.url, secret: SECRET, retryDelaysMs: [1, 2, 4] },
  })
  const { client, sandbox } = shop
  await client.products.create(product)
  await sandbox.webhooks.settled()
  const [first] = sandbox.webhooks.deliveries()
  expect(first).toMatchObject({
    state: 'delivered',
    attempts: [
      { status: 500 },
      { status: 302 },
      { status: undefined, error: expect.any(String) as string },
      { status: 204 },
    ],
  })
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id']))).toEqual(
    new Set([first?.id]),
  )

  await client.products.create(product)
  await sandbox.webhooks.settled()
  expect(sandbox.webhooks.deliveries()[1]).toMatchObject({
    state: 'failed',
    attempts: [{ status: 400 }, { status: 400 }, { status: 400 }, { status: 400 }],
  })
})

test('a receiver that never responds delays neither requests nor closing', async () => {
  const server = createServer(() => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const shop = await openShop({
    webhooks: { url: `http://127.0.0.1:${port}`, secret: SECRET, timeoutMs: 60_000 },
  })
  await shop.client.products.create(product)
  expect(shop.sandbox.webhooks.deliveries()).toMatchObject([{ state: 'pending', attempts: [] }])
  await shop.sandbox.close()
  await shop.sandbox.webhooks.settled()
  server.closeAllConnections()
  server.close()
})

test('an attempt ends at its timeout or with the sandbox, even if the request does not', async () => {
  const server = createServer(() => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  // On a busy machine, Node's own `fetch` may not settle even though its signal was aborted.
  const real = fetch
  const deaf = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((url, init) => real(url, { ...init, signal: null }))
  const webhooks = { url: `http://127.0.0.1:${port}`, secret: SECRET }

  const patient = await openShop({ webhooks: { ...webhooks, timeoutMs: 60_000 } })
  await patient.client.products.create(product)
  await patient.sandbox.close()
  await patient.sandbox.webhooks.settled()

  const hasty = await openShop({ webhooks: { ...webhooks, timeoutMs: 200, retryDelaysMs: [] } })
  await hasty.client.products.create(product)
  await hasty.sandbox.webhooks.settled()
  expect(hasty.sandbox.webhooks.deliveries()).toMatchObject([
    { state: 'failed', attempts: [{ status: undefined, error: 'Request timed out after 200 ms' }] },
  ])
  await hasty.sandbox.close()

  deaf.mockRestore()
  server.closeAllConnections()
  server.close()
})

test('sends no events for a rejected request', async () => {
  await using receiver = await openReceiver()
  await using shop = await openShop({ webhooks: { url: receiver.url, secret: SECRET } })
  await expect(shop.client.products.create({ ...product, prices: [] })).rejects.toThrow()
  await shop.sandbox.webhooks.settled()
  expect(receiver.received).toEqual([])
})

test.each([
  { url: 'ftp://example.com', secret: SECRET },
  { url: 'nowhere', secret: SECRET },
  { url: 'http://127.0.0.1:1', secret: '' },
])('rejects the options %j', async (webhooks) => {
  await expect(openShop({ webhooks })).rejects.toThrow(/must/)
})
