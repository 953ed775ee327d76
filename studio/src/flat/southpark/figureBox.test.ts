import fc from 'fast-check'
import { characterSpecs } from '../../../test/characterSpecs.ts'
import { CHARACTERS } from '../../../test/characters.ts'
import { type CharacterSpec, PROPS } from '../../spec/CharacterSpec.ts'
import { frame } from '../frame.ts'
import { rasterize } from '../rasterize.ts'
import { element, group } from '../svg.ts'
import { drawFigure } from './southpark.ts'
import { figureBox } from './figureBox.ts'

const sizes = fc.constantFrom<[number, number]>([96, 144], [144, 96], [96, 96])

/** Whether the whole prop must be in the picture: a keyboard may extend beyond its sides. */
const isWhole = ({ prop }: CharacterSpec): boolean => prop?.kind !== 'piano'

test('the box contains everything that is drawn, in every aspect', () => {
  fc.assert(
    fc.property(characterSpecs.filter(isWhole), sizes, (spec, [width, height]) => {
      expect(edgesReached(spec, width, height)).toEqual([])
    }),
    { numRuns: 150 },
  )
})

const holders = PROPS.map((kind): CharacterSpec => ({
  ...CHARACTERS.plain,
  prop: { kind, color: '#c0322e' },
}))

test.each(holders.filter(isWhole))('the box contains the arms that hold $prop.kind', (spec) => {
  expect(edgesReached(spec, 96, 144)).toEqual([])
})

/** The edges of the picture on which something of the figure is drawn. */
const edgesReached = (spec: CharacterSpec, width: number, height: number): readonly string[] => {
  const { scale, x, y } = frame(figureBox(spec), width, height)
  const svg = element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    element('defs', {}),
    group({ transform: `translate(${x} ${y}) scale(${scale})` }, drawFigure(spec)),
  )
  const { pixels } = rasterize(svg)
  const isDrawn = (column: number, row: number): boolean =>
    (pixels[(row * width + column) * 4 + 3] ?? 0) > 0
  const columns = Array.from({ length: width }, (_, column) => column)
  const rows = Array.from({ length: height }, (_, row) => row)
  return [
    ...(columns.some((column) => isDrawn(column, 0)) ? ['top'] : []),
    ...(columns.some((column) => isDrawn(column, height - 1)) ? ['bottom'] : []),
    ...(rows.some((row) => isDrawn(0, row)) ? ['left'] : []),
    ...(rows.some((row) => isDrawn(width - 1, row)) ? ['right'] : []),
  ]
}
