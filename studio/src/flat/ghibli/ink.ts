import { INK } from '../palette.ts'
import type { Point } from '../shapes.ts'
import { num } from '../shapes.ts'
import type { Random } from '../../spec/random.ts'
import type { Svg } from '../svg.ts'
import { path } from '../svg.ts'

/** A filled shape with an ink outline, heavier below and to the right, away from the light. */
export const inked = (d: string, fill: string, width = 5): Svg =>
  path(d, {
    fill: INK,
    stroke: INK,
    'stroke-width': width,
    'stroke-linejoin': 'round',
    transform: 'translate(2.5 3.5)',
  }) + path(d, { fill, stroke: INK, 'stroke-width': width * 0.8, 'stroke-linejoin': 'round' })

/** Path commands along `points`, with a pointed tip of length `depth` hanging down at each step. */
export const locks = (random: Random, points: readonly Point[], depth: number): string =>
  points
    .slice(1)
    .map(([x, y], index) => {
      const [fromX, fromY] = points[index] ?? [x, y]
      const midX = (fromX + x) / 2 + (random() - 0.5) * 12
      const midY = (fromY + y) / 2 + depth * (0.7 + 0.6 * random())
      return (
        `Q${num(fromX + (x - fromX) * 0.12)},${num(fromY + (midY - fromY) * 0.75)} ${num(midX)},${num(midY)} ` +
        `Q${num(fromX + (x - fromX) * 0.62)},${num(fromY + (y - fromY) * 0.55)} ${num(x)},${num(y)}`
      )
    })
    .join(' ')
