import { linear } from '../../color.ts'
import { skinPlastic } from './plastic.ts'

const PALE = linear('#f0c8a8')
const DARK = linear('#6a4028')
const GREEN = linear('#5a9a48')

test('figures with pale skin and no stated origin are yellow', () => {
  const [red, green, blue] = skinPlastic(PALE, {})
  expect(blue).toBeLessThan(0.1 * Math.min(red, green))
})

test.each([
  ['pale people with an origin', PALE, { origin: 'european' } as const],
  ['dark people', DARK, {}],
  ['creatures of another color', GREEN, {}],
])('%s keep the color of their skin', (_who, color, spec) => {
  expect(skinPlastic(color, spec)).toEqual(color)
})
