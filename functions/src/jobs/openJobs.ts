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
  const connect = () => {
    const connection = connectRedis(redis, 'failFast', log)
    return { connection, store: redisStore(connection, visitorSecret) }
  }
  const reading = connect()
  // Waiting for a replica holds up a connection.
  const adding = redis.kind === 'server' ? reading : connect()
  const jobs = redisJobs({
    reading,
    adding,
    listening: connectRedis(redis, 'blocking', log),
    replicated: adding === reading ? () => Promise.resolve() : createReplication(adding.store),
    work,
    settings,
    clock,
    log,
  })
  return {
    ...jobs,
    async close() {
      await jobs.close()
      for (const { connection } of [reading, adding]) connection.disconnect()
    },
  }
}
