import { createServer, type IncomingHttpHeaders } from 'node:http'
import { left, right } from 'fp-ts/lib/Either.js'
import { listen } from '../../test/listen.ts'
import { SubscriptionResponse } from '../contract/subscription.ts'
import { callFunction } from './callFunction.ts'

interface Answer {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body: string
}

/** Calls a server that answers like this; `signal` ends the call. */
const call = async (
  { status = 200, headers = {}, body }: Answer,
  { token = '', proof = '', signal = new AbortController().signal } = {},
) => {
  const sent: IncomingHttpHeaders[] = []
  const kept: string[] = []
  const server = createServer((request, response) => {
    sent.push(request.headers)
    response.writeHead(status, headers).end(body)
  })
  const { url, close } = await listen(server)
  const outcome = await callFunction(
    {
      functionsUrl: url,
      visitorToken: () => token,
      keepVisitorToken: (handedOut) => kept.push(handedOut),
      proof: () => proof,
      signal,
    },
    'subscription',
    { email: 'ann@example.com' },
    SubscriptionResponse,
  )
  await close()
  return { outcome, kept, sent }
}

const premium = '{"premium":true}'

it('decodes the answer and keeps the token that it hands out', async () => {
  const { outcome, kept } = await call({
    headers: { 'x-dramatis-visitor': 'token' },
    body: premium,
  })
  expect(outcome).toEqual(right({ premium: true }))
  expect(kept).toEqual(['token'])
})

it('sends the token and the proof, and neither when there is none', async () => {
  const { sent } = await call({ body: premium }, { token: 'token', proof: 'signed' })
  const nothing = await call({ body: premium })
  expect([...sent, ...nothing.sent]).toEqual([
    expect.objectContaining({ 'x-dramatis-visitor': 'token', 'x-dramatis-proof': 'signed' }),
    expect.not.objectContaining({ 'x-dramatis-visitor': expect.anything() }),
  ])
  expect(nothing.sent[0]).not.toHaveProperty('x-dramatis-proof')
  expect(nothing.kept).toEqual([])
})

it.each<[string, Answer, object]>([
  ['no JSON', { body: 'nonsense' }, { type: 'unreadable' }],
  ['another answer', { body: '{"premium":"yes"}' }, { type: 'unreadable' }],
  ['too many calls', { status: 429, body: '{"error":"Later."}' }, { type: 'rateLimited' }],
  [
    'a refusal',
    { status: 403, body: '{"error":"The code is wrong."}' },
    { type: 'refused', status: 403, error: 'The code is wrong.' },
  ],
  [
    'a refusal that says nothing',
    { status: 502, body: '{"error":""}' },
    { type: 'refused', status: 502 },
  ],
  [
    "a refusal that is not the functions' own",
    { status: 502, body: '<h1>Bad gateway</h1>' },
    { type: 'refused', status: 502 },
  ],
])('tells of %s', async (_, answer, failure) => {
  expect((await call(answer)).outcome).toEqual(left(failure))
})

it('tells when the next call is welcome', async () => {
  const before = Date.now()
  const { outcome } = await call({ status: 429, headers: { 'retry-after': '90' }, body: '' })
  const retryAt: unknown = expect.any(Number)
  expect(outcome).toEqual(left({ type: 'rateLimited', retryAt }))
  const at = outcome._tag === 'Left' && outcome.left.type === 'rateLimited' && outcome.left.retryAt
  expect(Number(at) - before).toBeGreaterThanOrEqual(90_000)
  expect(Number(at) - Date.now()).toBeLessThanOrEqual(90_000)
})

it('tells when it was aborted', async () => {
  const { outcome } = await call({ body: premium }, { signal: AbortSignal.abort() })
  expect(outcome).toEqual(left({ type: 'unreachable' }))
})
