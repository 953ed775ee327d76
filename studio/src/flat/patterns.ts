import type { Hex } from '../spec/CharacterSpec.ts'
import type { Pattern } from '../garments/GarmentCut.ts'
import { num } from './shapes.ts'
import { element, path, type Svg } from './svg.ts'

/** A tile of a cloth's pattern, for use as `url(#id)`: drawn 100 wide and high, then scaled to a repeat of `unit`. */
export const patternTile = (id: string, kind: Pattern['kind'], unit: number, color: Hex): Svg => {
  const { fill, lines } = TILES[kind]
  return element(
    'pattern',
    {
      ...{ id, width: 100, height: 100, patternUnits: 'userSpaceOnUse' },
      patternTransform: `scale(${num(unit) / 100})`,
    },
    fill ? path(fill, { fill: color }) : '',
    lines ? path(lines, { fill: 'none', stroke: color, 'stroke-width': 14 }) : '',
  )
}

const TILES: Readonly<
  Record<Pattern['kind'], { readonly fill?: string; readonly lines?: string }>
> = {
  bars: { fill: 'M0,0 H50 V100 H0Z' },
  hoops: { fill: 'M0,0 H100 V50 H0Z' },
  check: { fill: 'M0,0 H50 V50 H0Z M50,50 H100 V100 H50Z' },
  mail: { lines: 'M0,30 A34,34 0 0 0 50,60 A34,34 0 0 0 100,30 M0,80 L0,60 M50,90 L50,60' },
  knit: { lines: 'M0,0 L50,50 L100,0 M0,50 L50,100 L100,50' },
  dots: { fill: 'M50,24 A26,26 0 0 1 50,76 A26,26 0 0 1 50,24Z' },
  scales: { lines: 'M0,0 A50,50 0 0 0 100,0 M-50,50 A50,50 0 0 0 50,50 A50,50 0 0 0 150,50' },
  quilt: { lines: 'M0,0 L100,100 M100,0 L0,100' },
  fur: { lines: 'M10,10 q10,20 0,40 M40,40 q10,20 0,40 M70,0 q10,20 0,40 M88,56 q10,20 0,40' },
  patches: { fill: 'M6,20 Q40,0 56,30 Q50,60 20,54Z M60,66 Q90,56 94,84 Q76,100 58,92Z' },
}
