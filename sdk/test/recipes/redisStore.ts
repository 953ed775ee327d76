import type { WebhookStore } from '@dramatis/sdk/handlers'
import { Redis } from 'ioredis'

export const redis = new Redis(process.env.REDIS_URL ?? 'redis://localhost:6379')

export const store: WebhookStore = {
  claim: async (id) => {
    const earlier = await redis.set(id, 'busy', 'EX', 60, 'NX', 'GET')
    return earlier === null ? 'claimed' : earlier === 'done' ? 'done' : 'busy'
  },
  complete: (id) => redis.set(id, 'done', 'EX', 7 * 24 * 3600),
  release: (id) => redis.del(id),
}
