import { randomUUID } from 'node:crypto'
import { MAX_CORRECTION_MS, WINDOW_MS } from '@dramatis/catalogue'
import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import {
  DEDUP_MS,
  MAX_HEIRS,
  reservedBy,
  tokenOf,
  UNCOUNTED,
  type Allowance,
  type QuotaLog,
} from '../../quota/QuotaLog.ts'
import { script, type RedisStore } from '../../redis/RedisStore.ts'

/**
 * Each key is a sorted set of reservations by their time. The rule is the catalogue's `availableAt`. KEYS: one for each
 * limit, and one more if there is a `dedupKey`. Returns the limit that blocks and until when; 0 if the reservation was
 * counted, -1 if it repeats a recent one, which it may then inherit from: it gets that one's time.
 */
const RESERVE = script(`
local id, now, window = ARGV[1], tonumber(ARGV[2]), tonumber(ARGV[3])
local ahead, dedupMs, limits = now + tonumber(ARGV[4]), tonumber(ARGV[5]), #ARGV - 5
local dedupKey = KEYS[limits + 1]
local repeated = dedupKey and
  redis.call('ZRANGE', dedupKey, ahead, '(' .. now - dedupMs, 'BYSCORE', 'REV', 'LIMIT', 0, 1, 'WITHSCORES')[2]
if repeated then
  if redis.call('ZCOUNT', dedupKey, repeated, repeated) <= ${MAX_HEIRS} then
    redis.call('ZADD', dedupKey, repeated, id)
  end
  return {-1, now}
end
local blocking, at = 0, now
for i = 1, limits do
  local limit, upToNow = tonumber(ARGV[5 + i]), redis.call('ZCOUNT', KEYS[i], '-inf', ahead)
  if upToNow >= limit then
    local rank = upToNow - limit
    local time = tonumber(redis.call('ZRANGE', KEYS[i], rank, rank, 'WITHSCORES')[2])
    local free = math.min(time, now) + window
    if free > at then blocking, at = i, free end
  end
end
if blocking > 0 then return {blocking, at} end
for _, key in ipairs(KEYS) do
  redis.call('ZREMRANGEBYSCORE', key, '-inf', now - window)
  redis.call('ZADD', key, now, id)
  redis.call('PEXPIRE', key, window + tonumber(ARGV[4]))
end
return {0, now}
`)

/** A released reservation leaves its places to one that repeats it, if there is one. */
const RELEASE = script(`
local id, dedupPrefix, heir = ARGV[1], ARGV[2]
for i = #KEYS, 1, -1 do -- the key of its repetitions is the last one
  local key = KEYS[i]
  local at = redis.call('ZSCORE', key, id)
  redis.call('ZREM', key, id)
  if at and string.find(key, dedupPrefix, 1, true) == 1 then
    heir = redis.call('ZRANGEBYSCORE', key, at, at, 'LIMIT', 0, 1)[1]
  elseif at and heir then
    redis.call('ZADD', key, at, heir)
  end
end
`)

const WISH = 'wish'

const Reply = t.tuple([t.number, t.number])

/** A quota log that any number of processes share. Their clocks must agree within a minute. */
export const redisQuotaLog = ({ key, run }: RedisStore): QuotaLog => {
  // If the reply was lost, the reservation may or may not count, so it is released as soon as possible.
  const owed = new Set<string>()

  const releaseNow = async (token: string): Promise<void> => {
    const { id, keys } = reservedBy(token)
    if (keys.length > 0) await run((redis) => RELEASE(redis, keys, [id, key(WISH)]))
    owed.delete(token)
  }

  const release = async (token: string): Promise<void> => {
    owed.add(token)
    await releaseNow(token)
  }

  const keyOf = ({ quota, holder }: Allowance) => key(`quota:${quota}`, holder)

  return {
    async reserve(allowances, now, dedupKey, dedupMs = DEDUP_MS) {
      if (allowances.length === 0) return E.right(UNCOUNTED)
      for (const token of owed) await releaseNow(token)
      const id = randomUUID()
      const keys = [
        ...allowances.map(keyOf),
        ...(dedupKey === undefined ? [] : [key(WISH, dedupKey)]),
      ]
      const token = tokenOf({ id, keys })
      const limits = allowances.map(({ limit }) => limit)
      const args = [id, now, WINDOW_MS, MAX_CORRECTION_MS, dedupMs, ...limits]
      const reply = await run((redis) => RESERVE(redis, keys, args)).catch((thrown: unknown) => {
        owed.add(token)
        throw thrown
      })
      const [outcome, retryAt] = repliedBy(reply)
      const blocking = allowances[outcome - 1]
      if (blocking !== undefined) return E.left({ quota: blocking.quota, retryAt })
      return E.right({ token, counted: outcome === 0, release: () => release(token) })
    },
    release,
  }
}

const repliedBy = (reply: unknown): t.TypeOf<typeof Reply> => {
  if (!Reply.is(reply)) throw new Error('The script returned an unexpected reply')
  return reply
}
