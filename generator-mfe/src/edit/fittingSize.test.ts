import fc from 'fast-check'
import { fittingSize } from './fittingSize.ts'

const length = fc.integer({ min: 1, max: 20_000 })

test('fits any picture, keeps its shape, and never enlarges it', () => {
  fc.assert(
    fc.property(length, length, length, (width, height, side) => {
      const fitting = fittingSize({ width, height }, side)
      expect(Math.max(fitting.width, fitting.height)).toBe(Math.min(side, Math.max(width, height)))
      const scale = Math.min(1, side / Math.max(width, height))
      expect(Math.abs(fitting.width - width * scale)).toBeLessThan(1)
      expect(Math.abs(fitting.height - height * scale)).toBeLessThan(1)
      expect(Math.min(fitting.width, fitting.height)).toBeGreaterThanOrEqual(1)
    }),
  )
})
