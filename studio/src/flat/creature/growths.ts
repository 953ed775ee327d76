import type { CharacterSpec, Mark } from '../../spec/CharacterSpec.ts'
import { creatureOf } from '../../spec/creatures.ts'
import { darken, lighten, mix } from '../palette.ts'
import { bothSides } from '../shapes.ts'
import type { Svg } from '../svg.ts'
import { hornsOf } from './hornsOf.ts'
import { at, outline, ovalAt, type Pen } from './Pen.ts'

/** Growths behind the head and the shoulders. */
export const growthsBehind = (spec: CharacterSpec, pen: Pen): Svg =>
  spec.marks
    .map((mark) => {
      switch (mark) {
        case 'wings':
          return bothSides((side) => wing(pen, side))
        case 'snakes':
          return snakes(pen)
        case 'antlers':
          return bothSides((side) => antler(pen, side))
        case 'pointed-ears':
          return bothSides((side) =>
            pen.shape(
              outline(pen, [
                [side * 0.66, 0.2],
                [side * 1.22, 0.6],
                [side * 0.68, -0.24],
              ]),
              spec.skin,
            ),
          )
        default:
          return ''
      }
    })
    .join('')

/** Growths on the head, in front of the hair. */
export const growthsInFront = (spec: CharacterSpec, pen: Pen): Svg =>
  spec.marks
    .map((mark) => {
      switch (mark) {
        case 'horns':
          return hornsOf('#4a3a34', { width: 0.7, y: 0.3, height: 0.7 }, pen)
        case 'horn-stumps':
          return bothSides(
            (side) =>
              pen.shape(ovalAt(pen, side * 0.32, 0.68, 0.17, 0.15), darken(spec.skin, 0.3)) +
              pen.shape(ovalAt(pen, side * 0.32, 0.7, 0.1, 0.08), darken(spec.skin, 0.5)),
          )
        case 'halo':
          return (
            pen.shape(ovalAt(pen, 0, 1.52, 0.52, 0.13), '#f2c84a') +
            pen.shape(ovalAt(pen, 0, 1.52, 0.4, 0.07), '#fff2c0')
          )
        case 'unicorn-horn':
          return spiralHorn(pen)
        case 'cat-ears':
          return bothSides(
            (side) =>
              pen.shape(
                outline(pen, [
                  [side * 0.2, 0.94],
                  [side * 0.62, 1.6],
                  [side * 0.7, 0.66],
                ]),
                spec.hair.color,
              ) +
              pen.shape(
                outline(pen, [
                  [side * 0.34, 0.98],
                  [side * 0.58, 1.36],
                  [side * 0.62, 0.82],
                ]),
                mix(spec.hair.color, '#e58a90', 0.6),
              ),
          )
        case 'tusks':
          return creatureOf(spec)
            ? ''
            : bothSides((side) =>
                pen.shape(
                  outline(pen, [
                    [side * 0.14, -0.74],
                    [side * 0.21, -0.48],
                    [side * 0.25, -0.74],
                  ]),
                  '#f4ecd2',
                ),
              )
        default:
          return ''
      }
    })
    .join('')

const spiralHorn = (pen: Pen): Svg =>
  pen.shape(
    outline(pen, [
      [-0.15, 0.66],
      [0, 1.9],
      [0.15, 0.66],
    ]),
    '#ecd9a0',
  ) +
  [0, 1, 2, 3]
    .map((turn) => {
      const [y, half] = [0.78 + turn * 0.24, 0.13 - turn * 0.026]
      return pen.shape(
        outline(pen, [
          [-half, y],
          [half, y + 0.12],
          [half, y + 0.17],
          [-half, y + 0.05],
        ]),
        '#c9a54e',
      )
    })
    .join('')

const wing = (pen: Pen, side: -1 | 1): Svg => {
  const feather = (from: number, to: readonly [number, number]): Svg =>
    pen.shape(
      outline(pen, [
        [side * (1.1 + from * 0.4), -0.9 + from * 0.3],
        [side * (to[0] + 0.14), to[1] + 0.2],
        [side * to[0], to[1]],
        [side * (0.8 + from * 0.3), -1.2],
      ]),
      '#f4f0e6',
    )
  return [0, 0.25, 0.5, 0.75, 1]
    .map((share) => feather(share, [1.3 + share * 0.5, -2.5 + share * 0.9]))
    .concat(
      pen.shape(
        `M${at(pen, side * 0.6, -1.7)} C${at(pen, side * 0.8, -0.9)} ${at(pen, side * 1.3, -0.4)} ${at(pen, side * 1.9, -0.5)} ` +
          `C${at(pen, side * 1.8, -0.9)} ${at(pen, side * 1.2, -1.4)} ${at(pen, side * 0.6, -1.7)}Z`,
        '#ffffff',
      ),
    )
    .join('')
}

const antler = (pen: Pen, side: -1 | 1): Svg =>
  pen.shape(
    outline(
      pen,
      ANTLER.map(([x, y]) => [side * x, y] as const),
    ),
    '#8a6a48',
  )

const ANTLER = [
  ...([[0.26, 0.8] as const, [0.5, 1.3] as const, [0.3, 1.8] as const] as const),
  ...([[0.58, 1.42] as const, [0.76, 1.7] as const, [0.74, 2.1] as const] as const),
  ...([[0.86, 1.72] as const, [1.14, 1.96] as const, [0.66, 1.24] as const] as const),
  [0.4, 0.74] as const,
] as const

const snakes = (pen: Pen): Svg =>
  Array.from({ length: 9 }, (_, i) => {
    const angle = (i / 8 - 0.5) * 3.9
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
    const bend = i % 2 ? 0.2 : -0.2
    const p = (far: number, across: number): string =>
      at(pen, sin * far + cos * across, 0.2 + cos * far - sin * across)
    const green = i % 2 ? '#5f8a4a' : '#4c7640'
    return (
      pen.shape(
        `M${p(0.4, -0.12)} C${p(0.9, bend - 0.1)} ${p(1.1, -bend - 0.1)} ${p(1.38, bend * 0.6 - 0.06)} ` +
          `L${p(1.38, bend * 0.6 + 0.06)} C${p(1.1, -bend + 0.1)} ${p(0.9, bend + 0.1)} ${p(0.4, 0.12)}Z`,
        green,
      ) +
      pen.shape(
        ovalAt(pen, sin * 1.42 + cos * bend * 0.6, 0.2 + cos * 1.42 - sin * bend * 0.6, 0.11, 0.1),
        lighten(green, 0.15),
      )
    )
  }).join('')

/** How far growths reach, in the units of a row. */
export const growthReach = ({ marks }: CharacterSpec): Reach => ({
  half: Math.max(0, ...marks.map((mark) => REACH[mark]?.half ?? 0)),
  top: Math.max(0, ...marks.map((mark) => REACH[mark]?.top ?? 0)),
})

/** How far something reaches to each side of the middle, and above the eyes. */
export interface Reach {
  readonly half: number
  readonly top: number
}

const REACH: Partial<Record<Mark, Reach>> = {
  antlers: { half: 1.2, top: 2.15 },
  horns: { half: 0.9, top: 1.7 },
  halo: { half: 0, top: 1.7 },
  'unicorn-horn': { half: 0, top: 2 },
  wings: { half: 2, top: 0 },
  'cat-ears': { half: 0, top: 1.65 },
  'pointed-ears': { half: 1.25, top: 0 },
  snakes: { half: 1.65, top: 1.75 },
}
