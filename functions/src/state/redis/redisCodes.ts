import * as t from 'io-ts'
import { CODE_MINUTES } from '../../contract/index.ts'
import { DEVICE_MS, MAX_DEVICES, type CodeStore } from '../../proof/CodeStore.ts'
import { script, type RedisStore } from '../../redis/RedisStore.ts'

const PUT = script(`
redis.call('HSET', KEYS[1], 'hash', ARGV[1], 'expiresAt', ARGV[2], 'triesLeft', ARGV[3])
redis.call('PEXPIRE', KEYS[1], ARGV[4])
`)

const TAKE_TRY = script(`
local code = redis.call('HMGET', KEYS[1], 'hash', 'expiresAt', 'triesLeft')
if not code[1] or tonumber(code[3]) < 1 or tonumber(code[2]) <= tonumber(ARGV[1]) then
  redis.call('DEL', KEYS[1])
  return false
end
redis.call('HINCRBY', KEYS[1], 'triesLeft', -1)
return code
`)

const REDEEM = script(`
if redis.call('HGET', KEYS[1], 'hash') ~= ARGV[1] then return 0 end
return redis.call('DEL', KEYS[1])
`)

const REMEMBER = script(`
redis.call('LREM', KEYS[1], 0, ARGV[1])
redis.call('LPUSH', KEYS[1], ARGV[1])
redis.call('LTRIM', KEYS[1], 0, ARGV[2] - 1)
redis.call('PEXPIRE', KEYS[1], ARGV[3])
`)

const Code = t.tuple([t.string, t.string, t.string])

export const redisCodes = ({ key, run }: RedisStore): CodeStore => {
  const keysOf = (holder: string) => [key('code', holder)]
  return {
    async put(holder, { hash, expiresAt, triesLeft }) {
      const args = [hash, expiresAt, triesLeft, CODE_MINUTES * 60_000]
      await run((redis) => PUT(redis, keysOf(holder), args))
    },
    async takeTry(holder, now) {
      const code = await run((redis) => TAKE_TRY(redis, keysOf(holder), [now]))
      if (!Code.is(code)) return undefined
      const [hash, expiresAt, triesLeft] = code
      return { hash, expiresAt: Number(expiresAt), triesLeft: Number(triesLeft) }
    },
    redeem: async (holder, hash) =>
      (await run((redis) => REDEEM(redis, keysOf(holder), [hash]))) === 1,
    async remember(mailbox, device) {
      const keys = [key('devices', mailbox)]
      await run((redis) => REMEMBER(redis, keys, [device, MAX_DEVICES, DEVICE_MS]))
    },
    async knows(mailbox, device) {
      const devices = await run((redis) => redis.lrange(key('devices', mailbox), 0, -1))
      return devices.includes(device)
    },
  }
}
