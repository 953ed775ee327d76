import type { RedisConnection } from './connectRedis.ts'

/** Redis is configured to lose data. The message says what to set. */
class ForgetfulRedisError extends Error {
  override readonly name = 'ForgetfulRedisError'
}

/**
 * Checks that Redis neither evicts keys nor loses everything when it restarts.
 * @throws {ForgetfulRedisError}
 */
export const assertDurable = async (redis: RedisConnection): Promise<void> => {
  const memory = await redis.info('memory')
  const policy = fieldOf(memory, 'maxmemory_policy')
  if (fieldOf(memory, 'maxmemory') !== '0' && policy !== 'noeviction') {
    throw new ForgetfulRedisError(
      `Redis drops quotas and pictures in the queue when its memory is full (${policy}). Set its maxmemory-policy to noeviction, or REDIS_UNSAFE=allowed.`,
    )
  }
  const persistence = await redis.info('persistence')
  if (fieldOf(persistence, 'aof_enabled') === '0' && !(await savesSnapshots(redis))) {
    throw new ForgetfulRedisError(
      'Redis forgets quotas and pictures in the queue when it is restarted. Set its appendonly to yes, or REDIS_UNSAFE=allowed.',
    )
  }
}

const fieldOf = (info: string, field: string): string =>
  new RegExp(`^${field}:(.*?)\r?$`, 'm').exec(info)?.[1] ?? ''

/** Also true if Redis does not say: managed hosts often hide this setting, and they keep their data. */
const savesSnapshots = async (redis: RedisConnection): Promise<boolean> => {
  const reply: unknown = await redis.config('GET', 'save').catch(() => undefined)
  return !(Array.isArray(reply) && reply[1] === '')
}
