import fc from 'fast-check'
import { characterSpecs } from '../../test/characterSpecs.ts'
import { describe as describeCharacter } from '../understanding/describe.ts'
import { drawGhibli, paintGhibli } from './ghibli.ts'

describe('paintGhibli', () => {
  test.each([
    ['portrait', 40, 60],
    ['landscape', 60, 40],
    ['square', 40, 40],
  ] as const)('paints a %s with the short side asked for', async (aspect, width, height) => {
    const picture = await paintGhibli(describeCharacter('Gandalf'), aspect, 40)
    expect([picture.width, picture.height]).toEqual([width, height])
    expect(picture.pixels).toHaveLength(width * height * 4)
  })

  test('paints any character as an opaque picture of many colours, always the same', async () => {
    await fc.assert(
      fc.asyncProperty(characterSpecs, async (spec) => {
        const { pixels } = await paintGhibli(spec, 'square', 48)
        const words = new Uint32Array(pixels.buffer)
        expect(new Set(words).size).toBeGreaterThan(200)
        expect(pixels.every((value, at) => at % 4 !== 3 || value === 255)).toBe(true)
        expect((await paintGhibli(spec, 'square', 48)).pixels).toEqual(pixels)
      }),
      { numRuns: 25 },
    )
  })

  test('leaves no ragged edge: the ground reaches both sides', async () => {
    const { width, height, pixels } = await paintGhibli(
      describeCharacter('Mario'),
      'landscape',
      200,
    )
    const row = Math.round(height * 0.8)
    const green = (x: number): boolean => {
      const at = (row * width + x) * 4
      return (pixels[at + 1] ?? 0) > (pixels[at + 2] ?? 0)
    }
    expect([0, 1, width - 2, width - 1].map(green)).toEqual([true, true, true, true])
  })
})

test('drawGhibli writes numbers and known references only', () => {
  fc.assert(
    fc.property(characterSpecs, (spec) => {
      const svg = drawGhibli(spec, 300, 450)
      expect(svg).not.toMatch(/NaN|undefined|Infinity/u)
      const ids = new Set(Array.from(svg.matchAll(/ id="([^"]+)"/gu), ([, id]) => id))
      for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/gu)) expect(ids).toContain(id)
    }),
    { numRuns: 200 },
  )
})
