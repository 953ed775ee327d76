import getPort from 'get-port'
import { Redis } from 'ioredis'
import { pino } from 'pino'
import { createEasel, taskOf } from '../../createEasel.ts'
import { SECRET } from '../../openRedisState.ts'
import { eventually } from '../../eventually.ts'
import { describeRedis, startRedis } from '../../startRedis.ts'
import { startSentinel } from '../../startSentinel.ts'
import { connectRedis } from '../../../src/redis/connectRedis.ts'
import type { RedisTarget } from '../../../src/redis/RedisTarget.ts'
import { redisStore } from '../../../src/redis/RedisStore.ts'
import { redisJobs } from '../../../src/jobs/redis/redisJobs.ts'
import { startPainter } from '../../../src/jobs/redis/startPainter.ts'

const log = pino({ enabled: false })
const clock = () => Date.now()

describeRedis(() => {
  test('the master dies while one picture is painted and one waits: both are finished on its replica', async () => {
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
    const listening = connect('blocking')
    const work = createEasel()
    const settings = { concurrency: 1, capacity: 5, perOwner: { free: 1, premium: 1 } }
    await eventually(async () => (await replica.redis.info()).includes('master_link_status:up'))
    const watching = new Redis(sentinelPort)
    // A sentinel asks the master for its replicas at the start and every ten seconds.
    await eventually(async () =>
      JSON.stringify(await watching.call('SENTINEL', 'REPLICAS', 'main')).includes(
        `${replicaPort}`,
      ),
    )
    const jobs = redisJobs({ store, connection, listening, work, settings, clock, log })
    const painter = await startPainter({
      ...{ store, connection: connect('blocking'), work, settings, clock, log },
    })
    const first = await jobs.submit(taskOf('first'))
    await eventually(() => work.begun.includes('first'))
    const second = await jobs.submit(taskOf('second'))
    // Anything that has not reached the replica would be lost.
    await master.redis.wait(1, 0)

    await watching.call('SENTINEL', 'SET', 'main', 'down-after-milliseconds', '1000')
    await master.stop()
    await eventually(async () => (await replica.redis.info()).includes('role:master'))
    work.hurry()
    const isDone = async (id: string) =>
      (await jobs.find(id).catch(() => undefined))?.status === 'done'
    await eventually(() => isDone(first))
    await eventually(() => isDone(second))
    // The worker that painted a picture is the last to learn that the job is done.
    await eventually(() => work.finished.length >= 2)
    expect(work.finished.toSorted()).toEqual(['first', 'second'])

    watching.disconnect()
    await painter.close(10_000)
    await jobs.close()
    connection.disconnect()
    await sentinel.close()
    await Promise.all([master.close(), replica.close()])
  })
})
