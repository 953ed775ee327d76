import { setTimeout as delay } from 'node:timers/promises'
import { FREE_LIMIT } from '@dramatis/catalogue'
import { eventually } from '../../eventually.ts'
import { freePorts } from '../../freePorts.ts'
import { describeRedis } from '../../startRedis.ts'
import { testSuddenDeaths } from '../../suites/suddenDeathsSuite.ts'
import { at, useCluster } from '../../useCluster.ts'

describeRedis(() => {
  const { start, cluster, url, newVisitor, paint, submit, reaches, charges, expectFinished } =
    useCluster()

  test('a worker killed in mid-picture: the visitor gets the picture, charged once, and one restart is counted', async () => {
    const metrics = await freePorts(3)
    await start(1, 2, { STUDIO_SHORT_SIDE: '1024', METRICS_PORT: String(metrics) })
    const visitor = await newVisitor()
    const path = await submit(1, visitor)
    await reaches(path, 'started')
    // Only one of them paints. Whichever it is, the picture is restarted.
    for (const worker of cluster().workers) worker.kill('SIGKILL')
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
      await at(cluster().workers, 0).stop('SIGTERM')
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
    await at(cluster().webs, 0).stop('SIGTERM')
    expect((await waiting).status).toBe(200)
  })
})

describeRedis(() => {
  testSuddenDeaths(1)
})

/** Retries when a busy process says to come back later, as clients do. */
const lastStatus = async (ask: () => Promise<Response>): Promise<number> => {
  const { status, headers } = await ask()
  if (status !== 503) return status
  await delay(Number(headers.get('retry-after')) * 1_000)
  return lastStatus(ask)
}

/** How many pictures the worker whose metrics are on this port has restarted. */
const takenOver = async (port: number): Promise<number> => {
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  return Number(/^dramatis_jobs_taken_over_total\{tier="free"\} (\d+)/m.exec(metrics)?.[1] ?? 0)
}
