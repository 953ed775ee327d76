import { CACHE_BYTES } from '../openRedisState.ts'
import type { EncodedPicture } from '../../src/engines/Painter.ts'
import type { Processes } from './Processes.ts'

export const picture = (size: number, about: Partial<EncodedPicture> = {}): EncodedPicture => ({
  bytes: new Uint8Array(size).fill(size % 251),
  width: 8,
  height: 12,
  engine: { name: 'painter-1', kind: 'model' },
  ...about,
})

/** Tests the cache of pictures that processes share. */
export const testPictures = (processes: Processes): void => {
  test('a picture that one process stores reaches another byte for byte', async () => {
    const [one, other = one] = processes().map(({ pictures }) => pictures)
    const kept = picture(300, {
      alt: 'A wizard “in grey”.',
      unread: ['boots'],
      understood: {
        ...{ kind: 'invented', name: 'Ganon', source: '' },
        others: [{ name: 'Ganondorf', source: 'Zelda', text: 'Ganondorf, Zelda', guess: true }],
      },
    })
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
}
