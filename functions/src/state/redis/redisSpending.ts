import * as t from 'io-ts'
import type { SpendingLog } from '../../budget/SpendingLog.ts'
import { script, type RedisStore } from '../../redis/RedisStore.ts'

const SPEND = script(`
local before, price, budget = tonumber(redis.call('GET', KEYS[1]) or 0), tonumber(ARGV[1]), tonumber(ARGV[2])
local allowed, after = 1, before + price
if after > budget then allowed, after = 0, math.max(before, budget) end
redis.call('SET', KEYS[1], string.format('%d', after), 'PX', ARGV[3])
return {allowed, before, after}
`)

const Reply = t.tuple([t.number, t.number, t.number])

/** Longer than any day in any time zone. */
const KEPT_MS = 3 * 24 * 60 * 60_000

export const redisSpending = ({ key, run }: RedisStore): SpendingLog => {
  const keyOf = (day: string) => `${key('spent')}:${day}`
  return {
    async spend(day, price, budget) {
      const reply = await run((redis) => SPEND(redis, [keyOf(day)], [price, budget, KEPT_MS]))
      if (!Reply.is(reply)) throw new Error('The script returned an unexpected reply')
      const [allowed, before, after] = reply
      return { isAllowed: allowed === 1, before, after }
    },
    spentOn: async (day) => Number((await run((redis) => redis.get(keyOf(day)))) ?? 0),
  }
}
