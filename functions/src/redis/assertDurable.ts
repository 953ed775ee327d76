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
  const memory = await infoOf(redis, 'memory')
  const policy = fieldOf(memory, 'maxmemory_policy')
  if (fieldOf(memory, 'maxmemory') !== '0' && policy !== 'noeviction') {
    throw new ForgetfulRedisError(
      `Redis drops quotas and pictures in the queue when its memory is full (${policy}). Set its maxmemory-policy to noeviction, or REDIS_UNSAFE=allowed.`,
    )
  }
  const persistence = await infoOf(redis, 'persistence')
  if (fieldOf(persistence, 'aof_enabled') === '0' && !(await savesSnapshots(redis))) {
    throw new ForgetfulRedisError(
      'Redis forgets quotas and pictures in the queue when it is restarted. Set its appendonly to yes, or REDIS_UNSAFE=allowed.',
    )
  }
}

const infoOf = async (redis: RedisConnection, section: string): Promise<string> => {
  try {
    return await redis.info(section)
  } catch (cause) {
    if (!(cause instanceof Error && cause.message.startsWith('NOPERM'))) throw cause
    throw new ForgetfulRedisError(
      'The user in REDIS_URL may not run INFO, so whether Redis keeps its data is unknown. Allow it +info, as docs/operations/redis.md lists, or set REDIS_UNSAFE=allowed.',
      { cause },
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
