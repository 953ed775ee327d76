import type { Hex } from '../../../spec/CharacterSpec.ts'
import { darken, lighten } from '../../palette.ts'
import { pickFrom } from '../../../spec/random.ts'
import { repeat } from '../../svg.ts'
import { type Point, arc, bumps, num } from '../../shapes.ts'
import { type Svg, circle, path } from '../../svg.ts'
import { type Canvas, far } from './Canvas.ts'

const tuft = (x: number, y: number, h: number, lean: number, color: Hex): Svg =>
  path(
    `M${num(x)},${num(y)} q${num(-h * 0.12)},${num(-h * 0.6)} ${num(h * lean)},${num(-h)} q${num(h * 0.02)},${num(h * 0.5)} ${num(h * (0.22 - lean))},${num(h)}Z`,
    { fill: color },
  )

export const grass = (
  { width, height, unit, random, air }: Canvas,
  from: number,
  colors: readonly [Hex, Hex, Hex],
): Svg => {
  const shades = colors.map((color) => far(color, air, air.dark ? 0.2 : 0.02))
  const rows = Array.from({ length: 170 }, () => from + (1.02 - from) * random()).sort()
  return rows
    .map((row) =>
      tuft(
        random() * width,
        height * row,
        unit * (0.025 + 0.05 * random()) * (0.6 + row * 0.6),
        (random() - 0.4) * 0.5,
        shades[Math.floor(random() * 3)] ?? colors[0],
      ),
    )
    .join('')
}

export const flowers = ({ width, height, unit, random }: Canvas, from: number): Svg =>
  repeat(46, () => {
    const [x, y, r] = [
      num(random() * width),
      num(height * (from + (1 - from) * random())),
      num(unit * (0.004 + 0.005 * random())),
    ]
    return (
      circle(x, y, r, { fill: pickFrom(random, ['#ffffff', '#ffd94a', '#f58fb0', '#ffffff']) }) +
      circle(x, y, num(r * 0.4), { fill: '#e9a93a' })
    )
  })

export const tree = (canvas: Canvas, x: number, y: number, h: number, leaf: Hex): Svg => {
  const { random } = canvas
  const crown = (cx: number, cy: number, r: number, fill: Hex): Svg =>
    path(
      bumps(
        arc(cx, cy, r, r * 0.82, 0, 330, 11).map(([px, py]): Point => [
          px + (random() - 0.5) * r * 0.16,
          py + (random() - 0.5) * r * 0.16,
        ]),
        1.15,
      ),
      { fill },
    )
  return (
    path(
      `M${num(x - h * 0.05)},${num(y)} C${num(x - h * 0.02)},${num(y - h * 0.3)} ${num(x - h * 0.06)},${num(y - h * 0.5)} ${num(x - h * 0.02)},${num(y - h * 0.6)} L${num(x + h * 0.04)},${num(y - h * 0.6)} C${num(x + h * 0.02)},${num(y - h * 0.3)} ${num(x + h * 0.03)},${num(y - h * 0.2)} ${num(x + h * 0.07)},${num(y)}Z`,
      { fill: far('#5d4430', canvas.air, 0.1) },
    ) +
    crown(x, y - h * 0.68, h * 0.32, darken(leaf, 0.28)) +
    crown(x - h * 0.08, y - h * 0.76, h * 0.26, leaf) +
    crown(x - h * 0.14, y - h * 0.84, h * 0.13, lighten(leaf, 0.28))
  )
}

export const pines = ({ width, height, unit, random, air }: Canvas, y: number): Svg =>
  repeat(22, () => {
    const [x, base, h] = [
      width * random(),
      height * (y + 0.02 * random()),
      unit * (0.07 + 0.08 * random()),
    ]
    const color = far('#3a6250', air, 0.2 + 0.15 * random())
    return [0, 1, 2]
      .map((at) =>
        path(
          `M${num(x - h * (0.32 - 0.07 * at))},${num(base - h * 0.26 * at)} L${num(x)},${num(base - h * (0.5 + 0.26 * at))} L${num(x + h * (0.32 - 0.07 * at))},${num(base - h * 0.26 * at)}Z`,
          { fill: at % 2 ? lighten(color, 0.08) : color },
        ),
      )
      .join('')
  })
