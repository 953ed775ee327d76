import { createHmac } from 'node:crypto'
import { Customer } from '@dramatis/sdk/customers'
import { Subscription } from '@dramatis/sdk/subscriptions'
import { startPlatform, type Platform } from '../test/platform.ts'
import { post, served, type Served } from '../test/served.ts'

const KEY = 'a key of the webhooks, 32 bytes.'
const SECRET = `whsec_${Buffer.from(KEY).toString('base64')}`

let platform: Platform
let server: Served

beforeEach(async () => {
  platform = await startPlatform()
  server = await served({ ...platform.environment, BILLING_WEBHOOK_SECRET: SECRET })
})

afterEach(async () => {
  await server.close()
  await platform.close()
})

interface Delivery {
  readonly body: string
  readonly id: string
  readonly key?: string
  readonly ageSeconds?: number
}

/** Signed as Standard Webhooks says. */
const deliver = ({ body, id, key = KEY, ageSeconds = 0 }: Delivery): Promise<Response> => {
  const timestamp = String(Math.floor(Date.now() / 1000) - ageSeconds)
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return fetch(`${server.url}/.netlify/functions/billingWebhook`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature}`,
    },
    body,
  })
}

const eventOf = (type: string, subscription: Subscription): string =>
  JSON.stringify({ type, data: Subscription.encode(subscription) })

const isPremium = async (email: string): Promise<boolean> => {
  const { premium } = await (await post(server, 'subscription', { email })).json()
  return premium
}

test('an event about a customer is seen at once, and asks about nobody else again', async () => {
  const ann = platform.addSubscriber('Ann@example.com')
  platform.addSubscriber('bob@example.com')
  expect(await isPremium('ann@example.com')).toBe(true)
  expect(await isPremium('bob@example.com')).toBe(true)
  const canceled = platform.setStatus(ann, 'canceled')
  expect(await isPremium('ann@example.com')).toBe(true)
  const body = eventOf('subscription.revoked', canceled)
  expect((await deliver({ body, id: 'one' })).status).toBe(202)
  expect(await isPremium('ann@example.com')).toBe(false)
  platform.requests.length = 0
  expect(await isPremium('bob@example.com')).toBe(true)
  expect(platform.requests).toEqual([])
})

test('a customer who has another address now is forgotten under the old one', async () => {
  const { customer } = platform.addSubscriber('ann@example.com')
  expect(await isPremium('ann@example.com')).toBe(true)
  platform.rename(customer, 'ann@new.example')
  const data = Customer.encode({ ...customer, email: 'ann@new.example' })
  await deliver({ body: JSON.stringify({ type: 'customer.updated', data }), id: 'one' })
  expect(await isPremium('ann@example.com')).toBe(false)
  expect(await isPremium('ann@new.example')).toBe(true)
})

test('who has just paid is premium at once, and so where all subscribers are paged', async () => {
  platform.mood = 'forbidsCustomers'
  expect(await isPremium('ann@example.com')).toBe(false)
  const ann = platform.addSubscriber('ann@example.com')
  expect(await isPremium('ann@example.com')).toBe(false)
  await deliver({ body: eventOf('subscription.active', ann), id: 'one' })
  expect(await isPremium('ann@example.com')).toBe(true)
})

test.each([
  ['another key', { key: 'another key' }],
  ['a timestamp of six minutes ago', { ageSeconds: 360 }],
  ['a timestamp in six minutes', { ageSeconds: -360 }],
])('%s is refused, and changes nothing', async (_, wrong) => {
  const ann = platform.addSubscriber('ann@example.com')
  await isPremium('ann@example.com')
  const body = eventOf('subscription.revoked', platform.setStatus(ann, 'canceled'))
  const refused = await deliver({ body, id: 'one', ...wrong })
  expect([refused.status, await refused.json()]).toEqual([
    403,
    { error: 'The signature of this webhook cannot be verified. Check the secret and the clock.' },
  ])
  expect(await isPremium('ann@example.com')).toBe(true)
})

test('a delivery that came before is accepted and ignored', async () => {
  const ann = platform.addSubscriber('ann@example.com')
  const body = eventOf('subscription.updated', ann)
  await deliver({ body, id: 'one' })
  await isPremium('ann@example.com')
  platform.requests.length = 0
  expect((await deliver({ body, id: 'one' })).status).toBe(202)
  await isPremium('ann@example.com')
  expect(platform.requests).toEqual([])
  await deliver({ body, id: 'two' })
  await isPremium('ann@example.com')
  expect(platform.requests).toHaveLength(2)
})

test('a delivery with the right signature that is not understood drops everything', async () => {
  platform.addSubscriber('ann@example.com')
  await isPremium('ann@example.com')
  platform.requests.length = 0
  const body = JSON.stringify({ type: 'subscription.updated', data: { id: 7 } })
  expect((await deliver({ body, id: 'one' })).status).toBe(202)
  await isPremium('ann@example.com')
  expect(platform.requests).toHaveLength(2)
  expect(server.lines.join('')).toContain('"failure":"WebhookVerificationError')
})

test('an event of tomorrow is accepted', async () => {
  const body = JSON.stringify({ type: 'moon.landed', data: {} })
  expect((await deliver({ body, id: 'one' })).status).toBe(202)
})

test('only POST, only with a secret, and only up to a megabyte', async () => {
  const url = `${server.url}/.netlify/functions/billingWebhook`
  expect((await fetch(url)).status).toBe(405)
  expect((await deliver({ body: ' '.repeat(1024 * 1024 + 1), id: 'one' })).status).toBe(413)
  await server.close()
  server = await served(platform.environment)
  expect((await deliver({ body: '{}', id: 'one' })).status).toBe(501)
})
