import { setTimeout as sleep } from 'node:timers/promises'
import getPort from 'get-port'
import { Redis } from 'ioredis'
import { pino } from 'pino'
import { createEasel, taskOf } from '../../createEasel.ts'
import { CACHE_BYTES, SECRET } from '../../openRedisState.ts'
import { eventually } from '../../eventually.ts'
import { describeRedis, startRedis, type RedisServer } from '../../startRedis.ts'
import { startSentinel } from '../../startSentinel.ts'
import { connectRedis } from '../../../src/redis/connectRedis.ts'
import type { RedisTarget } from '../../../src/redis/RedisTarget.ts'
import { redisStore } from '../../../src/redis/RedisStore.ts'
import { openJobs } from '../../../src/jobs/openJobs.ts'
import { startPainter } from '../../../src/jobs/redis/startPainter.ts'

const log = pino({ enabled: false })
const clock = () => Date.now()

/** A master and a replica that a sentinel watches, with the queue of a web process on them. */
const startReplicated = async () => {
  const [masterPort, replicaPort, sentinelPort] = [
    await getPort(),
    await getPort(),
    await getPort(),
  ]
  const master = await startRedis(['--appendonly', 'yes', '--port', `${masterPort}`])
  const replica = await startRedis([
    ...['--appendonly', 'yes', '--port', `${replicaPort}`],
    ...['--replicaof', `127.0.0.1 ${masterPort}`, '--repl-diskless-sync-delay', '0'],
  ])
  const sentinel = await startSentinel(sentinelPort, masterPort)
  const target: RedisTarget = {
    kind: 'sentinel',
    nodes: [{ host: '127.0.0.1', port: sentinelPort }],
    name: 'main',
    db: 0,
    tls: false,
  }
  const connect = (mode: 'failFast' | 'blocking') => connectRedis(target, mode, log)
  const connection = connect('failFast')
  const store = redisStore(connection, SECRET)
  const work = createEasel()
  const settings = { concurrency: 1, capacity: 10_000, perOwner: { free: 1, premium: 1 } }
  await eventually(async () => (await replica.redis.info()).includes('master_link_status:up'))
  const watching = new Redis(sentinelPort)
  // A sentinel asks the master for its replicas at the start and every ten seconds.
  await eventually(async () =>
    JSON.stringify(await watching.call('SENTINEL', 'REPLICAS', 'main')).includes(`${replicaPort}`),
  )
  const jobs = await openJobs(
    { redis: target, visitorSecret: SECRET, cacheBytes: CACHE_BYTES, queue: settings },
    work,
    clock,
    log,
  )
  const startWorker = () =>
    startPainter({ store, connection: connect('blocking'), work, settings, clock, log })
  const isReplicaMaster = async () => (await replica.redis.info()).includes('role:master')
  const close = async () => {
    watching.disconnect()
    await jobs.close()
    connection.disconnect()
    await sentinel.close()
    await Promise.all([master.close(), replica.close()])
  }
  return { master, replica, watching, work, jobs, startWorker, isReplicaMaster, close }
}

/** Whether a connection waits for a replica. */
const isWaiting = async ({ redis }: RedisServer): Promise<boolean> =>
  /flags=\S*b\S* .*cmd=wait/.test(String(await redis.client('LIST')))

describeRedis(() => {
  test('while a promise waits for a replica that is frozen, nothing else waits', async () => {
    const { master, replica, jobs, close } = await startReplicated()
    const id = await jobs.submit(taskOf('promised'))
    await replica.freeze()
    await eventually(async () => {
      const refused = expect(jobs.submit(taskOf('refused'))).rejects.toThrow('No replica')
      await eventually(() => isWaiting(master))
      const state = await jobs.find(id)
      const isStillWaiting = await isWaiting(master)
      await refused
      expect(state).toEqual({ status: 'queued', position: 1 })
      return isStillWaiting
    })
    await replica.thaw()
    await eventually(() =>
      jobs.submit(taskOf('promised again')).then(
        () => true,
        () => false,
      ),
    )
    await close()
  })

  test('the master dies while one picture is painted and one waits: both are finished on its replica', async () => {
    const { master, watching, work, jobs, startWorker, isReplicaMaster, close } =
      await startReplicated()
    const painter = await startWorker()
    const first = await jobs.submit(taskOf('first'))
    await eventually(() => work.begun.includes('first'))
    const second = await jobs.submit(taskOf('second'))
    // Anything that has not reached the replica would be lost.
    await master.redis.wait(1, 0)

    await watching.call('SENTINEL', 'SET', 'main', 'down-after-milliseconds', '1000')
    await master.stop()
    await eventually(isReplicaMaster)
    work.hurry()
    const isDone = async (id: string) =>
      (await jobs.find(id).catch(() => undefined))?.status === 'done'
    await eventually(() => isDone(first))
    await eventually(() => isDone(second))
    // The worker that painted a picture is the last to learn that the job is done.
    await eventually(() => work.finished.length >= 2)
    expect(work.finished.toSorted()).toEqual(['first', 'second'])
    await painter.close(10_000)
    await close()
  })

  test('a planned failover loses no picture that was promised', async () => {
    const { master, watching, jobs, isReplicaMaster, close } = await startReplicated()
    const promised: string[] = []
    let isOver = false
    const ask = async (visitor: string) => {
      while (!isOver)
        await jobs.submit(taskOf(visitor)).then(
          (id) => promised.push(id),
          () => sleep(20),
        )
    }
    const asking = Promise.all(['Ann', 'Bob', 'Cem', 'Dot'].map(ask))
    await eventually(() => promised.length > 20)
    await watching.call('SENTINEL', 'FAILOVER', 'main')
    await eventually(isReplicaMaster)
    const before = promised.length
    await eventually(() => promised.length > before + 20)
    isOver = true
    await asking
    // Until it follows the new master, the former one still knows what the new one has not heard of.
    await eventually(async () => (await master.redis.info()).includes('master_link_status:up'))
    const states = await Promise.all(promised.map((id) => jobs.find(id)))
    expect(states.filter((state) => state === undefined)).toHaveLength(0)
    await close()
  })
})
