import { bothSides, line, num } from '../../shapes.ts'
import { darken, INK, lighten, mix } from '../../palette.ts'
import { circle, path, rect } from '../../svg.ts'
import { inked } from '../ink.ts'
import type { GarmentDrawing } from './Body.ts'

export const armour: GarmentDrawing = ({ s, color, trim, shade, deep, inside, collar }) =>
  inside(
    path(
      `M${num(-s * 0.62)},400 Q0,350 ${num(s * 0.62)},400 C${num(s * 0.6)},620 ${num(s * 0.5)},760 0,800 C${num(-s * 0.5)},760 ${num(-s * 0.6)},620 ${num(-s * 0.62)},400Z`,
      { fill: lighten(color, 0.18), stroke: INK, 'stroke-width': 6 },
    ),
    path(
      `M20,372 Q${num(s * 0.4)},370 ${num(s * 0.62)},400 C${num(s * 0.6)},620 ${num(s * 0.5)},760 0,800 C40,700 60,560 20,372Z`,
      { fill: shade, opacity: 0.6 },
    ),
    line(`M0,374 V800 M${num(-s * 0.5)},690 Q0,770 ${num(s * 0.5)},690`, deep, 5, 0.8),
    line(
      `M${num(-s * 0.46)},440 Q${num(-s * 0.5)},560 ${num(-s * 0.4)},660`,
      lighten(color, 0.75),
      14,
      0.75,
    ),
    rect(-900, 830, 1800, 60, { fill: trim, stroke: INK, 'stroke-width': 5 }),
    line(
      'M-600,920 q300,50 600,50 q300,0 600,-50 M-600,980 q300,50 600,50 q300,0 600,-50',
      deep,
      6,
    ),
  ) +
  bothSides(
    (side) =>
      [2, 1, 0]
        .map((at) =>
          inked(
            `M${num(side * s * 0.52)},${350 + at * 62} C${num(side * s * 0.7)},${296 + at * 62} ${num(side * s * 1.12)},${310 + at * 66} ${num(side * s * (1.2 + at * 0.01))},${440 + at * 70} Q${num(side * s * 0.9)},${400 + at * 66} ${num(side * s * 0.56)},${440 + at * 62}Z`,
            side < 0 ? lighten(color, 0.1) : mix(color, shade, 0.6),
          ),
        )
        .join('') +
      line(
        `M${num(side * s * 0.56)},438 Q${num(side * s * 0.9)},398 ${num(side * s * 1.18)},436`,
        trim,
        9,
      ),
  ) +
  collar(trim, 40)

export const spacesuit: GarmentDrawing = ({ s, color, trim, inside, arms }) =>
  inside(
    arms,
    path(`M${num(-s * 0.5)},500 h${num(s)} v240 q0,30 -30,30 h${num(-s + 60)} q-30,0 -30,-30Z`, {
      fill: lighten(color, 0.4),
      stroke: INK,
      'stroke-width': 6,
    }),
    rect(-s * 0.4, 540, s * 0.34, 90, {
      fill: '#2d4256',
      stroke: INK,
      'stroke-width': 5,
      rx: 10,
    }),
    line(`M${num(-s * 0.34)},600 l24,-26 20,18 26,-36`, '#79e0c4', 6),
    circle(s * 0.14, 580, 22, { fill: trim, stroke: INK, 'stroke-width': 5 }),
    circle(s * 0.36, 580, 22, { fill: '#e2574c', stroke: INK, 'stroke-width': 5 }),
    line(`M${num(-s * 0.36)},690 h${num(s * 0.72)}`, trim, 16),
  ) +
  bothSides((side) =>
    inked(
      `M${num(side * s * 0.72)},330 L${num(side * s * 0.96)},384 L${num(side * s * 0.8)},450 L${num(side * s * 0.58)},384Z`,
      trim,
      4,
    ),
  ) +
  inked(
    'M-180,250 C-150,180 150,180 180,250 C200,330 150,372 0,376 C-150,372 -200,330 -180,250Z',
    lighten(color, 0.3),
  ) +
  inked(
    'M-140,252 C-120,206 120,206 140,252 C150,300 110,326 0,328 C-110,326 -150,300 -140,252Z',
    '#3c4654',
    4,
  ) +
  bothSides((side) =>
    line(
      `M${side * 190},330 C${side * 250},400 ${num(side * s * 0.5)},420 ${num(side * s * 0.5)},520`,
      darken(trim, 0.2),
      16,
    ),
  )

export const bodysuit: GarmentDrawing = ({ s, n, color, trim, deep, inside, arms, belt }) =>
  inside(
    arms,
    path(
      `M${num(-s * 0.54)},330 L${num(-s * 0.3)},640 L-60,1500 H60 L${num(s * 0.3)},640 L${num(s * 0.54)},330 L120,280 H-120Z`,
      { fill: trim, stroke: INK, 'stroke-width': 5 },
    ),
    path(`M40,300 L${num(s * 0.54)},330 L${num(s * 0.3)},640 L60,1500 H20Z`, {
      fill: darken(trim, 0.34),
      opacity: 0.55,
    }),
    path(`M0,420 L74,470 L44,580 L0,620 L-44,580 L-74,470Z`, {
      fill: color,
      stroke: INK,
      'stroke-width': 5,
    }),
    path('M0,450 L44,482 L24,560 L0,584Z', { fill: lighten(color, 0.3) }),
    belt(840),
    line(
      `M${num(-s * 0.6)},470 Q${num(-s * 0.4)},560 -70,560 M${num(s * 0.6)},470 Q${num(s * 0.4)},560 70,560`,
      deep,
      4,
      0.5,
    ),
  ) +
  inked(
    `M${-n - 24},190 L${-n - 34},288 Q0,350 ${n + 34},288 L${n + 24},190 Q0,276 ${-n - 24},190Z`,
    color,
  )
