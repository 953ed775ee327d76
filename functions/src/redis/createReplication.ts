import { StateError } from '../errors/StateError.ts'
import type { RedisConnection } from './connectRedis.ts'
import type { RedisStore } from './RedisStore.ts'

/** How long a replica may take to receive a write, in milliseconds. */
const REPLY_MS = 500

/**
 * How long after its last reply a replica is missed, in milliseconds. A sentinel takes about a second from promoting a
 * replica to saying so; meanwhile the former master still takes writes, and loses them.
 */
const MISSED_MS = 10_000

/**
 * Promises behind sentinels and in a cluster: what a master alone has is lost if a replica takes over.
 *
 * @param store over the connection that has written what is promised, which waits as long as this does
 * @returns a function that resolves once a replica has all that was written before; also if the master has had none
 * for ten seconds, since it would otherwise promise nothing while its only replica is repaired. It rejects with a
 * `StateError` if a replica that replied before does not now.
 */
export const createReplication = (
  store: RedisStore,
  now: () => number = () => performance.now(),
): (() => Promise<void>) => {
  let repliedAt = -Infinity
  let aloneUntil = -Infinity
  return together(async () => {
    if (now() < aloneUntil) return
    const replicas = await store.run((redis) => replicasOf(redis, store.key('replicated')))
    if (replicas > 0) {
      repliedAt = now()
      return
    }
    if (now() - repliedAt < MISSED_MS) throw new StateError('No replica has received a write')
    aloneUntil = now() + MISSED_MS
  })
}

/** Runs work once for all who ask for it while it runs: it begins anew, since it covers only what came before. */
const together = (work: () => Promise<void>): (() => Promise<void>) => {
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<void> | undefined
  return () =>
    (next ??= running.then(() => {
      next = undefined
      const result = work()
      running = result.catch(() => undefined)
      return result
    }))
}

/**
 * How many replicas have all that was written. In a cluster, a command without a key goes to any node; in a pipeline
 * with a key, to that of the key.
 */
const replicasOf = async (redis: RedisConnection, key: string): Promise<number> => {
  const replies = (await redis.pipeline().exists(key).wait(1, REPLY_MS).exec()) ?? []
  for (const [failure] of replies) if (failure) throw failure
  return Number(replies[1]?.[1] ?? 0)
}
