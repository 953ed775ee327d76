import { left, right } from 'fp-ts/lib/Either.js'
import { callFunction, type CallContext } from '../client/callFunction.ts'
import {
  charPrompt,
  jobEventsPath,
  jobPath,
  pathOf,
  remoteReports,
  subscription,
  VISITOR_HEADER,
} from '../contract/index.ts'
import { accepted, eventStream } from './jobReplies.ts'
import { refusal, respond, startLoopback, type Loopback, type Replies } from './startLoopback.ts'

let loopback: Loopback
afterEach(() => loopback.close())

const tokens: string[] = []

const start = async (replies: Replies): Promise<CallContext> => {
  loopback = await startLoopback(replies)
  return {
    functionsUrl: loopback.url,
    visitorToken: () => 'token',
    keepVisitorToken: (token) => tokens.push(token),
    proof: () => '',
    timeLimitMs: 60_000,
  }
}

const email = 'ann@example.com'

it('replies to each route and keeps the calls', async () => {
  const context = await start({
    subscription: ({ body }) => ({ premium: body.email === email }),
    charPrompt: () => Promise.resolve({ response: 'An old wizard.' }),
  })
  expect(await callFunction(context, subscription, { email })).toEqual(right({ premium: true }))
  const prompt = { prompt: 'Gandalf', aspect_ratio: 'square', style: 'lego' } as const
  expect(await callFunction(context, charPrompt, prompt)).toEqual(
    right({ response: 'An old wizard.' }),
  )
  expect(loopback.calls.map(({ name, body }) => [name, body])).toEqual([
    ['subscription', { email }],
    ['charPrompt', prompt],
  ])
  const [call] = loopback.callsTo('subscription')
  expect(call?.headers[VISITOR_HEADER]).toBe('token')
})

it('replies with headers, with a refusal, and with nonsense', async () => {
  const replies = [
    respond(subscription, { premium: true }, { headers: { [VISITOR_HEADER]: 'new token' } }),
    refusal(403, 'No.'),
    new Response('nonsense'),
  ]
  const context = await start({ subscription: () => replies.shift() ?? refusal(500, 'Over.') })
  expect(await callFunction(context, subscription, { email })).toEqual(right({ premium: true }))
  expect(tokens).toEqual(['new token'])
  const refused = { type: 'refused', status: 403, error: 'No.' }
  expect(await callFunction(context, subscription, { email })).toEqual(left(refused))
  const unreadable = { type: 'unreadable' }
  expect(await callFunction(context, subscription, { email })).toEqual(left(unreadable))
})

it('refuses calls that the contract does not allow or no test expects', async () => {
  await start({})
  const statusOf = async (name: string, body: object) =>
    (await fetch(`${loopback.url}${pathOf(name)}`, { method: 'POST', body: JSON.stringify(body) }))
      .status
  expect(await statusOf('subscription', { email: 'ann' })).toBe(400)
  expect(await statusOf('subscription', { email })).toBe(500)
  expect(await statusOf('nothing', {})).toBe(404)
})

it('accepts a beacon, and responds without a body', async () => {
  const context = await start({ remoteReports: () => undefined })
  const reports = [{ remote: 'generator', version: '1.0.0', outcome: 'crashed' }] as const
  const beacon = await fetch(`${loopback.url}${pathOf(remoteReports.name)}`, {
    method: 'POST',
    body: JSON.stringify({ reports }),
  })
  expect([beacon.status, await beacon.text()]).toEqual([204, ''])
  expect(await callFunction(context, remoteReports, { reports })).toEqual(right(undefined))
  expect(loopback.callsTo('remoteReports').map(({ body }) => body)).toEqual([
    { reports },
    { reports },
  ])
})

it('replies to requests for jobs', async () => {
  const canceled: string[] = []
  loopback = await startLoopback(
    { characterSD: () => accepted('one', { status: 'queued', position: 2 }) },
    {
      read: () => ({ status: 'started' }),
      events: (_, lastEventId = 'none') =>
        eventStream([{ id: '3', name: 'failed', data: { code: 502, error: lastEventId } }]),
      cancel: (id) => canceled.push(id),
    },
  )
  const submitted = await fetch(`${loopback.url}${pathOf('characterSD')}`, {
    method: 'POST',
    body: JSON.stringify({
      prompt: 'A wizard.',
      premium: false,
      aspect_ratio: 'square',
      style: 'lego',
      character: 'Gandalf',
      email: '',
    }),
  })
  expect(await submitted.json()).toEqual({ status: 'queued', position: 2 })
  expect(submitted.headers.get('location')).toBe(jobPath('one'))
  const job = await fetch(`${loopback.url}${jobPath('one')}`)
  expect(await job.json()).toEqual({ status: 'started' })
  const events = await fetch(`${loopback.url}${jobEventsPath('one')}`, {
    headers: { 'last-event-id': '2' },
  })
  expect(await events.text()).toBe('id: 3\nevent: failed\ndata: {"code":502,"error":"2"}\n\n')
  const gone = await fetch(`${loopback.url}${jobPath('one')}`, { method: 'DELETE' })
  expect([gone.status, canceled]).toEqual([204, ['one']])
})
