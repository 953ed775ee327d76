import fc from 'fast-check'
import { createBillingClient } from '../../src/2026-10/index.ts'
import { openReceiver } from './receiver.ts'
import type { Shop } from './shop.ts'
import { openShop } from './shop.ts'

/** A shop whose deliveries are not retried, with a fixed receiver that is of no interest. */
const open = async (options: Parameters<typeof openShop>[0] = {}) => {
  const other = await openReceiver()
  const webhooks = { url: other.url, secret: 'x', retryDelaysMs: [] }
  const shop = await openShop({ control: true, webhooks, ...options })
  return {
    ...shop,
    [Symbol.asyncDispose]: async () => {
      await shop.sandbox.close()
      await other[Symbol.asyncDispose]()
    },
  }
}

const endpointsOf = ({ sandbox: { url, accessToken } }: Shop) =>
  createBillingClient({ serverURL: url, accessToken }).webhooks

const addEndpoint = (shop: Shop, url: string) =>
  endpointsOf(shop).createWebhookEndpoint({ url, format: 'raw', events: ['customer.created'] })

const create = async (shop: Shop, ...names: readonly string[]) => {
  for (const name of names) {
    await shop.client.customers.create({ email: `${name}@example.com` })
    await shop.sandbox.webhooks.settled()
  }
}

const namesIn = (received: readonly { readonly body: string }[]) =>
  received.map(
    ({ body }) => (JSON.parse(body) as { data: { email: string } }).data.email.split('@')[0],
  )

const states = ({ sandbox }: Shop) =>
  sandbox.webhooks.deliveries().flatMap(({ endpointId, state }) => (endpointId ? [state] : []))

test('an endpoint gets its events in the version that was Current when it was created', async () => {
  await using receiver = await openReceiver()
  await using shop = await open({ today: '2026-12-01' })
  await addEndpoint(shop, receiver.url)
  shop.sandbox.setToday('2027-02-01')
  await addEndpoint(shop, receiver.url)
  await create(shop, 'ada')
  const versions = receiver.received.map(({ headers, body }) => [
    headers['webhook-api-version'],
    (JSON.parse(body) as { api_version: string }).api_version,
  ])
  expect(versions.sort()).toEqual([
    ['2026-10', '2026-10'],
    ['2027-01', '2027-01'],
  ])
})

test('an endpoint gets the version that it names, until it names another', async () => {
  await using receiver = await openReceiver()
  await using shop = await open({ today: '2026-12-01' })
  const { id } = await endpointsOf(shop).createWebhookEndpoint({
    url: receiver.url,
    format: 'raw',
    events: ['customer.created'],
    apiVersion: '2026-04',
  })
  await create(shop, 'ada')
  const webhookEndpointUpdate = { apiVersion: '2026-10' as const }
  const changed = await endpointsOf(shop).updateWebhookEndpoint({ id, webhookEndpointUpdate })
  expect(changed).toMatchObject({ apiVersion: '2026-10' })
  await create(shop, 'grace')
  const [first, second] = shop.sandbox.webhooks
    .deliveries()
    .filter(({ endpointId }) => endpointId === id)
  expect([first?.version, second?.version]).toEqual(['2026-04', '2026-10'])
  shop.sandbox.webhooks.redeliver(first?.id ?? '')
  await shop.sandbox.webhooks.settled()
  const versions = receiver.received.map(({ headers }) => headers['webhook-api-version'])
  expect(versions).toEqual(['2026-04', '2026-10', '2026-04'])
  const listed = (await endpointsOf(shop).listWebhookDeliveries({ endpointId: id })).result.items
  expect(listed.map(({ webhookEvent }) => webhookEvent.apiVersion)).toEqual([
    '2026-04',
    '2026-10',
    '2026-04',
  ])

  shop.sandbox.setToday('2027-02-01')
  const gone = endpointsOf(shop).updateWebhookEndpoint({
    id,
    webhookEndpointUpdate: { apiVersion: '2026-04' },
  })
  await expect(gone).rejects.toMatchObject({
    statusCode: 422,
    body: expect.stringContaining('Input should be 2026-10, 2027-01') as string,
  })
})

test('a delivery keeps its version when it is sent again', async () => {
  await using receiver = await openReceiver([500])
  await using shop = await open({ today: '2026-12-01' })
  const { id } = await addEndpoint(shop, receiver.url)
  await create(shop, 'ada')
  shop.sandbox.setToday('2027-02-01')
  expect(shop.sandbox.webhooks.replay(id)).toBe(1)
  await shop.sandbox.webhooks.settled()
  const [first, second] = receiver.received
  expect(second?.body).toBe(first?.body)
  expect(second?.headers['webhook-api-version']).toBe('2026-10')
})

test('2025-03 has no name, so its deliveries have no version', async () => {
  await using receiver = await openReceiver()
  await using shop = await openShop({ webhooks: { url: receiver.url, secret: 'x' } })
  await create(shop, 'ada')
  const [first] = receiver.received
  expect(first?.headers).not.toHaveProperty('webhook-api-version')
  expect(JSON.parse(first?.body ?? '')).not.toHaveProperty('api_version')
})

test('an endpoint is disabled after ten failures in a row, and then gets what it missed, in order', async () => {
  await using receiver = await openReceiver([
    ...Array<number>(9).fill(500),
    200,
    ...Array<number>(10).fill(500),
  ])
  await using shop = await open()
  const { id } = await addEndpoint(shop, receiver.url)
  const names = Array.from({ length: 23 }, (_, number) => `name${number}`)
  await create(shop, ...names)
  expect(await endpointsOf(shop).getWebhookEndpoint({ id })).toMatchObject({ enabled: false })
  const failed = Array<string>(10).fill('failed')
  expect(states(shop)).toEqual([
    ...failed.slice(1),
    'delivered',
    ...failed,
    'skipped',
    'skipped',
    'skipped',
  ])
  expect(receiver.received).toHaveLength(20)
  expect(shop.sandbox.webhooks.replay()).toBe(0)

  await endpointsOf(shop).updateWebhookEndpoint({ id, webhookEndpointUpdate: { enabled: true } })
  const answer = await fetch(`${shop.sandbox.url}/sandbox/webhooks/replay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint_id: id }),
  })
  expect(await answer.json()).toEqual({ replayed: 22 })
  await shop.sandbox.webhooks.settled()
  const missed = names.filter((_, number) => number !== 9)
  expect(namesIn(receiver.received.slice(20))).toEqual(missed)
  expect(states(shop)).toEqual(names.map(() => 'delivered'))
})

test('counts only failures in a row', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(200, 500, 500, 500, 500), { maxLength: 40 }),
      async (statuses) => {
        await using receiver = await openReceiver([...statuses])
        await using shop = await open()
        await addEndpoint(shop, receiver.url)
        await create(shop, ...statuses.map((_, number) => `name${number}`))
        const tenth = statuses.findIndex(
          (_, end) => end > 8 && statuses.slice(end - 9, end + 1).every((status) => status === 500),
        )
        const attempted = tenth < 0 ? statuses.length : tenth + 1
        expect(receiver.received).toHaveLength(attempted)
        expect(states(shop)).toEqual(
          statuses.map((status, number) =>
            number >= attempted ? 'skipped' : status === 500 ? 'failed' : 'delivered',
          ),
        )
      },
    ),
    { numRuns: 15 },
  )
})

test('delivers an event twice, or after the next one, if it is asked to', async () => {
  await using receiver = await openReceiver()
  await using shop = await openShop({ webhooks: { url: receiver.url, secret: 'x' } })
  const { faults, webhooks } = shop.sandbox
  faults.next({ kind: 'duplicate', match: 'order.created' })
  faults.next({ kind: 'duplicate', match: 'customer.created' })
  await create(shop, 'ada')
  const [first, second] = receiver.received
  expect(receiver.received).toHaveLength(2)
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
  expect(webhooks.deliveries()).toMatchObject([{ state: 'delivered', attempts: [{}, {}] }])

  faults.next({ kind: 'reorder', times: 2 })
  for (const name of ['grace', 'joan', 'edith']) {
    await shop.client.customers.create({ email: `${name}@example.com` })
  }
  await webhooks.settled()
  expect(namesIn(receiver.received.slice(2))).toEqual(['edith', 'grace', 'joan'])
  // A fault of deliveries does not wait for a request, and a request does not take it.
  expect(faults.planned()).toEqual([{ kind: 'duplicate', match: 'order.created', times: 1 }])
})

test('a late delivery does not wait forever for another', async () => {
  await using receiver = await openReceiver()
  await using shop = await openShop({ webhooks: { url: receiver.url, secret: 'x' } })
  shop.sandbox.faults.next({ kind: 'reorder' })
  await create(shop, 'ada')
  expect(namesIn(receiver.received)).toEqual(['ada'])
})
