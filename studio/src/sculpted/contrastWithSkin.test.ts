import fc from 'fast-check'
import { linear, luminance } from './color.ts'
import { contrastWithSkin } from './contrastWithSkin.ts'

const gray = fc.double({ min: 0, max: 1, noNaN: true })

test('scales a backdrop as light as the skin, by the same factor everywhere', () => {
  const paint = (x: number) => [0.36 + 0.02 * x, 0.36, 0.36] as const
  const apart = contrastWithSkin(paint, '#9a9a9a')
  const share = apart(0, 0)[1] / 0.36
  expect(Math.abs(Math.sqrt(share) - 1)).toBeGreaterThan(0.1)
  expect(apart(1, 0.2)[0]).toBeCloseTo(0.38 * share)
})

test('keeps a backdrop with enough contrast', () => {
  const dark = () => [0.01, 0.01, 0.01] as const
  expect(contrastWithSkin(dark, '#ffe8d8')).toBe(dark)
})

test('keeps a backdrop of the same lightness but another hue', () => {
  const blue = () => linear('#6a9ae0')
  expect(contrastWithSkin(blue, '#c98c5a')).toBe(blue)
})

test('never changes a gray backdrop behind gray skin by more than the required contrast', () => {
  fc.assert(
    fc.property(gray, fc.integer({ min: 0, max: 255 }), (lightness, level) => {
      const byte = level.toString(16).padStart(2, '0')
      const own = lightness ** 2
      const after = contrastWithSkin(() => [own, own, own], `#${byte}${byte}${byte}`)(0, 0)
      expect(Math.abs(Math.sqrt(luminance(after)) - lightness)).toBeLessThan(0.17)
    }),
  )
})
