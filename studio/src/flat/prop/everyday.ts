import { darken, lighten } from '../palette.ts'
import { oval } from '../penned.ts'
import { num } from '../shapes.ts'
import type { PropDrawing } from './PropDrawing.ts'

const GOLD = '#c79a3a'
const PAPER = '#fbf3dc'
const INK = '#38282b'

/** A petal of a flower around (0, -180), turned by an angle in degrees, as path data. */
const petal = (degrees: number): string => {
  const angle = (degrees * Math.PI) / 180
  const at = (x: number, y: number): string =>
    `${num(x * Math.cos(angle) - y * Math.sin(angle))},${num(x * Math.sin(angle) + y * Math.cos(angle) - 180)}`
  return `M${at(0, -6)} C${at(-36, -30)} ${at(-32, -74)} ${at(0, -78)} C${at(32, -74)} ${at(36, -30)} ${at(0, -6)}Z`
}

export const EVERYDAY = {
  book: {
    half: 150,
    up: 160,
    down: 130,
    second: [-132, 30],
    draw: (pen, color) =>
      pen.shape('M-140,-130 L20,-150 L136,-120 L140,96 L24,76 L-136,100Z', color) +
      pen.shade('M20,-150 L136,-120 L140,96 L24,76Z', darken(color, 0.4)) +
      pen.shape('M-136,100 L24,76 L140,96 L140,116 L24,98 L-136,122Z', '#f7efd8') +
      pen.line('M20,-146 L24,76', darken(color, 0.6), 6) +
      pen.line('M-116,-104 L-4,-118 L0,50 L-114,72Z', '#dcb14c', 6) +
      pen.light('M-60,-66 l12,26 28,2 -20,20 6,28 -26,-14 -26,14 6,-28 -20,-20 28,-2Z', '#d8a93a'),
  },
  lantern: {
    half: 110,
    up: 130,
    down: 254,
    draw: (pen, color) =>
      pen.glow(0, 150, 220, 'warm') +
      pen.line('M-50,70 C-60,-40 60,-40 50,70', darken(color, 0.4), 10) +
      pen.shape('M-70,70 L-40,34 H40 L70,70Z', color) +
      pen.shape('M-60,72 H60 V212 H-60Z', '#ffe9a6') +
      pen.light('M0,100 C34,140 30,180 0,196 C-30,180 -34,140 0,100Z', '#ff9f3a') +
      pen.light('M0,140 C16,164 14,180 0,190 C-14,180 -16,164 0,140Z', '#fff6c4') +
      pen.line('M-30,72 V212 M30,72 V212', darken(color, 0.4), 6) +
      pen.shape('M-76,210 H76 L64,244 H-64Z', color),
  },
  compass: {
    half: 110,
    up: 240,
    down: 0,
    draw: (pen, color) =>
      pen.line('M0,0 C-30,-40 -10,-60 0,-76', GOLD, 8) +
      pen.shape(oval(-2, -133, 92), color) +
      pen.shape(oval(-2, -133, 70), PAPER) +
      pen.line('M-2,-196 v12 M-2,-82 v12 M-66,-133 h12 M50,-133 h12', INK, 5) +
      pen.light('M30,-172 L8,-126 L-14,-142Z', '#c0322e') +
      pen.light('M-34,-94 L8,-126 L-14,-142Z', '#38506e') +
      pen.line('M-70,-172 C-50,-206 -20,-216 4,-214', lighten(color, 0.5), 8),
  },
  flower: {
    half: 100,
    up: 270,
    down: 0,
    draw: (pen, color) =>
      pen.line('M0,90 C-10,0 6,-80 0,-150', '#3f7d3c', 12) +
      pen.shape('M0,-30 C-50,-70 -80,-50 -84,-20 C-50,0 -20,0 0,-30Z', '#5b9a4a') +
      [0, 60, 120, 180, 240, 300]
        .map((turn) => pen.shape(petal(turn), turn % 120 ? color : lighten(color, 0.2)))
        .join('') +
      pen.shape(oval(0, -180, 24), '#f4c93a'),
  },
  mug: {
    half: 80,
    up: 134,
    down: 106,
    grip: [92, -6],
    draw: (pen, color) =>
      pen.line('M62,-70 C118,-76 118,30 58,30', INK, 30) +
      pen.line('M62,-70 C118,-76 118,30 58,30', color, 20) +
      pen.shape('M-74,-110 H74 L66,84 Q0,104 -66,84Z', color) +
      pen.shade('M20,-110 H74 L66,84 Q40,96 16,96Z', darken(color, 0.4)) +
      pen.shape(oval(0, -110, 74, 18), '#f7e7c6') +
      pen.line('M-50,-70 L-46,40', lighten(color, 0.3), 8),
  },
  wrench: {
    half: 120,
    up: 330,
    down: 0,
    tilt: 8,
    draw: (pen, color) =>
      pen.shape(
        'M-18,90 L-18,-190 C-64,-214 -74,-280 -40,-320 L-34,-256 L0,-236 L34,-256 L40,-320 C74,-280 64,-214 18,-190 L18,90 Q0,110 -18,90Z',
        lighten(color, 0.1),
      ) +
      pen.shade(
        'M4,90 L4,-236 L34,-256 L40,-320 C74,-280 64,-214 18,-190 L18,90Z',
        darken(color, 0.4),
      ),
  },
} as const satisfies Readonly<Record<string, PropDrawing>>
