import * as TE from 'fp-ts/lib/TaskEither.js'
import { setTimeout as sleep } from 'node:timers/promises'
import { createProviderServer } from '../test/providerServer.ts'
import { describing, newVisitor, painting, post, served, type Served } from '../test/served.ts'
import { Style } from './contract/index.ts'
import type { Effects } from './createFunctions.ts'

// Machines that build and test at once are slow.
jest.setTimeout(60_000)

const provider = createProviderServer()
beforeAll(() => provider.start())
afterAll(() => provider.stop())
beforeEach(() => provider.paints())

const running: Served[] = []

const start = async (environment: Record<string, string> = {}, effects: Effects = {}) => {
  const server = await served(
    { OPENAI_BASE_URL: provider.baseUrl, IMAGE_MODEL: 'painter', ...environment },
    effects,
  )
  running.push(server)
  return server
}

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()))
})

const paint = (server: Served, headers?: Record<string, string>, body: object = {}) =>
  post(server, 'characterSD', { ...painting, ...body }, headers && { headers })

const statusesOf = async (responses: readonly Promise<Response>[]): Promise<readonly number[]> =>
  (await Promise.all(responses)).map(({ status }) => status).toSorted()

const times = <A>(count: number, make: (index: number) => A): A[] =>
  Array.from({ length: count }, (_, index) => make(index))

describe('the free quota', () => {
  test('of one visitor is exact under twenty parallel requests, and opens again after an hour', async () => {
    let now = 1_000_000
    const server = await start({}, { clock: () => now })
    const visitor = await newVisitor(server)
    const statuses = await statusesOf(times(20, () => paint(server, visitor)))
    expect(statuses).toEqual([...times(5, () => 200), ...times(15, () => 429)])
    now += 3_600_000 - 90_500
    const refused = await paint(server, visitor)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('91')
    expect(await refused.json()).toEqual({
      error: 'Rate limit reached. Try again in a few minutes.',
    })
    now += 90_499
    expect((await paint(server, visitor)).status).toBe(429)
    now += 1
    expect((await paint(server, visitor)).status).toBe(200)
  })

  test('of an address is a ceiling for visitors who throw their token away', async () => {
    const server = await start({ ADDRESS_LIMIT: '7' })
    const statuses = await statusesOf(times(10, () => paint(server)))
    expect(statuses).toEqual([...times(7, () => 200), ...times(3, () => 429)])
  })

  test('reads the address from as many proxies as are trusted, and from no client', async () => {
    const direct = await start({ ADDRESS_LIMIT: '1' })
    const proxied = await start({ ADDRESS_LIMIT: '1', TRUSTED_PROXIES: '1' })
    const from = (forwarded: string) => ({ 'x-forwarded-for': forwarded })
    expect((await paint(direct, from('203.0.113.1'))).status).toBe(200)
    expect((await paint(direct, from('203.0.113.2'))).status).toBe(429)
    expect((await paint(proxied, from('198.51.100.1, 203.0.113.1'))).status).toBe(200)
    expect((await paint(proxied, from('198.51.100.2, 203.0.113.1'))).status).toBe(429)
    expect((await paint(proxied, from('198.51.100.1, 203.0.113.2'))).status).toBe(200)
  })

  test('is spent by a picture that was painted before and is remembered', async () => {
    const server = await start()
    const visitor = await newVisitor(server)
    const answers = []
    for (let i = 0; i < 6; i++) answers.push(await paint(server, visitor))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
  })

  test('leaves an address three descriptions for each portrait, less those that failed', async () => {
    const server = await start({ ADDRESS_LIMIT: '1', CHAT_MODEL: 'writer' })
    const describeAll = (count: number) =>
      statusesOf(times(count, () => post(server, 'charPrompt', describing)))
    provider.fails(400, { message: 'Unknown model' })
    expect(await describeAll(3)).toEqual([502, 502, 502])
    provider.writes('A wizard.')
    expect(await describeAll(5)).toEqual([200, 200, 200, 429, 429])
  })

  test('is not spent by a request that is refused', async () => {
    const server = await start()
    const visitor = await newVisitor(server)
    await Promise.all(times(6, () => paint(server, visitor, { style: 'lego' })))
    await Promise.all(times(6, () => paint(server, visitor, { style: 'oil' })))
    expect((await paint(server, visitor)).status).toBe(200)
  })

  test('does not hold for premium, which the e-mail decides and no flag', async () => {
    const server = await start(
      {},
      { tierOf: (email) => TE.right(email === 'subscriber@example.com' ? 'premium' : 'free') },
    )
    const visitor = await newVisitor(server)
    const premium = { email: 'subscriber@example.com', style: 'ghibli' }
    const statuses = await statusesOf(times(7, () => paint(server, visitor, premium)))
    expect(statuses).toEqual(times(7, () => 200))
    expect(await (await paint(server, visitor, premium)).json()).toMatchObject({ premium: true })
    const wished = await paint(server, visitor, { premium: true })
    expect(await wished.json()).toMatchObject({ premium: false })
    expect((await paint(server, visitor, { premium: true, style: 'ghibli' })).status).toBe(403)
  })
})

test('the built-in engine draws every style that the page can ask for', async () => {
  const server = await start(
    { OPENAI_BASE_URL: '', IMAGE_MODEL: '' },
    { tierOf: () => TE.right('premium') },
  )
  for (const style of Object.keys(Style.keys)) {
    expect([style, (await paint(server, undefined, { style })).status]).toEqual([style, 200])
  }
})

test('a bug is answered with 500, and neither answer nor log quotes it', async () => {
  const server = await start(
    {},
    {
      tierOf: () => {
        throw new Error('the bug quotes Gandalf')
      },
    },
  )
  const failed = await paint(server)
  expect([failed.status, await failed.json()]).toEqual([
    500,
    { error: 'Something went wrong. Please try again.' },
  ])
  expect(server.lines.join('')).toContain('"failure":"Error at ')
  expect(server.lines.join('')).not.toContain('Gandalf')
})

describe('when the provider fails', () => {
  test('the visitor is told so in the words of the product, and the request is given back', async () => {
    const server = await start()
    const visitor = await newVisitor(server)
    provider.fails(400, { message: 'Unknown model: painter, key sk-123' })
    for (let i = 0; i < 6; i++) {
      const answer = await paint(server, visitor)
      expect(answer.status).toBe(502)
      expect(await answer.json()).toEqual({ error: 'Error generating character image' })
    }
    provider.paints()
    const statuses = await statusesOf(times(6, () => paint(server, visitor)))
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    expect(server.lines.join('')).toContain('"failure":"EngineError')
    expect(server.lines.join('')).not.toContain('sk-123')
  })

  test('a declined character is 422 and a late answer 504', async () => {
    const server = await start({ PROVIDER_TIMEOUT_MS: '300' })
    provider.fails(400, { message: 'Rejected', code: 'moderation_blocked' })
    const declined = await paint(server)
    expect([declined.status, await declined.json()]).toEqual([
      422,
      {
        error: 'This character was declined by the safety rules. Please describe a different one.',
      },
    ])
    provider.answersAfter(2000)
    const late = await paint(server)
    expect([late.status, await late.json()]).toEqual([
      504,
      { error: 'Error generating character image: it took too long. Please try again.' },
    ])
  })

  test('a visitor who leaves ends the painting, makes room, and gets the request back', async () => {
    const server = await start({ QUEUE_CONCURRENCY: '1' })
    const visitor = await newVisitor(server)
    provider.answersAfter(20_000)
    const leaving = new AbortController()
    const left = times(5, () =>
      post(server, 'characterSD', painting, { headers: visitor, signal: leaving.signal }),
    )
    await until(async () => (await queueOf(server)).waiting === 4)
    expect(await queueOf(server)).toEqual({ waiting: 4, painting: 1 })
    leaving.abort()
    await Promise.allSettled(left)
    await until(async () => (await queueOf(server)).painting === 0)
    expect(await queueOf(server)).toEqual({ waiting: 0, painting: 0 })
    expect(server.lines.filter((line) => line.includes('"status":499'))).toHaveLength(5)
    provider.paints()
    const statuses = await statusesOf(times(6, () => paint(server, visitor)))
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  test('a queue that is full refuses with 503 and when to come back', async () => {
    const server = await start({ QUEUE_CONCURRENCY: '1', QUEUE_CAPACITY: '1' })
    provider.answersAfter(500)
    const answers = await Promise.all(times(3, () => paint(server)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 503])
    const refused = answers.find(({ status }) => status === 503)
    expect(refused?.headers.get('retry-after')).toBe('30')
  })

  test('the describer failing is told in its own words', async () => {
    const server = await start({ CHAT_MODEL: 'writer' })
    provider.fails(401, { message: 'Incorrect API key provided: sk-123' })
    const answer = await post(server, 'charPrompt', describing)
    expect([answer.status, await answer.json()]).toEqual([
      502,
      { error: 'Error enhancing character prompt' },
    ])
  })
})

const queueOf = async ({ url }: Served): Promise<{ waiting: number; painting: number }> => {
  const { queue } = await (await fetch(`${url}/healthz`)).json()
  return queue
}

const until = async (condition: () => Promise<boolean>): Promise<void> => {
  for (let attempts = 0; attempts < 1000; attempts++) {
    if (await condition()) return
    await sleep(10)
  }
  throw new Error('It did not happen within ten seconds')
}
