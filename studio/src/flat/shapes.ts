import type { Hex } from '../spec/CharacterSpec.ts'
import type { Svg } from './svg.ts'
import { path } from './svg.ts'

export type Point = readonly [x: number, y: number]

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

/** The same drawing on both sides; `side` is -1 on the left of the picture and 1 on the right. */
export const bothSides = (draw: (side: -1 | 1) => Svg): Svg => draw(-1) + draw(1)

/** A closed outline of round bumps around `points`, like curls, leaves or clouds. */
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

/** Path data mirrored in x = 0. */
export const mirrored = (d: string): string =>
  d.replace(/([a-z])([^a-z]*)/giu, (_, command: string, numbers: string) => {
    const negated = NEGATED[command.toUpperCase()] ?? ((at) => at % 2 === 0)
    const written = (numbers.match(/-?[\d.]+/gu) ?? []).map((number, at) =>
      // The sweep of an arc is a flag.
      command.toUpperCase() === 'A' && at % 7 === 4
        ? 1 - Number(number)
        : negated(at)
          ? -Number(number)
          : number,
    )
    return command + written.join(' ')
  })

/** Which of a path command's numbers change their sign in the mirror; elsewhere, every x. */
const NEGATED: Readonly<Record<string, (at: number) => boolean>> = {
  V: () => false,
  H: () => true,
  A: (at) => at % 7 === 2 || at % 7 === 5,
}
