import type { Hex } from '../../../spec/CharacterSpec.ts'
import { darken, lighten } from '../../palette.ts'
import { pickFrom } from '../../../spec/random.ts'
import { repeat } from '../../svg.ts'
import { arc, bumps, line, num } from '../../shapes.ts'
import { type Svg, circle, element, path, rect, verticalGradient } from '../../svg.ts'
import { type Canvas, type SceneDrawing, far } from './Canvas.ts'
import { ground, peak } from './land.ts'
import { flowers, grass, pines, tree } from './plants.ts'

export const hills: SceneDrawing = (c) =>
  ground(c, 0.6, 0.018, 1.2, far('#7fb0a2', c.air, 0.45), far('#a3cfa6', c.air, 0.3)) +
  ground(c, 0.68, 0.022, 1.5, far('#68a862', c.air, 0.2), far('#92c86c', c.air, 0.1)) +
  tree(c, c.width * 0.08, c.height * 0.75, c.unit * 0.26, far('#4c8a46', c.air, 0.14)) +
  tree(c, c.width * 0.93, c.height * 0.73, c.unit * 0.2, far('#4c8a46', c.air, 0.2)) +
  ground(c, 0.78, 0.016, 1.9, far('#66a548', c.air, 0.05), far('#3f7a37', c.air, 0.02)) +
  grass(c, 0.8, ['#5b9a3c', '#79b548', '#467f35']) +
  flowers(c, 0.82)

export const forest: SceneDrawing = (c) => {
  const trunks = (count: number, distance: number, w: number): Svg =>
    repeat(count, (at) => {
      const x = c.width * ((at + 0.1 + 0.8 * c.random()) / count)
      const half = c.unit * w * (0.7 + 0.6 * c.random())
      const color = far('#4b3a2c', c.air, distance)
      return (
        path(
          `M${num(x - half)},${c.height} C${num(x - half * 0.6)},${num(c.height * 0.6)} ${num(x - half * 0.8)},${num(c.height * 0.3)} ${num(x - half * 0.6)},-20 L${num(x + half * 0.5)},-20 C${num(x + half * 0.7)},${num(c.height * 0.3)} ${num(x + half * 0.5)},${num(c.height * 0.6)} ${num(x + half * 1.2)},${c.height}Z`,
          { fill: color },
        ) +
        path(
          `M${num(x + half * 0.2)},${c.height} L${num(x + half * 0.1)},-20 L${num(x + half * 0.5)},-20 C${num(x + half * 0.7)},${num(c.height * 0.3)} ${num(x + half * 0.5)},${num(c.height * 0.6)} ${num(x + half * 1.2)},${c.height}Z`,
          { fill: darken(color, 0.3), opacity: 0.6 },
        )
      )
    })
  const leaves = (count: number, y: number, depth: number, size: number, color: Hex): Svg =>
    repeat(count, () =>
      path(
        bumps(
          arc(
            c.width * c.random(),
            c.height * (y + depth * c.random()),
            c.unit * size * (0.7 + 0.6 * c.random()),
            c.unit * size * 0.62,
            0,
            320,
            9,
          ),
          1.15,
        ),
        {
          fill: pickFrom(c.random, [color, darken(color, 0.15), lighten(color, 0.16)]),
          opacity: 0.95,
        },
      ),
    )
  return (
    rect(0, 0, c.width, c.height, { fill: far('#9cc79a', c.air, 0.6), opacity: 0.75 }) +
    leaves(26, 0.02, 0.4, 0.14, far('#86b884', c.air, 0.5)) +
    trunks(9, 0.5, 0.014) +
    leaves(20, 0, 0.24, 0.13, far('#5f9c5c', c.air, 0.28)) +
    trunks(6, 0.22, 0.03) +
    repeat(4, (at) =>
      path(
        `M${num(c.width * (0.1 + at * 0.2))},0 l${num(c.width * 0.07)},0 l${num(-c.width * 0.1)},${c.height} l${num(-c.width * 0.16)},0Z`,
        { fill: '#fff6cf', opacity: c.air.dark ? 0.04 : 0.13 },
      ),
    ) +
    leaves(16, -0.04, 0.14, 0.13, far('#3f7d44', c.air, 0.08)) +
    ground(c, 0.78, 0.02, 1.6, far('#5c8f4a', c.air, 0.1), far('#2f5a34', c.air, 0.02)) +
    grass(c, 0.8, ['#4d8a3c', '#6ba548', '#3a6c33']) +
    flowers({ ...c, width: c.width }, 0.88)
  )
}

export const mountains: SceneDrawing = (c) =>
  peak(c, 0.12, 0.72, 0.42, 0.36, far('#6f7f9c', c.air, 0.5), true) +
  peak(c, 0.94, 0.72, 0.46, 0.3, far('#6f7f9c', c.air, 0.42), true) +
  peak(c, 0.5, 0.74, 0.4, 0.44, far('#647392', c.air, 0.36), true) +
  peak(c, 0.26, 0.78, 0.34, 0.52, far('#56667f', c.air, 0.22), true) +
  peak(c, 0.8, 0.8, 0.36, 0.54, far('#56667f', c.air, 0.16), true) +
  ground(c, 0.76, 0.02, 1.4, far('#5c8a64', c.air, 0.2), far('#4d7a48', c.air, 0.06)) +
  pines(c, 0.8) +
  ground(c, 0.86, 0.014, 1.8, far('#5f9450', c.air, 0.06), far('#3c6a38', c.air, 0.02)) +
  grass(c, 0.87, ['#4d8a3c', '#6ba548', '#3a6c33'])

export const desert: SceneDrawing = (c) => {
  const dune = (y: number, swing: number, waves: number, color: Hex, distance: number): Svg =>
    ground(
      c,
      y,
      swing,
      waves,
      far(lighten(color, 0.2), c.air, distance),
      far(darken(color, 0.16), c.air, distance * 0.5),
    )
  return (
    peak(c, 0.1, 0.68, 0.2, 0.5, far('#b0725a', c.air, 0.42), false) +
    peak(c, 0.9, 0.68, 0.24, 0.46, far('#b0725a', c.air, 0.48), false) +
    dune(0.64, 0.014, 1, '#e0b078', 0.36) +
    dune(0.71, 0.028, 0.9, '#dfa564', 0.18) +
    dune(0.8, 0.034, 0.8, '#d5944f', 0.06) +
    dune(0.91, 0.02, 1.1, '#c58142', 0) +
    repeat(14, (at) =>
      line(
        `M${num(c.width * (c.random() - 0.1))},${num(c.height * (0.76 + at * 0.017))} q${num(c.width * 0.1)},${num(-c.height * 0.012)} ${num(c.width * 0.24)},0`,
        far('#a9692f', c.air, 0.1),
        c.unit * 0.003,
        0.5,
      ),
    )
  )
}

export const arctic: SceneDrawing = (c) =>
  (c.air.dark ? aurora(c) : '') +
  peak(c, 0.1, 0.72, 0.32, 0.44, far('#93b4d2', c.air, 0.36), true) +
  peak(c, 0.92, 0.72, 0.36, 0.4, far('#93b4d2', c.air, 0.36), true) +
  peak(c, 0.55, 0.74, 0.3, 0.54, far('#a8c4dc', c.air, 0.36), true) +
  ground(c, 0.7, 0.016, 1.1, far('#ffffff', c.air, 0.25), far('#bcd4ea', c.air, 0.15)) +
  pines(c, 0.74) +
  ground(c, 0.8, 0.02, 1.4, far('#ffffff', c.air, 0.12), far('#a9c8e4', c.air, 0.06)) +
  ground(c, 0.92, 0.012, 1.2, far('#ffffff', c.air, 0.06), far('#b9d3ea', c.air, 0.04)) +
  repeat(80, () =>
    circle(
      num(c.random() * c.width),
      num(c.random() * c.height),
      num(c.unit * (0.002 + 0.005 * c.random())),
      { fill: '#ffffff', opacity: num(0.5 + 0.4 * c.random()) },
    ),
  )

const aurora = ({ width, height }: Canvas): Svg =>
  element(
    'defs',
    {},
    element(
      'linearGradient',
      { id: 'aurora', x1: 0, y1: 0, x2: 0, y2: 1 },
      element('stop', { offset: 0, 'stop-color': '#7ff0c4', 'stop-opacity': 0 }),
      element('stop', { offset: 0.7, 'stop-color': '#7ff0c4', 'stop-opacity': 0.55 }),
      element('stop', { offset: 1, 'stop-color': '#9fd8ff', 'stop-opacity': 0 }),
    ),
  ) +
  [0.02, 0.14]
    .map((y, at) =>
      path(
        `M${-width * 0.1},${num(height * (y + 0.1))} C${num(width * 0.3)},${num(height * (y - 0.08))} ${num(width * 0.5)},${num(height * (y + 0.2))} ${num(width * 1.1)},${num(height * y)} L${num(width * 1.1)},${num(height * (y + 0.22))} C${num(width * 0.5)},${num(height * (y + 0.44))} ${num(width * 0.3)},${num(height * (y + 0.14))} ${-width * 0.1},${num(height * (y + 0.34))}Z`,
        { fill: 'url(#aurora)', opacity: at ? 0.6 : 0.9 },
      ),
    )
    .join('')

export const sea: SceneDrawing = (c) => {
  const deep = far('#2a6f9e', c.air, 0.16)
  return (
    element(
      'defs',
      {},
      verticalGradient('sea', [far('#6fb6cf', c.air, 0.4), deep, darken(deep, 0.3)]),
    ) +
    rect(-10, c.height * 0.58, c.width + 20, c.height * 0.5, { fill: 'url(#sea)' }) +
    ship(c) +
    repeat(64, (at) => {
      const t = (at / 64) ** 1.3
      const [x, y, w] = [
        c.width * c.random(),
        c.height * (0.59 + 0.42 * t),
        c.unit * (0.03 + 0.13 * t),
      ]
      return path(
        `M${num(x - w)},${num(y)} q${num(w * 0.5)},${num(-w * 0.22)} ${num(w)},0 q${num(w * 0.5)},${num(w * 0.12)} ${num(w)},0 q${num(-w * 0.5)},${num(w * 0.24)} ${num(-w)},${num(w * 0.07)} q${num(-w * 0.5)},${num(-w * 0.06)} ${num(-w)},${num(-w * 0.07)}Z`,
        { fill: at % 3 ? lighten(deep, 0.45) : '#ffffff', opacity: at % 3 ? 0.45 : 0.7 },
      )
    })
  )
}

const ship = ({ width, height, unit, air }: Canvas): Svg => {
  const [x, y, s] = [width * 0.12, height * 0.6, unit * 0.12]
  const at = (dx: number, dy: number): string => `${num(x + dx * s)},${num(y + dy * s)}`
  return (
    path(`M${at(-0.6, -0.1)} L${at(0.66, -0.1)} L${at(0.46, 0.16)} L${at(-0.42, 0.16)}Z`, {
      fill: far('#5c3b28', air, 0.3),
    }) +
    path(`M${at(-0.02, -0.12)} L${at(-0.02, -1.1)} L${at(0.03, -1.1)} L${at(0.03, -0.12)}Z`, {
      fill: far('#5c3b28', air, 0.3),
    }) +
    path(
      `M${at(0.06, -1.04)} Q${at(0.66, -0.6)} ${at(0.56, -0.2)} L${at(0.06, -0.24)}Z M${at(-0.06, -0.96)} Q${at(-0.5, -0.6)} ${at(-0.48, -0.2)} L${at(-0.06, -0.24)}Z`,
      { fill: far('#fbf3e0', air, 0.15) },
    )
  )
}
