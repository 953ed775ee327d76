import type { Logger } from 'pino'
import type { Clock } from '../Clock.ts'
import type { StateSettings } from '../state/openState.ts'
import { memoryJobs } from './memoryJobs.ts'
import type { JobWork, PaintJobs, QueueSettings } from './PaintJobs.ts'

export interface JobsSettings extends Pick<
  StateSettings,
  'redis' | 'visitorSecret' | 'cacheBytes'
> {
  readonly queue: QueueSettings
}

/**
 * Without `REDIS_URL`, the queue of this process alone, which also paints. With it, the queue that all processes
 * share, for which workers paint; only then is the Redis code loaded.
 */
export const openJobs = async (
  { redis, visitorSecret = '', queue: settings, cacheBytes: keptBytes }: JobsSettings,
  work: JobWork,
  clock: Clock,
  log: Logger,
): Promise<PaintJobs> => {
  if (redis === undefined) return memoryJobs({ work, settings, keptBytes, clock })
  const [{ connectRedis }, { createReplication }, { redisStore }, { redisJobs }] =
    await Promise.all([
      import('../redis/connectRedis.ts'),
      import('../redis/createReplication.ts'),
      import('../redis/RedisStore.ts'),
      import('./redis/redisJobs.ts'),
    ])
  const connection = connectRedis(redis, 'failFast', log)
  const store = redisStore(connection, visitorSecret)
  const jobs = redisJobs({
    store,
    connection,
    listening: connectRedis(redis, 'blocking', log),
    replicated: redis.kind === 'server' ? () => Promise.resolve() : createReplication(store),
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
