import type { Logger } from 'pino'
import type { Clock } from '../Clock.ts'
import type { Config } from '../config/loadConfig.ts'
import { memoryState } from './memoryState.ts'
import type { State } from './State.ts'

/**
 * Without `REDIS_URL`, the state of this process alone. With it, the state that all processes share; only then is the
 * Redis code loaded.
 */
export const openState = async (
  { redis, redisMayForget, visitorSecret = '', cacheBytes }: Config,
  clock: Clock,
  log: Pick<Logger, 'info' | 'warn'>,
): Promise<State> => {
  if (redis === undefined) return memoryState(clock, cacheBytes)
  const [{ connectRedis }, { redisState }] = await Promise.all([
    import('../redis/connectRedis.ts'),
    import('./redis/redisState.ts'),
  ])
  return redisState(connectRedis(redis, 'hasty', log), {
    secret: visitorSecret,
    cacheBytes,
    mayForget: redisMayForget,
  })
}
