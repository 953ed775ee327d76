import { createHash, createHmac, hkdfSync } from 'node:crypto'
import { once } from 'node:events'
import { COMMAND_TIMEOUT_MS, type RedisConnection } from './connectRedis.ts'
import { withDeadline } from '../limits/withDeadline.ts'
import { StateError } from '../errors/StateError.ts'

/** The common base of the parts of the state in Redis. */
export interface RedisStore {
  /** The key of a part, or of one of its entries. The entry's name may be personal, so it is hashed. */
  readonly key: (part: string, name?: string) => string
  /** Rejects with a `StateError` if there is no reply in time. */
  readonly run: <A>(command: (redis: RedisConnection) => Promise<A>) => Promise<A>
}

/** Redis Cluster keeps all keys with the same text in braces on one node, as scripts require. */
export const PREFIX = '{dramatis}'

/** @param timeoutMs how long a command may take, the connection's opening included */
export const redisStore = (
  redis: RedisConnection,
  secret: string,
  timeoutMs = COMMAND_TIMEOUT_MS,
): RedisStore => {
  const hashKey = new Uint8Array(hkdfSync('sha256', secret, '', 'dramatis keys in redis', 32))
  const hash = (name: string) => createHmac('sha256', hashKey).update(name).digest('base64url')
  const untilReady = readiness(redis)
  return {
    key: (part, name) => [PREFIX, part, ...(name === undefined ? [] : [hash(name)])].join(':'),
    async run(command) {
      try {
        return await withDeadline(timeoutMs, async () => {
          await untilReady()
          return command(redis)
        })
      } catch (cause) {
        throw new StateError('Redis does not respond', { cause })
      }
    },
  }
}

const OPENING = ['wait', 'connecting', 'connect']

/** Waits for a connection that is opening, because one that fails fast does not queue commands. */
const readiness = (redis: RedisConnection): (() => Promise<void>) => {
  let opening: Promise<void> | undefined
  const open = async () => {
    try {
      await once(redis, 'ready')
    } finally {
      opening = undefined
    }
  }
  return async () => {
    if (OPENING.includes(redis.status)) await (opening ??= open())
  }
}

type Argument = string | number | Buffer

/**
 * A Lua script, which Redis runs as one atomic step. Its text is sent only to a server that does not know it yet.
 */
export const script = (lua: string) => {
  const sha = createHash('sha1').update(lua).digest('hex')
  return async (
    redis: RedisConnection,
    keys: readonly string[],
    args: readonly Argument[],
  ): Promise<unknown> => {
    try {
      return await redis.evalsha(sha, keys.length, ...keys, ...args)
    } catch (thrown) {
      if (!(thrown instanceof Error && thrown.message.startsWith('NOSCRIPT'))) throw thrown
      return redis.eval(lua, keys.length, ...keys, ...args)
    }
  }
}
