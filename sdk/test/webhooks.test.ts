import { createHmac } from 'node:crypto'
import { inspect } from 'node:util'
import { gzipSync } from 'node:zlib'
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

const signed = {
  'webhook-id': 'msg_1',
  'webhook-timestamp': seconds,
  'webhook-signature': sign(body, 'a key of some length'),
}

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
  ['no body', malformedDelivery({ body: undefined }), 'the body is missing'],
  ['a list', malformedDelivery({ body: [] }), 'the body is already parsed'],
  [
    'a body that nobody waited for',
    malformedDelivery({ body: Promise.resolve(body) }),
    'the body is of the kind Promise: pass its text or bytes',
  ],
  ['a Blob', malformedDelivery({ body: new Blob([body]) }), 'of the kind Blob: pass its text'],
  ['a compressed body', { ...delivery(body), body: gzipSync(body) }, 'compressed with gzip'],
  [
    'a body that was serialized again',
    {
      ...delivery(body),
      body: `${body} `,
      headers: { ...signed, 'content-length': `${body.length}` },
    },
    `no signature matches, because ${body.length} bytes were sent and the body has ${body.length + 1}`,
  ],
  [
    'a body that was decompressed',
    {
      ...delivery(body),
      secret: 'another',
      headers: {
        ...signed,
        'content-length': '5',
        'content-encoding': 'gzip',
      },
    },
    'no signature matches the secret',
  ],
  ['an unset tolerance', { ...delivery(body), toleranceSeconds: NaN }, 'must be a positive number'],
  ['no tolerance', { ...delivery(body), toleranceSeconds: 0 }, 'must be a positive number'],
  ['a negative tolerance', { ...delivery(body), toleranceSeconds: -1 }, 'and it is -1'],
  ['every tolerance', { ...delivery(body), toleranceSeconds: Infinity }, 'and it is Infinity'],
  ['no time', { ...delivery(body), now: NaN }, 'within 300 seconds'],
  ['an unknown option', malformedDelivery({ tolerance: 5 }), 'option tolerance: expected a known'],
  ['a blank secret', { ...delivery(body), secret: ' \n' }, 'the secret is empty or missing'],
  ['invalid JSON', delivery('{', sign('{', 'a key of some length')), 'not JSON'],
])('%s is refused', async (_, wrong, reason) => {
  expect(await rejectionOf(wrong)).toContain(`Webhook verification failed: `)
  expect(await rejectionOf(wrong)).toContain(reason)
})

test('accepts the body as any kind of bytes', async () => {
  const bytes = new TextEncoder().encode(body)
  const { headers, secret } = delivery(body)
  const kinds = [bytes, bytes.buffer, new DataView(bytes.buffer), Buffer.from(body)]
  for (const kind of kinds) {
    expect((await validateEvent(kind, headers, secret, { now: NOW })).type).toBe('customer.created')
  }
})

test('accepts headers whose values are lists, and those of other classes', async () => {
  const { headers, secret } = delivery(body)
  const lists = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, [String(value)]]),
  )
  const two = { ...lists, 'webhook-signature': ['v1,AAAA', sign(body, 'a key of some length')] }
  const lowerCase = new Map(
    Object.entries(lists).map(([name, [value]]) => [name.toLowerCase(), value]),
  )
  const foreign = { get: (name: string) => lowerCase.get(name) ?? null }
  for (const given of [lists, two, foreign]) {
    const sent = { ...malformedDelivery({ headers: given }), secret }
    expect(await rejectionOf(sent)).toBe('accepted')
  }
})

test('accepts a secret that ends with a line break, or is base64 for URLs', async () => {
  const key = Buffer.from([251, 255, 254, 63, 0, 62])
  const secrets = [
    `whsec_${key.toString('base64')}`,
    `whsec_${key.toString('base64url')}`,
    `whsec_${key.toString('base64url')}\n`,
  ]
  for (const secret of secrets) {
    expect(await rejectionOf({ ...delivery(body, sign(body, key)), secret })).toBe('accepted')
  }
  for (const secret of ['plain', 'plain\n', 'plain\r\n']) {
    expect(await rejectionOf({ ...delivery(body, sign(body, 'plain')), secret })).toBe('accepted')
  }
})

test('a refused event whose signature is valid is at hand, but is not printed', async () => {
  const sent = { type: 'customer.created', data: { ...customer, id: 5 } }
  const text = JSON.stringify(sent)
  const { headers } = delivery(text, sign(text, 'a key of some length'))
  const error: unknown = await validateEvent(text, headers, base64Secret, { now: NOW }).catch(
    (error: unknown) => error,
  )
  expect(error).toMatchObject({ event: sent, apiVersion: undefined, isBodyChanged: false })
  expect(inspect(error)).not.toContain(customer.email)
  const forged: unknown = await validateEvent(text, headers, 'another', { now: NOW }).catch(
    (error: unknown) => error,
  )
  expect(forged).toMatchObject({ event: undefined })
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
