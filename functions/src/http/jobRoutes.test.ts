import { isRight } from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { createProviderServer } from '../../test/providerServer.ts'
import { eventually } from '../../test/eventually.ts'
import {
  characterSDBody,
  newVisitor,
  outcomeOf,
  post,
  serveFunctions,
  type FunctionsServer,
} from '../../test/serveFunctions.ts'
import { Job, jobEventsPath, jobPath, PREFER_HEADER, RESPOND_ASYNC } from '../contract/index.ts'
import { UNFINISHED_PER_SUBSCRIBER } from '../quota/allowances.ts'
import { READS_PER_PORTRAIT } from './createReadLimit.ts'

const provider = createProviderServer()
const page = 'https://page.example'
let server: FunctionsServer

beforeAll(async () => {
  await provider.start()
  server = await serveFunctions({
    OPENAI_BASE_URL: provider.baseUrl,
    IMAGE_MODEL: 'brush',
    QUEUE_CONCURRENCY: '1',
    ADDRESS_LIMIT: '1000',
    ALLOWED_ORIGINS: page,
  })
})
afterAll(async () => {
  await server.close()
  await provider.stop()
})
beforeEach(() => provider.paints())

let seed = 0

const ask = (headers: Record<string, string> = {}) =>
  post(
    server,
    'characterSD',
    { ...characterSDBody, seed: (seed += 1) },
    { headers: { [PREFER_HEADER]: `${RESPOND_ASYNC}, wait=10`, ...headers } },
  )

const submit = async (headers?: Record<string, string>): Promise<string> => {
  const location = (await ask(headers)).headers.get('location') ?? ''
  return location.slice(jobPath('').length)
}

const read = async (id: string): Promise<Job | undefined> => {
  const response = await fetch(`${server.url}${jobPath(id)}`)
  const job = Job.decode(await response.json())
  return isRight(job) ? job.right : undefined
}

const reaches = (id: string, status: Job['status']) =>
  eventually(async () => (await read(id))?.status === status)

const cancel = (id: string) => fetch(`${server.url}${jobPath(id)}`, { method: 'DELETE' })

const eventsOf = async (id: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${server.url}${jobEventsPath(id)}`, { headers })
  return {
    response,
    events: [...(await response.text()).matchAll(/event: (\w+)/g)].map(([, name]) => name),
  }
}

test('responds with the URL of a job, where the picture can be read later', async () => {
  provider.respondsAfter(100)
  const accepted = await ask()
  expect(accepted.status).toBe(202)
  expect(accepted.headers.get('preference-applied')).toBe(RESPOND_ASYNC)
  expect(isRight(Job.decode(await accepted.json()))).toBe(true)
  const id = (accepted.headers.get('location') ?? '').slice(jobPath('').length)
  const { response, events } = await eventsOf(id)
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(events.at(-1)).toBe('done')
  expect(await read(id)).toMatchObject({
    status: 'done',
    answer: { engine: { name: 'brush', kind: 'model' }, premium: false, counted: true },
  })
  expect((await eventsOf(id)).events).toEqual(['done'])
})

test('reports the place in the queue, and continues after the last event received', async () => {
  provider.respondsLate()
  const first = await submit()
  await reaches(first, 'started')
  const second = await submit()
  expect(await read(second)).toEqual({ status: 'queued', position: 1 })
  const streams = [eventsOf(second), eventsOf(second, { 'last-event-id': 'q1' })]
  await cancel(first)
  await reaches(second, 'started')
  await cancel(second)
  const [all, rest] = await Promise.all(streams)
  expect(all?.events).toEqual(['queued', 'started', 'failed'])
  expect(rest?.events).toEqual(['started', 'failed'])
})

test('a canceled job is gone, and costs nothing', async () => {
  const visitor = await newVisitor(server)
  provider.respondsLate()
  for (let n = 0; n < 6; n += 1) {
    const id = await submit(visitor)
    expect((await cancel(id)).status).toBe(204)
    expect((await cancel(id)).status).toBe(204)
    await eventually(async () => (await fetch(`${server.url}${jobPath(id)}`)).status === 404)
  }
})

describe('a subscriber', () => {
  let subscribed: FunctionsServer
  beforeEach(async () => {
    subscribed = await serveFunctions(
      { OPENAI_BASE_URL: provider.baseUrl, IMAGE_MODEL: 'brush', DAILY_BUDGET: 'unlimited' },
      { tierOf: () => TE.right('premium') },
    )
  })
  afterEach(() => subscribed.close())

  const submitted = (headers: Record<string, string>) =>
    post(
      subscribed,
      'characterSD',
      { ...characterSDBody, email: 'ann@example.com', seed: (seed += 1) },
      { headers },
    )

  const following = { [PREFER_HEADER]: RESPOND_ASYNC }

  test('[security-visitor-7] who cancels 150 times makes at most 30 calls', async () => {
    provider.respondsLate()
    const before = provider.requests().length
    const statuses: number[] = []
    for (let n = 0; n < 150; n += 1) {
      const { status, headers } = await submitted(following)
      statuses.push(status)
      await fetch(`${subscribed.url}${headers.get('location') ?? ''}`, { method: 'DELETE' })
    }
    expect(statuses.filter((status) => status === 202)).toHaveLength(UNFINISHED_PER_SUBSCRIBER)
    expect(statuses.at(-1)).toBe(429)
    expect(provider.requests().length - before).toBeLessThanOrEqual(UNFINISHED_PER_SUBSCRIBER)
  })

  test('may have any number of pictures that are finished', async () => {
    for (let n = 0; n < UNFINISHED_PER_SUBSCRIBER + 5; n += 1) {
      expect((await submitted({})).status).toBe(200)
    }
  })
})

test('a failure has the status and the sentence of a refusal', async () => {
  provider.fails(400, { message: 'No.', code: 'moderation_blocked' })
  const id = await submit()
  await reaches(id, 'failed')
  expect(await read(id)).toMatchObject({ code: 422 })
  expect((await eventsOf(id)).events).toEqual(['failed'])
})

test('does not know a job with an id that it did not issue', async () => {
  for (const id of ['AAAAAAAAAAAAAAAAAAAAAA', 'short', '..%2F']) {
    expect((await fetch(`${server.url}${jobPath(id)}`)).status).toBe(404)
    expect((await cancel(id)).status).toBe(204)
  }
  const wrong = fetch(`${server.url}${jobPath('AAAAAAAAAAAAAAAAAAAAAA')}`, { method: 'POST' })
  expect(await outcomeOf(wrong)).toEqual([405, { error: 'Send a GET, DELETE request.' }])
})

test('a page of another origin may follow and cancel, and no line of the log has an id', async () => {
  const preflight = await fetch(`${server.url}${jobPath('any')}`, {
    method: 'OPTIONS',
    headers: { origin: page, 'access-control-request-method': 'DELETE' },
  })
  expect(preflight.headers.get('access-control-allow-methods')).toContain('DELETE')
  expect(preflight.headers.get('access-control-allow-headers')).toContain(PREFER_HEADER)
  const id = await submit({ origin: page })
  const { response } = await eventsOf(id, { origin: page })
  expect(response.headers.get('access-control-allow-origin')).toBe(page)
  expect(response.headers.get('access-control-expose-headers')).toContain('location')
  expect(server.logLines.some((line) => line.includes(`${jobPath(':id')}/events`))).toBe(true)
  expect(server.logLines.filter((line) => line.includes(id))).toEqual([])
})

test('reads and streams count for the address, and a refused one says when to come back', async () => {
  const small = await serveFunctions({ ADDRESS_LIMIT: '1' })
  const readAt = (path: string) => fetch(`${small.url}${path}`)
  for (let i = 0; i < READS_PER_PORTRAIT / 2; i++) {
    expect((await readAt(jobPath('none'))).status).toBe(404)
    expect((await readAt(jobEventsPath('none'))).status).toBe(404)
  }
  const more = await Promise.all(Array.from({ length: 30 }, () => readAt(jobPath('none'))))
  const refused = more.find(({ status }) => status === 429)
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
  const canceled = await fetch(`${small.url}${jobPath('none')}`, { method: 'DELETE' })
  expect(canceled.status).toBe(204)
  await small.close()
})
