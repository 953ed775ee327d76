import type { RedisConnection } from '../../redis/connectRedis.ts'
import type { State } from '../State.ts'
import { redisCodes } from './redisCodes.ts'
import { redisMemberships } from './redisMemberships.ts'
import { redisPictures } from './redisPictures.ts'
import { redisQuotaLog } from './redisQuotaLog.ts'
import { redisSightings } from './redisSightings.ts'
import { redisStore } from './RedisStore.ts'

/**
 * The state of any number of processes, in Redis.
 *
 * @param redis a hasty connection, which is closed with the state
 * @param secret the same for all processes: under the hashes that it makes, personal names are kept
 * @param cacheBytes of finished pictures
 */
export const redisState = (redis: RedisConnection, secret: string, cacheBytes: number): State => {
  const store = redisStore(redis, secret)
  return {
    quotaLog: redisQuotaLog(store),
    codes: redisCodes(store),
    sightings: redisSightings(store),
    memberships: redisMemberships(store),
    pictures: redisPictures(store, cacheBytes),
    async check() {
      await store.run((connection) => connection.ping())
    },
    close() {
      redis.disconnect()
      return Promise.resolve()
    },
  }
}
