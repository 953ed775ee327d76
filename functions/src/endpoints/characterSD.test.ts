import { FREE_LIMIT, STYLE_IDS, WINDOW_MS } from '@dramatis/catalogue'
import * as TE from 'fp-ts/lib/TaskEither.js'
import * as t from 'io-ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { eventually } from '../../test/eventually.ts'
import { createProviderServer } from '../../test/providerServer.ts'
import {
  charPromptBody,
  newVisitor,
  outcomeOf,
  read,
  characterSDBody,
  post,
  serveFunctions,
  type FunctionsServer,
} from '../../test/serveFunctions.ts'
import {
  CharacterSDResponse,
  CharPromptResponse,
  DESCRIBING_FAILED,
  EDITED_DESCRIPTION,
  FeaturesResponse,
  PAINTING_FAILED,
  PREFER_HEADER,
  RATE_LIMITED,
  RESPOND_ASYNC,
} from '../contract/index.ts'
import type { Effects } from '../createFunctions.ts'
import { DESCRIPTIONS_PER_PORTRAIT, STARTS_PER_RESULT } from '../quota/allowances.ts'
import { SIGNATURE_MS } from '../proof/createSignatures.ts'
import { DEDUP_MS } from '../quota/QuotaLog.ts'

const provider = createProviderServer()
beforeAll(() => provider.start())
afterAll(() => provider.stop())
beforeEach(() => provider.paints())

const running: FunctionsServer[] = []

const start = async (environment: Record<string, string> = {}, effects: Effects = {}) => {
  const server = await serveFunctions(
    { OPENAI_BASE_URL: provider.baseUrl, IMAGE_MODEL: 'painter', ...environment },
    effects,
  )
  running.push(server)
  return server
}

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()))
})

let seed = 0

/** Requests a different picture each time, since a repeated one does not count. */
const paint = (server: FunctionsServer, headers?: Record<string, string>, body: object = {}) =>
  post(server, 'characterSD', { ...characterSDBody, seed: (seed += 1), ...body }, { headers })

const statusesOf = async (responses: readonly Promise<Response>[]): Promise<readonly number[]> =>
  (await Promise.all(responses)).map(({ status }) => status).toSorted()

/** How many of one visitor's portraits a painter starts in an hour. */
const STARTS = STARTS_PER_RESULT * FREE_LIMIT

/** The statuses of all free requests and one more, in order. */
const ALLOWED_THEN_REFUSED = [...Array.from({ length: FREE_LIMIT }, () => 200), 429]

const times = <A>(count: number, make: (index: number) => A): A[] =>
  Array.from({ length: count }, (_, index) => make(index))

describe('the free quota', () => {
  test('[constant-1] is exact for one visitor under twenty parallel requests, and renews after an hour', async () => {
    let now = 1_000_000
    const server = await start({}, { clock: () => now })
    const visitor = await newVisitor(server)
    const statuses = await statusesOf(times(20, () => paint(server, visitor)))
    expect(statuses).toEqual([
      ...times(FREE_LIMIT, () => 200),
      ...times(20 - FREE_LIMIT, () => 429),
    ])
    now += WINDOW_MS - 90_500
    const refused = await paint(server, visitor)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('91')
    expect(await refused.json()).toEqual({ error: RATE_LIMITED, reason: 'rateLimited' })
    now += 90_499
    expect((await paint(server, visitor)).status).toBe(429)
    now += 1
    expect((await paint(server, visitor)).status).toBe(200)
  })

  test('[security-visitor-1] of an address limits visitors who throw their token away', async () => {
    const server = await start({ ADDRESS_LIMIT: '7' })
    const statuses = await statusesOf(times(10, () => paint(server)))
    expect(statuses).toEqual([...times(7, () => 200), ...times(3, () => 429)])
  })

  test('says whether the limit is shared with the network address or with everyone', async () => {
    const limitIn = async (environment: Readonly<Record<string, string>>) => {
      const server = await start({ ...environment })
      await paint(server)
      const body: unknown = await (await paint(server)).json()
      return body
    }
    const refusal = { error: RATE_LIMITED, reason: 'rateLimited' }
    expect(await limitIn({ ADDRESS_LIMIT: '1' })).toEqual({
      ...refusal,
      values: { limit: 'address' },
    })
    expect(await limitIn({ HOURLY_LIMIT: '1' })).toEqual({
      ...refusal,
      values: { limit: 'everyone' },
    })
  })

  test('[security-visitor-2] takes the address from the trusted proxies, and not from the client', async () => {
    const direct = await start({ ADDRESS_LIMIT: '1' })
    const proxied = await start({ ADDRESS_LIMIT: '1', TRUSTED_PROXIES: '1' })
    const from = (forwarded: string) => ({ 'x-forwarded-for': forwarded })
    expect((await paint(direct, from('203.0.113.1'))).status).toBe(200)
    expect((await paint(direct, from('203.0.113.2'))).status).toBe(429)
    expect((await paint(proxied, from('198.51.100.1, 203.0.113.1'))).status).toBe(200)
    expect((await paint(proxied, from('198.51.100.2, 203.0.113.1'))).status).toBe(429)
    expect((await paint(proxied, from('198.51.100.1, 203.0.113.2'))).status).toBe(200)
    expect((await paint(proxied, from('203.0.113.2:4711'))).status).toBe(429)
    expect((await paint(proxied, from('unknown'))).status).toBe(400)
  })

  test('is spent by a cached picture', async () => {
    const server = await start()
    const visitor = await newVisitor(server)
    await Promise.all(times(FREE_LIMIT, (i) => paint(server, undefined, { seed: i })))
    const asked = provider.requests().length
    const answers = []
    for (let i = 0; i <= FREE_LIMIT; i++) answers.push(await paint(server, visitor, { seed: i }))
    expect(answers.map(({ status }) => status)).toEqual(ALLOWED_THEN_REFUSED)
    expect(provider.requests()).toHaveLength(asked)
  })

  test('is spent once by the same picture within ten minutes, and the response says so', async () => {
    let now = 1_000_000
    const server = await start({}, { clock: () => now })
    const visitor = await newVisitor(server)
    const again = async () => {
      const { counted } = await read(CharacterSDResponse, paint(server, visitor, { seed: 7 }))
      return counted
    }
    expect([await again(), await again(), await again()]).toEqual([true, false, false])
    const other = await read(CharacterSDResponse, paint(server, undefined, { seed: 7 }))
    expect(other.counted).toBe(true)
    now += DEDUP_MS
    expect(await again()).toBe(true)
    const statuses = await statusesOf(times(FREE_LIMIT - 1, () => paint(server, visitor)))
    expect(statuses).toEqual([...times(FREE_LIMIT - 2, () => 200), 429])
  })

  test('can be limited for everybody together', async () => {
    const server = await start({ HOURLY_LIMIT: '3' })
    expect(await statusesOf(times(4, () => paint(server)))).toEqual([200, 200, 200, 429])
  })

  test('allows several descriptions for each portrait, and failures are free', async () => {
    const server = await start({ ADDRESS_LIMIT: '1', CHAT_MODEL: 'writer' })
    const describeAll = (count: number) =>
      statusesOf(times(count, () => post(server, 'charPrompt', charPromptBody)))
    provider.fails(400, { message: 'Unknown model' })
    const failed = await describeAll(DESCRIPTIONS_PER_PORTRAIT)
    expect(failed).toEqual(failed.map(() => 502))
    provider.writes('A wizard.')
    expect(await describeAll(DESCRIPTIONS_PER_PORTRAIT + 2)).toEqual([
      ...times(DESCRIPTIONS_PER_PORTRAIT, () => 200),
      429,
      429,
    ])
  })

  test('is not spent by a request that is refused', async () => {
    const server = await start()
    const visitor = await newVisitor(server)
    await Promise.all(times(FREE_LIMIT + 1, () => paint(server, visitor, { style: 'lego' })))
    await Promise.all(times(FREE_LIMIT + 1, () => paint(server, visitor, { style: 'oil' })))
    expect((await paint(server, visitor)).status).toBe(200)
  })

  test('does not apply to premium, which depends on the email, not on a flag', async () => {
    const server = await start(
      {},
      { tierOf: (email) => TE.right(email === 'subscriber@example.com' ? 'premium' : 'free') },
    )
    const visitor = await newVisitor(server)
    const premium = { email: 'subscriber@example.com', style: 'ghibli' }
    const statuses = await statusesOf(times(FREE_LIMIT + 2, () => paint(server, visitor, premium)))
    expect(statuses).toEqual(statuses.map(() => 200))
    const painted = await read(CharacterSDResponse, paint(server, visitor, premium))
    expect(painted.premium).toBe(true)
    const claimed = await read(CharacterSDResponse, paint(server, visitor, { premium: true }))
    expect(claimed.premium).toBe(false)
    expect((await paint(server, visitor, { premium: true, style: 'ghibli' })).status).toBe(403)
  })
})

test('the built-in engine draws every style of the catalogue', async () => {
  const server = await start(
    { OPENAI_BASE_URL: '', IMAGE_MODEL: '' },
    { tierOf: () => TE.right('premium') },
  )
  for (const style of STYLE_IDS) {
    expect([style, (await paint(server, undefined, { style })).status]).toEqual([style, 200])
  }
})

test('responds to a bug with 500, and quotes it in neither the response nor the log', async () => {
  const server = await start(
    {},
    {
      tierOf: () => {
        throw new Error('the bug quotes Gandalf')
      },
    },
  )
  expect(await outcomeOf(paint(server))).toEqual([
    500,
    { error: 'Something went wrong. Please try again.' },
  ])
  expect(server.logLines.join('')).toContain('"failure":"Error at ')
  expect(server.logLines.join('')).not.toContain('Gandalf')
})

describe('started work', () => {
  test('[security-visitor-7] still counts after a failure, although the portrait does not', async () => {
    const server = await start()
    const visitor = await newVisitor(server)
    provider.fails(400, { message: 'Rejected', code: 'moderation_blocked' })
    const declined: number[] = []
    // In turn, because parallel requests would use up the portraits until they fail.
    for (let tries = 0; tries < 2 * STARTS; tries += 1) {
      declined.push((await paint(server, visitor)).status)
    }
    expect(declined).toEqual([...times(STARTS, () => 422), ...times(STARTS, () => 429)])
    expect(provider.requests()).toHaveLength(STARTS)
  })

  test('is limited for descriptions as well, as is the number written at once', async () => {
    const server = await start({
      ADDRESS_LIMIT: '1',
      CHAT_MODEL: 'writer',
      DESCRIBING_CONCURRENCY: '1',
    })
    const begun = STARTS_PER_RESULT * DESCRIPTIONS_PER_PORTRAIT
    const describe = () => post(server, 'charPrompt', charPromptBody)
    provider.fails(400, { message: 'Unknown model' })
    const failed: number[] = []
    for (let i = 0; i <= begun; i++) failed.push((await describe()).status)
    expect(failed).toEqual([...times(begun, () => 502), 429])
    expect(provider.requests()).toHaveLength(begun)
    const other = await start({ CHAT_MODEL: 'writer', DESCRIBING_CONCURRENCY: '1' })
    let answered = 0
    provider.writes('A wizard.', () => eventually(() => answered >= 11))
    const statusOf = async () => {
      const { status } = await post(other, 'charPrompt', charPromptBody)
      answered += 1
      return status
    }
    const crowd = await Promise.all(times(20, statusOf))
    expect(crowd.toSorted()).toEqual([...times(9, () => 200), ...times(11, () => 503)])
  })
})

describe('a description', () => {
  const describe = async (server: FunctionsServer, headers: Record<string, string> = {}) => {
    const { response, signature } = await read(
      CharPromptResponse,
      post(server, 'charPrompt', charPromptBody, { headers }),
    )
    return { prompt: response, signature }
  }

  test('[security-visitor-8] that nobody edited is painted; any other is refused where free text is not allowed', async () => {
    const server = await start({ FREE_TEXT: 'refused' })
    const visitor = await newVisitor(server)
    const given = await describe(server, visitor)
    expect((await paint(server, visitor, given)).status).toBe(200)
    for (const edited of [
      { prompt: `${given.prompt} He smiles.`, signature: given.signature },
      { prompt: given.prompt },
      { prompt: given.prompt, signature: 'A'.repeat(43) },
      { ...given, character: 'Saruman' },
    ]) {
      expect(await outcomeOf(paint(server, visitor, edited))).toEqual([
        422,
        { error: EDITED_DESCRIPTION },
      ])
    }
    expect(await read(FeaturesResponse, post(server, 'features', {}))).toMatchObject({
      freeText: false,
    })
  })

  test('[security-visitor-8] of somebody else, or of ten minutes ago, is not the describer’s', async () => {
    let now = Date.now()
    const server = await start({ FREE_TEXT: 'refused' }, { clock: () => now })
    const [ann, bob] = [await newVisitor(server), await newVisitor(server)]
    const given = await describe(server, ann)
    expect((await paint(server, bob, given)).status).toBe(422)
    now += SIGNATURE_MS - 2000
    expect((await paint(server, ann, given)).status).toBe(200)
    now += 2000
    expect((await paint(server, ann, given)).status).toBe(422)
  })

  test.each([[{}], [{ [PREFER_HEADER]: RESPOND_ASYNC }]])(
    'that somebody edited counts nothing if its picture is declined, with %j',
    async (headers) => {
      const server = await start({ ADDRESS_LIMIT: '1', CHAT_MODEL: 'writer' })
      provider.fails(400, { message: 'No.', code: 'moderation_blocked' })
      for (let n = 0; n < STARTS_PER_RESULT; n += 1) {
        const refused = await paint(server, headers)
        expect([202, 422]).toContain(refused.status)
        await queueReaches(server, { waiting: 0, painting: 0 })
      }
      provider.writes('An old wizard.')
      const described = times(DESCRIPTIONS_PER_PORTRAIT, () =>
        post(server, 'charPrompt', charPromptBody),
      )
      expect(await statusesOf(described)).toEqual(times(DESCRIPTIONS_PER_PORTRAIT, () => 200))
    },
  )

  test('that somebody edited counts like one from the describer, with a provider', async () => {
    const server = await start({ ADDRESS_LIMIT: '1' })
    const visitor = await newVisitor(server)
    const [given] = await Promise.all(
      times(DESCRIPTIONS_PER_PORTRAIT - 1, () => describe(server, visitor)),
    )
    expect((await paint(server, visitor)).status).toBe(429)
    expect((await paint(server, visitor, given)).status).toBe(200)
  })

  test('does not count for a subscriber', async () => {
    const server = await start({ ADDRESS_LIMIT: '1' }, { tierOf: () => TE.right('premium') })
    const count = DESCRIPTIONS_PER_PORTRAIT + 1
    const painted = await statusesOf(times(count, () => paint(server)))
    expect(painted).toEqual(times(count, () => 200))
  })
})

describe('when the provider fails', () => {
  test("the visitor gets the product's message, and the request is not counted", async () => {
    const server = await start()
    const visitor = await newVisitor(server)
    provider.fails(400, { message: 'Unknown model: painter, key sk-123' })
    for (let i = 0; i <= FREE_LIMIT; i++) {
      expect(await outcomeOf(paint(server, visitor))).toEqual([502, { error: PAINTING_FAILED }])
    }
    provider.paints()
    const statuses = await statusesOf(times(FREE_LIMIT + 1, () => paint(server, visitor)))
    expect(statuses).toEqual(ALLOWED_THEN_REFUSED)
    expect(server.logLines.join('')).toContain('"failure":"EngineError')
    expect(server.logLines.join('')).not.toContain('sk-123')
  })

  test('a declined character gets a 422', async () => {
    const server = await start()
    provider.fails(400, { message: 'Rejected', code: 'moderation_blocked' })
    expect(await outcomeOf(paint(server))).toEqual([
      422,
      {
        error: 'This character was declined by the safety rules. Please describe a different one.',
      },
    ])
  })

  test('a response that takes too long becomes a 504', async () => {
    const server = await start({ PROVIDER_TIMEOUT_MS: '300' })
    provider.respondsLate()
    expect(await outcomeOf(paint(server))).toEqual([
      504,
      { error: `${PAINTING_FAILED}: it took too long. Please try again.` },
    ])
  })

  test('when the visitor leaves, the painting stops and the request is released', async () => {
    const server = await start({ QUEUE_CONCURRENCY: '1' })
    const visitor = await newVisitor(server)
    provider.respondsLate()
    const leaving = new AbortController()
    const left = times(FREE_LIMIT, () =>
      post(server, 'characterSD', characterSDBody, { headers: visitor, signal: leaving.signal }),
    )
    await queueReaches(server, { waiting: FREE_LIMIT - 1, painting: 1 })
    leaving.abort()
    await Promise.allSettled(left)
    await queueReaches(server, { waiting: 0, painting: 0 })
    const aborted = server.logLines.filter((line) => line.includes('"status":499'))
    expect(aborted).toHaveLength(FREE_LIMIT)
    provider.paints()
    const statuses = await statusesOf(times(FREE_LIMIT + 1, () => paint(server, visitor)))
    expect(statuses).toEqual(ALLOWED_THEN_REFUSED)
  })

  test('a full queue refuses with 503 and says when to come back', async () => {
    const server = await start({ QUEUE_CONCURRENCY: '1', QUEUE_CAPACITY: '1' })
    provider.respondsLate()
    const leaving = new AbortController()
    const waiting = times(2, () =>
      post(server, 'characterSD', characterSDBody, { signal: leaving.signal }),
    )
    await queueReaches(server, { waiting: 1, painting: 1 })
    const refused = await paint(server)
    expect(refused.status).toBe(503)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    leaving.abort()
    await Promise.allSettled(waiting)
  })

  test('a failed description has its own message', async () => {
    const server = await start({ CHAT_MODEL: 'writer' })
    provider.fails(401, { message: 'Incorrect API key provided: sk-123' })
    expect(await outcomeOf(post(server, 'charPrompt', charPromptBody))).toEqual([
      502,
      { error: DESCRIBING_FAILED },
    ])
  })
})

const Health = t.type({ queue: t.type({ waiting: t.number, painting: t.number }) })

const queueReaches = async (
  server: FunctionsServer,
  wanted: t.TypeOf<typeof Health>['queue'],
): Promise<void> => {
  for (;;) {
    const { queue } = await read(Health, fetch(`${server.url}/healthz`))
    if (queue.waiting === wanted.waiting && queue.painting === wanted.painting) return
    await sleep(10)
  }
}
