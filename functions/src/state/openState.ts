import type { Logger } from 'pino'
import type { Clock } from '../Clock.ts'
import type { RedisTarget } from '../redis/RedisTarget.ts'
import { memoryState } from './memoryState.ts'
import type { State } from './State.ts'

export interface StateSettings {
  /** Where the processes keep their shared state. Absent: in this process's memory. */
  readonly redis?: RedisTarget | undefined
  /** Whether to accept a Redis that evicts keys, or loses them when it restarts. */
  readonly redisMayForget: boolean
  /** Signs visitor tokens, proofs and one-time codes. Absent only in development, where each start creates a new one. */
  readonly visitorSecret?: string | undefined
  /** The maximum size of the cache of finished pictures, in bytes. */
  readonly cacheBytes: number
}

/**
 * Without `REDIS_URL`, the state of this process alone. With it, the state that all processes share; only then is the
 * Redis code loaded.
 */
export const openState = async (
  { redis, redisMayForget, visitorSecret = '', cacheBytes }: StateSettings,
  clock: Clock,
  log: Pick<Logger, 'info' | 'warn'>,
): Promise<State> => {
  if (redis === undefined) return memoryState(clock, cacheBytes)
  const [{ connectRedis }, { redisState }] = await Promise.all([
    import('../redis/connectRedis.ts'),
    import('./redis/redisState.ts'),
  ])
  return redisState(connectRedis(redis, 'failFast', log), {
    secret: visitorSecret,
    cacheBytes,
    mayForget: redisMayForget,
  })
}
