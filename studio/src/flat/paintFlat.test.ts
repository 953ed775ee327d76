import fc from 'fast-check'
import { characterSpecs } from '../../test/characterSpecs.ts'
import { CAST } from '../cast.fixture.ts'
import { FLAT_STYLES } from './FlatStyle.ts'
import { drawFlat, paintFlat } from './paintFlat.ts'

describe.each(FLAT_STYLES)('%s', (style) => {
  test('is painted in the size asked for', () => {
    const { width, height, pixels } = paintFlat(style, CAST.gandalf, 40, 60)
    expect([width, height]).toEqual([40, 60])
    expect(pixels).toHaveLength(40 * 60 * 4)
  })

  test('paints any character as an opaque picture of many colours, always the same', () => {
    fc.assert(
      fc.property(characterSpecs, (spec) => {
        const { pixels } = paintFlat(style, spec, 48, 48)
        expect(new Set(new Uint32Array(pixels.buffer)).size).toBeGreaterThan(200)
        expect(pixels.every((value, at) => at % 4 !== 3 || value === 255)).toBe(true)
        expect(paintFlat(style, spec, 48, 48).pixels).toEqual(pixels)
      }),
      { numRuns: 25 },
    )
  })

  test('writes numbers and known references only', () => {
    fc.assert(
      fc.property(characterSpecs, (spec) => {
        const svg = drawFlat[style](spec, 300, 450)
        expect(svg).not.toMatch(/NaN|undefined|Infinity/u)
        const ids = new Set(Array.from(svg.matchAll(/ id="([^"]+)"/gu), ([, id]) => id))
        for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/gu)) expect(ids).toContain(id)
      }),
      { numRuns: 200 },
    )
  })
})

test('leaves no ragged edge: the ground reaches both sides', () => {
  const { width, height, pixels } = paintFlat('ghibli', CAST.mario, 300, 200)
  const row = Math.round(height * 0.8)
  const green = (x: number): boolean => {
    const at = (row * width + x) * 4
    return (pixels[at + 1] ?? 0) > (pixels[at + 2] ?? 0)
  }
  expect([0, 1, width - 2, width - 1].map(green)).toEqual([true, true, true, true])
})
