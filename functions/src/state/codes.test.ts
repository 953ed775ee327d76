import fc from 'fast-check'
import { describeState, openRedisState } from '../../test/describeState.ts'
import { describeRedis, startRedis } from '../../test/startRedis.ts'
import { memoryCodeStore } from '../proof/memoryCodeStore.ts'

const NOW = 1_800_000_000_000
const TRIES = 5
const code = { hash: 'the hash of a code', expiresAt: NOW + 1000, triesLeft: TRIES }

describeState((processes) => {
  const everywhere = <A>(count: number, call: (codes: Codes) => Promise<A>) => {
    const stores = processes().map(({ codes }) => codes)
    return Promise.all(Array.from({ length: count / stores.length }, () => stores.map(call)).flat())
  }
  type Codes = ReturnType<typeof processes>[number]['codes']

  test('a code allows exactly five of 200 parallel tries', async () => {
    await everywhere(4, (codes) => codes.put('ann', code))
    const taken = await everywhere(200, (codes) => codes.takeTry('ann', NOW))
    const left = taken.flatMap((one) => (one === undefined ? [] : [one.triesLeft]))
    expect(left.toSorted()).toEqual([1, 2, 3, 4, 5])
  })

  test('a code is redeemed by exactly one of 200 parallel calls', async () => {
    await everywhere(4, (codes) => codes.put('ann', code))
    const redeemed = await everywhere(200, (codes) => codes.redeem('ann', code.hash))
    expect(redeemed.filter(Boolean)).toHaveLength(1)
  })
})

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
