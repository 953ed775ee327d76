import fc from 'fast-check'
import { movedBy, typedAhead } from './listbox.ts'

test('wraps around with the arrow keys, in both directions', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), fc.nat({ max: 19 }), (count, seed) => {
      const active = seed % count
      const down = movedBy('ArrowDown', active, count) ?? -1
      expect(down).toBeGreaterThanOrEqual(0)
      expect(down).toBeLessThan(count)
      expect(movedBy('ArrowUp', down, count)).toBe(active)
    }),
  )
})

test('moves from no option down to the first and up to the last', () => {
  expect(movedBy('ArrowDown', -1, 3)).toBe(0)
  expect(movedBy('ArrowUp', -1, 3)).toBe(2)
  expect(movedBy('Home', 2, 3)).toBe(0)
  expect(movedBy('End', 0, 3)).toBe(2)
  expect(movedBy('a', 0, 3)).toBeUndefined()
})

test('finds the next label by typed letters, and the one after it by a repeated letter', () => {
  const labels = ['Realistic', 'Minecraft', 'Lego', 'Mario']
  expect(typedAhead(labels, 'm', 0)).toBe(1)
  expect(typedAhead(labels, 'm', 1)).toBe(3)
  expect(typedAhead(labels, 'm', 3)).toBe(1)
  expect(typedAhead(labels, 'MA', 1)).toBe(3)
  expect(typedAhead(labels, 'x', 0)).toBe(-1)
})
