import { pino } from 'pino'
import { connectRedis } from '../src/redis/connectRedis.ts'
import { redisState } from '../src/state/redis/redisState.ts'
import type { State } from '../src/state/State.ts'
import type { RedisServer } from './startRedis.ts'

export const SECRET = 'a secret of at least 32 characters'

/** The maximum size of the cache of finished pictures, in bytes. */
export const CACHE_BYTES = 10_000

/** Far longer than a command takes on a busy machine; outages have their own tests. */
const TIMEOUT_MS = 60_000

/** Opens the state as a process does, but with a blocking connection. */
export const openRedisState = ({ url }: Pick<RedisServer, 'url'>): State =>
  redisState(connectRedis({ kind: 'server', url }, 'blocking', pino({ enabled: false })), {
    secret: SECRET,
    cacheBytes: CACHE_BYTES,
    mayForget: false,
    timeoutMs: TIMEOUT_MS,
  })
