import fc from 'fast-check'
import { memoryCodeStore } from '../../../src/proof/memoryCodeStore.ts'
import { openRedisState } from '../../openRedisState.ts'
import { describeRedis, startRedis } from '../../startRedis.ts'

const NOW = 1_800_000_000_000

describeRedis(() => {
  test('agrees with the in-memory store in any sequence of steps', async () => {
    const server = await startRedis()
    const state = openRedisState(server)
    const holder = fc.constantFrom('ann', 'bob')
    const hash = fc.constantFrom('one', 'other')
    const step = fc.oneof(
      fc.record({ put: hash, holder, lasts: fc.integer({ min: 0, max: 4 }) }),
      fc.record({ tryAfter: fc.integer({ min: 0, max: 2 }), holder }),
      fc.record({ redeem: hash, holder }),
      fc.record({ remember: fc.nat(9), holder }),
      fc.record({ knows: fc.nat(9), holder }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        await server.redis.flushall()
        const stores = [state.codes, memoryCodeStore()]
        let now = NOW
        for (const one of steps) {
          if ('tryAfter' in one) now += one.tryAfter
          const [shared, memory] = await Promise.all(
            stores.map((store) => {
              if ('put' in one) {
                return store.put(one.holder, {
                  hash: one.put,
                  expiresAt: now + one.lasts,
                  triesLeft: 2,
                })
              }
              if ('remember' in one) return store.remember(one.holder, String(one.remember))
              if ('knows' in one) return store.knows(one.holder, String(one.knows))
              return 'redeem' in one
                ? store.redeem(one.holder, one.redeem)
                : store.takeTry(one.holder, now)
            }),
          )
          expect(shared).toEqual(memory)
        }
      }),
    )
    await state.close()
    await server.close()
  })
})
