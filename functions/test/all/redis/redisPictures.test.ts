import fc from 'fast-check'
import { CACHE_BYTES, openRedisState } from '../../openRedisState.ts'
import { describeRedis, startRedis } from '../../startRedis.ts'
import { picture } from '../../suites/picturesSuite.ts'

describeRedis(() => {
  test('never keeps more than its limit, and every picture expires', async () => {
    const server = await startRedis()
    const state = openRedisState(server)
    const kept = fc.record({ key: fc.nat(8), size: fc.integer({ min: 0, max: CACHE_BYTES / 2 }) })
    await fc.assert(
      fc.asyncProperty(fc.array(kept, { minLength: 1, maxLength: 20 }), async (all) => {
        await server.redis.flushall()
        for (const { key, size } of all) await state.pictures.set(`${key}`, picture(size))
        const keys = await server.redis.keys('{dramatis}:picture:*')
        const sizes = await Promise.all(keys.map((key) => server.redis.hstrlen(key, 'bytes')))
        expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(CACHE_BYTES)
        for (const key of keys) expect(await server.redis.pttl(key)).toBeGreaterThan(0)
        expect(await state.pictures.get(`${all.at(-1)?.key}`)).toBeDefined()
      }),
      { numRuns: 30 },
    )
    await state.close()
    await server.close()
  })
})
