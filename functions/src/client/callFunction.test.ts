import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { left, right } from 'fp-ts/lib/Either.js'
import { listen } from '../../test/listen.ts'
import { SubscriptionResponse } from '../contract/subscription.ts'
import { callFunction, type CallContext } from './callFunction.ts'

interface Answer {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body: string
}

const contextOf = (functionsUrl: string): CallContext => ({
  functionsUrl,
  visitorToken: () => '',
  keepVisitorToken: () => undefined,
  proof: () => '',
  timeLimitMs: 10_000,
})

interface Caller extends Partial<Pick<CallContext, 'signal' | 'timeLimitMs'>> {
  readonly token?: string
  readonly proof?: string
}

/** Calls a server that answers like this. */
const call = async (
  { status = 200, headers = {}, body }: Answer,
  { token = '', proof = '', ...caller }: Caller = {},
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
      ...contextOf(url),
      visitorToken: () => token,
      keepVisitorToken: (handedOut) => kept.push(handedOut),
      proof: () => proof,
      ...caller,
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

it.each<[string, (response: ServerResponse) => void]>([
  ['accepts and never answers', () => undefined],
  ['begins and never ends', (response) => response.writeHead(200).write('{"premium":')],
])('waits no longer than its limit for a server that %s', async (_, answer) => {
  let closed: () => void = () => undefined
  const hungUp = new Promise<void>((resolve) => (closed = resolve))
  const server = createServer((_request, response) => {
    response.on('close', closed)
    answer(response)
  })
  const { url, close } = await listen(server)
  const outcome = await callFunction(
    { ...contextOf(url), timeLimitMs: 100 },
    'subscription',
    {},
    SubscriptionResponse,
  )
  expect(outcome).toEqual(left({ type: 'unreachable' }))
  await hungUp
  await close()
})

it('tells of an answer that breaks off', async () => {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('{"premium":')
    setTimeout(() => response.destroy(), 20)
  })
  const { url, close } = await listen(server)
  expect(await callFunction(contextOf(url), 'subscription', {}, SubscriptionResponse)).toEqual(
    left({ type: 'unreachable' }),
  )
  await close()
})

it('tells when it was aborted', async () => {
  const { outcome } = await call({ body: premium }, { signal: AbortSignal.abort() })
  expect(outcome).toEqual(left({ type: 'unreachable' }))
})

it('tells of a call that could not even be made', async () => {
  const { outcome } = await call({ body: premium }, { timeLimitMs: -1 })
  expect(outcome).toEqual(left({ type: 'unreachable' }))
})
