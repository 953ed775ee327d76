import { SIGHTING_MS, type Sightings } from '../../billing/Sightings.ts'
import type { RedisStore } from '../../redis/RedisStore.ts'

export const redisSightings = ({ key, run }: RedisStore): Sightings => ({
  firstSight: async (id) =>
    (await run((redis) => redis.set(key('sighting', id), 1, 'PX', SIGHTING_MS, 'NX'))) === 'OK',
  async forget(id) {
    await run((redis) => redis.del(key('sighting', id)))
  },
})
