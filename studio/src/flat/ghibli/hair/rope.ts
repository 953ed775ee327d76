import type { Hex } from '../../../spec/CharacterSpec.ts'
import { darken, lighten } from '../../palette.ts'
import type { Random } from '../../../spec/random.ts'
import { line, num } from '../../shapes.ts'
import { type Svg, path } from '../../svg.ts'

export const rope = (
  random: Random,
  x: number,
  y: number,
  endX: number,
  endY: number,
  color: Hex,
): Svg => {
  const bend = (random() - 0.5) * 30
  const d = `M${x},${y} C${num(x * 1.15 + bend)},${num(y + (endY - y) * 0.4)} ${num(endX - bend)},${num(y + (endY - y) * 0.7)} ${num(endX)},${num(endY)}`
  return (
    line(d, darken(color, 0.75), 36) +
    line(d, color, 27) +
    path(d, {
      fill: 'none',
      stroke: darken(color, 0.5),
      'stroke-width': 27,
      'stroke-dasharray': '4 22',
      opacity: 0.7,
    }) +
    line(d, lighten(color, 0.25), 5, 0.35)
  )
}
