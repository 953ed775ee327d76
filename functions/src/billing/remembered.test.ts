import { remembered } from './remembered.ts'

const create = (answer: (key: string, count: number) => Promise<string>) => {
  let now = 0
  let asked = 0
  const memory = remembered({
    ask: (key) => answer(key, ++asked),
    keptMs: (value) => (value.startsWith('short') ? 10 : 100),
    max: 2,
    clock: () => now,
  })
  return { memory, asked: () => asked, pass: (ms: number) => (now += ms) }
}

test('keeps an answer for its own time, to the millisecond', async () => {
  const { memory, asked, pass } = create((key) => Promise.resolve(key))
  await memory.get('long')
  await memory.get('short')
  pass(9)
  await memory.get('short')
  expect(asked()).toBe(2)
  pass(1)
  await memory.get('short')
  expect(asked()).toBe(3)
  pass(89)
  await memory.get('long')
  expect(asked()).toBe(3)
  pass(1)
  await memory.get('long')
  expect(asked()).toBe(4)
})

test('never keeps a failure, which all who wait for it get', async () => {
  const { memory, asked } = create((key, count) =>
    count === 1 ? Promise.reject(new Error('down')) : Promise.resolve(key),
  )
  const both = await Promise.allSettled([memory.get('long'), memory.get('long')])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(asked()).toBe(1)
  expect(await memory.get('long')).toBe('long')
})

test('what was asked before a forget is answered, and not kept', async () => {
  const waiting: (() => void)[] = []
  const { memory, asked } = create(
    (key, count) => new Promise((resolve) => waiting.push(() => resolve(`${key} ${count}`))),
  )
  const before = memory.get('long')
  memory.forget(() => false)
  const after = memory.get('long')
  expect(asked()).toBe(2)
  // The older question is answered last.
  waiting[1]?.()
  expect(await after).toBe('long 2')
  waiting[0]?.()
  expect(await before).toBe('long 1')
  expect(await memory.get('long')).toBe('long 2')
})

test('forgets what matches, and the least used when there is too much', async () => {
  const { memory, asked } = create((key) => Promise.resolve(key))
  for (const key of ['a', 'b']) await memory.get(key)
  memory.forget((key) => key === 'a')
  await memory.get('b')
  expect(asked()).toBe(2)
  for (const key of ['a', 'c']) await memory.get(key)
  expect(asked()).toBe(4)
  await memory.get('b')
  expect(asked()).toBe(5)
})
