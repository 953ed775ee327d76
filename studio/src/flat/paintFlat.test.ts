import fc from 'fast-check'
import { characterSpecs } from '../../test/characterSpecs.ts'
import { CHARACTERS } from '../../test/characters.ts'
import { RENDERERS, STYLES } from '../render/styles.ts'
import { ghibli } from './ghibli/ghibli.ts'
import { paintFlat } from './paintFlat.ts'

const FLAT = STYLES.flatMap((name) => {
  const style = RENDERERS[name]
  return style.kind === 'flat' ? [{ name, style }] : []
})

describe.each(FLAT)('$name', ({ style }) => {
  test('paints a picture of the requested size', () => {
    const { width, height, pixels } = paintFlat(style, CHARACTERS.gandalf, 40, 60)
    expect([width, height]).toEqual([40, 60])
    expect(pixels).toHaveLength(40 * 60 * 4)
  })

  test('paints any character as an opaque picture of many colors, always the same', () => {
    fc.assert(
      fc.property(characterSpecs, (spec) => {
        const { pixels } = paintFlat(style, spec, 48, 48)
        expect(new Set(new Uint32Array(pixels.buffer)).size).toBeGreaterThan(200)
        expect(pixels.every((value, at) => at % 4 !== 3 || value === 255)).toBe(true)
        expect(paintFlat(style, spec, 48, 48).pixels).toEqual(pixels)
      }),
      { numRuns: 10 },
    )
  })

  test('writes only finite numbers and references that exist', () => {
    fc.assert(
      fc.property(characterSpecs, (spec) => {
        const svg = style.draw(spec, 300, 450)
        expect(svg).not.toMatch(/NaN|undefined|Infinity/u)
        const ids = new Set(Array.from(svg.matchAll(/ id="([^"]+)"/gu), ([, id]) => id))
        for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/gu)) expect(ids).toContain(id)
      }),
      { numRuns: 50 },
    )
  })
})

test('paints the ground out to both edges', () => {
  const { width, height, pixels } = paintFlat(ghibli, CHARACTERS.mario, 300, 200)
  const row = Math.round(height * 0.8)
  const green = (x: number): boolean => {
    const at = (row * width + x) * 4
    return (pixels[at + 1] ?? 0) > (pixels[at + 2] ?? 0)
  }
  expect([0, 1, width - 2, width - 1].map(green)).toEqual([true, true, true, true])
})
