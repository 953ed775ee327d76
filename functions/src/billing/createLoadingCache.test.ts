import { createLoadingCache } from './createLoadingCache.ts'

const create = (load: (key: string, count: number) => Promise<string>) => {
  let now = 0
  let loads = 0
  const cache = createLoadingCache({
    load: (key) => load(key, ++loads),
    ttlMs: (value) => (value.startsWith('short') ? 10 : 100),
    max: 2,
    clock: () => now,
  })
  return { cache, loads: () => loads, advance: (ms: number) => (now += ms) }
}

test('caches a value for its own time, to the millisecond', async () => {
  const { cache, loads, advance } = create((key) => Promise.resolve(key))
  await cache.get('long')
  await cache.get('short')
  advance(9)
  await cache.get('short')
  expect(loads()).toBe(2)
  advance(1)
  await cache.get('short')
  expect(loads()).toBe(3)
  advance(89)
  await cache.get('long')
  expect(loads()).toBe(3)
  advance(1)
  await cache.get('long')
  expect(loads()).toBe(4)
})

test('never caches a failure, which every waiting caller gets', async () => {
  const { cache, loads } = create((key, count) =>
    count === 1 ? Promise.reject(new Error('down')) : Promise.resolve(key),
  )
  const both = await Promise.allSettled([cache.get('long'), cache.get('long')])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(loads()).toBe(1)
  expect(await cache.get('long')).toBe('long')
})

test('returns what was loading before an invalidation, and does not cache it', async () => {
  const waiting: (() => void)[] = []
  const { cache, loads } = create(
    (key, count) =>
      new Promise((resolve) => {
        waiting.push(() => {
          resolve(`${key} ${count}`)
        })
      }),
  )
  const before = cache.get('long')
  cache.invalidate(() => false)
  const after = cache.get('long')
  expect(loads()).toBe(2)
  // The older load ends last.
  waiting[1]?.()
  expect(await after).toBe('long 2')
  waiting[0]?.()
  expect(await before).toBe('long 1')
  expect(await cache.get('long')).toBe('long 2')
})

test('drops what an invalidation matches, and the least recently used when full', async () => {
  const { cache, loads } = create((key) => Promise.resolve(key))
  for (const key of ['a', 'b']) await cache.get(key)
  cache.invalidate((key) => key === 'a')
  await cache.get('b')
  expect(loads()).toBe(2)
  for (const key of ['a', 'c']) await cache.get(key)
  expect(loads()).toBe(4)
  await cache.get('b')
  expect(loads()).toBe(5)
})
