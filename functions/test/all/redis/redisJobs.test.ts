import { readFile } from 'node:fs/promises'
import getPort from 'get-port'
import { pino } from 'pino'
import { createEasel, taskOf, type Easel } from '../../createEasel.ts'
import { SECRET } from '../../openRedisState.ts'
import { eventually } from '../../eventually.ts'
import { testJobs } from '../../suites/jobsSuite.ts'
import { describeRedis, startRedis, type RedisServer } from '../../startRedis.ts'
import { connectRedis } from '../../../src/redis/connectRedis.ts'
import type { RedisTarget } from '../../../src/redis/RedisTarget.ts'
import { redisStore } from '../../../src/redis/RedisStore.ts'
import type { PaintJobs, QueueSettings } from '../../../src/jobs/PaintJobs.ts'
import { redisJobs } from '../../../src/jobs/redis/redisJobs.ts'
import { startPainter } from '../../../src/jobs/redis/startPainter.ts'

describeRedis(() => {
  let server: RedisServer
  let target: RedisTarget
  // The whole queue as the user that the documentation describes.
  beforeAll(async () => {
    const port = await getPort()
    server = await startRedis(['--appendonly', 'no', '--port', `${port}`])
    const page = new URL('../../../../docs/operations/redis.md', import.meta.url)
    const [, rules = ''] = /^ACL SETUSER (.*)$/m.exec(await readFile(page, 'utf8')) ?? []
    await server.redis.call('ACL', 'SETUSER', ...rules.split(' '))
    target = { kind: 'server', url: `redis://dramatis:password@127.0.0.1:${port}` }
  })
  beforeEach(() => server.redis.flushall())
  afterAll(() => server.close())

  const log = pino({ enabled: false })
  const clock = () => Date.now()

  const connect = (mode: 'failFast' | 'blocking') => connectRedis(target, mode, log)

  const open = (work: Easel, settings: QueueSettings) => {
    const connection = connect('failFast')
    const store = redisStore(connection, SECRET)
    const listening = connect('blocking')
    const jobs = redisJobs({
      ...{ listening, work, settings, clock, log },
      reading: { store, connection },
      adding: { store, connection },
      replicated: () => Promise.resolve(),
    })
    const start = async () =>
      startPainter({ store, connection: connect('blocking'), work, settings, clock, log })
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

  describe('a photo', () => {
    const settings = { concurrency: 1, capacity: 1, perOwner: { free: 1, premium: 1 } }
    const task = taskOf('photographed')
    const withPhoto = { ...task, request: { ...task.request, photo: 'data:image/png;base64,AA==' } }
    const photos = () => server.redis.keys('*job-photo*')

    test('reaches the painter and is deleted when the job ends', async () => {
      const photosSeen: unknown[] = []
      const easel = createEasel()
      easel.hurry()
      const paint: Easel['paint'] = (seen, ...rest) => {
        photosSeen.push(seen.request.photo)
        return easel.paint(seen, ...rest)
      }
      const { jobs, start, connection } = open({ ...easel, paint }, settings)
      const id = await jobs.submit(withPhoto)
      expect(await photos()).toHaveLength(1)
      const painter = await start()
      await eventually(async () => (await jobs.find(id))?.status === 'done')
      await painter.close(10_000)
      expect([photosSeen, await photos()]).toEqual([[withPhoto.request.photo], []])
      await jobs.close()
      connection.disconnect()
    })

    test('that has expired fails the job: nothing is painted without it, and nothing is charged', async () => {
      const easel = createEasel()
      const { jobs, start, connection } = open(easel, settings)
      const id = await jobs.submit(withPhoto)
      await server.redis.del(await photos())
      const painter = await start()
      await eventually(async () => (await jobs.find(id))?.status === 'failed')
      await painter.close(10_000)
      expect([easel.begun, easel.released]).toEqual([[], [task.reservation]])
      await jobs.close()
      connection.disconnect()
    })
  })
})
