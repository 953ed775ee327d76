import fc from 'fast-check'
import { findTyped, indexForKey } from './listbox.ts'

test('wraps around with the arrow keys, in both directions', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), fc.nat({ max: 19 }), (count, seed) => {
      const active = seed % count
      const down = indexForKey('ArrowDown', active, count) ?? -1
      expect(down).toBeGreaterThanOrEqual(0)
      expect(down).toBeLessThan(count)
      expect(indexForKey('ArrowUp', down, count)).toBe(active)
    }),
  )
})

test('moves to the first or last option when none is active, and on Home and End', () => {
  expect(indexForKey('ArrowDown', -1, 3)).toBe(0)
  expect(indexForKey('ArrowUp', -1, 3)).toBe(2)
  expect(indexForKey('Home', 2, 3)).toBe(0)
  expect(indexForKey('End', 0, 3)).toBe(2)
  expect(indexForKey('a', 0, 3)).toBeUndefined()
})

test('[style-4] finds the next label by typed letters, and the one after it by a repeated letter', () => {
  const labels = ['Realistic', 'Minecraft', 'Lego', 'Mario']
  expect(findTyped(labels, 'm', 0)).toBe(1)
  expect(findTyped(labels, 'm', 1)).toBe(3)
  expect(findTyped(labels, 'm', 3)).toBe(1)
  expect(findTyped(labels, 'MA', 1)).toBe(3)
  expect(findTyped(labels, 'x', 0)).toBe(-1)
})
