import { APICallError } from '@ai-sdk/provider'
import fc from 'fast-check'
import { PNG } from '../../../test/providerServer.ts'
import { enginesOn } from '../../../test/enginesOn.ts'
import { startWireServer, type WireResponse } from '../../../test/wireServer.ts'
import type { PaintingRequest } from '../Painter.ts'
import { openAI } from './openAI.ts'
import { retryAfterOf } from './retryAfterOf.ts'

const never = new AbortController().signal

const request: PaintingRequest = {
  description: 'An old wizard.',
  character: 'Gandalf',
  style: 'realistic',
  aspect: 'square',
  tier: 'free',
}

const picture: WireResponse = { body: { data: [{ b64_json: PNG }] } }

const busy = (headers: Readonly<Record<string, string>>): WireResponse => ({
  status: 429,
  headers,
  body: { error: { message: 'Slow down' } },
})

const answered = (responseHeaders: Record<string, string>) =>
  new APICallError({
    message: 'Slow down',
    url: 'https://provider.example',
    requestBodyValues: {},
    statusCode: 429,
    responseHeaders,
  })

/** Paints with a provider that sends these responses in turn; returns the outcome and the number of calls. */
const paintFrom = async (responses: readonly WireResponse[], timeoutMs = 60_000) => {
  const rest = [...responses]
  const { url, calls, close } = await startWireServer(() => rest.shift() ?? picture)
  const { painter } = enginesOn(openAI.connect({ OPENAI_BASE_URL: url }, []), timeoutMs)
  const startedAt = performance.now()
  const outcome: unknown = await painter.paint(request, never).catch((thrown: unknown) => thrown)
  const milliseconds = performance.now() - startedAt
  await close()
  return { outcome, milliseconds, calls: calls.length }
}

test('retries after as long as the provider says', async () => {
  const { outcome, milliseconds, calls } = await paintFrom([busy({ 'retry-after': '1' })])
  expect(outcome).toMatchObject({ engine: { name: 'painter' } })
  expect(milliseconds).toBeGreaterThan(999)
  expect(calls).toBe(2)
})

test('accepts milliseconds, and treats a date in the past as now', async () => {
  const { outcome, calls } = await paintFrom([
    busy({ 'retry-after': '3600', 'retry-after-ms': '1' }),
    busy({ 'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT' }),
  ])
  expect(outcome).toMatchObject({ engine: { name: 'painter' } })
  expect(calls).toBe(3)
})

test('does not retry without enough time, and says how long to wait', async () => {
  const { outcome, milliseconds, calls } = await paintFrom([busy({ 'retry-after': '90' })])
  expect(outcome).toMatchObject({ failure: 'busy', retryAfterMs: 90_000 })
  expect(milliseconds).toBeLessThan(60_000)
  expect(calls).toBe(1)
})

test('never waits longer than an hour', async () => {
  const { outcome } = await paintFrom([busy({ 'retry-after': '1000000000000' })])
  expect(outcome).toMatchObject({ failure: 'busy', retryAfterMs: 3_600_000 })
})

test.each([
  ['1.5', 1500],
  ['-5', undefined],
  ['soon', undefined],
])('waits for %s as %d milliseconds', (header, milliseconds) => {
  expect(retryAfterOf(answered({ 'retry-after': header }))).toBe(milliseconds)
})

test('no header asks for less than nothing, or for more than an hour', () => {
  const anyHeader = fc.oneof(
    fc.string(),
    fc.double().map(String),
    fc.date().map((date) => date.toUTCString()),
  )
  const anyHeaders = fc.record(
    { 'retry-after': anyHeader, 'retry-after-ms': anyHeader },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(anyHeaders, (headers) => {
      const milliseconds = retryAfterOf(answered(headers)) ?? 0
      expect(milliseconds).toBeGreaterThanOrEqual(0)
      expect(milliseconds).toBeLessThanOrEqual(3_600_000)
    }),
  )
})

test.each<[string, WireResponse]>([
  ['an empty answer', { body: {} }],
  ['an answer without a picture', { body: { data: [] } }],
  ['half an answer', { body: '{"data": [{"b64_' }],
])('pays once for %s', async (_, response) => {
  const { outcome, calls } = await paintFrom([response])
  expect(outcome).toMatchObject({ failure: 'failed' })
  expect(calls).toBe(1)
})

test.each([
  [400, { error: { message: 'x', code: 'content_policy_violation' } }],
  [403, { error: { message: 'Blocked by our safety system' } }],
  [422, { detail: [{ loc: ['body'], msg: 'flagged', type: 'content_policy_violation' }] }],
])('treats %d with %j as declined', async (status, body) => {
  const { outcome, calls } = await paintFrom([{ status, body }])
  expect(outcome).toMatchObject({ failure: 'moderated' })
  expect(calls).toBe(1)
})
