import fc from 'fast-check'
import { flesh } from './color.ts'

const channel = fc.integer({ min: 0, max: 255 })
const skins = fc
  .tuple(channel, channel, channel)
  .map(([r, g, b]) => `#${((r << 16) | (g << 8) | b).toString(16).padStart(6, '0')}` as const)

test('no brown skin is orange, however saturated its color is', () => {
  fc.assert(
    fc.property(skins, (skin) => {
      const [red, green, blue] = flesh(skin)
      if (red > green && green > blue) expect(blue).toBeGreaterThan(0.299 * red)
      expect(Math.min(red, green, blue)).toBeGreaterThanOrEqual(0)
    }),
  )
})
