import { darken, lighten } from '../palette.ts'
import { oval, pairOf } from '../penned.ts'
import { num } from '../shapes.ts'
import type { PropDrawing } from './PropDrawing.ts'

const WOOD = '#7a5233'
const GOLD = '#c9a23c'
const PAPER = '#f5ead0'
const INK = '#3a2c30'

/** A spiral around a point, as path data. */
const spiral = (x: number, y: number, step: number, turns: number): string =>
  `M${x},${y} ` +
  Array.from({ length: turns * 8 }, (_, i) => {
    const [angle, radius] = [(i / 8) * 2 * Math.PI, step * (i / 8)]
    return `L${num(x + Math.cos(angle) * radius)},${num(y + Math.sin(angle) * radius)}`
  }).join(' ')

/** Everyday things, plants and animals. */
export const THINGS = {
  pipe: {
    half: 150,
    up: 40,
    down: 110,
    draw: (pen, color) =>
      pen.line('M0,0 C50,10 70,50 96,56', '#2a2028', 15) +
      pen.shape('M74,-10 H146 C150,50 140,92 108,92 C80,90 72,50 74,-10Z', color) +
      pen.shape(oval(110, -10, 38, 11), '#2a2028') +
      pen.line('M112,-30 q-14,-26 4,-50 q14,-26 -2,-46', '#e8e4e0', 7),
  },
  cigar: {
    half: 180,
    up: 60,
    down: 60,
    draw: (pen, color) =>
      pen.shape('M-6,-12 L120,14 L116,46 L-10,14Z', color) +
      pen.shape('M120,14 L150,20 L146,52 L116,46Z', '#b9b2ae') +
      pen.shape('M40,-2 L62,2 L58,34 L36,28Z', GOLD) +
      pen.shape(oval(150, 36, 9, 15), '#e8602a'),
  },
  parrot: {
    half: 130,
    up: 230,
    down: 120,
    draw: (pen, color) =>
      pen.shape('M20,40 L96,110 L60,118 L-10,60Z', darken(color, 0.3)) +
      pen.shape(
        'M-60,20 C-80,-80 -60,-200 10,-206 C76,-206 90,-120 80,-40 C76,30 40,74 0,74 C-30,74 -52,56 -60,20Z',
        color,
      ) +
      pen.shape('M20,-90 C80,-80 100,-10 70,60 C30,40 10,-30 20,-90Z', darken(color, 0.45)) +
      pen.shape('M-40,-170 C-96,-176 -110,-130 -88,-96 C-76,-112 -60,-120 -40,-120Z', '#f2c84a') +
      pen.shape(oval(-10, -154, 24), '#fbf7ea') +
      pen.shape(oval(-14, -154, 11), INK) +
      pen.line('M-24,72 v24 M16,72 v24', '#8a6a4a', 11),
  },
  skull: {
    half: 120,
    up: 250,
    down: 0,
    onPalm: true,
    draw: (pen, color) =>
      pen.shape(
        'M-100,-140 C-104,-216 -50,-244 0,-244 C50,-244 104,-216 100,-140 C98,-110 76,-96 60,-92 L54,-30 H-54 L-60,-92 C-76,-96 -98,-110 -100,-140Z',
        color,
      ) +
      pairOf(pen, (side) => oval(side * 42, -136, 27, 29), INK) +
      pen.shape('M0,-112 L14,-82 H-14Z', INK) +
      pen.line('M-32,-62 V-32 M0,-62 V-32 M32,-62 V-32', darken(color, 0.5), 6),
  },
  apple: {
    half: 110,
    up: 230,
    down: 0,
    onPalm: true,
    draw: (pen, color) =>
      pen.shape(
        'M0,-160 C-30,-190 -96,-176 -96,-110 C-96,-50 -50,-16 0,-24 C50,-16 96,-50 96,-110 C96,-176 30,-190 0,-160Z',
        color,
      ) +
      pen.shade(
        'M30,-172 C60,-184 96,-164 96,-110 C96,-56 56,-24 20,-24 C70,-70 66,-130 30,-172Z',
        darken(color, 0.35),
      ) +
      pen.line('M0,-160 q4,-34 18,-52', WOOD, 10) +
      pen.shape('M14,-186 C40,-226 80,-220 92,-204 C70,-180 40,-176 14,-186Z', '#5b9a4a') +
      pen.line('M-64,-120 q4,-26 22,-36', lighten(color, 0.7), 10),
  },
  ball: {
    half: 130,
    up: 260,
    down: 0,
    onPalm: true,
    draw: (pen, color) =>
      pen.shape(oval(0, -136, 116), color) +
      pen.shape('M0,-174 L36,-148 L22,-106 H-22 L-36,-148Z', darken(color, 0.75)) +
      pen.line(
        'M0,-174 V-246 M36,-148 L104,-176 M22,-106 L60,-44 M-22,-106 L-60,-44 M-36,-148 L-104,-176',
        darken(color, 0.6),
        6,
      ),
  },
  potion: {
    half: 120,
    up: 310,
    down: 0,
    onPalm: true,
    draw: (pen, color) =>
      pen.shape(
        'M-28,-260 H28 V-200 C110,-180 116,-30 40,-20 H-40 C-116,-30 -110,-180 -28,-200Z',
        '#dcecf2',
      ) +
      pen.shape(
        'M-84,-120 C-40,-140 40,-100 84,-120 C96,-60 70,-26 36,-26 H-36 C-70,-26 -96,-60 -84,-120Z',
        color,
      ) +
      pen.shape('M-24,-300 H24 L20,-250 H-20Z', WOOD) +
      pen.shape(oval(-20, -74, 10), lighten(color, 0.6)) +
      pen.shape(oval(24, -94, 7), lighten(color, 0.6)) +
      pen.line('M-70,-150 q6,-26 26,-36', '#ffffff', 9),
  },
  teacup: {
    half: 160,
    up: 130,
    down: 90,
    grip: [100, -16],
    draw: (pen, color) =>
      pen.shape(oval(-20, 56, 132, 26), darken(color, 0.12)) +
      pen.line('M62,-50 C122,-56 118,24 46,20', darken(color, 0.3), 17) +
      pen.shape('M-104,-90 H70 C70,0 34,46 -16,48 C-68,46 -104,0 -104,-90Z', color) +
      pen.shape(oval(-17, -90, 87, 20), '#9a5c30') +
      pen.line('M-92,-56 H60', GOLD, 6),
  },
  goblet: {
    half: 110,
    up: 290,
    down: 100,
    draw: (pen, color) =>
      pen.shape('M-16,-100 H16 V60 C40,66 60,76 66,92 H-66 C-60,76 -40,66 -16,60Z', color) +
      pen.shape('M-84,-270 H84 C84,-160 50,-90 0,-84 C-50,-90 -84,-160 -84,-270Z', color) +
      pen.shade('M10,-270 H84 C84,-160 50,-90 10,-84Z', darken(color, 0.35)) +
      pen.shape(oval(0, -270, 84, 18), '#6a1f34') +
      pen.line('M-60,-240 C-60,-190 -50,-160 -36,-140', lighten(color, 0.6), 8),
  },
  scroll: {
    half: 170,
    up: 240,
    down: 160,
    grip: [124, 0],
    draw: (pen, color) =>
      pen.shape('M-120,-200 H120 V120 H-120Z', lighten(color, 0.2)) +
      pen.line(
        'M-86,-140 H80 M-86,-100 H84 M-86,-60 H70 M-86,-20 H84 M-86,20 H76 M-86,60 H10',
        '#6a5648',
        7,
      ) +
      pen.shape('M-140,-230 H140 V-180 H-140Z', color) +
      pen.shape('M-140,100 H140 V150 H-140Z', color) +
      [-205, 125].map((y) => pairOf(pen, (side) => oval(side * 150, y, 15), WOOD)).join(''),
  },
  palette: {
    half: 180,
    up: 330,
    down: 120,
    grip: [60, 30],
    draw: (pen, color) =>
      pen.line('M90,40 L140,-240', WOOD, 12) +
      pen.shape('M124,-236 C120,-270 140,-300 152,-322 C164,-290 166,-260 158,-232Z', color) +
      pen.shape(
        'M-160,-50 C-160,-150 20,-190 110,-130 C180,-80 140,0 70,10 C30,16 50,60 10,84 C-60,110 -160,50 -160,-50Z',
        '#b98350',
      ) +
      pen.shape(oval(30, 24, 19, 15), '#5c3b28') +
      pen.shape(oval(-100, -10, 26, 20), '#c0322e') +
      pen.shape(oval(-110, -66, 26, 20), '#e0b53a') +
      pen.shape(oval(-56, -112, 26, 20), '#3f8a4a') +
      pen.shape(oval(14, -126, 26, 20), '#38669e') +
      pen.shape(oval(80, -96, 26, 20), PAPER),
  },
  quill: {
    half: 150,
    up: 440,
    down: 0,
    draw: (pen, color) =>
      pen.shape('M10,-70 C-40,-200 0,-350 130,-430 C150,-310 110,-160 24,-66Z', color) +
      pen.line('M-24,70 C0,-60 40,-240 118,-410', darken(color, 0.4), 7) +
      pen.line(
        'M30,-190 l34,-8 M52,-250 l38,-14 M0,-170 l-12,-40 M20,-240 l-4,-50',
        darken(color, 0.25),
        5,
      ),
  },
  lollipop: {
    half: 120,
    up: 330,
    down: 0,
    draw: (pen, color) =>
      pen.shape('M-8,-110 H8 V120 H-8Z', PAPER) +
      pen.shape(oval(0, -212, 106), color) +
      pen.line(spiral(0, -212, 30, 3), '#fffaf0', 15),
  },
  rose: {
    half: 110,
    up: 300,
    down: 0,
    draw: (pen, color) =>
      pen.line('M0,100 C-8,0 8,-90 0,-160', '#3f7d3c', 13) +
      pen.shape('M0,-20 C-50,-64 -86,-50 -92,-20 C-56,4 -24,4 0,-20Z', '#5b9a4a') +
      pen.shape('M4,-70 C40,-110 80,-104 92,-80 C60,-50 30,-50 4,-70Z', '#5b9a4a') +
      pen.shape(
        'M-78,-220 C-90,-160 -40,-130 0,-134 C40,-130 90,-160 78,-220 C70,-250 40,-260 0,-250 C-40,-260 -70,-250 -78,-220Z',
        color,
      ) +
      pen.shape(
        'M-56,-240 C-60,-180 -20,-160 0,-160 C30,-164 62,-186 56,-240 C40,-280 -40,-280 -56,-240Z',
        lighten(color, 0.12),
      ) +
      pen.line(
        'M-30,-236 C-24,-204 26,-200 30,-236 C20,-262 -16,-258 -16,-236 C-10,-220 10,-222 12,-236',
        darken(color, 0.45),
        6,
      ),
  },
  cat: {
    half: 180,
    up: 290,
    down: 200,
    grip: [110, 110],
    draw: (pen, color) =>
      pen.shape('M-140,180 C-170,20 -110,-90 0,-90 C110,-90 170,20 140,180Z', color) +
      pen.shape(
        'M-116,-100 L-122,-270 L-44,-206 Q0,-220 44,-206 L122,-270 L116,-100 C104,-40 50,-10 0,-10 C-50,-10 -104,-40 -116,-100Z',
        color,
      ) +
      pen.shade(
        'M30,-206 L44,-206 L122,-270 L116,-100 C104,-40 50,-10 20,-10 C80,-60 70,-150 30,-206Z',
        darken(color, 0.3),
      ) +
      pairOf(pen, (side) => oval(side * 50, -118, 25, 28), '#d5d24a') +
      pairOf(pen, (side) => oval(side * 50, -118, 8, 24), INK) +
      pen.shape('M-13,-74 H13 L0,-56Z', '#e08a90') +
      pen.line(
        'M-30,-64 L-130,-80 M-30,-54 L-126,-46 M30,-64 L130,-80 M30,-54 L126,-46',
        lighten(color, 0.5),
        4,
      ) +
      pen.line('M0,-56 V-42 M0,-42 q-16,14 -30,2 M0,-42 q16,14 30,2', darken(color, 0.6), 5),
  },
  balloon: {
    half: 150,
    up: 600,
    down: 0,
    draw: (pen, color) =>
      pen.line('M0,20 C20,-80 -20,-160 4,-270', '#efe8d6', 6) +
      pen.shape(
        'M4,-276 C-90,-300 -140,-390 -134,-460 C-126,-540 -70,-590 4,-590 C78,-590 134,-540 140,-460 C146,-390 96,-300 4,-276Z',
        color,
      ) +
      pen.shape('M4,-282 L24,-254 H-16Z', color) +
      pen.line('M-90,-440 C-90,-490 -60,-530 -30,-540', lighten(color, 0.7), 17),
  },
  basket: {
    half: 170,
    up: 60,
    down: 250,
    draw: (pen, color) =>
      pen.line('M-120,100 C-120,-50 120,-50 120,100', darken(color, 0.3), 19) +
      pen.shape(oval(-60, 92, 46), '#c0322e') +
      pen.shape(oval(56, 90, 48), '#d8712e') +
      pen.shape(oval(0, 80, 46), '#9fb04a') +
      pen.shape('M-150,100 H150 L124,240 H-124Z', color) +
      pen.line(
        'M-142,146 H142 M-134,192 H134 M-90,104 L-76,236 M-30,104 L-24,236 M30,104 L24,236 M90,104 L76,236',
        darken(color, 0.35),
        6,
      ),
  },
} as const satisfies Readonly<Record<string, PropDrawing>>
