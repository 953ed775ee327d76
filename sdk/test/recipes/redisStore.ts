import type { WebhookStore } from '@dramatis/sdk/handlers'
import { Redis } from 'ioredis'

export const redis = new Redis(process.env.REDIS_URL ?? 'redis://localhost:6379')

/** Runs a command on a key while its value is the owner. */
const ifOwner = (command: string) =>
  `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call(${command}) end return 0`

export const store: WebhookStore = {
  claim: async (id, owner) => {
    const earlier = await redis.set(id, owner, 'EX', 60, 'NX', 'GET')
    return earlier === null ? 'claimed' : earlier === 'done' ? 'done' : 'busy'
  },
  renew: async (id, owner) =>
    (await redis.eval(ifOwner("'expire', KEYS[1], 60"), 1, id, owner)) === 1,
  complete: (id) => redis.set(id, 'done', 'EX', 7 * 24 * 3600),
  release: (id, owner) => redis.eval(ifOwner("'del', KEYS[1]"), 1, id, owner),
}
