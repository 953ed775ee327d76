import fc from 'fast-check'
import { characterSpecs } from '../../../test/characterSpecs.ts'
import { anatomyOf } from './anatomy.ts'
import { frame } from '../frame.ts'
import { figureBox } from './figureBox.ts'

const sizes = fc.constantFrom<[number, number]>([1024, 1536], [1536, 1024], [1024, 1024], [64, 96])

test('frame shows the whole figure, with a margin, in every format', () => {
  fc.assert(
    fc.property(characterSpecs, sizes, (spec, [width, height]) => {
      const box = figureBox(spec, anatomyOf(spec))
      const { scale, x, y } = frame(box, width, height)
      const margin = 0.04 * Math.min(width, height) - 0.001
      expect(x + box.left * scale).toBeGreaterThanOrEqual(margin)
      expect(x + box.right * scale).toBeLessThanOrEqual(width - margin)
      expect(y + box.top * scale).toBeGreaterThanOrEqual(margin)
      expect(y + box.bottom * scale).toBeLessThanOrEqual(height + 0.001)
    }),
  )
})
