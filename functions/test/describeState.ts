import { pino } from 'pino'
import { connectRedis } from '../src/redis/connectRedis.ts'
import { memoryState } from '../src/state/memoryState.ts'
import { redisState } from '../src/state/redis/redisState.ts'
import type { State } from '../src/state/State.ts'
import { describeRedis, startRedis, type RedisServer } from './startRedis.ts'

export const SECRET = 'a secret of at least 32 characters'

/** The maximum size of the cache of finished pictures, in bytes. */
export const CACHE_BYTES = 10_000

/** Far longer than a command takes on a busy machine; outages have their own tests. */
const TIMEOUT_MS = 60_000

/** Opens the state as a process does, but with a patient connection. */
export const openRedisState = ({ url }: Pick<RedisServer, 'url'>): State =>
  redisState(connectRedis({ kind: 'server', url }, 'patient', pino({ enabled: false })), {
    secret: SECRET,
    cacheBytes: CACHE_BYTES,
    mayForget: false,
    timeoutMs: TIMEOUT_MS,
  })

/**
 * One suite for the state in memory and in Redis.
 *
 * @param suite gets the states of several processes, which share their contents and are empty at the start of each
 *   test
 */
export const describeState = (suite: (processes: () => readonly State[]) => void): void => {
  describe('in memory', () => {
    let state: State
    beforeEach(() => {
      state = memoryState(() => Date.now(), CACHE_BYTES)
    })
    suite(() => [state])
  })

  describeRedis(() => {
    let server: RedisServer
    let states: readonly State[]
    beforeAll(async () => {
      server = await startRedis()
      states = Array.from({ length: 4 }, () => openRedisState(server))
    })
    beforeEach(() => server.redis.flushall())
    afterAll(async () => {
      for (const state of states) await state.close()
      await server.close()
    })
    suite(() => states)
  })
}
