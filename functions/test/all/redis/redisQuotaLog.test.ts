import { availableAt, MAX_CORRECTION_MS, WINDOW_MS } from '@dramatis/catalogue'
import fc from 'fast-check'
import * as E from 'fp-ts/lib/Either.js'
import { redisStore } from '../../../src/redis/RedisStore.ts'
import type { State } from '../../../src/state/State.ts'
import { openRedisState, SECRET } from '../../openRedisState.ts'
import { describeRedis, startRedis, type RedisServer } from '../../startRedis.ts'

const NOW = 1_800_000_000_000
const visitor = { quota: 'portrait visitor', holder: 'ann', limit: 5 }
const address = { quota: 'portrait address', holder: '203.0.113.1', limit: 7 }

describeRedis(() => {
  let server: RedisServer
  let state: State
  beforeAll(async () => {
    server = await startRedis()
    state = openRedisState(server)
  })
  afterAll(async () => {
    await state.close()
    await server.close()
  })

  test('decides by the rule, whatever was counted and whatever the clock says', async () => {
    const time = fc.integer({ min: NOW, max: NOW + 3 * WINDOW_MS })
    const { key } = redisStore(server.redis, SECRET)
    const counted = key(`quota:${visitor.quota}`, visitor.holder)
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(time, { maxLength: 20 }),
        fc.integer({ min: 1, max: 10 }),
        time,
        async (times, limit, now) => {
          await server.redis.del(counted)
          if (times.length > 0) {
            await server.redis.zadd(counted, ...times.flatMap((at) => [at, `${at}`]))
          }
          const outcome = await state.quotaLog.reserve([{ ...visitor, limit }], now)
          const at = availableAt(times, limit, now)
          expect(E.isLeft(outcome) ? outcome.left.retryAt : now).toBe(at)
          const left = await server.redis.zcard(counted)
          if (at === now) expect(left).toBe(times.filter((one) => now - one < WINDOW_MS).length + 1)
        },
      ),
    )
  })

  test('keeps nothing for longer than it counts, and no holder’s name', async () => {
    await server.redis.flushall()
    await state.quotaLog.reserve([visitor, address], Date.now(), 'ann Gandalf')
    const keys = await server.redis.keys('*')
    expect(keys).toHaveLength(3)
    for (const key of keys) {
      expect(key).not.toMatch(/ann|203|Gandalf/)
      expect(await server.redis.pttl(key)).toBeGreaterThan(0)
      expect(await server.redis.pttl(key)).toBeLessThanOrEqual(WINDOW_MS + MAX_CORRECTION_MS)
    }
  })
})
