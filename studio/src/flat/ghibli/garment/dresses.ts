import { bothSides, line, num } from '../../shapes.ts'
import { INK, lighten, mix } from '../../palette.ts'
import { circle, path } from '../../svg.ts'
import { inked } from '../ink.ts'
import type { GarmentDrawing } from './Body.ts'

export const dress: GarmentDrawing = ({
  s,
  n,
  skin,
  color,
  trim,
  shade,
  deep,
  inside,
  folds,
  belt,
}) =>
  inside(
    folds,
    path(`M${-n - 40},200 Q${-n - 20},370 0,376 Q${n + 20},370 ${n + 40},200Z`, {
      fill: skin,
      stroke: INK,
      'stroke-width': 5,
    }),
    belt(720),
  ) +
  bothSides(
    (side) =>
      inked(
        `M${num(side * s * 0.66)},330 C${num(side * s * 1.1)},300 ${num(side * s * 1.3)},430 ${num(side * s * 1.16)},560 Q${num(side * s * 0.9)},600 ${num(side * s * 0.72)},540 Q${num(side * s * 0.62)},430 ${num(side * s * 0.66)},330Z`,
        side < 0 ? lighten(color, 0.1) : mix(color, shade, 0.5),
      ) +
      line(
        `M${num(side * s * 0.8)},370 Q${num(side * s * 0.92)},440 ${num(side * s * 0.86)},540 M${num(side * s * 0.98)},380 Q${num(side * s * 1.08)},450 ${num(side * s * 1)},550`,
        deep,
        4,
        0.6,
      ) +
      inked(
        `M${side * (n + 30)},216 C${side * (n + 90)},250 ${side * 170},330 ${side * 120},400 C${side * 70},410 ${side * 24},400 0,376 C${side * 50},360 ${side * (n + 14)},300 ${side * (n + 30)},216Z`,
        trim,
      ),
  )

export const gown: GarmentDrawing = ({ s, n, skinDark, color, trim, shade, deep, inside, belt }) =>
  inside(
    path(
      `M-900,420 L${num(-s * 0.7)},408 C${num(-s * 0.4)},400 -60,430 0,470 C60,430 ${num(s * 0.4)},400 ${num(s * 0.7)},408 L900,420 V1500 H-900Z`,
      { fill: color, stroke: INK, 'stroke-width': 6 },
    ),
    path(
      `M40,450 C90,424 ${num(s * 0.4)},400 ${num(s * 0.7)},408 L900,420 V1500 H${num(s * 0.2)}Z`,
      { fill: shade, opacity: 0.55 },
    ),
    line(
      `M-900,420 L${num(-s * 0.7)},408 C${num(-s * 0.4)},400 -60,430 0,470 C60,430 ${num(s * 0.4)},400 ${num(s * 0.7)},408 L900,420`,
      trim,
      18,
    ),
    line(
      `M${num(-s * 0.3)},470 C${num(-s * 0.26)},600 -40,700 -20,900 M${num(s * 0.3)},470 C${num(s * 0.26)},600 40,700 20,900 M0,470 V900`,
      deep,
      4,
      0.6,
    ),
    path('M0,560 l22,34 -22,34 -22,-34Z', { fill: trim, stroke: INK, 'stroke-width': 4 }),
    belt(800),
    ...[-1, 1].map((side) =>
      line(`M${side * 14},346 q${side * 60},-12 ${side * (n + 20)},-40`, skinDark, 5, 0.7),
    ),
  ) +
  bothSides(
    (side) =>
      inked(
        `M${num(side * s * 0.64)},396 C${num(side * s * 1.02)},360 ${num(side * s * 1.26)},440 ${num(side * s * 1.2)},600 C${num(side * s * 1.02)},640 ${num(side * s * 0.8)},600 ${num(side * s * 0.7)},540Z`,
        side < 0 ? lighten(color, 0.08) : mix(color, shade, 0.5),
      ) +
      line(
        `M${num(side * s * 0.66)},402 C${num(side * s * 0.98)},368 ${num(side * s * 1.16)},410 ${num(side * s * 1.2)},500`,
        trim,
        10,
      ),
  ) +
  line(`M${-n - 4},262 Q0,370 ${n + 4},262`, '#d8a93a', 7) +
  circle(0, 322, 16, { fill: trim, stroke: INK, 'stroke-width': 4 })
