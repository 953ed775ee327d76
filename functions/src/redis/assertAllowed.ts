import { errorOf } from '../errors/errorOf.ts'
import { script } from './RedisStore.ts'
import type { RedisConnection } from './connectRedis.ts'

/** The user in REDIS_URL may not do what the functions need. The message says what. */
class ForbiddenRedisError extends Error {
  override readonly name = 'ForbiddenRedisError'
}

/** The commands of the functions and of BullMQ, in their scripts and outside of them. */
export const COMMANDS: readonly string[] = [
  ...['BZPOPMIN', 'DEL', 'EVAL', 'EVALSHA', 'EXEC', 'EXISTS', 'GET', 'HDEL'],
  ...['HEXISTS', 'HGET', 'HGETALL', 'HINCRBY', 'HMGET', 'HMSET', 'HSET', 'INCR', 'LINDEX', 'LLEN'],
  ...[
    'LPOP',
    'LPUSH',
    'LRANGE',
    'LREM',
    'LTRIM',
    'MGET',
    'MULTI',
    'PEXPIRE',
    'PTTL',
    'RPOP',
    'RPOPLPUSH',
  ],
  ...[
    'RPUSH',
    'SADD',
    'SCARD',
    'SET',
    'SMEMBERS',
    'SREM',
    'TIME',
    'WAIT',
    'XADD',
    'XREAD',
    'XTRIM',
  ],
  ...['ZADD', 'ZCARD', 'ZCOUNT', 'ZPOPMIN', 'ZRANGE', 'ZRANGEBYSCORE', 'ZREM', 'ZREMRANGEBYRANK'],
  ...['ZREMRANGEBYSCORE', 'ZRANK', 'ZREVRANGE', 'ZREVRANGEBYSCORE', 'ZSCORE'],
]

/** KEYS: one of ours. ARGV: commands. Returns those that the user may not run with it. */
const FORBIDDEN = script(`
local forbidden = {}
for _, command in ipairs(ARGV) do
  if not redis.acl_check_cmd(command, KEYS[1], KEYS[1], KEYS[1]) then table.insert(forbidden, command) end
end
return forbidden
`)

/**
 * Checks that the user may run all commands that a picture needs, since a missing one would otherwise look like an
 * outage.
 * @throws {ForbiddenRedisError}
 */
export const assertAllowed = async (redis: RedisConnection, key: string): Promise<void> => {
  const forbidden = await forbiddenIn(redis, key)
  if (forbidden.length === 0) return
  throw new ForbiddenRedisError(
    `The user in REDIS_URL may not run ${forbidden.join(', ')} on our keys. Allow what docs/operations/redis.md lists.`,
  )
}

const forbiddenIn = async (redis: RedisConnection, key: string): Promise<readonly string[]> => {
  try {
    const reply = await FORBIDDEN(redis, [key], COMMANDS)
    return Array.isArray(reply) ? reply.map(String) : []
  } catch (thrown) {
    const { message } = errorOf(thrown)
    // A server that speaks the protocol but cannot tell is believed.
    if (!message.startsWith('NOPERM')) return []
    return [/'([\w|]+)' command/.exec(message)?.[1]?.toUpperCase() ?? 'EVALSHA']
  }
}
