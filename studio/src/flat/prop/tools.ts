import { darken, lighten } from '../palette.ts'
import { oval, pairOf } from '../penned.ts'
import type { PropDrawing } from './PropDrawing.ts'

const WOOD = '#7a5233'
const STEEL = '#aab2ba'
const GOLD = '#c9a23c'
const GLASS = '#dcecf2'

/** Tools and weapons. */
export const TOOLS = {
  hammer: {
    half: 170,
    up: 560,
    down: 0,
    draw: (pen, color) =>
      pen.shape('M-15,-420 H15 L17,760 H-17Z', WOOD) +
      pen.shape(
        'M-150,-540 L150,-540 L160,-520 L160,-400 L150,-380 L-150,-380 L-160,-400 L-160,-520Z',
        color,
      ) +
      pen.shade('M20,-540 L150,-540 L160,-520 L160,-400 L150,-380 L20,-380Z', darken(color, 0.4)) +
      pen.line('M-96,-536 V-384 M96,-536 V-384', darken(color, 0.45), 7) +
      pen.line('M-130,-516 H-110', lighten(color, 0.6), 8),
  },
  scythe: {
    half: 330,
    up: 720,
    down: 0,
    draw: (pen, color) =>
      pen.shape('M-14,-660 H14 L18,860 H-18Z', WOOD) +
      pen.shape(
        'M18,-690 C-110,-730 -250,-660 -318,-500 C-230,-590 -120,-620 14,-600Z',
        lighten(color, 0.2),
      ) +
      pen.line('M-290,-540 C-220,-620 -110,-650 0,-640', '#ffffff', 5) +
      pen.shape('M-24,-700 H30 V-590 H-24Z', darken(color, 0.4)),
  },
  pickaxe: {
    half: 240,
    up: 560,
    down: 0,
    draw: (pen, color) =>
      pen.shape('M-15,-520 H15 L17,760 H-17Z', WOOD) +
      pen.shape(
        'M-230,-360 C-180,-500 -80,-540 0,-540 C80,-540 180,-500 230,-360 C160,-440 80,-470 0,-470 C-80,-470 -160,-440 -230,-360Z',
        color,
      ) +
      pen.shape('M-34,-550 H34 V-450 H-34Z', darken(color, 0.3)),
  },
  spear: {
    half: 90,
    up: 800,
    down: 0,
    draw: (pen, color) =>
      pen.shape('M-12,-560 H12 L14,900 H-14Z', WOOD) +
      pen.shape(
        'M0,-790 C50,-720 60,-640 24,-560 H-24 C-60,-640 -50,-720 0,-790Z',
        lighten(color, 0.2),
      ) +
      pen.shade('M0,-790 C50,-720 60,-640 24,-560 H0Z', darken(color, 0.3)) +
      pen.shape('M-20,-566 H20 V-530 H-20Z', GOLD),
  },
  dagger: {
    half: 90,
    up: 340,
    down: 0,
    tilt: 6,
    draw: (pen, color) =>
      pen.shape(
        'M-24,-60 C-40,-160 -20,-270 0,-330 C20,-270 40,-160 24,-60Z',
        lighten(color, 0.3),
      ) +
      pen.shade('M0,-60 V-330 C20,-270 40,-160 24,-60Z', darken(color, 0.3)) +
      pen.shape('M-76,-76 H76 V-48 H-76Z', GOLD) +
      pen.shape('M-14,-48 H14 V80 H-14Z', '#5c3b28') +
      pen.shape(oval(0, 92, 19), GOLD),
  },
  torch: {
    half: 120,
    up: 420,
    down: 0,
    draw: (pen, color) =>
      pen.shape('M-24,-210 H24 L14,220 H-14Z', darken(color, 0.1)) +
      pen.shape('M-46,-230 H46 L36,-160 H-36Z', '#4a4650') +
      pen.shape(
        'M0,-410 C20,-350 90,-320 70,-240 C60,-210 -60,-210 -70,-240 C-84,-300 -40,-320 -46,-360 C-20,-350 -10,-380 0,-410Z',
        '#f08a30',
      ) +
      pen.shape(
        'M4,-330 C20,-290 40,-270 30,-236 C20,-220 -24,-220 -30,-236 C-36,-270 -6,-290 4,-330Z',
        '#fff0a0',
      ),
  },
  broom: {
    half: 120,
    up: 700,
    down: 0,
    draw: (pen, color) =>
      pen.shape('M-13,-440 H13 L15,860 H-15Z', WOOD) +
      pen.shape(
        'M-26,-420 C-60,-480 -110,-560 -90,-690 L-50,-660 L-20,-694 L10,-664 L44,-692 L90,-660 C100,-560 60,-480 26,-420Z',
        color,
      ) +
      pen.line(
        'M-10,-440 C-30,-520 -50,-580 -56,-640 M0,-440 V-650 M10,-440 C30,-520 46,-580 50,-640',
        darken(color, 0.35),
        5,
      ) +
      pen.line('M-34,-446 H34 M-40,-474 H40', '#8c3f2c', 10),
  },
  cane: {
    half: 70,
    up: 220,
    down: 0,
    draw: (pen, color) =>
      pen.shape('M-12,-130 H12 L16,900 H-16Z', color) +
      pen.shape('M-17,-140 H17 V-110 H-17Z', GOLD) +
      pen.shape(oval(0, -166, 36), GOLD),
  },
  whip: {
    half: 150,
    up: 400,
    down: 0,
    draw: (pen, color) =>
      pen.line(
        'M0,-60 C-130,-90 -130,-320 20,-320 C150,-310 130,-110 10,-110 C-90,-120 -90,-270 10,-270 C90,-270 90,-160 20,-160',
        darken(color, 0.5),
        26,
      ) +
      pen.line(
        'M0,-60 C-130,-90 -130,-320 20,-320 C150,-310 130,-110 10,-110 C-90,-120 -90,-270 10,-270 C90,-270 90,-160 20,-160',
        color,
        16,
      ) +
      pen.line('M20,-160 C0,-200 100,-300 120,-380', color, 9) +
      pen.shape('M-20,-60 H20 L24,110 H-24Z', darken(color, 0.3)),
  },
  hook: {
    half: 110,
    up: 240,
    down: 0,
    draw: (pen, color) =>
      pen.line(
        'M0,-50 V-110 C70,-130 80,-226 0,-226 C-60,-226 -80,-170 -64,-130',
        darken(color, 0.6),
        42,
      ) +
      pen.line(
        'M0,-50 V-110 C70,-130 80,-226 0,-226 C-60,-226 -80,-170 -64,-130',
        lighten(color, 0.2),
        30,
      ) +
      pen.shape('M-58,-60 H58 L72,60 H-72Z', '#4a3a34') +
      pen.line('M-62,-20 H62', GOLD, 9),
  },
  camera: {
    half: 170,
    up: 190,
    down: 90,
    grip: [136, 20],
    draw: (pen, color) =>
      pen.shape('M-60,-130 L-40,-180 H40 L60,-130Z', STEEL) +
      pen.shape('M-150,-140 H150 V80 H-150Z', color) +
      pen.shape('M-150,-140 H150 V-90 H-150Z', STEEL) +
      pen.shape(oval(0, -10, 80), STEEL) +
      pen.shape(oval(0, -10, 58), '#272a38') +
      pen.shape(oval(-18, -28, 16), GLASS) +
      pen.shape('M100,-120 H136 V-100 H100Z', '#f4e6b0'),
  },
  telescope: {
    half: 130,
    up: 440,
    down: 0,
    tilt: -18,
    draw: (pen, color) =>
      pen.shape('M-20,110 L-26,-130 H26 L20,110Z', color) +
      pen.shape('M-36,-120 L-44,-270 H44 L36,-120Z', '#6b4a30') +
      pen.shape('M-54,-260 L-62,-420 H62 L54,-260Z', lighten(color, 0.1)) +
      pen.line('M-50,-272 H50 M-66,-412 H66 M-38,-128 H38', GOLD, 13),
  },
  'magnifying-glass': {
    half: 120,
    up: 320,
    down: 0,
    draw: (pen, color) =>
      pen.shape('M-17,-100 H17 L24,110 H-24Z', '#6b4a30') +
      pen.shape(oval(0, -202, 108), color) +
      pen.shape(oval(0, -202, 84), GLASS) +
      pen.line('M-50,-220 C-44,-250 -20,-264 6,-264', '#ffffff', 11),
  },
  scales: {
    half: 190,
    up: 320,
    down: 0,
    draw: (pen, color) =>
      pen.shape('M-10,-290 H10 L14,100 H-14Z', color) +
      pen.line('M-140,-270 L140,-290', darken(color, 0.2), 15) +
      pen.line(
        'M-140,-270 L-180,-110 M-140,-270 L-100,-110 M140,-290 L100,-130 M140,-290 L180,-130',
        darken(color, 0.4),
        5,
      ) +
      pen.shape('M-186,-112 H-94 C-100,-64 -180,-64 -186,-112Z', color) +
      pen.shape('M94,-132 H186 C180,-84 100,-84 94,-132Z', color) +
      pen.shape(oval(0, -290, 22), color),
  },
  guitar: {
    half: 190,
    up: 440,
    down: 260,
    grip: [0, -220],
    tilt: 16,
    second: [-84, 190],
    draw: (pen, color) =>
      pen.shape(
        'M-140,150 C-170,60 -90,30 -80,-20 C-70,-90 70,-90 80,-20 C90,30 170,60 140,150 C110,250 -110,250 -140,150Z',
        color,
      ) +
      pen.shade(
        'M20,-70 C60,-66 76,-40 80,-20 C90,30 170,60 140,150 C120,210 70,232 20,236Z',
        darken(color, 0.3),
      ) +
      pen.shape(oval(0, 70, 42), '#2a2028') +
      pen.shape('M-20,60 L-16,-340 H16 L20,60Z', '#4a3020') +
      pen.shape('M-30,-340 L-36,-430 H36 L30,-340Z', '#3a261c') +
      pen.line('M-8,150 V-400 M0,150 V-400 M8,150 V-400', '#efe8d6', 3) +
      pen.shape('M-50,150 H50 V172 H-50Z', '#3a261c'),
  },
  violin: {
    half: 150,
    up: 400,
    down: 180,
    grip: [0, -230],
    tilt: 16,
    draw: (pen, color) =>
      pen.shape(
        'M-90,100 C-110,40 -50,20 -54,-10 C-80,-50 -40,-90 0,-90 C40,-90 80,-50 54,-10 C50,20 110,40 90,100 C70,160 -70,160 -90,100Z',
        color,
      ) +
      pen.shape('M-13,20 L-10,-320 H10 L13,20Z', '#2a2028') +
      pen.shape('M-20,-316 C-30,-380 30,-380 20,-316Z', darken(color, 0.3)) +
      pen.line('M-40,20 q-14,26 4,54 M40,20 q14,26 -4,54', '#2a2028', 7) +
      pen.line('M-4,90 V-300 M4,90 V-300', '#efe8d6', 3) +
      pen.line('M130,130 L90,-360', '#5c3b28', 9) +
      pen.line('M120,130 L80,-350', '#f4efe2', 4),
  },
  microphone: {
    half: 80,
    up: 250,
    down: 0,
    tilt: -24,
    draw: (pen, color) =>
      pen.shape('M-26,-130 H26 L18,120 H-18Z', color) +
      pen.shape(oval(0, -176, 56, 60), STEEL) +
      pen.line(
        'M-46,-196 H46 M-52,-166 H52 M-20,-230 V-124 M20,-230 V-124',
        darken(STEEL, 0.4),
        5,
      ) +
      pen.line('M-36,-128 H36', darken(color, 0.4), 14),
  },
  umbrella: {
    half: 300,
    up: 640,
    down: 0,
    draw: (pen, color) =>
      pen.shape('M-8,-600 H8 V130 H-8Z', '#5c3b28') +
      pen.shape(
        'M-290,-360 C-260,-530 -130,-620 0,-620 C130,-620 260,-530 290,-360 Q240,-400 194,-360 Q146,-400 98,-360 Q48,-400 0,-360 Q-48,-400 -98,-360 Q-146,-400 -194,-360 Q-240,-400 -290,-360Z',
        color,
      ) +
      pen.shade(
        'M98,-360 C90,-480 60,-580 0,-620 C130,-620 260,-530 290,-360 Q240,-400 194,-360 Q146,-400 98,-360Z',
        darken(color, 0.35),
      ) +
      pen.line(
        'M-98,-366 C-90,-480 -50,-580 0,-616 C50,-580 90,-480 98,-366',
        darken(color, 0.4),
        5,
      ),
  },
  skateboard: {
    half: 130,
    up: 420,
    down: 120,
    grip: [80, -20],
    draw: (pen, color) =>
      pairOf(pen, (side) => `M${side * 60},-290 H${side * 112} V-220 H${side * 60}Z`, '#efe6cc') +
      pairOf(pen, (side) => `M${side * 60},-30 H${side * 112} V40 H${side * 60}Z`, '#efe6cc') +
      pen.shape('M-80,-320 C-80,-430 80,-430 80,-320 V30 C80,140 -80,140 -80,30Z', color) +
      pen.line('M-40,-250 L40,-170 M40,-250 L-40,-170', lighten(color, 0.6), 14),
  },
} as const satisfies Readonly<Record<string, PropDrawing>>
