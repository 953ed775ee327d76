import { bothSides, line, num } from '../../shapes.ts'
import { darken, INK, lighten, mix } from '../../palette.ts'
import { circle, path } from '../../svg.ts'
import { inked } from '../ink.ts'
import type { GarmentDrawing } from './Body.ts'

export const hoodie: GarmentDrawing = ({ s, n, color, trim, shade, deep, inside, arms }) =>
  inside(
    arms,
    line(
      `M${num(-s * 0.5)},1000 L${num(-s * 0.4)},780 H${num(s * 0.4)} L${num(s * 0.5)},1000`,
      deep,
      6,
    ),
  ) +
  inked(
    `M${-n - 30},190 C${-n - 130},220 ${-n - 120},330 -60,360 Q0,420 60,360 C${n + 120},330 ${n + 130},220 ${n + 30},190 C${n + 20},280 50,320 0,330 C-50,320 ${-n - 20},280 ${-n - 30},190Z`,
    lighten(color, 0.12),
  ) +
  path(
    `M20,380 Q50,372 60,360 C${n + 120},330 ${n + 130},220 ${n + 30},190 C${n + 30},280 60,320 30,326Z`,
    { fill: shade, opacity: 0.5 },
  ) +
  bothSides(
    (side) =>
      line(
        `M${side * 44},360 C${side * 50},430 ${side * 40},480 ${side * 48},540`,
        lighten(trim, 0.2),
        10,
      ) + line(`M${side * 48},540 v20`, darken(trim, 0.3), 14),
  )

export const tShirt: GarmentDrawing = ({ s, skin, skinDark, trim, inside, arms, folds, collar }) =>
  inside(
    folds,
    path(
      `M-900,640 L${num(-s * 0.74)},600 V1500 H-900Z M900,640 L${num(s * 0.74)},600 V1500 H900Z`,
      { fill: skin, stroke: INK, 'stroke-width': 5 },
    ),
    path(`M900,640 L${num(s * 0.74)},600 V1500 H900Z`, { fill: skinDark, opacity: 0.7 }),
    line(
      `M${num(-s * 1.3)},612 L${num(-s * 0.74)},580 M${num(s * 1.3)},612 L${num(s * 0.74)},580`,
      trim,
      12,
    ),
    arms,
    path('M0,500 l26,54 60,8 -44,42 12,58 -54,-28 -54,28 12,-58 -44,-42 60,-8Z', {
      fill: trim,
      opacity: 0.9,
    }),
  ) + collar(trim, 14)

export const jacket: GarmentDrawing = ({ s, n, color, trim, shade, deep, inside, collar }) =>
  inside(line('M0,340 V1400', darken(trim, 0.5), 4, 0.4)) +
  collar(darken(trim, 0.16), 6) +
  bothSides(
    (side) =>
      inked(
        `M${side * (n + 26)},212 C${side * (n + 56)},280 ${num(side * s * 0.62)},300 ${num(side * s * 0.87)},352 C${num(side * s * 1.1)},410 ${num(side * s * 1.18)},640 ${num(side * s * 1.22)},1500 L${side * 96},1500 C${side * 110},900 ${side * 120},600 ${side * 74},360Z`,
        side < 0 ? color : mix(color, shade, 0.55),
        6,
      ) +
      line(
        `M${num(side * s * 0.74)},560 C${num(side * s * 0.8)},700 ${num(side * s * 0.8)},900 ${num(side * s * 0.78)},1400`,
        deep,
        5,
        0.75,
      ) +
      line(`M${num(side * s * 0.34)},660 h${num(side * s * 0.26)}`, deep, 6, 0.8) +
      inked(
        `M${side * (n + 22)},210 C${side * (n + 66)},260 ${side * 150},320 ${side * 164},390 L${side * 110},440 L${side * 62},360 Z`,
        side < 0 ? lighten(color, 0.12) : shade,
      ),
  ) +
  line('M-88,470 C-96,700 -90,1000 -92,1400', lighten('#9aa0a8', 0.2), 6)

export const overalls: GarmentDrawing = ({ s, color, trim, shade, deep, inside, arms, collar }) =>
  inside(
    arms,
    path(
      `M${num(-s * 0.42)},540 H${num(s * 0.42)} L${num(s * 0.46)},780 L900,860 V1500 H-900 V860 L${num(-s * 0.46)},780Z`,
      { fill: color, stroke: INK, 'stroke-width': 6 },
    ),
    path(
      `M${num(s * 0.12)},540 H${num(s * 0.42)} L${num(s * 0.46)},780 L900,860 V1500 H${num(s * 0.1)}Z`,
      { fill: shade, opacity: 0.6 },
    ),
    line('M-80,640 H80 V740 Q0,790 -80,740Z', deep, 5),
    ...[-1, 1].map(
      (side) =>
        path(
          `M${num(side * s * 0.42)},590 L${num(side * s * 0.56)},300 L${num(side * s * 0.36)},300 L${num(side * s * 0.2)},590Z`,
          { fill: side < 0 ? color : mix(color, shade, 0.5), stroke: INK, 'stroke-width': 6 },
        ) +
        circle(side * s * 0.31, 580, 30, {
          fill: '#f0c93c',
          stroke: INK,
          'stroke-width': 5,
        }) +
        circle(side * s * 0.31 - 8, 572, 9, { fill: '#fff6cf' }),
    ),
  ) + collar(trim, 10)
