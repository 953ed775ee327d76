import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRight } from 'fp-ts/lib/Either.js'
import getPort from 'get-port'
import { Redis } from 'ioredis'
import { Job, PREFER_HEADER, RESPOND_ASYNC, VISITOR_HEADER } from '../src/contract/index.ts'
import { startCluster, type Cluster } from '../src/processes/startCluster.ts'
import { eventually } from './eventually.ts'
import { QUICK_STUDIO } from './quickStudio.ts'
import { characterSDBody, charPromptBody, post } from './serveFunctions.ts'

/** Each test starts one cluster, which is closed after it; the other functions are about that one. */
export const useCluster = () => {
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
      programs: join(__dirname, '../dist/cli'),
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
    // A test that fails may leave some frozen.
    for (const one of [...cluster.webs, ...cluster.workers, cluster.store]) one.kill('SIGCONT')
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

  /** Resolves with the path of a job. */
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

  return {
    start,
    cluster: () => cluster,
    url,
    newVisitor,
    paint,
    submit,
    reaches,
    charges,
    expectFinished,
  }
}

/** The item at an index, which starts again from 0 after the last one. */
export const at = <A>(list: readonly A[], index: number): A => {
  const item = list[index % list.length]
  if (item === undefined) throw new Error('The list is empty')
  return item
}
