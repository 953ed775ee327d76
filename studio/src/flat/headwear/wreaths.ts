import { darken, lighten } from '../palette.ts'
import { num } from '../shapes.ts'
import { group } from '../svg.ts'
import { oval, pairOf } from '../penned.ts'
import type { WearDrawing } from './WearDrawing.ts'

/** The height of a band around the head at `x`. */
const onBand = (x: number): number => -196 + (x * x) / 520

/** Headwear that sits on the hair and hides none of it. */
export const WREATHS = {
  'flower-crown': {
    half: 252,
    top: -282,
    front: (pen, { color, trim }) =>
      pen.line('M-196,-124 Q0,-250 196,-124', '#4f8a3e', 20) +
      [-186, -120, -58, 8, 72, 132, 190]
        .map((x, i) => {
          const dye = i % 2 === 0 ? color : trim
          const y = onBand(x)
          return (
            pen.shape(oval(x + 34, y + 8, 20, 12), '#5b9a4a') +
            [0, 72, 144, 216, 288]
              .map((turn) =>
                group(
                  { transform: `rotate(${turn} ${x} ${num(y)})` },
                  pen.shape(oval(x, y - 26, 17, 21), dye),
                ),
              )
              .join('') +
            pen.shape(oval(x, y, 14), '#f4c93a')
          )
        })
        .join(''),
  },
  laurel: {
    half: 242,
    top: -272,
    front: (pen, { color, trim }) =>
      [180, 146, 108, 68, 30]
        .map((x) =>
          pairOf(
            pen,
            (side) => {
              const y = onBand(x)
              const [a, b] = [side * x, side * (x - 52)]
              return `M${a},${num(y)} C${a},${num(y - 44)} ${b},${num(y - 56)} ${b},${num(y - 60)} C${b},${num(y - 30)} ${a - side * 8},${num(y - 6)} ${a},${num(y)}Z M${a},${num(y)} C${a - side * 6},${num(y + 24)} ${b},${num(y + 30)} ${b - side * 4},${num(y + 24)} C${b + side * 10},${num(y)} ${a - side * 14},${num(y - 6)} ${a},${num(y)}Z`
            },
            x % 4 === 0 ? color : lighten(color, 0.15),
          ),
        )
        .join('') + pen.shape(oval(0, -206, 15), trim),
  },
  'hair-bow': {
    half: 252,
    top: -422,
    front: (pen, { color, trim }) =>
      pen.line('M-188,-120 C-150,-240 150,-240 188,-120', trim, 20) +
      pairOf(
        pen,
        (side) =>
          `M${side * 10},-300 C${side * 60},-420 ${side * 220},-430 ${side * 240},-370 C${side * 254},-300 ${side * 230},-220 ${side * 170},-220 C${side * 110},-230 ${side * 50},-250 ${side * 10},-270Z`,
        color,
      ) +
      pen.line(
        'M-40,-290 C-90,-330 -130,-340 -170,-330 M40,-290 C90,-330 130,-340 170,-330 M-40,-274 L-130,-270 M40,-274 L130,-270',
        darken(color, 0.4),
        7,
      ) +
      pen.shape(oval(0, -284, 44, 46), darken(color, 0.12)),
  },
  headphones: {
    half: 262,
    top: -322,
    front: (pen, { color, trim }) =>
      pen.line('M-206,0 C-220,-200 -130,-300 0,-300 C130,-300 220,-200 206,0', color, 26) +
      pairOf(
        pen,
        (side) =>
          `M${side * 176},-60 C${side * 236},-70 ${side * 256},-20 ${side * 254},20 C${side * 256},70 ${side * 236},110 ${side * 176},100Z`,
        color,
      ) +
      pairOf(pen, (side) => oval(side * 226, 20, 16, 36), trim),
  },
} as const satisfies Readonly<Record<string, WearDrawing>>
