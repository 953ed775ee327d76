import type { Hex } from '../CharacterSpec.ts'
import { INK } from './palette.ts'
import type { Random } from './random.ts'
import type { Svg } from './svg.ts'
import { group, path } from './svg.ts'

export type Point = readonly [x: number, y: number]

/** A filled shape with a drawn line around it, heavier below and to the right, away from the light. */
export const inked = (d: string, fill: string, width = 5): Svg =>
  path(d, {
    fill: INK,
    stroke: INK,
    'stroke-width': width,
    'stroke-linejoin': 'round',
    transform: 'translate(2.5 3.5)',
  }) + path(d, { fill, stroke: INK, 'stroke-width': width * 0.8, 'stroke-linejoin': 'round' })

/** An open line without fill. */
export const line = (d: string, color: Hex, width: number, opacity = 1): Svg =>
  path(d, {
    fill: 'none',
    stroke: color,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    opacity,
  })

/** The same drawing on both sides, `side` being -1 on the left of the picture and 1 on the right. */
export const bothSides = (draw: (side: -1 | 1) => Svg): Svg => draw(-1) + draw(1)

export const shifted = (x: number, y: number, ...children: readonly Svg[]): Svg =>
  group({ transform: `translate(${x} ${y})` }, ...children)

/** Path commands along `points` where each step hangs down by `depth` and ends in a pointed tip. */
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

/** A closed outline of round bumps around `points`, as of curls, leaves or clouds. */
export const bumps = (points: readonly Point[], bulge: number): string => {
  const [first] = points
  if (first === undefined) return ''
  const steps = points.map((point, index) => {
    const [x, y] = points[(index + 1) % points.length] ?? point
    const radius = (Math.hypot(x - point[0], y - point[1]) / 2) * bulge
    return `A${num(radius)},${num(radius)} 0 0 1 ${num(x)},${num(y)}`
  })
  return `M${num(first[0])},${num(first[1])} ${steps.join(' ')}Z`
}

/** `count` points on an arc of an ellipse, angles in degrees clockwise from the right. */
export const arc = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  from: number,
  to: number,
  count: number,
): Point[] =>
  Array.from({ length: count }, (_, at) => {
    const angle = ((from + ((to - from) * at) / Math.max(1, count - 1)) * Math.PI) / 180
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)]
  })

export const num = (value: number): number => Math.round(value * 10) / 10
