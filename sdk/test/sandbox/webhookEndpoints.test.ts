import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { WebhookEndpointCreate } from '../../src/2026-10/webhookEndpoints.ts'
import { validateEvent } from '../../src/2026-10/webhooks.ts'
import { createBillingClient } from '../../src/2026-10/index.ts'
import { openReceiver } from './receiver.ts'
import type { Shop } from './shop.ts'
import { failureOf, openShop } from './shop.ts'

const clientOf = ({ sandbox }: Shop, accessToken = sandbox.accessToken) =>
  createBillingClient({ serverURL: sandbox.url, accessToken, strict: true, retry: false })

const NOBODY = '0d1a1b1e-0000-4000-8000-000000000009'

test('an endpoint gets the events that it subscribes to, signed and in the form of 2026-10, and its deliveries are listed', async () => {
  await using receiver = await openReceiver()
  await using shop = await openShop()
  const client = clientOf(shop)
  const endpoint = await client.webhooks.createWebhookEndpoint({
    url: receiver.url,
    name: 'Shop',
    format: 'raw',
    events: ['customer.created', 'customer.created'],
  })
  expect(endpoint).toMatchObject({ enabled: true, name: 'Shop', events: ['customer.created'] })
  const { id } = await shop.client.customers.create({ email: 'ada@example.com' })
  await shop.client.customers.update({ id, customerUpdate: { name: 'Ada' } })
  await shop.sandbox.webhooks.settled()

  expect(receiver.received).toHaveLength(1)
  const [{ body, headers } = { body: '', headers: {} }] = receiver.received
  expect(await validateEvent(body, headers, endpoint.secret, { strict: true })).toMatchObject({
    type: 'customer.created',
    data: { id, email: 'ada@example.com' },
  })
  // Signed as by the platform: with the secret as plain text.
  const content = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.')
  const mac = createHmac('sha256', endpoint.secret).update(content).digest('base64')
  expect(headers['webhook-signature']).toBe(`v1,${mac}`)
  const list = async (filter: Parameters<typeof client.webhooks.listWebhookDeliveries>[0] = {}) =>
    (await client.webhooks.listWebhookDeliveries(filter)).result.items
  expect(await list()).toMatchObject([
    {
      succeeded: true,
      httpCode: 202,
      response: '',
      webhookEvent: {
        id: headers['webhook-id'],
        type: 'customer.created',
        payload: body,
        succeeded: true,
        lastHttpCode: 202,
      },
    },
  ])
  expect(
    await list({ endpointId: endpoint.id, succeeded: true, httpCodeClass: '2xx' }),
  ).toHaveLength(1)
  expect(await list({ eventType: 'customer.created', query: 'ADA@' })).toHaveLength(1)
  expect(
    await list({ startTimestamp: new Date(0), endTimestamp: new Date(Date.now() + 60_000) }),
  ).toHaveLength(1)
  for (const other of [
    { endpointId: NOBODY },
    { succeeded: false },
    { httpCodeClass: '5xx' },
    { eventType: 'order.created' },
    { query: 'grace@' },
    { startTimestamp: new Date(Date.now() + 60_000) },
    { endTimestamp: new Date(0) },
  ] as const) {
    expect(await list(other)).toEqual([])
  }
})

test('a failed delivery can be delivered again, with the same id and the current secret', async () => {
  await using receiver = await openReceiver([500])
  await using shop = await openShop({
    webhooks: {
      url: receiver.url,
      secret: 'of the options',
      version: '2026-10',
      retryDelaysMs: [],
    },
  })
  const client = clientOf(shop)
  await shop.client.customers.create({ email: 'ada@example.com' })
  await shop.sandbox.webhooks.settled()
  const [failed] = shop.sandbox.webhooks.deliveries()
  expect(failed).toMatchObject({ state: 'failed', attempts: [{ status: 500 }] })
  await client.webhooks.redeliverWebhookEvent({ id: failed?.id ?? '' })
  await shop.sandbox.webhooks.settled()
  expect(shop.sandbox.webhooks.deliveries()).toMatchObject([
    { id: failed?.id, state: 'delivered', attempts: [{ status: 500 }, { status: 202 }] },
  ])
  expect((await client.webhooks.listWebhookDeliveries({})).result.items).toMatchObject([
    { httpCode: 202, webhookEvent: { succeeded: true } },
    { httpCode: 500, webhookEvent: { succeeded: true } },
  ])
  const [first, second] = receiver.received
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
})

test('a redelivery does not wait for the next retry', async () => {
  await using receiver = await openReceiver([500])
  await using shop = await openShop({
    webhooks: { url: receiver.url, secret: 'x', retryDelaysMs: [3_600_000] },
  })
  await shop.client.customers.create({ email: 'ada@example.com' })
  const state = () => shop.sandbox.webhooks.deliveries()[0]
  while (state()?.nextAttemptAt === undefined) await new Promise(setImmediate)
  expect(state()).toMatchObject({ state: 'pending', attempts: [{ status: 500 }] })
  expect(shop.sandbox.webhooks.redeliver(state()?.id ?? '')).toBe(true)
  await shop.sandbox.webhooks.settled()
  expect(state()).toMatchObject({ state: 'delivered', nextAttemptAt: undefined })
  expect(shop.sandbox.webhooks.redeliver(NOBODY)).toBe(false)
})

test('keeps only the start of a response, even if it never ends', async () => {
  const server = createServer((_, response) => {
    const write = () => {
      while (response.write('x'.repeat(10_000)) && !response.destroyed);
    }
    response.on('drain', write)
    write()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await using shop = await openShop({ webhooks: { url, secret: 'x', timeoutMs: 60_000 } })
  await shop.client.customers.create({ email: 'ada@example.com' })
  await shop.sandbox.webhooks.settled()
  expect(shop.sandbox.webhooks.deliveries()).toMatchObject([
    { state: 'delivered', attempts: [{ status: 200, response: 'x'.repeat(1000) }] },
  ])
  server.closeAllConnections()
  server.close()
})

test('an endpoint can be changed, given a new secret, disabled and deleted', async () => {
  await using receiver = await openReceiver()
  await using shop = await openShop()
  const client = clientOf(shop)
  const { webhooks } = client
  const { id, secret } = await webhooks.createWebhookEndpoint({
    url: 'http://127.0.0.1:9/',
    format: 'raw',
    events: [],
  })
  const changed = await webhooks.updateWebhookEndpoint({
    id,
    webhookEndpointUpdate: { url: receiver.url, events: ['product.created', 'customer.created'] },
  })
  expect(changed).toMatchObject({ url: receiver.url, secret })
  const reset = await webhooks.resetWebhookEndpointSecret({ id })
  expect(reset.secret).not.toBe(secret)
  expect(await webhooks.getWebhookEndpoint({ id })).toEqual(reset)
  const deliveriesAfterCreating = async (email: string) => {
    await shop.client.customers.create({ email })
    await shop.sandbox.webhooks.settled()
    return receiver.received.length
  }
  expect(await deliveriesAfterCreating('ada@example.com')).toBe(1)
  await webhooks.updateWebhookEndpoint({ id, webhookEndpointUpdate: { enabled: false } })
  expect(await deliveriesAfterCreating('grace@example.com')).toBe(1)
  await webhooks.deleteWebhookEndpoint({ id })
  expect((await webhooks.listWebhookEndpoints()).result.items).toEqual([])
  expect(await failureOf(webhooks.getWebhookEndpoint({ id }))).toMatchObject({
    _tag: 'ResourceNotFound',
  })
})

test('refuses endpoints that it cannot deliver to, and hides the endpoints of another merchant', async () => {
  await using shop = await openShop()
  const { webhooks } = clientOf(shop)
  const endpoint = {
    url: 'https://shop.example/hook',
    format: 'raw',
    events: [],
  } satisfies WebhookEndpointCreate
  for (const wrong of [
    { url: 'ftp://shop.example' },
    { url: 'nowhere' },
    { url: `https://shop.example/${'x'.repeat(2083)}` },
    { format: 'slack' },
  ] as const) {
    const failure = await failureOf(webhooks.createWebhookEndpoint({ ...endpoint, ...wrong }))
    expect(failure).toMatchObject({ _tag: 'HTTPValidationError' })
  }
  const { id } = await webhooks.createWebhookEndpoint(endpoint)
  const stranger = clientOf(shop, shop.sandbox.createAccessToken({ organizationIds: [NOBODY] }))
  expect((await stranger.webhooks.listWebhookEndpoints()).result.items).toEqual([])
  for (const call of [
    stranger.webhooks.getWebhookEndpoint({ id }),
    stranger.webhooks.redeliverWebhookEvent({ id: NOBODY }),
  ]) {
    expect(await failureOf(call)).toMatchObject({ _tag: 'ResourceNotFound' })
  }
})
