import fc from 'fast-check'
import { CACHE_BYTES, describeState, openRedisState } from '../../test/describeState.ts'
import { describeRedis, startRedis } from '../../test/startRedis.ts'
import type { EncodedPicture } from '../engines/Painter.ts'

const picture = (size: number, about: Partial<EncodedPicture> = {}): EncodedPicture => ({
  bytes: new Uint8Array(size).fill(size % 251),
  width: 8,
  height: 12,
  engine: { name: 'painter-1', kind: 'model' },
  ...about,
})

describeState((processes) => {
  test('a picture that one process stores reaches another byte for byte', async () => {
    const [one, other = one] = processes().map(({ pictures }) => pictures)
    const kept = picture(300, { alt: 'A wizard “in grey”.' })
    await one?.set('key', kept)
    const got = await other?.get('key')
    expect({ ...got, bytes: [...(got?.bytes ?? [])] }).toEqual({ ...kept, bytes: [...kept.bytes] })
    expect(await other?.get('another key')).toBeUndefined()
  })

  test('drops pictures when there are too many, but not the latest', async () => {
    const [pictures] = processes().map((state) => state.pictures)
    const keys = Array.from({ length: 20 }, (_, key) => `${key}`)
    for (const key of keys) await pictures?.set(key, picture(CACHE_BYTES / 10))
    const kept: unknown[] = []
    for (const key of keys) kept.push(await pictures?.get(key))
    const left = kept.filter((one) => one !== undefined).length
    expect(left).toBeGreaterThan(5)
    expect(left).toBeLessThanOrEqual(10)
    expect(kept.at(-1)).toBeDefined()
    await pictures?.set('huge', picture(CACHE_BYTES + 1))
    expect(await pictures?.get('huge')).toBeUndefined()
  })
})

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
