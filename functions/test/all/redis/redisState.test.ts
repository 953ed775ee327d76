import { FREE_LIMIT } from '@dramatis/catalogue'
import * as TE from 'fp-ts/lib/TaskEither.js'
import * as t from 'io-ts'
import { pino } from 'pino'
import { setTimeout as sleep } from 'node:timers/promises'
import { eventually } from '../../eventually.ts'
import { SECRET } from '../../openRedisState.ts'
import {
  characterSDBody,
  charPromptBody,
  newVisitor,
  outcomeOf,
  post,
  read,
  serveFunctions,
  type FunctionsServer,
} from '../../serveFunctions.ts'
import { QUICK_STUDIO } from '../../quickStudio.ts'
import { describeRedis, startRedis, type RedisServer } from '../../startRedis.ts'
import { loadConfig } from '../../../src/config/loadConfig.ts'
import { UNAVAILABLE } from '../../../src/contract/index.ts'
import { openState } from '../../../src/state/openState.ts'
import { startWorker, type Worker } from '../../../src/startWorker.ts'

const SUBSCRIBER = 'subscriber@example.com'

const paint = (server: FunctionsServer, headers?: Record<string, string>, body: object = {}) =>
  post(server, 'characterSD', { ...characterSDBody, ...body }, { headers })

describeRedis(() => {
  let redis: RedisServer
  let worker: Worker
  const servers: FunctionsServer[] = []

  beforeAll(async () => {
    redis = await startRedis()
    const environment = {
      REDIS_URL: redis.url,
      VISITOR_SECRET: SECRET,
      ADDRESS_LIMIT: '1000',
      ...QUICK_STUDIO,
    }
    worker = await startWorker(loadConfig(environment), { log: pino({ enabled: false }) })
    for (let process = 0; process < 2; process += 1) {
      servers.push(
        await serveFunctions(environment, {
          tierOf: (email) => TE.right(email === SUBSCRIBER ? 'premium' : 'free'),
        }),
      )
    }
  })
  afterAll(async () => {
    for (const server of servers) await server.close()
    await worker.close(0)
    await redis.close()
  })

  const first = (): FunctionsServer => {
    const [server] = servers
    if (server === undefined) throw new Error('There is no server')
    return server
  }

  test('two processes give exactly the free pictures for 200 parallel requests', async () => {
    const visitor = await newVisitor(first())
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, seed) =>
        servers.map((server, index) => paint(server, visitor, { seed: 2 * seed + index })),
      ).flat(),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(FREE_LIMIT)
    expect(statuses.filter((status) => status === 429)).toHaveLength(200 - FREE_LIMIT)
  })

  describe.each([
    ['is killed', () => redis.stop(), () => redis.start()],
    ['does not respond', () => redis.freeze(), () => redis.thaw()],
  ])('when Redis %s', (_, fail, recover) => {
    test('[security-visitor-9] everybody gets 503 at once, nothing is counted, and it recovers on its own', async () => {
      const visitor = await newVisitor(first())
      const paintOne = (seed: number) => paint(first(), visitor, { seed })
      expect((await paintOne(1)).status).toBe(200)
      await fail()
      const startedAt = performance.now()
      const unavailable = [503, { error: UNAVAILABLE }]
      expect(await outcomeOf(paintOne(2))).toEqual(unavailable)
      // Two seconds on an idle machine; waiting for Redis would take minutes.
      expect(performance.now() - startedAt).toBeLessThan(30_000)
      const refused = await Promise.all([
        outcomeOf(paint(first(), visitor, { email: SUBSCRIBER, style: 'ghibli' })),
        outcomeOf(post(first(), 'charPrompt', charPromptBody, { headers: visitor })),
        ...Array.from({ length: 2 * FREE_LIMIT }, (_, seed) => outcomeOf(paintOne(seed))),
        outcomeOf(fetch(`${first().url}/readyz`)),
      ])
      expect(refused).toEqual(refused.map(() => unavailable))
      expect(await statusOf(first())).toBe('degraded')
      await recover()
      while ((await fetch(`${first().url}/readyz`)).status !== 200) await sleep(50)
      expect(await statusOf(first())).toBe('ok')
      const statuses: number[] = []
      for (let seed = 2; seed <= FREE_LIMIT + 1; seed += 1) {
        statuses.push((await paintOne(seed)).status)
      }
      expect(statuses).toEqual([...Array.from({ length: FREE_LIMIT - 1 }, () => 200), 429])
    })
  })

  test.each([
    [
      'is a replica',
      () => redis.redis.replicaof('127.0.0.1', 1),
      () => redis.redis.replicaof('NO', 'ONE'),
    ],
    [
      'has no memory left',
      () => redis.redis.config('SET', 'maxmemory', '1'),
      () => redis.redis.config('SET', 'maxmemory', '0'),
    ],
  ])('a process is not ready while Redis %s, and recovers on its own', async (_, fail, recover) => {
    const readiness = async () => (await fetch(`${first().url}/readyz`)).status
    expect(await readiness()).toBe(200)
    await fail()
    expect(await readiness()).toBe(503)
    expect(await statusOf(first())).toBe('degraded')
    await recover()
    await eventually(async () => (await readiness()) === 200)
    expect(await statusOf(first())).toBe('ok')
  })

  describe('a start', () => {
    const open = async (environment: Record<string, string> = {}) => {
      const config = loadConfig({
        REDIS_URL: redis.url,
        VISITOR_SECRET: SECRET,
        ...environment,
      })
      const state = await openState(config, () => Date.now(), pino({ enabled: false }))
      try {
        await state.open()
      } finally {
        await state.close()
      }
    }

    test('refuses a Redis that evicts keys or loses everything, and says what to set', async () => {
      await open()
      await redis.redis.config('SET', 'maxmemory', '100mb')
      await redis.redis.config('SET', 'maxmemory-policy', 'allkeys-lru')
      await expect(open()).rejects.toThrow('Set its maxmemory-policy to noeviction')
      await redis.redis.config('SET', 'maxmemory-policy', 'noeviction')
      await redis.redis.config('SET', 'appendonly', 'no')
      await expect(open()).rejects.toThrow('Set its appendonly to yes')
      await open({ REDIS_UNSAFE: 'allowed' })
      await redis.redis.config('SET', 'save', '3600 1')
      await open()
    })
  })
})

const Health = t.type({ status: t.string })

const statusOf = async ({ url }: FunctionsServer): Promise<string> => {
  const { status } = await read(Health, fetch(`${url}/healthz`))
  return status
}
