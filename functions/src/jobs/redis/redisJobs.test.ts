import { pino } from 'pino'
import type { Easel } from '../../../test/createEasel.ts'
import { SECRET } from '../../../test/describeState.ts'
import { testJobs } from '../../../test/jobsSuite.ts'
import { describeRedis, startRedis, type RedisServer } from '../../../test/startRedis.ts'
import { connectRedis } from '../../redis/connectRedis.ts'
import { redisStore } from '../../state/redis/RedisStore.ts'
import type { PaintJobs, QueueSettings } from '../PaintJobs.ts'
import { redisJobs } from './redisJobs.ts'
import { startPainter } from './startPainter.ts'

describeRedis(() => {
  let server: RedisServer
  beforeAll(async () => {
    server = await startRedis(['--appendonly', 'no'])
  })
  beforeEach(() => server.redis.flushall())
  afterAll(() => server.close())

  const log = pino({ enabled: false })
  const clock = () => Date.now()

  const connect = (patience: 'hasty' | 'patient') =>
    connectRedis({ kind: 'server', url: server.url }, patience, log)

  const open = (work: Easel, settings: QueueSettings) => {
    const connection = connect('hasty')
    const store = redisStore(connection, SECRET)
    const listening = connect('patient')
    const jobs = redisJobs({ store, connection, listening, work, settings, clock, log })
    const start = async () =>
      startPainter({ store, connection: connect('patient'), work, settings, clock, log })
    return { jobs, start, connection }
  }

  testJobs(async (work, settings): Promise<PaintJobs> => {
    const { jobs, start, connection } = open(work, settings)
    const painter = await start()
    return {
      ...jobs,
      async close() {
        await painter.close(10_000)
        await jobs.close()
        connection.disconnect()
      },
    }
  })
})
