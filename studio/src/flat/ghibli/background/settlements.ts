import type { Hex } from '../../../CharacterSpec.ts'
import { darken, mix } from '../../palette.ts'
import { repeat } from '../../svg.ts'
import { num } from '../../shapes.ts'
import { type Svg, circle, path, rect } from '../../svg.ts'
import { type SceneDrawing, far } from './Canvas.ts'
import { ground } from './land.ts'
import { flowers, grass, tree } from './plants.ts'

export const city: SceneDrawing = (c) => {
  const row = (count: number, y: number, tall: number, color: Hex): Svg =>
    repeat(count, (at) => {
      const w = (c.width / count) * (0.74 + 0.4 * c.random())
      const x = (c.width * (at - 0.15)) / (count - 1) + (c.random() - 0.5) * w * 0.3
      const h = c.height * tall * (0.5 + 0.6 * c.random())
      const top = c.height * y - h
      const columns = Math.max(2, Math.floor(w / (c.unit * 0.035)))
      const windows = repeat(columns * 9, (cell) => {
        const lit = c.random() < (c.air.dark ? 0.5 : 0.12)
        return rect(
          num(x + (w * ((cell % columns) + 0.28)) / columns),
          num(top + c.unit * 0.03 + Math.floor(cell / columns) * c.unit * 0.05),
          num((w * 0.44) / columns),
          num(c.unit * 0.024),
          { fill: lit ? '#ffdf8a' : darken(color, 0.35), opacity: lit ? 0.95 : 0.5 },
        )
      })
      return (
        rect(num(x), num(top), num(w), c.height, { fill: color }) +
        rect(num(x + w * 0.7), num(top), num(w * 0.3), c.height, {
          fill: darken(color, 0.3),
          opacity: 0.5,
        }) +
        windows +
        (c.random() < 0.4
          ? rect(
              num(x + w * 0.46),
              num(top - c.unit * 0.06),
              num(c.unit * 0.006),
              num(c.unit * 0.06),
              { fill: darken(color, 0.3) },
            )
          : '')
      )
    })
  return (
    row(9, 0.74, 0.4, far('#8795b0', c.air, 0.6)) +
    row(7, 0.86, 0.44, far('#7683a2', c.air, 0.34)) +
    row(6, 1, 0.46, far('#6d6f8e', c.air, 0.14))
  )
}

export const castle: SceneDrawing = (c) => {
  const [u, y] = [c.unit, c.height * 0.66]
  const stone = far('#c8bda8', c.air, 0.26)
  const roof = far('#4a6c9c', c.air, 0.22)
  const keep = (x: number, scale: number): Svg =>
    tower(x - u * 0.13 * scale, y, u * 0.07 * scale, u * 0.26 * scale, stone, roof, c.air.dark) +
    tower(x + u * 0.13 * scale, y, u * 0.07 * scale, u * 0.3 * scale, stone, roof, c.air.dark) +
    tower(x, y, u * 0.11 * scale, u * 0.4 * scale, stone, roof, c.air.dark) +
    rect(
      num(x - u * 0.2 * scale),
      num(y - u * 0.14 * scale),
      num(u * 0.4 * scale),
      num(u * 0.2 * scale),
      { fill: mix(stone, '#8a8478', 0.18) },
    ) +
    repeat(8, (at) =>
      rect(
        num(x - u * 0.2 * scale + at * u * 0.052 * scale),
        num(y - u * 0.165 * scale),
        num(u * 0.03 * scale),
        num(u * 0.03 * scale),
        { fill: mix(stone, '#8a8478', 0.18) },
      ),
    )
  return (
    ground(c, 0.62, 0.02, 1.2, far('#7fb0a2', c.air, 0.45), far('#a3cfa6', c.air, 0.3)) +
    keep(c.width * 0.13, 1.25) +
    keep(c.width * 0.9, 1) +
    ground(c, 0.68, 0.016, 1.5, far('#68a862', c.air, 0.2), far('#8dc46a', c.air, 0.1)) +
    tree(c, c.width * 0.02, c.height * 0.82, u * 0.2, far('#467f45', c.air, 0.1)) +
    tree(c, c.width * 0.97, c.height * 0.82, u * 0.22, far('#467f45', c.air, 0.1)) +
    ground(c, 0.8, 0.014, 1.9, far('#66a548', c.air, 0.05), far('#3f7a37', c.air, 0.02)) +
    grass(c, 0.82, ['#5b9a3c', '#79b548', '#467f35']) +
    flowers(c, 0.84)
  )
}

const tower = (
  x: number,
  y: number,
  w: number,
  h: number,
  stone: Hex,
  roof: Hex,
  lit: boolean,
): Svg =>
  rect(num(x - w / 2), num(y - h), num(w), num(h), { fill: stone }) +
  rect(num(x + w * 0.1), num(y - h), num(w * 0.4), num(h), {
    fill: darken(stone, 0.25),
    opacity: 0.8,
  }) +
  path(
    `M${num(x - w * 0.68)},${num(y - h)} L${num(x)},${num(y - h - w * 1.7)} L${num(x + w * 0.68)},${num(y - h)}Z`,
    { fill: roof },
  ) +
  path(
    `M${num(x)},${num(y - h - w * 1.7)} L${num(x + w * 0.68)},${num(y - h)} L${num(x + w * 0.1)},${num(y - h)}Z`,
    { fill: darken(roof, 0.3), opacity: 0.8 },
  ) +
  [0.2, 0.5]
    .map((at) =>
      path(
        `M${num(x - w * 0.18)},${num(y - h + h * at + w * 0.3)} v${num(-w * 0.24)} q${num(w * 0.12)},${num(-w * 0.2)} ${num(w * 0.24)},0 v${num(w * 0.24)}Z`,
        { fill: lit ? '#ffdf8a' : darken(stone, 0.6) },
      ),
    )
    .join('')

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
