import fc from 'fast-check'
import { linear, luminance } from './color.ts'
import { setApart } from './setApart.ts'

const grey = fc.double({ min: 0, max: 1, noNaN: true })

test('a backdrop as light as the skin becomes lighter or darker, all of it alike', () => {
  const paint = (x: number) => [0.36 + 0.02 * x, 0.36, 0.36] as const
  const apart = setApart(paint, '#9a9a9a')
  const share = apart(0, 0)[1] / 0.36
  expect(Math.abs(Math.sqrt(share) - 1)).toBeGreaterThan(0.1)
  expect(apart(1, 0.2)[0]).toBeCloseTo(0.38 * share)
})

test('a backdrop that is apart already stays as it is', () => {
  const dark = () => [0.01, 0.01, 0.01] as const
  expect(setApart(dark, '#ffe8d8')).toBe(dark)
})

test('of about the same lightness, but of another hue, stays as it is', () => {
  const blue = () => linear('#6a9ae0')
  expect(setApart(blue, '#c98c5a')).toBe(blue)
})

test('moves any grey before any grey skin by no more than the two are to be apart', () => {
  fc.assert(
    fc.property(grey, fc.integer({ min: 0, max: 255 }), (lightness, level) => {
      const byte = level.toString(16).padStart(2, '0')
      const own = lightness ** 2
      const after = setApart(() => [own, own, own], `#${byte}${byte}${byte}`)(0, 0)
      expect(Math.abs(Math.sqrt(luminance(after)) - lightness)).toBeLessThan(0.17)
    }),
  )
})
