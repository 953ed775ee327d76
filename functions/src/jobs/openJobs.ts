import type { Logger } from 'pino'
import type { Clock } from '../Clock.ts'
import type { Config } from '../config/loadConfig.ts'
import { connectRedis } from '../redis/connectRedis.ts'
import { redisStore } from '../state/redis/RedisStore.ts'
import { memoryJobs } from './memoryJobs.ts'
import type { JobWork, PaintJobs } from './PaintJobs.ts'
import { redisJobs } from './redis/redisJobs.ts'

/** The queue of this process alone, which paints, or with `REDIS_URL` that of all, for which workers paint. */
export const openJobs = (
  { redis, visitorSecret = '', queue: settings, cacheBytes: keptBytes }: Config,
  work: JobWork,
  clock: Clock,
  log: Logger,
): PaintJobs => {
  if (redis === undefined) return memoryJobs({ work, settings, keptBytes, clock })
  const connection = connectRedis(redis, 'hasty', log)
  const jobs = redisJobs({
    store: redisStore(connection, visitorSecret),
    connection,
    listening: connectRedis(redis, 'patient', log),
    work,
    settings,
    clock,
    log,
  })
  return {
    ...jobs,
    async close() {
      await jobs.close()
      connection.disconnect()
    },
  }
}
