import fc from 'fast-check'
import { characterSpecs } from '../../../test/characterSpecs.ts'
import { frame } from '../frame.ts'
import { rasterize } from '../rasterize.ts'
import { element, group } from '../svg.ts'
import { drawFigure } from './southpark.ts'
import { figureBox } from './figureBox.ts'

const sizes = fc.constantFrom<[number, number]>([96, 144], [144, 96], [96, 96])

test('the box contains everything that is drawn, in every aspect', () => {
  fc.assert(
    fc.property(characterSpecs, sizes, (spec, [width, height]) => {
      // A keyboard goes on beside the picture.
      fc.pre(spec.prop?.kind !== 'piano')
      const { scale, x, y } = frame(figureBox(spec), width, height)
      const svg = element(
        'svg',
        { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
        element('defs', {}),
        group({ transform: `translate(${x} ${y}) scale(${scale})` }, drawFigure(spec)),
      )
      const { pixels } = rasterize(svg)
      const opacity = (column: number, row: number): number =>
        pixels[(row * width + column) * 4 + 3] ?? 0
      for (let row = 0; row < height; row++) {
        expect([row, opacity(0, row), opacity(width - 1, row)]).toEqual([row, 0, 0])
      }
      for (let column = 0; column < width; column++) {
        expect([column, opacity(column, 0), opacity(column, height - 1)]).toEqual([column, 0, 0])
      }
    }),
    { numRuns: 150 },
  )
})
