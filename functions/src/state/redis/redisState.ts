import { setTimeout as sleep } from 'node:timers/promises'
import { assertAllowed } from '../../redis/assertAllowed.ts'
import { assertDurable } from '../../redis/assertDurable.ts'
import type { RedisConnection } from '../../redis/connectRedis.ts'
import type { State } from '../State.ts'
import { StateError } from '../../errors/StateError.ts'
import { redisCodes } from './redisCodes.ts'
import { redisMemberships } from './redisMemberships.ts'
import { redisPictures } from './redisPictures.ts'
import { redisQuotaLog } from './redisQuotaLog.ts'
import { redisSightings } from './redisSightings.ts'
import { redisSpending } from './redisSpending.ts'
import { redisStore } from '../../redis/RedisStore.ts'

export interface RedisStateSettings {
  /** The same for all processes. Personal names are stored as hashes keyed with it. */
  readonly secret: string
  /** The maximum size of the cache of finished pictures, in bytes. */
  readonly cacheBytes: number
  /** Whether to accept a Redis that evicts keys, or loses them when it restarts. */
  readonly mayForget: boolean
  /** How long a command may take, in milliseconds. */
  readonly timeoutMs?: number
}

/** How long to wait for the first reply at the start, in milliseconds. */
const STARTUP_TIMEOUT_MS = 10_000

const RETRY_MS = 200

/** How long what a readiness check writes is kept, in milliseconds. */
const READY_MS = 60_000

/**
 * The state of any number of processes, in Redis.
 *
 * @param redis a connection that fails fast, which is closed with the state
 */
export const redisState = (
  redis: RedisConnection,
  { secret, cacheBytes, mayForget, timeoutMs }: RedisStateSettings,
): State => {
  const store = redisStore(redis, secret, timeoutMs)
  const ping = async () => {
    await store.run((connection) => connection.ping())
  }
  return {
    quotaLog: redisQuotaLog(store),
    codes: redisCodes(store),
    sightings: redisSightings(store),
    memberships: redisMemberships(store),
    pictures: redisPictures(store, cacheBytes),
    spending: redisSpending(store),
    async open() {
      await waitForReply(ping)
      await assertAllowed(redis, store.key('ready'))
      if (!mayForget) await assertDurable(redis)
    },
    async check() {
      // Written, since a replica and a server whose memory is full still reply.
      await store.run((connection) => connection.set(store.key('ready'), 1, 'PX', READY_MS))
    },
    close() {
      redis.disconnect()
      return Promise.resolve()
    },
  }
}

const waitForReply = async (ping: () => Promise<void>): Promise<void> => {
  const end = performance.now() + STARTUP_TIMEOUT_MS
  for (;;) {
    try {
      await ping()
      return
    } catch (thrown) {
      if (!(thrown instanceof StateError) || performance.now() > end) throw thrown
      await sleep(RETRY_MS)
    }
  }
}
