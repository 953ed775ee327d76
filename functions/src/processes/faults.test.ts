import { FREE_LIMIT } from '@dramatis/catalogue'
import { isRight } from 'fp-ts/lib/Either.js'
import getPort from 'get-port'
import { Redis } from 'ioredis'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { eventually } from '../../test/eventually.ts'
import { freePorts } from '../../test/freePorts.ts'
import { QUICK_STUDIO } from '../../test/quickStudio.ts'
import { characterSDBody, charPromptBody, post } from '../../test/serveFunctions.ts'
import { describeRedis } from '../../test/startRedis.ts'
import { Job, PREFER_HEADER, RESPOND_ASYNC, VISITOR_HEADER } from '../contract/index.ts'
import { startCluster, type Cluster, type Supervised } from './startCluster.ts'

/** Rounds of random deaths. More rounds find rarer faults. */
const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 1)

const at = <A>(list: readonly A[], index: number): A => {
  const item = list[index % list.length]
  if (item === undefined) throw new Error('The list is empty')
  return item
}

describeRedis(() => {
  let cluster: Cluster
  let directory: string

  const start = async (
    webs: number,
    workers: number,
    environment: Readonly<Record<string, string>> = {},
  ): Promise<void> => {
    directory = await mkdtemp(join(tmpdir(), 'cluster-'))
    cluster = await startCluster({
      ports: await Promise.all(Array.from({ length: webs }, () => getPort())),
      workers,
      directory,
      programs: join(__dirname, '../../dist/cli'),
      environment: {
        ...process.env,
        ...QUICK_STUDIO,
        ADDRESS_LIMIT: '100000',
        VISITOR_SECRET: 'a secret of at least 32 characters',
        ...environment,
      },
    })
  }

  afterEach(async () => {
    await cluster.close()
    await rm(directory, { recursive: true, force: true })
  })

  const url = (n = 0): string => at(cluster.urls, n)

  /** Resolves once the workers have logged this many finished pictures, which may be after the response. */
  const expectFinished = async (expected: number): Promise<void> => {
    const finished = () =>
      cluster.workers
        .flatMap(({ lines }) => lines)
        .filter((line) => line.includes('"msg":"picture"')).length
    await eventually(() => finished() >= expected)
    expect(finished()).toBe(expected)
  }

  const newVisitor = async (n = 0): Promise<Record<string, string>> => {
    const response = await post({ url: url(n) }, 'charPrompt', charPromptBody)
    return { [VISITOR_HEADER]: response.headers.get(VISITOR_HEADER) ?? '' }
  }

  const paint = (seed: number, headers: Record<string, string>, n = 0) =>
    post({ url: url(n) }, 'characterSD', { ...characterSDBody, seed }, { headers })

  /** Retries when a busy process says to come back later, as clients do. */
  const lastStatus = async (ask: () => Promise<Response>): Promise<number> => {
    const { status, headers } = await ask()
    if (status !== 503) return status
    await delay(Number(headers.get('retry-after')) * 1_000)
    return lastStatus(ask)
  }

  /** The path of a job. */
  const submit = async (seed: number, headers: Record<string, string>, n = 0): Promise<string> => {
    const response = await paint(seed, { ...headers, [PREFER_HEADER]: RESPOND_ASYNC }, n)
    const path = response.headers.get('location')
    if (path === null) throw new Error(`There is no job, but ${response.status}`)
    return path
  }

  /** Every live process knows every job. */
  const read = async (path: string): Promise<Job | undefined> => {
    for (const one of cluster.urls) {
      const response = await fetch(`${one}${path}`).catch(() => undefined)
      const job = response?.ok === true ? Job.decode(await response.json()) : undefined
      if (job !== undefined && isRight(job)) return job.right
    }
    return undefined
  }

  const reaches = (path: string, status: Job['status']) =>
    eventually(async () => (await read(path))?.status === status)

  /** How many portraits each visitor was charged for. */
  const charges = async (): Promise<readonly number[]> => {
    const redis = new Redis(cluster.redisUrl)
    const keys = await redis.keys('{dramatis}:quota:portrait visitor:*')
    const counts = await Promise.all(keys.map((key) => redis.zcard(key)))
    redis.disconnect()
    return counts
  }

  /** How many pictures the worker whose metrics are on this port has restarted. */
  const takenOver = async (port: number): Promise<number> => {
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    return Number(/^dramatis_jobs_taken_over_total\{tier="free"\} (\d+)/m.exec(metrics)?.[1] ?? 0)
  }

  test('a worker killed in mid-picture: the visitor gets the picture, charged once, and one restart is counted', async () => {
    const metrics = await freePorts(3)
    await start(1, 2, { STUDIO_SHORT_SIDE: '1024', METRICS_PORT: String(metrics) })
    const visitor = await newVisitor()
    const path = await submit(1, visitor)
    await reaches(path, 'started')
    // Only one of them paints. Whichever it is, the picture is restarted.
    for (const worker of cluster.workers) worker.kill('SIGKILL')
    await reaches(path, 'done')
    await expectFinished(1)
    expect(await charges()).toEqual([1])
    const counted = await Promise.all([metrics + 1, metrics + 2].map(takenOver))
    expect(counted.toSorted()).toEqual([0, 1])
  })

  test('four processes give exactly the free pictures for 200 parallel requests', async () => {
    await start(4, 1)
    const visitor = await newVisitor()
    const statuses = await Promise.all(
      Array.from({ length: 200 }, (_, seed) => lastStatus(() => paint(seed, visitor, seed))),
    )
    expect(statuses.toSorted()).toEqual([
      ...Array.from({ length: FREE_LIMIT }, () => 200),
      ...Array.from({ length: 200 - FREE_LIMIT }, () => 429),
    ])
  })

  test.each(['60', '0'])(
    'a worker that is stopped with %s s of grace loses nothing',
    async (grace) => {
      await start(1, 2, { GRACE_SECONDS: grace, STUDIO_SHORT_SIDE: '256' })
      const paths: string[] = []
      for (let seed = 0; seed < 6; seed += 1) paths.push(await submit(seed, {}))
      await Promise.race(paths.map((path) => reaches(path, 'started')))
      await at(cluster.workers, 0).stop('SIGTERM')
      for (const path of paths) await reaches(path, 'done')
      await expectFinished(paths.length)
    },
  )

  test('a waiting visitor gets the picture from a web process that is stopping', async () => {
    await start(1, 1)
    const waiting = paint(1, {})
    await eventually(async () => {
      const health: unknown = await (await fetch(`${url()}/healthz`)).json()
      return JSON.stringify(health).includes('"painting":1')
    })
    await at(cluster.webs, 0).stop('SIGTERM')
    expect((await waiting).status).toBe(200)
  })

  test(
    'sudden deaths: no promised picture is lost, and none is charged twice',
    async () => {
      await start(2, 2)
      const everybody = (): readonly Supervised[] => [
        ...cluster.webs,
        ...cluster.workers,
        cluster.store,
      ]
      let kept = 0
      for (let round = 0; round < ROUNDS; round += 1) {
        const victim = at(everybody(), round + Math.floor(Math.random() * 2))
        const starts = victim.starts()
        const promised: string[] = []
        const load = Array.from({ length: 8 }, async (_, n) => {
          await delay(Math.random() * 1_000)
          // A page without a response was promised nothing.
          await submit(round * 100 + n, {}, n).then(
            (path) => promised.push(path),
            () => undefined,
          )
        })
        await delay(Math.random() * 1_500)
        victim.kill('SIGKILL')
        await Promise.all(load)
        await eventually(() => victim.starts() > starts)
        for (const path of promised) await reaches(path, 'done')
        kept += promised.length
        expect(Math.max(...(await charges()))).toBe(1)
      }
      // A request during the store's outage was promised nothing.
      expect(kept).toBeGreaterThanOrEqual(ROUNDS)
    },
    180_000 + ROUNDS * 60_000,
  )
})
