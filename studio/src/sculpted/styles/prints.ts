import type { CharacterSpec, Garment } from '../../CharacterSpec.ts'
import { albedo, darker } from '../color.ts'
import { blend, type Vector } from '../vector.ts'

/** A line on the front of a garment: x from -1 to 1 across it, y from 0 at the neck to 1 at the waist. */
interface PrintLine {
  readonly points: readonly (readonly [number, number])[]
  /** Half width, in half widths of the front. */
  readonly width: number
  readonly color: Vector
}

/** A garment reduced to its print, for figures whose clothes are not cloth. */
export interface Print {
  readonly base: Vector
  readonly legs: Vector
  /** Whether it reaches the feet like a robe. */
  readonly long: boolean
  readonly lines: readonly PrintLine[]
}

export const printOf = ({ garment, skin }: CharacterSpec): Print => {
  const color = albedo(garment.color)
  const trim = albedo(garment.trim)
  return PRINTS[garment.kind]({ color, trim, dark: darker(color, 0.55), skin: albedo(skin) })
}

interface Inks {
  readonly color: Vector
  readonly trim: Vector
  readonly dark: Vector
  readonly skin: Vector
}

const WHITE: Vector = [0.75, 0.75, 0.74]
const BRASS: Vector = [0.7, 0.48, 0.12]
const STEEL: Vector = [0.5, 0.52, 0.56]

const line = (color: Vector, width: number, ...points: readonly [number, number][]): PrintLine => ({
  points,
  width,
  color,
})
const dot = (color: Vector, x: number, y: number, width = 0.06): PrintLine =>
  line(color, width, [x, y], [x + 0.001, y])
const pair = (color: Vector, width: number, ...points: readonly [number, number][]) => [
  line(color, width, ...points),
  line(color, width, ...points.map(([x, y]): [number, number] => [-x, y])),
]
/** A wedge that narrows downwards. */
const opening = (color: Vector, depth: number, half = 0.3): readonly PrintLine[] =>
  [0, 0.33, 0.66, 1].map((t) =>
    line(
      color,
      0.09,
      [-half * (1 - t), depth * t * 0.5],
      [0, depth],
      [half * (1 - t), depth * t * 0.5],
    ),
  )
const belt = (color: Vector, y = 0.9): PrintLine => line(color, 0.08, [-1.2, y], [1.2, y])

const PRINTS: Readonly<Record<Garment, (inks: Inks) => Print>> = {
  robe: ({ color, trim, dark }) => ({
    ...{ base: color, legs: color, long: true },
    lines: [
      ...opening(dark, 0.34, 0.24),
      ...pair(trim, 0.06, [0.36, -0.02], [0.03, 0.42], [0.03, 1.1]),
      belt(trim, 0.78),
      dot(BRASS, 0, 0.78, 0.1),
    ],
  }),
  cloak: ({ color, trim, dark }) => ({
    ...{ base: dark, legs: dark, long: true },
    lines: [
      ...pair(color, 0.3, [0.9, 0], [0.8, 1.2]),
      ...pair(trim, 0.04, [0.5, 0.02], [0.46, 1.2]),
      line(trim, 0.05, [-0.5, 0.12], [0.5, 0.12]),
      dot(trim, 0, 0.12, 0.13),
    ],
  }),
  tunic: ({ color, trim, dark, skin }) => ({
    ...{ base: color, legs: darker(trim, 0.6), long: false },
    lines: [
      ...opening(skin, 0.22, 0.2),
      ...pair(trim, 0.05, [0.34, 0], [0, 0.3]),
      belt(dark, 0.8),
      dot(BRASS, 0, 0.8, 0.1),
    ],
  }),
  armour: ({ color, trim, dark }) => ({
    ...{ base: color, legs: darker(color, 0.3), long: false },
    lines: [
      ...pair(dark, 0.03, [0.05, 0.5], [0.5, 0.52], [0.8, 0.3]),
      line(dark, 0.03, [-0.9, 0.7], [0.9, 0.7]),
      line(trim, 0.06, [0, 0.06], [0, 1]),
      ...pair(trim, 0.06, [0.1, 0.03], [0.75, 0.08]),
      dot(trim, 0.6, 0.36),
      dot(trim, -0.6, 0.36),
      belt(dark),
    ],
  }),
  suit: ({ color, trim, dark }) => ({
    ...{ base: color, legs: color, long: false },
    lines: [
      ...opening(WHITE, 0.55, 0.26),
      line(trim, 0.075, [0, 0.06], [0, 0.5]),
      ...pair(dark, 0.05, [0.36, 0], [0.42, 0.2], [0.02, 0.62]),
      line(dark, 0.02, [0, 0.6], [0, 1]),
      dot(dark, 0.1, 0.74, 0.045),
      dot(WHITE, -0.6, 0.32, 0.07),
    ],
  }),
  spacesuit: ({ color, trim, dark }) => ({
    ...{ base: color, legs: color, long: false },
    lines: [
      line(STEEL, 0.07, [-0.5, 0.05], [0, 0.12], [0.5, 0.05]),
      line(dark, 0.24, [-0.2, 0.46], [0.2, 0.46]),
      line(trim, 0.08, [-0.26, 0.4], [-0.1, 0.4]),
      dot(trim, 0.12, 0.42),
      dot([0.1, 0.5, 0.2], 0.32, 0.42),
      ...pair(dark, 0.03, [0.7, 0], [0.66, 0.9]),
      belt(STEEL),
    ],
  }),
  uniform: ({ color, trim, dark }) => ({
    ...{ base: color, legs: dark, long: false },
    lines: [
      line(trim, 0.04, [0, 0], [0, 0.9]),
      ...pair(trim, 0.05, [0.02, 0.02], [0.4, 0.02]),
      ...[0.25, 0.45, 0.65].flatMap((y) => [dot(BRASS, 0.2, y), dot(BRASS, -0.2, y)]),
      line(trim, 0.05, [0.5, 0.3], [0.75, 0.3]),
      belt(dark),
      dot(BRASS, 0, 0.9, 0.08),
    ],
  }),
  dress: ({ color, trim, skin }) => ({
    ...{ base: color, legs: color, long: true },
    lines: [
      ...opening(skin, 0.18, 0.34),
      line(trim, 0.045, [-0.46, -0.02], [-0.24, 0.2], [0, 0.26], [0.24, 0.2], [0.46, -0.02]),
      belt(trim, 0.85),
    ],
  }),
  gown: ({ color, trim, skin, dark }) => ({
    ...{ base: color, legs: color, long: true },
    lines: [
      ...opening(skin, 0.24, 0.44),
      line(trim, 0.05, [-0.6, -0.02], [-0.3, 0.26], [0, 0.34], [0.3, 0.26], [0.6, -0.02]),
      dot(BRASS, 0, 0.16, 0.08),
      ...pair(dark, 0.03, [0.2, 0.4], [0.12, 0.8], [0.3, 1.1]),
      belt(trim, 0.8),
    ],
  }),
  hoodie: ({ color, trim, dark }) => ({
    ...{ base: color, legs: [0.03, 0.05, 0.12], long: false },
    lines: [
      line(dark, 0.1, [-0.4, 0], [0, 0.14], [0.4, 0]),
      ...pair(trim, 0.035, [0.16, 0.14], [0.18, 0.42]),
      line(dark, 0.03, [-0.55, 0.95], [-0.4, 0.65], [0.4, 0.65], [0.55, 0.95]),
    ],
  }),
  't-shirt': ({ color, trim, skin }) => ({
    ...{ base: color, legs: [0.03, 0.05, 0.12], long: false },
    lines: [
      line(skin, 0.1, [-0.2, 0], [0, 0.05], [0.2, 0]),
      line(trim, 0.05, [-0.36, -0.02], [0, 0.18], [0.36, -0.02]),
      line(darker(trim, 0.35), 0.04, [-0.5, 0.5], [0.5, 0.5]),
    ],
  }),
  jacket: ({ color, trim, dark }) => ({
    ...{ base: color, legs: [0.03, 0.04, 0.08], long: false },
    lines: [
      line(trim, 0.2, [0, 0], [0, 1.2]),
      ...pair(dark, 0.05, [0.28, 0.34], [0.24, 1.2]),
      ...pair(dark, 0.09, [0.26, 0], [0.42, 0.12], [0.28, 0.36]),
      ...pair(STEEL, 0.025, [0.5, 0.62], [0.75, 0.58]),
    ],
  }),
  coat: ({ color, trim, dark }) => ({
    ...{ base: color, legs: darker(color, 0.5), long: false },
    lines: [
      ...opening(trim, 0.5, 0.24),
      ...pair(dark, 0.1, [0.3, 0], [0.44, 0.16], [0.06, 0.56]),
      line(dark, 0.025, [0, 0.55], [0, 1.2]),
      ...[0.64, 0.82].flatMap((y) => [dot(BRASS, 0.22, y), dot(BRASS, -0.22, y)]),
    ],
  }),
  overalls: ({ color, trim, skin, dark }) => ({
    ...{ base: trim, legs: color, long: false },
    lines: [
      line(skin, 0.08, [-0.2, 0], [0.2, 0]),
      ...pair(color, 0.13, [0.52, -0.05], [0.5, 0.5]),
      ...[0.52, 0.66, 0.8, 0.94].map((y) => line(color, 0.17, [-0.5, y], [0.5, y])),
      line(color, 0.14, [-1.2, 0.98], [1.2, 0.98]),
      line(dark, 0.03, [-0.3, 0.62], [-0.26, 0.82], [0.26, 0.82], [0.3, 0.62], [-0.3, 0.62]),
      dot(BRASS, 0.5, 0.47, 0.09),
      dot(BRASS, -0.5, 0.47, 0.09),
    ],
  }),
  bodysuit: ({ color, trim }) => ({
    ...{ base: color, legs: color, long: false },
    lines: [
      ...[0.24, 0.42, 0.6, 0.78].map((y) =>
        line(trim, 0.045, [-0.6, y - 0.06], [0, y], [0.6, y - 0.06]),
      ),
      ...pair(trim, 0.06, [0.8, 0], [0.7, 1]),
      line(trim, 0.08, [-0.3, 0.02], [0.3, 0.02]),
    ],
  }),
  toga: ({ color, trim, skin, dark }) => ({
    ...{ base: color, legs: color, long: true },
    lines: [
      line(skin, 0.3, [-0.8, -0.02], [-0.5, 0.05]),
      line(trim, 0.07, [0.7, -0.05], [0.1, 0.4], [-1.1, 0.66]),
      line(blend(dark, color, 0.5), 0.03, [0.9, 0.1], [0.2, 0.7], [-0.6, 1]),
      line(blend(dark, color, 0.5), 0.03, [0.95, 0.4], [0.4, 0.9]),
    ],
  }),
}
