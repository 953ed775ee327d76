import { bothSides, line, num } from '../../shapes.ts'
import { INK, lighten } from '../../palette.ts'
import { circle, path } from '../../svg.ts'
import { inked } from '../ink.ts'
import type { GarmentDrawing } from './Body.ts'

export const suit: GarmentDrawing = ({ s, n, color, trim, shade, deep, inside, arms }) =>
  inside(
    arms,
    path('M-74,250 L0,640 L74,250Z', { fill: '#f5f2ea', stroke: INK, 'stroke-width': 5 }),
    path('M-22,316 L22,316 L14,352 L34,560 L0,610 L-34,560 L-14,352Z', {
      fill: trim,
      stroke: INK,
      'stroke-width': 5,
    }),
    line('M0,640 V1400', deep, 5),
    circle(-22, 720, 11, { fill: deep }),
    circle(-22, 850, 11, { fill: deep }),
    path(`M${num(s * 0.36)},560 l90,-12 4,34 -90,14Z`, {
      fill: '#f5f2ea',
      stroke: INK,
      'stroke-width': 4,
    }),
  ) +
  bothSides(
    (side) =>
      inked(
        `M${side * (n + 22)},214 C${side * (n + 60)},270 ${side * 120},300 ${side * 150},350 L${side * 180},450 L${side * 128},470 L${side * 150},510 L${side * 4},670 L${side * 36},480 Z`,
        side < 0 ? lighten(color, 0.08) : shade,
      ) +
      inked(
        `M${side * (n + 4)},220 L${side * 16},318 L${side * 74},372 L${side * (n + 30)},236Z`,
        '#f5f2ea',
        4,
      ),
  )

export const uniform: GarmentDrawing = ({ s, n, color, trim, deep, inside, arms, belt }) =>
  inside(
    arms,
    line('M0,330 V1400', deep, 5),
    ...[400, 500, 600, 700, 800].map(
      (y) =>
        circle(-34, y, 13, { fill: trim, stroke: INK, 'stroke-width': 4 }) +
        circle(34, y, 13, { fill: trim, stroke: INK, 'stroke-width': 4 }),
    ),
    path(`M${num(s * 0.3)},470 h78 v26 h-78Z`, {
      fill: '#c0322e',
      stroke: INK,
      'stroke-width': 4,
    }),
    circle(s * 0.3 + 24, 530, 20, { fill: '#d8a93a', stroke: INK, 'stroke-width': 4 }),
    belt(860),
  ) +
  bothSides(
    (side) =>
      inked(
        `M${num(side * s * 0.5)},318 L${num(side * s * 0.96)},352 Q${num(side * s * 1.06)},384 ${num(side * s * 0.98)},420 L${num(side * s * 0.5)},366Z`,
        trim,
      ) +
      line(
        `M${num(side * s * 0.74)},398 v40 M${num(side * s * 0.82)},406 v44 M${num(side * s * 0.9)},414 v46`,
        trim,
        8,
      ),
  ) +
  inked(
    `M${-n - 30},196 L${-n - 40},300 Q0,372 ${n + 40},300 L${n + 30},196 Q0,290 ${-n - 30},196Z`,
    color,
  ) +
  line(`M${-n - 34},284 Q0,354 ${n + 34},284`, trim, 9)

export const coat: GarmentDrawing = ({ n, color, trim, shade, deep, inside, arms, collar, belt }) =>
  inside(
    arms,
    path('M-60,240 L0,560 L60,240Z', {
      fill: lighten(trim, 0.2),
      stroke: INK,
      'stroke-width': 5,
    }),
    line('M10,560 C16,800 6,1000 10,1400', deep, 6),
    ...[640, 760, 880].map(
      (y) =>
        circle(-50, y, 16, { fill: trim, stroke: INK, 'stroke-width': 4 }) +
        circle(66, y, 16, { fill: trim, stroke: INK, 'stroke-width': 4 }),
    ),
    belt(940),
  ) +
  bothSides((side) =>
    inked(
      `M${side * (n + 20)},196 C${side * (n + 80)},220 ${side * 180},300 ${side * 196},380 L${side * 150},400 L${side * 180},450 L${side * 8},590 L${side * 34},420 L${side * 44},330Z`,
      side < 0 ? lighten(color, 0.1) : shade,
    ),
  ) +
  bothSides((side) => line(`M${side * 172},450 L${side * 14},576`, trim, 6, 0.9)) +
  collar(trim, 20)
