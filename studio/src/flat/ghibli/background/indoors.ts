import type { Hex } from '../../../spec/CharacterSpec.ts'
import { darken, lighten, mix } from '../../palette.ts'
import { pickFrom } from '../../../spec/random.ts'
import { repeat } from '../../svg.ts'
import { num } from '../../shapes.ts'
import { type Svg, circle, element, ellipse, path, rect, verticalGradient } from '../../svg.ts'
import { type SceneDrawing, far } from './Canvas.ts'

export const studio: SceneDrawing = ({ width, height, unit, air, random }) => {
  const base = mix(mix(air.sky[1], '#d8c7b0', 0.45), '#ffffff', 0.1)
  return (
    rect(0, 0, width, height, { fill: base }) +
    circle(width * 0.4, height * 0.36, unit * 0.9, { fill: 'url(#warm)', opacity: 0.55 }) +
    repeat(26, () =>
      ellipse(
        num(random() * width),
        num(random() * height),
        num(unit * (0.1 + 0.25 * random())),
        num(unit * (0.03 + 0.06 * random())),
        { fill: pickFrom(random, [lighten(base, 0.5), darken(base, 0.3)]), opacity: 0.13 },
      ),
    )
  )
}

export const interior: SceneDrawing = (c) => {
  const { width, height, unit, random, air } = c
  const wall: Hex = air.dark ? '#7a5a48' : '#c79f74'
  const [wx, wy, ww, wh] = [width * 0.04, height * 0.12, unit * 0.34, unit * 0.46]
  const shelf = (x: number, y: number, w: number): Svg =>
    rect(num(x), num(y), num(w), num(unit * 0.02), { fill: '#5c3b28' }) +
    repeat(Math.floor(w / (unit * 0.026)), (at) => {
      const h = unit * (0.08 + 0.05 * random())
      return (
        rect(num(x + at * unit * 0.026), num(y - h), num(unit * 0.022), num(h), {
          fill: pickFrom(random, [
            '#9c3b34',
            '#3f6a8c',
            '#5b8a56',
            '#c9963c',
            '#6b4a7c',
            '#d9c7a0',
          ]),
        }) +
        rect(num(x + at * unit * 0.026), num(y - h * 0.8), num(unit * 0.022), num(unit * 0.008), {
          fill: '#f0d9a0',
          opacity: 0.7,
        })
      )
    })
  return (
    element(
      'defs',
      {},
      verticalGradient('wall', [darken(wall, 0.24), wall, darken(wall, 0.3)]),
      verticalGradient('window', air.sky),
    ) +
    rect(0, 0, width, height, { fill: 'url(#wall)' }) +
    repeat(12, (at) =>
      rect(num((width * at) / 12), 0, num(unit * 0.004), height, {
        fill: darken(wall, 0.4),
        opacity: 0.3,
      }),
    ) +
    rect(wx - unit * 0.025, wy - unit * 0.025, ww + unit * 0.05, wh + unit * 0.05, {
      fill: '#5c3b28',
    }) +
    rect(wx, wy, ww, wh, { fill: 'url(#window)' }) +
    ellipse(wx + ww * 0.5, wy + wh, ww * 0.5, wh * 0.2, { fill: far('#6fa86a', air, 0.2) }) +
    rect(wx + ww / 2 - unit * 0.008, wy, unit * 0.016, wh, { fill: '#5c3b28' }) +
    rect(wx, wy + wh * 0.45, ww, unit * 0.016, { fill: '#5c3b28' }) +
    path(
      `M${num(wx)},${num(wy)} h${num(ww)} L${num(wx + ww + unit * 0.5)},${height} H${num(wx + unit * 0.12)}Z`,
      { fill: '#fff3c4', opacity: air.dark ? 0.04 : 0.14 },
    ) +
    [0.2, 0.38, 0.56, 0.74, 0.92]
      .map((y) => shelf(width - unit * 0.32, height * y, unit * 0.34))
      .join('') +
    [0.78, 0.95].map((y) => shelf(-unit * 0.02, height * y, unit * 0.34)).join('') +
    circle(width * 0.84, height * 0.3, unit * 0.5, { fill: 'url(#warm)', opacity: 0.6 })
  )
}
