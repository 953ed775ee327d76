import type { CharacterSpec, Hex, Scene } from '../../CharacterSpec.ts'
import type { Point } from '../shapes.ts'
import { arc, bumps, line, num } from '../shapes.ts'
import { darken, lighten, mix } from '../palette.ts'
import type { Random } from '../random.ts'
import { pickFrom, repeat } from '../random.ts'
import type { Air } from './sky.ts'
import { airOf, sky, stars } from './sky.ts'
import type { Svg } from '../svg.ts'
import { circle, element, ellipse, group, path, rect, verticalGradient } from '../svg.ts'

/** The scene behind the figure, `width` by `height` pixels, painted beyond all edges. */
export const background = (
  { background: place }: CharacterSpec,
  width: number,
  height: number,
  random: Random,
): Svg => {
  const air = airOf(place)
  const canvas: Canvas = { width, height, unit: Math.min(width, height), random, air }
  const indoors = place.scene === 'studio' || place.scene === 'interior' || place.scene === 'space'
  return (indoors ? '' : sky(place, air, width, height, random)) + SCENES[place.scene](canvas)
}

interface Canvas {
  readonly width: number
  readonly height: number
  /** The shorter side, in pixels. */
  readonly unit: number
  readonly random: Random
  readonly air: Air
}

/** A colour as seen at `distance` (0 near, 1 at the horizon): it fades into the haze. */
const far = (color: Hex, { haze, tint }: Air, distance: number): Hex =>
  mix(mix(color, tint, tint === '#ffffff' ? 0 : 0.12), haze, distance)

/** Ground from a wavy horizon to the bottom. `y`, `swing`: parts of the height; `waves`: over the width. */
const ground = (
  { width, height, random }: Canvas,
  y: number,
  swing: number,
  waves: number,
  top: Hex,
  bottom: Hex,
): Svg => {
  const id = `ground-${Math.round(y * 1000)}-${top.slice(1)}`
  const phase = random() * 6
  const points = Array.from({ length: 34 }, (_, at) => {
    const t = at / 32 - 0.03
    const rise =
      Math.sin(t * waves * 6.28 + phase) +
      0.4 * Math.sin(t * waves * 15 + phase * 2) +
      (random() - 0.5) * 0.18
    return `${num(t * width)},${num(height * (y - swing * rise))}`
  })
  return (
    element('defs', {}, verticalGradient(id, [top, bottom])) +
    path(
      `M${points.join(' L')} L${width * 1.1},${height * 1.1} L${-width * 0.1},${height * 1.1}Z`,
      { fill: `url(#${id})` },
    )
  )
}

const tuft = (x: number, y: number, h: number, lean: number, color: Hex): Svg =>
  path(
    `M${num(x)},${num(y)} q${num(-h * 0.12)},${num(-h * 0.6)} ${num(h * lean)},${num(-h)} q${num(h * 0.02)},${num(h * 0.5)} ${num(h * (0.22 - lean))},${num(h)}Z`,
    { fill: color },
  )

const grass = (
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

const flowers = ({ width, height, unit, random }: Canvas, from: number): Svg =>
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

const tree = (canvas: Canvas, x: number, y: number, h: number, leaf: Hex): Svg => {
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

const peak = (
  { width, height, random, air }: Canvas,
  x: number,
  y: number,
  half: number,
  top: number,
  rock: Hex,
  snow: boolean,
): Svg => {
  const [cx, by, ty, w] = [x * width, y * height, top * height, half * width]
  const jag = (): number => (random() - 0.5) * w * 0.08
  const left = `M${num(cx - w)},${num(by)} L${num(cx - w * 0.6 + jag())},${num(by + (ty - by) * 0.45)} L${num(cx - w * 0.3 + jag())},${num(by + (ty - by) * 0.72)} L${num(cx)},${num(ty)}`
  const right = `L${num(cx + w * 0.24)},${num(by + (ty - by) * 0.78 + jag() * 0.3)} L${num(cx + w * 0.55 + jag())},${num(by + (ty - by) * 0.42)} L${num(cx + w)},${num(by)}`
  const cap = 0.3 * (ty - by)
  return (
    path(`${left} ${right}Z`, { fill: rock }) +
    path(
      `M${num(cx)},${num(ty)} ${right} L${num(cx + w * 0.2)},${num(by)} L${num(cx - w * 0.02)},${num(by + (ty - by) * 0.5)} L${num(cx + w * 0.08)},${num(by + (ty - by) * 0.7)}Z`,
      { fill: darken(rock, 0.24), opacity: 0.8 },
    ) +
    (snow
      ? path(
          `M${num(cx)},${num(ty)} L${num(cx - w * 0.3)},${num(ty - cap)} L${num(cx - w * 0.16)},${num(ty - cap * 0.72)} L${num(cx - w * 0.06)},${num(ty - cap * 1.1)} L${num(cx + w * 0.06)},${num(ty - cap * 0.66)} L${num(cx + w * 0.22)},${num(ty - cap * 0.86)}Z`,
          { fill: mix('#ffffff', air.haze, 0.2) },
        )
      : '')
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

const SCENES: Readonly<Record<Scene, (canvas: Canvas) => Svg>> = {
  studio: ({ width, height, unit, air, random }) => {
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
  },
  hills: (c) =>
    ground(c, 0.6, 0.018, 1.2, far('#7fb0a2', c.air, 0.45), far('#a3cfa6', c.air, 0.3)) +
    ground(c, 0.68, 0.022, 1.5, far('#68a862', c.air, 0.2), far('#92c86c', c.air, 0.1)) +
    tree(c, c.width * 0.08, c.height * 0.75, c.unit * 0.26, far('#4c8a46', c.air, 0.14)) +
    tree(c, c.width * 0.93, c.height * 0.73, c.unit * 0.2, far('#4c8a46', c.air, 0.2)) +
    ground(c, 0.78, 0.016, 1.9, far('#66a548', c.air, 0.05), far('#3f7a37', c.air, 0.02)) +
    grass(c, 0.8, ['#5b9a3c', '#79b548', '#467f35']) +
    flowers(c, 0.82),
  forest: (c) => {
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
  },
  mountains: (c) =>
    peak(c, 0.12, 0.72, 0.42, 0.36, far('#6f7f9c', c.air, 0.5), true) +
    peak(c, 0.94, 0.72, 0.46, 0.3, far('#6f7f9c', c.air, 0.42), true) +
    peak(c, 0.5, 0.74, 0.4, 0.44, far('#647392', c.air, 0.36), true) +
    peak(c, 0.26, 0.78, 0.34, 0.52, far('#56667f', c.air, 0.22), true) +
    peak(c, 0.8, 0.8, 0.36, 0.54, far('#56667f', c.air, 0.16), true) +
    ground(c, 0.76, 0.02, 1.4, far('#5c8a64', c.air, 0.2), far('#4d7a48', c.air, 0.06)) +
    pines(c, 0.8) +
    ground(c, 0.86, 0.014, 1.8, far('#5f9450', c.air, 0.06), far('#3c6a38', c.air, 0.02)) +
    grass(c, 0.87, ['#4d8a3c', '#6ba548', '#3a6c33']),
  desert: (c) => {
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
  },
  sea: (c) => {
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
  },
  city: (c) => {
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
  },
  castle: (c) => {
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
  },
  space: (c) => {
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
  },
  arctic: (c) =>
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
    ),
  interior: (c) => {
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
  },
  ruins: (c) => {
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
  },
}

const pines = ({ width, height, unit, random, air }: Canvas, y: number): Svg =>
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
