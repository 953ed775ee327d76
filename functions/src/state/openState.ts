import type { Logger } from 'pino'
import type { Clock } from '../Clock.ts'
import type { Config } from '../config/loadConfig.ts'
import { connectRedis } from '../redis/connectRedis.ts'
import { memoryState } from './memoryState.ts'
import { redisState } from './redis/redisState.ts'
import type { State } from './State.ts'

/** The state of this process alone, or with `REDIS_URL` that of all. */
export const openState = (
  { redis, redisMayForget, visitorSecret = '', cacheBytes }: Config,
  clock: Clock,
  log: Pick<Logger, 'info' | 'warn'>,
): State =>
  redis === undefined
    ? memoryState(clock, cacheBytes)
    : redisState(connectRedis(redis, 'hasty', log), {
        secret: visitorSecret,
        cacheBytes,
        mayForget: redisMayForget,
      })
