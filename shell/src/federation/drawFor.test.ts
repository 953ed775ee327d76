import * as fc from 'fast-check'
import { drawFor } from './drawFor.ts'

beforeEach(() => localStorage.clear())

const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

test('gives a visitor one number per remote, on every visit', () => {
  fc.assert(
    fc.property(random, random, (first, later) => {
      localStorage.clear()
      const draw = drawFor('generator', undefined, () => first)
      expect(draw).toBeGreaterThanOrEqual(0)
      expect(draw).toBeLessThan(100)
      expect(drawFor('generator', undefined, () => later)).toBe(draw)
    }),
  )
  expect(drawFor('billing', undefined, () => 0.5)).toBe(50)
  expect(drawFor('contact', undefined, () => 0.25)).toBe(25)
})

test.each(['', '100', '-1', 'NaN', '1e1', '12.345', '{}'])(
  'draws again when "%s" is saved',
  (saved) => {
    localStorage.setItem('dramatis-draw-generator', saved)
    expect(drawFor('generator', undefined, () => 0.5)).toBe(50)
    expect(drawFor('generator')).toBe(50)
  },
)

test('draws without saving when storage is blocked', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  expect(drawFor('generator', blocked, () => 0.5)).toBe(50)
})
