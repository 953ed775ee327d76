import { setImmediate as nextTurn } from 'node:timers/promises'
import { createLoadingCache } from './createLoadingCache.ts'
import { processMemory } from './processMemory.ts'

const create = (load: (key: string, count: number) => Promise<string>) => {
  let now = 0
  let loads = 0
  const memory = processMemory<string>(2, () => now)
  const get = createLoadingCache({
    load: (key) => load(key, ++loads),
    ttlMs: (value) => (value.startsWith('short') ? 10 : 100),
    memory,
  })
  return { get, memory, loads: () => loads, advance: (ms: number) => (now += ms) }
}

test('caches each value for its own time, to the millisecond', async () => {
  const { get, loads, advance } = create((key) => Promise.resolve(key))
  await get('long')
  await get('short')
  advance(9)
  await get('short')
  expect(loads()).toBe(2)
  advance(1)
  await get('short')
  expect(loads()).toBe(3)
  advance(89)
  await get('long')
  expect(loads()).toBe(3)
  advance(1)
  await get('long')
  expect(loads()).toBe(4)
})

test('never caches a failure, but passes it to every waiting caller', async () => {
  const { get, loads } = create((key, count) =>
    count === 1 ? Promise.reject(new Error('down')) : Promise.resolve(key),
  )
  const both = await Promise.allSettled([get('long'), get('long')])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(loads()).toBe(1)
  expect(await get('long')).toBe('long')
})

test('returns a value whose load began before an invalidation, and does not cache it', async () => {
  const waiting: (() => void)[] = []
  const { get, memory } = create(
    (key, count) =>
      new Promise((resolve) => {
        waiting.push(() => {
          resolve(`${key} ${count}`)
        })
      }),
  )
  const loading = async (count: number) => {
    while (waiting.length < count) await nextTurn()
  }
  const before = get('long')
  await loading(1)
  await memory.forget(() => false)
  const after = get('long')
  await loading(2)
  // The older load finishes last.
  waiting[1]?.()
  expect(await after).toBe('long 2')
  waiting[0]?.()
  expect(await before).toBe('long 1')
  expect(await get('long')).toBe('long 2')
})

test('drops the values that an invalidation matches, and the least recently used when full', async () => {
  const { get, memory, loads } = create((key) => Promise.resolve(key))
  for (const key of ['a', 'b']) await get(key)
  await memory.forget((key) => key === 'a')
  await get('b')
  expect(loads()).toBe(2)
  for (const key of ['a', 'c']) await get(key)
  expect(loads()).toBe(4)
  await get('b')
  expect(loads()).toBe(5)
})
