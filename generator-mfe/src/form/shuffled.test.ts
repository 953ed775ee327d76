import fc from 'fast-check'
import { shuffled } from './shuffled.ts'

test('a shuffled list has every item once, in an order that depends on the seed only', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer()), fc.integer({ min: 0 }), (items, seed) => {
      const order = shuffled(items, seed)
      expect(order).toHaveLength(items.length)
      expect(new Set(order)).toEqual(new Set(items))
      expect(shuffled(items, seed)).toEqual(order)
    }),
  )
})

test('every item can be the first', () => {
  const items = Array.from({ length: 10 }, (_, index) => index)
  const firsts = Array.from({ length: 1000 }, (_, seed) => shuffled(items, seed * 7919)[0])
  expect(new Set(firsts).size).toBe(items.length)
})
