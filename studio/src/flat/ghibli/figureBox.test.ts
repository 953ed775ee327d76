import fc from 'fast-check'
import { characterSpecs } from '../../../test/characterSpecs.ts'
import { frame } from '../frame.ts'
import { seededRandom } from '../../spec/random.ts'
import { rasterize } from '../rasterize.ts'
import { element, group } from '../svg.ts'
import { anatomyOf, BUST_END } from './anatomy.ts'
import { definitions, drawFigure } from './ghibli.ts'
import { figureBox } from './figureBox.ts'

const sizes = fc.constantFrom<[number, number]>([96, 144], [144, 96], [96, 96])

test('the box contains everything that is drawn, except below the end of the bust', () => {
  fc.assert(
    fc.property(characterSpecs, sizes, (spec, [width, height]) => {
      // A keyboard may extend beyond the sides of the picture.
      fc.pre(spec.prop?.kind !== 'piano')
      const { scale, x, y } = frame(figureBox(spec, anatomyOf(spec)), width, height)
      const svg = element(
        'svg',
        { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
        definitions(spec, 96, seededRandom(spec.seed)),
        group({ transform: `translate(${x} ${y}) scale(${scale})` }, drawFigure(spec)),
      )
      const { pixels } = rasterize(svg)
      // Fainter pixels do not count: a glow may fade out beyond the edge.
      const drawn = (column: number, row: number): boolean =>
        (pixels[(row * width + column) * 4 + 3] ?? 0) > 127
      const end = Math.min(height, Math.floor(y + BUST_END * scale))
      for (let row = 0; row < end; row++) {
        expect([row, drawn(0, row), drawn(width - 1, row)]).toEqual([row, false, false])
      }
      for (let column = 0; column < width; column++) {
        expect([column, drawn(column, 0)]).toEqual([column, false])
      }
    }),
    { numRuns: 100 },
  )
})
