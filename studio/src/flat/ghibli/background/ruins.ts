import { darken } from '../../palette.ts'
import { repeat } from '../../svg.ts'
import { num } from '../../shapes.ts'
import { type Svg, circle, path, rect } from '../../svg.ts'
import { type SceneDrawing, far } from './Canvas.ts'
import { ground } from './land.ts'
import { grass } from './plants.ts'

export const ruins: SceneDrawing = (c) => {
  const { width, height, unit, random } = c
  const column = (x: number, y: number, h: number, w: number, distance: number): Svg => {
    const stone = far('#cfc2a6', c.air, distance)
    return (
      path(
        `M${num(x - w / 2)},${num(y)} V${num(y - h)} l${num(w * 0.2)},${num(-w * 0.3 * random())} l${num(w * 0.3)},${num(w * 0.24)} l${num(w * 0.26)},${num(-w * 0.3)} l${num(w * 0.24)},${num(w * 0.2)} V${num(y)}Z`,
        { fill: stone },
      ) +
      [0.2, 0.45, 0.7]
        .map((at) =>
          rect(num(x - w / 2 + w * at), num(y - h + w * 0.3), num(w * 0.07), num(h - w * 0.3), {
            fill: darken(stone, 0.35),
            opacity: 0.5,
          }),
        )
        .join('') +
      rect(num(x + w * 0.2), num(y - h + w * 0.3), num(w * 0.3), num(h), {
        fill: darken(stone, 0.3),
        opacity: 0.35,
      }) +
      rect(num(x - w * 0.68), num(y - w * 0.3), num(w * 1.36), num(w * 0.34), {
        fill: darken(stone, 0.1),
      }) +
      repeat(5, () =>
        circle(num(x + (random() - 0.5) * w), num(y - h * random()), num(w * 0.16), {
          fill: far('#5b8a4c', c.air, distance),
          opacity: 0.85,
        }),
      )
    )
  }
  return (
    ground(c, 0.64, 0.014, 1.1, far('#9fb39a', c.air, 0.42), far('#b7c59a', c.air, 0.26)) +
    column(width * 0.3, height * 0.72, unit * 0.3, unit * 0.05, 0.4) +
    column(width * 0.72, height * 0.72, unit * 0.36, unit * 0.05, 0.4) +
    ground(c, 0.72, 0.016, 1.5, far('#8fae6c', c.air, 0.2), far('#7d9c58', c.air, 0.1)) +
    column(width * 0.08, height * 0.84, unit * 0.62, unit * 0.1, 0.14) +
    column(width * 0.93, height * 0.84, unit * 0.5, unit * 0.1, 0.14) +
    rect(num(width * 0.02), num(height * 0.84 - unit * 0.68), num(unit * 0.2), num(unit * 0.07), {
      fill: far('#cfc2a6', c.air, 0.14),
    }) +
    ground(c, 0.82, 0.014, 1.9, far('#7fa050', c.air, 0.05), far('#56753a', c.air, 0.02)) +
    grass(c, 0.84, ['#6b9040', '#8aa850', '#557538'])
  )
}
