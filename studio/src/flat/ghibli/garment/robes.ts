import { bothSides, line, num } from '../../shapes.ts'
import { brightness, darken, INK, lighten, mix } from '../../palette.ts'
import { circle, ellipse, path } from '../../svg.ts'
import { inked } from '../ink.ts'
import type { GarmentDrawing } from './Body.ts'

export const robe: GarmentDrawing = ({ n, color, trim, shade, deep, inside, folds, belt }) =>
  inside(
    folds,
    path(`M-40,310 L-22,1500 L70,1500 L44,310Z`, {
      fill: trim,
      stroke: deep,
      'stroke-width': 4,
      opacity: 0.9,
    }),
    belt(760),
  ) +
  inked(
    `M${-n - 40},204 C${-n - 80},250 ${-n - 94},306 ${-n - 40},346 C-50,386 50,386 ${n + 40},346 C${n + 94},306 ${n + 80},250 ${n + 40},204 C${n + 8},290 ${-n - 8},290 ${-n - 40},204Z`,
    lighten(color, 0.16),
  ) +
  path(
    `M20,372 Q70,372 ${n + 40},346 C${n + 94},306 ${n + 80},250 ${n + 40},204 C${n + 24},250 ${n},280 60,290Z`,
    { fill: shade, opacity: 0.45 },
  )

export const cloak: GarmentDrawing = ({ s, n, color, trim, shade, deep, inside, collar, belt }) =>
  inside(line('M0,340 V1400', darken(trim, 0.5), 4, 0.5), belt(760)) +
  bothSides(
    (side) =>
      inked(
        `M${side * (n + 26)},206 C${side * (n + 60)},270 ${num(side * s * 0.66)},292 ${num(side * s * 0.9)},352 C${num(side * s * 1.14)},420 ${num(side * s * 1.2)},640 ${num(side * s * 1.24)},1500 L${num(side * s * 0.46)},1500 C${num(side * s * 0.5)},900 ${num(side * s * 0.36)},520 ${side * 40},352Z`,
        side < 0 ? color : mix(color, shade, 0.6),
        6,
      ) +
      line(
        `M${num(side * s * 0.5)},380 C${num(side * s * 0.72)},560 ${num(side * s * 0.78)},900 ${num(side * s * 0.76)},1400 M${num(side * s * 0.8)},400 C${num(side * s * 1)},560 ${num(side * s * 1)},800 ${num(side * s * 1.02)},1400`,
        deep,
        5,
        0.6,
      ),
  ) +
  collar(lighten(color, 0.14), 30) +
  circle(0, 356, 26, {
    fill: brightness(trim) > 0.6 ? '#d8a93a' : lighten(trim, 0.35),
    stroke: INK,
    'stroke-width': 5,
  }) +
  circle(-7, 348, 8, { fill: '#fff6da', opacity: 0.9 })

export const tunic: GarmentDrawing = ({ n, skinDark, trim, inside, arms, folds, belt }) =>
  inside(
    folds,
    arms,
    path(`M-44,270 L0,470 L44,270Z`, { fill: skinDark, stroke: INK, 'stroke-width': 5 }),
    line(
      'M-30,350 L24,386 M30,350 L-24,386 M-18,400 L14,424 M18,400 L-14,424',
      lighten(trim, 0.3),
      6,
    ),
    belt(740),
  ) +
  bothSides((side) =>
    inked(
      `M${side * (n + 32)},208 C${side * (n + 40)},270 ${side * 60},300 ${side * 8},480 L${side * 34},480 C${side * 80},330 ${side * (n + 60)},290 ${side * (n + 54)},230Z`,
      trim,
    ),
  )

export const toga: GarmentDrawing = ({ s, n, skinDark, color, trim, shade, deep, inside }) =>
  inside(
    line(`M14,346 q60,-12 ${n + 20},-40 M-14,346 q-60,-12 ${-n - 20},-40`, skinDark, 5, 0.7),
    path(
      `M-900,300 L${num(-s * 0.4)},280 C${num(-s * 0.1)},440 ${num(s * 0.4)},600 900,700 V1500 H-900Z`,
      { fill: color, stroke: INK, 'stroke-width': 6 },
    ),
    path(`M60,520 C${num(s * 0.4)},620 ${num(s * 0.8)},680 900,700 V1500 H80Z`, {
      fill: shade,
      opacity: 0.45,
    }),
    line(`M${num(-s * 0.4)},280 C${num(-s * 0.1)},440 ${num(s * 0.4)},600 900,700`, trim, 20),
    line(
      `M${num(-s * 0.6)},320 C${num(-s * 0.3)},560 ${num(s * 0.3)},760 900,880 M${num(-s * 0.76)},360 C${num(-s * 0.5)},700 ${num(s * 0.1)},960 900,1080 M${num(-s * 0.9)},440 C${num(-s * 0.8)},800 ${num(-s * 0.3)},1100 500,1300`,
      deep,
      5,
      0.5,
    ),
  ) +
  circle(-s * 0.5, 340, 30, { fill: '#d8a93a', stroke: INK, 'stroke-width': 5 }) +
  ellipse(-s * 0.5 - 8, 332, 9, 7, { fill: '#fff6da' })
