import { createServer, type ServerResponse } from 'node:http'
import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import {
  PARTNER_HEADER,
  PROOF_HEADER,
  SUBSCRIPTION_UNVERIFIED,
  subscription,
  VISITOR_HEADER,
  WRONG_CODE,
} from '../contract/index.ts'
import { listen } from '../http/listen.ts'
import { refusal, respond, startLoopback } from '../testing/startLoopback.ts'
import { callFunction, sentenceOf, type CallContext } from './callFunction.ts'

const contextOf = (functionsUrl: string): CallContext => ({
  functionsUrl,
  visitorToken: () => '',
  keepVisitorToken: () => undefined,
  proof: () => '',
  timeLimitMs: 60_000,
})

const body = { email: 'ann@example.com' }
const premium = () => respond(subscription, { premium: true })

/** Calls a server that sends `reply`. Returns the outcome, the kept tokens and the headers of the request. */
const call = async (reply: Response, context: Partial<CallContext> = {}) => {
  const { url, callsTo, close } = await startLoopback({ subscription: () => reply })
  const kept: string[] = []
  const outcome = await callFunction(
    { ...contextOf(url), keepVisitorToken: (token) => kept.push(token), ...context },
    subscription,
    body,
  )
  await close()
  return { outcome, kept, headers: callsTo('subscription')[0]?.headers }
}

it('decodes the response and keeps the token that it issues', async () => {
  const { outcome, kept } = await call(
    respond(subscription, { premium: true }, { headers: { [VISITOR_HEADER]: 'token' } }),
  )
  expect(outcome).toEqual(right({ premium: true }))
  expect(kept).toEqual(['token'])
})

it('sends the token and the proof', async () => {
  const { headers } = await call(premium(), {
    visitorToken: () => 'token',
    proof: () => 'signed',
  })
  expect(headers).toMatchObject({ [VISITOR_HEADER]: 'token', [PROOF_HEADER]: 'signed' })
})

it('keeps the token of the first response when several calls were sent without one', async () => {
  let kept = ''
  const tokens = ['first', 'second']
  let release = (): void => undefined
  const bothCalled = new Promise<void>((resolve) => {
    release = resolve
  })
  const { url, calls, close } = await startLoopback({
    subscription: async () => {
      const token = tokens.shift() ?? 'third'
      if (calls.length === 2) release()
      await bothCalled
      return respond(subscription, { premium: true }, { headers: { [VISITOR_HEADER]: token } })
    },
  })
  const context = {
    ...contextOf(url),
    visitorToken: () => kept,
    keepVisitorToken: (token: string) => {
      kept = kept === '' ? token : 'replaced'
    },
  }
  await Promise.all([
    callFunction(context, subscription, body),
    callFunction(context, subscription, body),
  ])
  await close()
  expect(['first', 'second']).toContain(kept)
})

it('sends a partner’s key', async () => {
  const { headers } = await call(premium(), { partner: 'pk_0123456789abcdef' })
  expect(headers).toMatchObject({ [PARTNER_HEADER]: 'pk_0123456789abcdef' })
})

it('sends the traceparent of the trace that it belongs to', async () => {
  const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`
  expect((await call(premium(), { traceparent })).headers).toMatchObject({ traceparent })
})

it('sends no token, proof or key without one, and keeps no token', async () => {
  const { headers, kept } = await call(premium())
  expect(headers).not.toHaveProperty([VISITOR_HEADER])
  expect(headers).not.toHaveProperty([PROOF_HEADER])
  expect(headers).not.toHaveProperty([PARTNER_HEADER])
  expect(kept).toEqual([])
})

it.each<[string, Response, object]>([
  ['a response that is not JSON', new Response('nonsense'), { type: 'unreadable' }],
  [
    'a response that the contract does not allow',
    Response.json({ premium: 'yes' }),
    { type: 'unreadable' },
  ],
  ['too many calls', refusal(429, 'Later.'), { type: 'rateLimited' }],
  [
    'too many calls from one network',
    refusal(429, 'Later.', {}, { reason: 'rateLimited', values: { limit: 'address' } }),
    { type: 'rateLimited', limit: 'address' },
  ],
  [
    'too many calls of a kind that this client does not know',
    refusal(429, 'Later.', {}, { reason: 'rateLimited', values: { limit: 'planet' } }),
    { type: 'rateLimited' },
  ],
  [
    'too many calls, to a proxy',
    new Response('Slow down', { status: 429 }),
    { type: 'rateLimited' },
  ],
  ['a refusal', refusal(403, WRONG_CODE), { type: 'refused', status: 403, error: WRONG_CODE }],
  ['a refusal without a reason', refusal(502, ''), { type: 'refused', status: 502 }],
  [
    "a refusal that is not the functions' own",
    new Response('<h1>Bad gateway</h1>', { status: 502 }),
    { type: 'refused', status: 502 },
  ],
  [
    'a failure in the functions',
    refusal(503, SUBSCRIPTION_UNVERIFIED),
    { type: 'refused', status: 503, error: SUBSCRIPTION_UNVERIFIED },
  ],
])('reports %s', async (_, reply, failure) => {
  expect((await call(reply)).outcome).toEqual(left(failure))
})

it('explains a refusal in the visitor’s language if its reason has a sentence', async () => {
  const reply = refusal(503, 'Too many.', {}, { reason: 'queueFull', values: { seconds: 9 } })
  const { outcome } = await call(reply, { language: () => 'de' })
  expect(isLeft(outcome) && sentenceOf(outcome.left)).toEqual({
    text: 'Gerade warten zu viele Porträts. Bitte in 9 Sekunden noch einmal versuchen.',
    language: 'de',
  })
})

it.each([
  [403, { text: 'No.', language: 'en' }],
  [502, undefined],
])(
  'shows the sentence of a refusal with status %i and no known reason only if the visitor can act on it',
  (status, sentence) => {
    expect(sentenceOf({ type: 'refused', status, error: 'No.' })).toEqual(sentence)
  },
)

it('reports when the next call is allowed', async () => {
  const before = Date.now()
  const { outcome } = await call(refusal(429, 'Later.', { 'retry-after': '90' }))
  if (outcome._tag === 'Right' || outcome.left.type !== 'rateLimited') {
    throw new Error('The call was not limited')
  }
  const { retryAt = 0 } = outcome.left
  expect(retryAt - before).toBeGreaterThanOrEqual(90_000)
  expect(retryAt - Date.now()).toBeLessThanOrEqual(90_000)
})

it.each<[string, (response: ServerResponse) => void]>([
  ['accepts and never responds', () => undefined],
  [
    'begins a response and never ends it',
    (response) => response.writeHead(200).write('{"premium":'),
  ],
])('[picture-34] waits no longer than its limit for a server that %s', async (_, respond) => {
  const server = createServer((_request, response) => {
    respond(response)
  })
  const hungUp = new Promise((resolve) => {
    server.on('connection', (socket) => socket.on('close', resolve))
  })
  const { url, close } = await listen(server)
  const context = { ...contextOf(url), timeLimitMs: 100 }
  expect(await callFunction(context, subscription, body)).toEqual(left({ type: 'unreachable' }))
  await hungUp
  await close()
})

it('reports a response that breaks off', async () => {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('{"premium":', () => {
      response.destroy()
    })
  })
  const { url, close } = await listen(server)
  expect(await callFunction(contextOf(url), subscription, body)).toEqual(
    left({ type: 'unreachable' }),
  )
  await close()
})

it('reports that it was aborted', async () => {
  const { outcome } = await call(premium(), { signal: AbortSignal.abort() })
  expect(outcome).toEqual(left({ type: 'unreachable' }))
})

it('reports a call that could not be made', async () => {
  const { outcome } = await call(premium(), { timeLimitMs: -1 })
  expect(outcome).toEqual(left({ type: 'unreachable' }))
})
