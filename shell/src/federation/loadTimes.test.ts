import * as fc from 'fast-check'
import { patienceFor, storedLoadTimes } from './loadTimes.ts'

const times = fc.array(fc.nat({ max: 20_000 }), { maxLength: 120 })

test('waits between two and five seconds, and as long as 99 of 100 loads took', () => {
  fc.assert(
    fc.property(times, (loads) => {
      const patience = patienceFor(loads)
      expect(patience).toBeGreaterThanOrEqual(2000)
      expect(patience).toBeLessThanOrEqual(5000)
      const slower = loads.filter((time) => time > patience)
      expect(patience === 5000 || slower.length <= loads.length / 100).toBe(true)
    }),
  )
})

test.each([
  [[], 5000],
  [[80, 90], 2000],
  [[80, 3100, 90], 3100],
  [[80, 60_000], 5000],
])('after loads of %j ms waits %i ms', (loads, patience) => {
  expect(patienceFor(loads)).toBe(patience)
})

const memory = (saved: Record<string, string> = {}) => ({
  getItem: (key: string) => saved[key] ?? null,
  setItem: (key: string, value: string) => {
    saved[key] = value
  },
})

test('remembers the last hundred loads of each remote', () => {
  const storage = memory()
  const { read, add } = storedLoadTimes(() => storage)
  for (let time = 0; time < 120; time += 1) add('billing', time)
  expect(read('billing')).toHaveLength(100)
  expect(read('billing').at(-1)).toBe(119)
  expect(read('contact')).toEqual([])
})

test('reads whatever is stored, and does without storage', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (saved) => {
      const storage = memory({ 'dramatis-load-times-billing': saved })
      const loads = storedLoadTimes(() => storage).read('billing')
      expect(loads.every((time) => Number.isFinite(time))).toBe(true)
    }),
  )
  const blocked = storedLoadTimes(() => {
    throw new Error('SecurityError')
  })
  expect(() => blocked.add('billing', 7)).not.toThrow()
  expect(blocked.read('billing')).toEqual([])
})
