import type { Hex } from '../../../spec/CharacterSpec.ts'
import { darken, lighten } from '../../palette.ts'
import { repeat } from '../../svg.ts'
import { num } from '../../shapes.ts'
import {
  type Svg,
  circle,
  element,
  ellipse,
  group,
  path,
  rect,
  verticalGradient,
} from '../../svg.ts'
import { stars } from '../sky.ts'
import type { SceneDrawing } from './Canvas.ts'

export const space: SceneDrawing = (c) => {
  const { width, height, unit, random } = c
  return (
    element('defs', {}, verticalGradient('space', ['#0b1030', '#27235c', '#5a3a7c', '#23284f'])) +
    rect(0, 0, width, height, { fill: 'url(#space)' }) +
    repeat(9, (at) =>
      circle(num(width * random()), num(height * random()), num(unit * (0.2 + 0.2 * random())), {
        fill: at % 2 ? 'url(#magic)' : 'url(#nebula)',
        opacity: 0.4,
      }),
    ) +
    stars(width, height, random, 190) +
    planet(width * 0.13, height * 0.2, unit * 0.13, '#d98a5a', true) +
    planet(width * 0.9, height * 0.42, unit * 0.07, '#6fb0c4', false) +
    planet(width * 0.06, height * 0.66, unit * 0.045, '#b7a2d6', false)
  )
}

const planet = (x: number, y: number, r: number, color: Hex, ringed: boolean): Svg =>
  circle(x, y, r, { fill: color }) +
  path(
    `M${num(x + r * 0.3)},${num(y - r * 0.95)} A${num(r)},${num(r)} 0 0 1 ${num(x - r * 0.5)},${num(y + r * 0.86)} A${num(r * 1.2)},${num(r * 1.2)} 0 0 0 ${num(x + r * 0.3)},${num(y - r * 0.95)}Z`,
    { fill: '#1c1740', opacity: 0.5 },
  ) +
  ellipse(x - r * 0.3, y - r * 0.36, r * 0.4, r * 0.12, {
    fill: lighten(color, 0.5),
    opacity: 0.6,
  }) +
  ellipse(x - r * 0.1, y + r * 0.2, r * 0.6, r * 0.1, { fill: darken(color, 0.3), opacity: 0.5 }) +
  (ringed
    ? group(
        { transform: `rotate(-18 ${num(x)} ${num(y)})` },
        path(
          `M${num(x - r * 1.7)},${num(y)} A${num(r * 1.7)},${num(r * 0.42)} 0 0 0 ${num(x + r * 1.7)},${num(y)}`,
          { fill: 'none', stroke: '#f0d9b0', 'stroke-width': r * 0.12 },
        ),
      )
    : '')
