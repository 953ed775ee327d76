import type { Hex } from '../../spec/CharacterSpec.ts'
import { darken, mix } from '../palette.ts'
import type { Random } from '../../spec/random.ts'
import { repeat } from '../svg.ts'
import type { Pen } from '../Pen.ts'
import { line, mirrored, num } from '../shapes.ts'
import type { Svg } from '../svg.ts'
import { element, path } from '../svg.ts'

/** A piece of construction paper: it casts a shadow on the paper below and has a light edge. */
export const cut = (d: string, fill: Hex): Svg =>
  path(d, { fill: SHADOW, opacity: 0.12, transform: 'translate(5 11)' }) +
  path(d, { fill: SHADOW, opacity: 0.2, transform: 'translate(2 5)' }) +
  path(d, { fill: mix(fill, '#ffffff', 0.4), transform: 'translate(-1.4 -1.8)' }) +
  path(d, { fill })

/** Two pieces, the second mirrored. */
export const pair = (d: string, fill: Hex): Svg => cut(d, fill) + cut(mirrored(d), fill)

/** An ellipse as scissors cut it: many short straight edges, all slightly off. */
export const disc = (cx: number, cy: number, rx: number, ry: number): string => {
  const points = Array.from({ length: 30 }, (_, at) => {
    const angle = (at / 30) * 2 * Math.PI
    const slip = 1 + 0.008 * Math.sin(3 * angle + rx) + 0.006 * Math.sin(7 * angle + ry)
    return `${num(cx + rx * slip * Math.cos(angle))},${num(cy + ry * slip * Math.sin(angle))}`
  })
  return `M${points.join(' L')}Z`
}

/** A four-cornered strip from one point to another, as path data; `endWidth` is its width at the second point. */
export const strip = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  width: number,
  endWidth = width,
): string => {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1
  const [nx, ny] = [-(y2 - y1) / length / 2, (x2 - x1) / length / 2]
  const corner = (x: number, y: number, w: number): string =>
    `${num(x + nx * w)},${num(y + ny * w)}`
  return `M${corner(x1, y1, width)} L${corner(x2, y2, endWidth)} L${corner(x2, y2, -endWidth)} L${corner(x1, y1, -width)}Z`
}

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${num(x)},${num(y)} L${num(x + width)},${num(y)} L${num(x + width)},${num(y + height)} L${num(x)},${num(y + height)}Z`

/** The same color, a step darker, for another sheet. */
export const darker = (color: Hex, step = 0.24): Hex => darken(color, step)

/** The fibers of construction paper, a tile to lay over the picture as `url(#paper)`. */
export const paperGrain = (shortSide: number, random: Random): Svg =>
  element(
    'pattern',
    {
      id: 'paper',
      width: 120,
      height: 120,
      patternUnits: 'userSpaceOnUse',
      patternTransform: `scale(${num(shortSide / 50) / 20})`,
    },
    repeat(520, (at) => {
      const [x, y, turn] = [120 * random(), 120 * random(), 6.28 * random()]
      const length = 0.8 + 2.6 * random()
      return path(
        `M${num(x)},${num(y)} L${num(x + length * Math.cos(turn))},${num(y + length * Math.sin(turn))}`,
        {
          stroke: at % 2 ? '#ffffff' : '#2a2430',
          'stroke-width': num(0.5 + 0.5 * random()),
          opacity: at % 2 ? 0.13 : 0.1,
        },
      )
    }),
  )

const SHADOW: Hex = '#140f1e'

/** Cut paper, without shading. */
export const PAPER: Pen = {
  shape: (d, fill) => cut(d, fill),
  shade: () => '',
  line,
  light: (d, fill) => cut(d, fill),
  glow: () => '',
}
