import { darken, lighten } from '../palette.ts'
import { oval } from '../penned.ts'
import { arc, bumps } from '../shapes.ts'
import type { PropDrawing } from './PropDrawing.ts'

export const MAGIC = {
  staff: {
    half: 124,
    up: 960,
    down: 0,
    tilt: 3,
    draw: (pen, color) =>
      pen.shape('M-16,-640 C-26,-300 -10,0 -18,900 L20,900 C26,200 12,-300 18,-640Z', color) +
      pen.shade(
        'M4,-640 C14,-300 10,100 8,900 L20,900 C26,200 12,-300 18,-640Z',
        darken(color, 0.4),
      ) +
      pen.line('M-8,-520 q8,60 0,120 M2,-300 q-8,60 0,130', darken(color, 0.28), 4) +
      pen.glow(0, -780, 150, 'magic') +
      pen.shape(
        'M-16,-630 C-74,-670 -90,-780 -42,-860 C-56,-780 -30,-720 2,-696 C40,-720 60,-780 44,-860 C94,-780 78,-670 20,-630Z',
        color,
      ) +
      pen.light(oval(2, -778, 42), '#8fd3ea') +
      pen.light(oval(2, -778, 38), '#eafcff') +
      pen.shade(oval(-10, -790, 12), '#ffffff'),
  },
  wand: {
    half: 90,
    up: 340,
    down: 0,
    tilt: 9,
    draw: (pen, color) =>
      pen.shape('M-12,60 L-6,-250 L6,-250 L13,60Z', color) +
      pen.shape('M-16,70 L-14,-40 L14,-40 L17,70Z', darken(color, 0.4)) +
      pen.glow(0, -250, 76, 'magic') +
      pen.light('M0,-322 l17,55 55,17 -55,17 -17,55 -17,-55 -55,-17 55,-17Z', '#fff3a8'),
  },
  'lightning-bolt': {
    half: 130,
    up: 420,
    down: 130,
    draw: (pen, color) =>
      pen.glow(0, -170, 220, 'magic') +
      pen.shape('M40,-410 L-100,-130 L-20,-130 L-60,110 L110,-210 L24,-210 L104,-410Z', color) +
      pen.light(
        'M40,-400 L-70,-150 L-4,-150 L-36,20 L60,-190 L0,-190 L70,-400Z',
        lighten(color, 0.8),
      ),
  },
  orb: {
    half: 120,
    up: 230,
    down: 0,
    draw: (pen, color) =>
      pen.glow(0, -110, 180, 'magic') +
      pen.shape(oval(-2, -111, 88), color) +
      pen.shade(
        'M-70,-90 C-40,-40 40,-30 70,-90 C60,-40 20,-24 0,-24 C-40,-24 -66,-50 -70,-90Z',
        darken(color, 0.4),
      ) +
      pen.shade(bumps(arc(6, -110, 34, 26, 0, 300, 6), 1.1), lighten(color, 0.5)) +
      pen.light(oval(-32, -148, 24, 15), lighten(color, 0.85)),
  },
} as const satisfies Readonly<Record<string, PropDrawing>>
