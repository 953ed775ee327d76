import { darken, lighten } from '../palette.ts'
import { oval } from '../penned.ts'
import type { PropDrawing } from './PropDrawing.ts'

const GOLD = '#c79a3a'
const LEATHER = '#5c3b28'
const WOOD = '#7a5233'

export const WEAPONS = {
  sword: {
    half: 100,
    up: 640,
    down: 0,
    draw: (pen, color) =>
      pen.shape('M-24,-60 L-20,-560 L0,-626 L20,-560 L24,-60Z', lighten(color, 0.3)) +
      pen.shade('M0,-70 L0,-620 L20,-560 L24,-60Z', darken(color, 0.28)) +
      pen.line('M-10,-100 V-540', lighten(color, 0.8), 5) +
      pen.shape('M-92,-78 Q0,-98 92,-78 L92,-50 Q0,-66 -92,-50Z', GOLD) +
      pen.shape('M-15,-56 H15 V100 H-15Z', LEATHER) +
      pen.shape(oval(0, 112, 22), GOLD),
  },
  lightsaber: {
    half: 70,
    up: 640,
    down: 0,
    draw: (pen, color) =>
      pen.shade('M-40,-70 V-570 Q0,-650 40,-570 V-70Z', lighten(color, 0.4)) +
      pen.light('M-28,-60 V-570 Q0,-622 28,-570 V-60Z', color) +
      pen.light('M-13,-60 V-564 Q0,-590 13,-564 V-60Z', '#ffffff') +
      pen.shape('M-20,-66 H20 V110 H-20Z', '#aab2ba') +
      pen.line('M-16,74 H16 M-16,88 H16', '#38282b', 5),
  },
  axe: {
    half: 170,
    up: 570,
    down: 0,
    draw: (pen, color) =>
      pen.shape('M-14,-480 L14,-480 L17,760 L-17,760Z', WOOD) +
      pen.shape(
        'M12,-500 C60,-500 100,-540 130,-556 C176,-480 176,-360 130,-290 C100,-320 60,-350 12,-350Z',
        lighten(color, 0.2),
      ) +
      pen.shade(
        'M104,-540 L130,-556 C176,-480 176,-360 130,-290 L108,-312 C140,-380 140,-470 104,-540Z',
        lighten(color, 0.9),
      ) +
      pen.shape(
        'M-12,-490 C-60,-490 -86,-500 -104,-520 C-130,-470 -130,-390 -104,-340 C-80,-360 -50,-364 -12,-362Z',
        color,
      ) +
      pen.shape('M-20,-520 H20 V-330 H-20Z', darken(color, 0.4)),
  },
  bow: {
    half: 134,
    up: 560,
    down: 0,
    draw: (pen, color) =>
      pen.line('M-74,-520 L-74,520', '#efe8d6', 5) +
      pen.shape(
        'M-86,-540 C-44,-470 94,-260 72,0 C94,260 -44,470 -86,540 L-66,546 C0,450 134,260 112,0 C134,-260 0,-450 -66,-546Z',
        color,
      ) +
      pen.line('M-56,-490 C14,-380 86,-200 84,-60', lighten(color, 0.3), 5) +
      pen.shape('M54,-60 H122 V60 H54Z', darken(color, 0.4)),
  },
  shield: {
    half: 190,
    up: 200,
    down: 280,
    draw: (pen, color) =>
      pen.shape(
        'M0,-190 C70,-150 130,-150 176,-160 C190,40 130,190 0,270 C-130,190 -190,40 -176,-160 C-130,-150 -70,-150 0,-190Z',
        color,
      ) +
      pen.shade('M0,-190 C70,-150 130,-150 176,-160 C190,40 130,190 0,270Z', darken(color, 0.4)) +
      pen.line(
        'M0,-160 C60,-126 110,-124 148,-130 C156,40 104,164 0,232 C-104,164 -156,40 -148,-130 C-110,-124 -60,-126 0,-160Z',
        lighten(color, 0.5),
        9,
      ) +
      pen.shape(
        'M0,-76 l28,72 78,6 -60,50 19,76 -65,-42 -65,42 19,-76 -60,-50 78,-6Z',
        lighten(color, 0.5),
      ),
  },
  trident: {
    half: 150,
    up: 800,
    down: 0,
    tilt: 3,
    draw: (pen, color) =>
      pen.shape('M-14,-560 L14,-560 L16,900 L-16,900Z', darken(color, 0.4)) +
      pen.shape('M-14,-540 L-12,-740 L0,-796 L12,-740 L14,-540Z', color) +
      pen.shape(
        'M-20,-540 C-120,-560 -110,-640 -104,-740 L-86,-776 L-70,-730 C-74,-640 -66,-600 -14,-590 L14,-590 C66,-600 74,-640 70,-730 L86,-776 L104,-740 C110,-640 120,-560 20,-540Z',
        color,
      ) +
      pen.line('M-92,-730 C-94,-640 -84,-590 -40,-570', lighten(color, 0.4), 6) +
      pen.shape('M-30,-556 H30 V-516 H-30Z', GOLD),
  },
} as const satisfies Readonly<Record<string, PropDrawing>>
