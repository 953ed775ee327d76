import { darken, lighten } from '../palette.ts'
import { oval } from '../penned.ts'
import type { PropDrawing } from './PropDrawing.ts'

const GOLD = '#c9a23c'
const IVORY = '#f7f1e2'
const EBONY = '#2a2028'

export const IN_BOTH_HANDS = {
  'great-sword': {
    half: 170,
    up: 800,
    down: 150,
    second: [-14, 106],
    aside: 0.7,
    draw: (pen, color) =>
      pen.shape('M-42,-90 L-36,-700 L0,-790 L36,-700 L42,-90Z', lighten(color, 0.3)) +
      pen.shade('M0,-90 V-790 L36,-700 L42,-90Z', darken(color, 0.28)) +
      pen.line('M0,-110 V-600', darken(color, 0.35), 10) +
      pen.shape('M-160,-104 Q0,-84 160,-104 L160,-66 Q0,-46 -160,-66Z', GOLD) +
      pen.shape('M-18,-58 H18 V120 H-18Z', '#5c3b28') +
      pen.shape(oval(0, 122, 26), GOLD),
  },
  rifle: {
    half: 260,
    up: 560,
    down: 250,
    grip: [40, -60],
    second: [-150, 150],
    aside: 0.66,
    draw: (pen, color) =>
      pen.line('M-20,20 L232,-530', '#4a4d56', 26) +
      pen.line('M214,-500 l-16,-10', '#4a4d56', 12) +
      pen.shape(
        'M-50,30 C-90,90 -130,140 -210,190 L-250,110 C-190,80 -140,30 -90,-30 L150,-430 L192,-410 L20,-40Z',
        color,
      ) +
      pen.line('M-70,0 C-30,60 30,30 8,-16', '#4a4d56', 10) +
      pen.shape('M-30,-60 L36,-190 L66,-174 L0,-44Z', '#5c606a'),
  },
  piano: {
    half: 560,
    up: 60,
    down: 230,
    grip: [200, -20],
    isAhead: true,
    second: [-400, 0],
    aside: 0.58,
    draw: (pen, color) =>
      pen.shape('M-550,-40 H550 V220 H-550Z', color) +
      pen.shape('M-520,-20 H520 V120 H-520Z', IVORY) +
      pen.line(
        Array.from({ length: 15 }, (_, key) => `M${key * 65 - 455},-20 V120`).join(' '),
        '#b5ab98',
        5,
      ) +
      [-6, -5, -3, -2, -1, 1, 2, 4, 5, 6]
        .map((key) => pen.shape(`M${key * 65 - 20},46 h40 v76 h-40Z`, EBONY))
        .join('') +
      pen.line('M-530,150 H530', lighten(color, 0.3), 8),
  },
  'swaddled-baby': {
    half: 230,
    up: 190,
    down: 150,
    grip: [150, 40],
    isAhead: true,
    second: [-260, 50],
    aside: 0.46,
    draw: (pen, color) =>
      pen.shape(
        'M200,-120 C230,0 120,110 0,130 C-100,146 -230,130 -220,70 C-200,10 -60,10 10,-60 C40,-190 180,-210 200,-120Z',
        color,
      ) +
      pen.shade(
        'M210,-60 C200,40 110,112 0,130 C-100,146 -230,130 -220,70 C-120,110 90,90 210,-60Z',
        darken(color, 0.25),
      ) +
      pen.shape(oval(112, -84, 78, 72), '#f0c8a8') +
      pen.line('M66,-84 q16,14 32,4 M126,-80 q16,14 32,4', EBONY, 7) +
      pen.line('M100,-44 q14,10 26,2', '#a8504c', 7) +
      pen.line(
        'M40,-30 C60,40 140,50 190,-20 M-40,20 C-10,60 20,90 10,126',
        darken(color, 0.35),
        6,
      ),
  },
} as const satisfies Readonly<Record<string, PropDrawing>>
