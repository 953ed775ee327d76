import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { Customer } from '@dramatis/sdk/2026-10/customers'
import type { Subscription } from '@dramatis/sdk/2026-10/subscriptions'
import { outcomeOf, serveFunctions, type FunctionsServer } from '../../test/serveFunctions.ts'
import { startPlatform, type Platform } from '../../test/startPlatform.ts'
import {
  deliverTo,
  eventOf,
  isPremiumOn,
  WEBHOOK_SECRET,
  type Delivery,
} from '../../test/webhooks.ts'
import { pathOf } from '../contract/index.ts'
import { MAX_EVENT_BYTES } from './billingWebhook.ts'

let platform: Platform
let server: FunctionsServer

const serve = (environment: Readonly<Record<string, string>> = platform.environment) =>
  serveFunctions({
    ...environment,
    BILLING_WEBHOOK_SECRET: WEBHOOK_SECRET,
    ADDRESS_LIMIT: '1000000',
    BILLING_TIMEOUT_MS: '20000',
  })

beforeEach(async () => {
  platform = await startPlatform()
  server = await serve()
})

afterEach(async () => {
  await server.close()
  await platform.close()
})

const deliver = (delivery: Omit<Delivery, 'to'>) => deliverTo({ to: server, ...delivery })

const isPremium = (email: string) => isPremiumOn(server, email)

const canceled = async ({ id }: Subscription): Promise<Subscription> =>
  platform.client.subscriptions.revoke({ id })

/** What the platform sends while a subscription is canceled, resumed and revoked, oldest first. */
const eventsOfALife = async (subscription: Subscription) => {
  const { id } = subscription
  const change = (cancelAtPeriodEnd: boolean) =>
    platform.client.subscriptions.update({ id, subscriptionUpdate: { cancelAtPeriodEnd } })
  const states: readonly [string, Subscription, boolean][] = [
    ['subscription.created', subscription, true],
    ['subscription.canceled', await change(true), true],
    ['subscription.uncanceled', await change(false), true],
    ['subscription.revoked', await canceled(subscription), false],
  ]
  return states.map(([type, state, isPremium]) => ({
    id: type,
    body: eventOf(type, state),
    isPremium,
  }))
}

const unverified = [
  403,
  { error: 'The signature of this webhook cannot be verified. Check the secret and the clock.' },
]

test('an event takes effect for its customer at once, and the others stay cached', async () => {
  const ann = await platform.addSubscriber('Ann@example.com')
  await platform.addSubscriber('bob@example.com')
  expect(await isPremium('ann@example.com')).toBe(true)
  expect(await isPremium('bob@example.com')).toBe(true)
  const body = eventOf('subscription.revoked', await canceled(ann))
  expect(await isPremium('ann@example.com')).toBe(true)
  expect((await deliver({ body, id: 'one' })).status).toBe(202)
  expect(await isPremium('ann@example.com')).toBe(false)
  platform.requests.length = 0
  expect(await isPremium('bob@example.com')).toBe(true)
  expect(platform.requests).toEqual([])
})

test('an event about a customer with a new address drops what is cached for the old one', async () => {
  const { customerId: id } = await platform.addSubscriber('ann@example.com')
  expect(await isPremium('ann@example.com')).toBe(true)
  const customer = await platform.client.customers.update({
    id,
    customerUpdate: { email: 'ann@new.example' },
  })
  const data = Customer.encode(customer)
  await deliver({ body: JSON.stringify({ type: 'customer.updated', data }), id: 'one' })
  expect(await isPremium('ann@example.com')).toBe(false)
  expect(await isPremium('ann@new.example')).toBe(true)
})

test('makes a buyer premium at once, even where all subscribers are listed', async () => {
  await server.close()
  server = await serve(platform.environmentWithoutCustomers)
  expect(await isPremium('ann@example.com')).toBe(false)
  const ann = await platform.addSubscriber('ann@example.com')
  expect(await isPremium('ann@example.com')).toBe(false)
  await deliver({ body: eventOf('subscription.active', ann), id: 'one' })
  expect(await isPremium('ann@example.com')).toBe(true)
})

test.each([
  ['another key', { key: 'another key' }],
  ['a timestamp of six minutes ago', { ageSeconds: 360 }],
  ['a timestamp in six minutes', { ageSeconds: -360 }],
])('[security-functions-3] refuses a delivery with %s, which changes nothing', async (_, wrong) => {
  const ann = await platform.addSubscriber('ann@example.com')
  await isPremium('ann@example.com')
  const body = eventOf('subscription.revoked', await canceled(ann))
  expect(await outcomeOf(deliver({ body, id: 'one', ...wrong }))).toEqual(unverified)
  expect(await isPremium('ann@example.com')).toBe(true)
})

test('accepts a repeated delivery and ignores it', async () => {
  const ann = await platform.addSubscriber('ann@example.com')
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

test('whatever the order, the number and the version of deliveries, the platform’s last word counts', async () => {
  const ann = await platform.addSubscriber('ann@example.com')
  const events = await eventsOfALife(ann)
  const isPremiumNow = events.at(-1)?.isPremium
  let run = 0
  const versions = fc.constantFrom('2026-10', '2027-01', '2031-07')
  const deliveries = fc
    .shuffledSubarray(
      events.flatMap((event) => [event, event, event]),
      { minLength: 1 },
    )
    .chain((sent) => fc.tuple(...sent.map((event) => fc.tuple(fc.constant(event), versions))))
  await fc.assert(
    fc.asyncProperty(deliveries, async (sent) => {
      run += 1
      for (const [{ body, id }, version] of sent) {
        const { status } = await deliver({ body, id: `${run} ${id}`, version })
        expect(status).toBe(202)
        expect(await isPremium('ann@example.com')).toBe(isPremiumNow)
      }
    }),
    { numRuns: 20 },
  )
})

test('an event of another version, whose shape nobody knows, takes effect and is reported', async () => {
  const ann = await platform.addSubscriber('ann@example.com')
  await platform.addSubscriber('bob@example.com')
  await isPremium('ann@example.com')
  await isPremium('bob@example.com')
  await canceled(ann)
  platform.requests.length = 0
  const data = { id: 1, customer_id: ann.customerId, status: ['gone'] }
  const body = JSON.stringify({ type: 'subscription.renamed', api_version: '2031-07', data })
  expect((await deliver({ body, id: 'one', version: '2031-07' })).status).toBe(202)
  expect(await isPremium('ann@example.com')).toBe(false)
  expect(await isPremium('bob@example.com')).toBe(true)
  expect(platform.requests).toHaveLength(2)
  expect(server.logLines.join('')).toContain('"notice":"otherVersion","version":"2031-07"')
})

test('drops everything that is cached after a signed delivery that cannot be decoded', async () => {
  await platform.addSubscriber('ann@example.com')
  await isPremium('ann@example.com')
  platform.requests.length = 0
  const body = JSON.stringify({ type: 'subscription.updated', data: { id: 7 } })
  expect((await deliver({ body, id: 'one' })).status).toBe(202)
  await isPremium('ann@example.com')
  expect(platform.requests).toHaveLength(2)
  expect(server.logLines.join('')).toContain('"failure":"WebhookVerificationError')
})

test('accepts an unknown event', async () => {
  const body = JSON.stringify({ type: 'moon.landed', data: {} })
  expect((await deliver({ body, id: 'one' })).status).toBe(202)
})

test('accepts only POST, and is off without a secret', async () => {
  expect((await fetch(`${server.url}${pathOf('billingWebhook')}`)).status).toBe(405)
  await server.close()
  server = await serveFunctions(platform.environment)
  expect((await deliver({ body: '{}', id: 'one' })).status).toBe(501)
})

describe('a hostile sender', () => {
  /** As many signatures as fit into the 16 kB of headers that Node accepts. */
  const flood = Array.from({ length: 300 }, (_, i) => `v1,${digest(i)}`).join(' ')
  const body = ' '.repeat(MAX_EVENT_BYTES)

  /** The CPU time of the fastest of three rounds, since compilation or garbage collection may slow any of them. */
  const cpuMs = async (work: () => Promise<unknown>): Promise<number> => {
    const rounds: number[] = []
    for (let round = 0; round < 3; round += 1) {
      const before = process.cpuUsage()
      await work()
      const { user, system } = process.cpuUsage(before)
      rounds.push((user + system) / 1000)
    }
    return Math.min(...rounds)
  }

  test('is refused before the signature is verified if the body is larger than an event', async () => {
    const refused = await deliver({ body: `${body} `, id: 'one', signatures: flood })
    expect(refused.status).toBe(413)
  })

  test('[security-functions-4] costs no more with hundreds of signatures than with one, and others are still served', async () => {
    const hostile = async (signatures: string) => {
      const refusals = Array.from({ length: 10 }, (_, i) =>
        outcomeOf(deliver({ body, id: `${i}`, signatures })),
      )
      expect(await isPremium('ann@example.com')).toBe(false)
      expect(await Promise.all(refusals)).toEqual(refusals.map(() => unverified))
    }
    await hostile(`v1,${digest(0)}`)
    const one = await cpuMs(() => hostile(`v1,${digest(0)}`))
    const many = await cpuMs(() => hostile(flood))
    // Three thousand signatures of a megabyte take seconds, on any machine.
    expect(many).toBeLessThan(2 * one + 500)
  })

  test('is refused by Node when the headers are larger than it accepts', async () => {
    const refused = await deliver({ body: '{}', id: 'one', signatures: `${flood} ${flood}` })
    expect(refused.status).toBe(431)
  })
})

function digest(of: number): string {
  return createHmac('sha256', 'no key of ours').update(`${of}`).digest('base64')
}
