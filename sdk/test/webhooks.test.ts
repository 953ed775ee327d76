import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { isUnknown } from '../src/2025-03/index.ts'
import type { WebhookDelivery } from '../src/2025-03/webhooks.ts'
import { validateEvent, verifyWebhook, WebhookEvent } from '../src/2025-03/webhooks.ts'
import { valueOf } from './arbitraries.ts'
import { wireOf } from './wire.ts'

const NOW = 1_740_000_000_000
const seconds = `${NOW / 1000}`
const base64Secret = `whsec_${Buffer.from('a key of some length').toString('base64')}`

const sign = (body: string, key: string | Buffer, id = 'msg_1', timestamp = seconds): string =>
  `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`

const delivery = (
  body: string,
  signature = sign(body, 'a key of some length'),
  timestamp = seconds,
): WebhookDelivery => ({
  body,
  headers: {
    'webhook-id': 'msg_1',
    'Webhook-Timestamp': timestamp,
    'webhook-signature': signature,
  },
  secret: base64Secret,
  now: NOW,
})

const rejectionOf = async (wrong: WebhookDelivery): Promise<string> => {
  const result = await verifyWebhook(wrong)()
  return result._tag === 'Left' ? result.left.message : 'accepted'
}

const customer = {
  id: '1',
  created_at: '2025-03-01T12:00:00Z',
  modified_at: null,
  metadata: { some_key: 1 },
  external_id: null,
  email: 'a@example.com',
  email_verified: true,
  name: null,
  billing_address: null,
  tax_id: ['1', 'eu_vat'],
  organization_id: '2',
  avatar_url: 'https://example.com/a.png',
}
const body = JSON.stringify({ type: 'customer.created', data: customer })

/** A delivery as plain JavaScript passes it. */
const malformedDelivery = (wrong: object): WebhookDelivery => ({ ...delivery(body), ...wrong })

test('decodes a signed delivery', async () => {
  const { headers, secret } = delivery(body)
  const event = await validateEvent(body, headers, secret, { now: NOW })
  expect(event).toMatchObject({
    type: 'customer.created',
    data: { createdAt: new Date('2025-03-01T12:00:00Z'), metadata: { some_key: 1 } },
  })
})

test('accepts bytes, Headers and a plain-text secret', async () => {
  const signature = sign(body, 'plain text')
  const headers = new Headers({
    'webhook-id': 'msg_1',
    'webhook-timestamp': seconds,
    'webhook-signature': signature,
  })
  const event = await validateEvent(Buffer.from(body), headers, 'plain text', { now: NOW })
  expect(event.type).toBe('customer.created')
})

test.each([base64Secret, 'whsec_not/base64%'])(
  'accepts what the platform signs with the text %s',
  async (secret) => {
    const { headers } = delivery(body, sign(body, secret))
    await expect(validateEvent(body, headers, secret, { now: NOW })).resolves.toBeDefined()
  },
)

test('accepts either secret during rotation, on either side', async () => {
  const { headers } = delivery(body, `v1a,xyz ${sign(body, 'old')} ${sign(body, 'new')}`)
  for (const secret of ['old', 'new', ['other', 'new']]) {
    await expect(validateEvent(body, headers, secret, { now: NOW })).resolves.toBeDefined()
  }
})

test.each([
  ['another secret', { ...delivery(body), secret: 'another' }, 'no signature matches'],
  ['another body', { ...delivery(body), body: `${body} ` }, 'no signature matches'],
  ['another version', delivery(body, sign(body, 'x').replace('v1', 'v0')), 'no signature matches'],
  ['invalid base64', delivery(body, 'v1,%%%'), 'no signature matches'],
  ['an old timestamp', { ...delivery(body), now: NOW + 301_000 }, 'within 300 seconds'],
  ['an early timestamp', { ...delivery(body), now: NOW - 301_000 }, 'within 300 seconds'],
  ['a timestamp that is not a number', delivery(body, undefined, 'NaN'), 'within 300 seconds'],
  ['no headers', { ...delivery(body), headers: {} }, 'header webhook-id is missing'],
  ['an empty secret', { ...delivery(body), secret: '' }, 'the secret is empty'],
  ['no secrets', { ...delivery(body), secret: [] }, 'no signature matches'],
  [
    'a secret that is not base64 after whsec_',
    { ...delivery(body), secret: 'whsec_%' },
    'no signature matches',
  ],
  ['a missing secret', malformedDelivery({ secret: undefined }), 'the secret is empty or missing'],
  [
    'a missing secret of two',
    malformedDelivery({ secret: ['a', null] }),
    'the secret is empty or missing',
  ],
  [
    'a parsed body',
    malformedDelivery({ body: JSON.parse(body) as unknown }),
    'the body is already parsed',
  ],
  ['invalid JSON', delivery('{', sign('{', 'a key of some length')), 'not JSON'],
])('%s is refused', async (_, wrong, reason) => {
  expect(await rejectionOf(wrong)).toContain(`Webhook verification failed: `)
  expect(await rejectionOf(wrong)).toContain(reason)
})

test('accepts a custom tolerance', async () => {
  expect(await rejectionOf({ ...delivery(body), now: NOW + 400_000, toleranceSeconds: 500 })).toBe(
    'accepted',
  )
})

test('reports where an event is malformed', async () => {
  const malformed = JSON.stringify({ type: 'customer.created', data: { ...customer, id: 5 } })
  const wrong = delivery(malformed, sign(malformed, 'a key of some length'))
  expect(await rejectionOf(wrong)).toContain('data.id (customer.created): expected text, got 5')
})

test('reads an unknown event as Unknown, unless strict', async () => {
  const sent = { type: 'moon.rose', data: { height: 3 } }
  const unknown = JSON.stringify(sent)
  const signed = delivery(unknown, sign(unknown, 'a key of some length'))
  const result = await verifyWebhook(signed)()
  expect(result).toEqual({
    _tag: 'Right',
    right: { type: 'UNKNOWN', isUnknown: true, raw: sent },
  })
  expect(result._tag === 'Right' && isUnknown(result.right)).toBe(true)
  expect(await rejectionOf({ ...signed, strict: true })).toContain('malformed')
})

test('decodes every possible event', async () => {
  await fc.assert(
    fc.asyncProperty(valueOf(WebhookEvent), async (event) => {
      const sent = JSON.stringify(wireOf(WebhookEvent, event))
      const result = await verifyWebhook(delivery(sent, sign(sent, 'a key of some length')))()
      expect(result).toEqual({ _tag: 'Right', right: event })
    }),
    { numRuns: 20 },
  )
})
