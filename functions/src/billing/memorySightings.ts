import { LRUCache } from 'lru-cache'
import { SIGHTING_MS, type Sightings } from './Sightings.ts'

const MAX_SIGHTINGS = 10_000

export const memorySightings = (): Sightings => {
  const seen = new LRUCache<string, true>({ max: MAX_SIGHTINGS, ttl: SIGHTING_MS })
  return {
    firstSight(id) {
      if (seen.has(id)) return Promise.resolve(false)
      seen.set(id, true)
      return Promise.resolve(true)
    },
    forget(id) {
      seen.delete(id)
      return Promise.resolve()
    },
  }
}
