import type { Hex } from '../spec/CharacterSpec.ts'
import { pickFrom } from '../spec/random.ts'
import {
  between,
  bothSides,
  box,
  disc,
  EDGE,
  floor,
  glow,
  many,
  polygon,
  strip,
  wall,
} from './patches.ts'
import type { Patch, Sketch } from './Sketch.ts'

const lightPanel = (x: number): readonly Patch[] => [
  polygon(
    [
      [x - 0.1, 0.47],
      [x + 0.1, 0.47],
      [x + 0.085, 0.435],
      [x - 0.085, 0.435],
    ],
    '#ffffff',
    { lit: 1 },
  ),
  glow(x, 0.44, 0.16, '#404848'),
]

const monitor = (x: number, y: number): readonly Patch[] => [
  box(x - 0.012, y - 0.04, x + 0.012, y + 0.02, '#383c44'),
  box(x - 0.045, y - 0.048, x + 0.045, y - 0.036, '#383c44'),
  box(x - 0.085, y, x + 0.085, y + 0.115, '#24282e'),
  box(x - 0.077, y + 0.008, x + 0.077, y + 0.107, '#78b4e0', { lit: 0.8, foot: '#4878b0' }),
  ...many(4, (i) => [
    box(
      x - 0.06,
      y + 0.085 - i * 0.02,
      x - 0.06 + 0.04 + 0.05 * ((i * 7) % 3) * 0.5,
      y + 0.092 - i * 0.02,
      '#e8f4ff',
      { lit: 0.9 },
    ),
  ]),
]

export const office: Sketch = {
  open: false,
  ground: '#8c94a0',
  light: '#e8f4ff',
  draw: ({ random }) => [
    wall('#d8dce0', { foot: '#b0b8c0' }),
    ...[-0.62, -0.2, 0.62].flatMap((x) => [
      box(x - 0.17, 0.08, x + 0.17, 0.4, '#f4f4f4'),
      box(x - 0.16, 0.09, x + 0.16, 0.39, 'sky', { lit: 1 }),
      ...many(9, (i) => [box(x - 0.16, 0.125 + i * 0.03, x + 0.16, 0.131 + i * 0.03, '#e4e8ec')]),
    ]),
    box(0.14, 0.12, 0.36, 0.37, '#a87c50'),
    box(0.15, 0.13, 0.35, 0.36, '#c8a070'),
    ...many(7, (i) => [
      box(
        0.165 + (i % 3) * 0.062,
        0.145 + Math.floor(i / 3) * 0.07,
        0.212 + (i % 3) * 0.062,
        0.2 + Math.floor(i / 3) * 0.07,
        pickFrom(random, ['#f8e070', '#f0a0b0', '#a0d8f0', '#f8f8f0']),
      ),
    ]),
    floor(-0.22, '#7c8490', { foot: '#545c68' }),
    ...[-0.58, -0.27, 0.28, 0.6].flatMap((x) => [
      ...monitor(x, -0.05),
      box(x - 0.15, -0.115, x + 0.15, -0.09, '#c0946c', { foot: '#94683c' }),
      box(x - 0.15, -0.6, x + 0.15, -0.115, '#a8b0bc', { foot: '#7c8490' }),
    ]),
    ...[-0.42, 0.44].flatMap((x) => [
      box(x - 0.03, -0.09, x + 0.03, -0.03, '#e8e4dc'),
      ...many(7, (i) => [
        strip(
          [x, -0.03],
          [x - 0.075 + i * 0.025, 0.07 - Math.abs(i - 3) * 0.014],
          0.014,
          '#4c8c50',
          { end: 0.004 },
        ),
      ]),
    ]),
    ...[-0.62, -0.22, 0.22, 0.62].flatMap(lightPanel),
  ],
}

const dumbbell = (x: number, y: number, size: number): readonly Patch[] => [
  box(x - size, y - size * 0.2, x + size, y + size * 0.2, '#505c68'),
  ...bothSides((side) => [
    box(
      x + side * size * 0.78 - size * 0.22,
      y - size * 0.62,
      x + side * size * 0.78 + size * 0.22,
      y + size * 0.62,
      '#24282c',
    ),
    box(
      x + side * size * 0.78 - size * 0.1,
      y - size * 0.62,
      x + side * size * 0.78,
      y + size * 0.62,
      '#40464c',
    ),
  ]),
]

const barbell = (left: number, right: number, y: number): readonly Patch[] => [
  strip([left - 0.03, y], [right + 0.03, y], 0.022, '#3c444c'),
  ...[left + 0.045, right - 0.045].flatMap((x) => [
    box(x - 0.024, y - 0.085, x + 0.024, y + 0.085, '#c83830', { foot: '#8c2420' }),
    box(x - 0.034, y - 0.06, x - 0.02, y + 0.06, '#24282c'),
    box(x + 0.02, y - 0.06, x + 0.034, y + 0.06, '#24282c'),
  ]),
]

export const gym: Sketch = {
  open: false,
  ground: '#4c5058',
  light: '#e8f4ff',
  draw: () => [
    wall('#8c98a8', { foot: '#6c7888' }),
    box(-EDGE, 0.29, EDGE, 0.33, '#f0a828'),
    ...many(5, (i) => [
      box(-0.84 + i * 0.34, -0.2, -0.52 + i * 0.34, 0.26, '#94a8b8', { foot: '#b8c8d4' }),
      polygon(
        [
          [-0.76 + i * 0.34, -0.2],
          [-0.7 + i * 0.34, -0.2],
          [-0.6 + i * 0.34, 0.26],
          [-0.66 + i * 0.34, 0.26],
        ],
        '#b8ccd8',
      ),
    ]),
    floor(-0.2, '#3c4048', { foot: '#24282e' }),
    ...[-0.22, -0.4].map((x) =>
      box(x - 0.012, -0.6, x + 0.012, 0.24, '#b8c0c8', { foot: '#707880' }),
    ),
    ...barbell(-0.46, -0.16, 0.15),
    ...barbell(-0.46, -0.16, -0.06),
    box(0.17, -0.6, 0.62, -0.2, '#2c3036'),
    ...[0.16, 0.03, -0.1].flatMap((y) => [
      box(0.16, y - 0.036, 0.64, y - 0.022, '#d8dce0', { foot: '#a0a8b0' }),
      ...[0.25, 0.41, 0.57].flatMap((x) => dumbbell(x, y + 0.024, 0.072)),
    ]),
    ...[0.16, 0.64].map((x) =>
      box(x - 0.009, -0.6, x + 0.009, 0.2, '#d8dce0', { foot: '#808890' }),
    ),
    strip([-0.68, 0.6], [-0.68, 0.26], 0.008, '#24282c'),
    box(-0.745, -0.14, -0.615, 0.26, '#b83430', { foot: '#701c1c' }),
    ...[0.2, -0.06].map((y) => box(-0.745, y, -0.615, y + 0.025, '#24282c')),
    ...[-0.6, -0.2, 0.22, 0.62].flatMap((x) => [
      box(x - 0.12, 0.43, x + 0.12, 0.45, '#f8ffff', { lit: 1 }),
      glow(x, 0.44, 0.16, '#506070'),
    ]),
  ],
}

const drip = (x: number): readonly Patch[] => [
  strip([x, -0.6], [x, 0.34], 0.01, '#a8b4bc'),
  strip([x - 0.05, 0.34], [x + 0.05, 0.34], 0.009, '#a8b4bc'),
  polygon(
    [
      [x + 0.015, 0.32],
      [x + 0.075, 0.32],
      [x + 0.07, 0.2],
      [x + 0.045, 0.17],
      [x + 0.02, 0.2],
    ],
    '#d8f0f8',
    { foot: '#88c8e8' },
  ),
  strip([x + 0.045, 0.17], [x + 0.03, -0.2], 0.004, '#b8d8e8'),
]

/** The heights of a heartbeat, at equal steps. */
const BEAT = [0.06, 0.06, 0.13, 0.02, 0.07, 0.06, 0.12, 0.03, 0.06, 0.06]

const pulseMonitor = (left: number, bottom: number): readonly Patch[] => [
  strip([left + 0.11, bottom + 0.1], [left + 0.11, 0.6], 0.014, '#a8b4bc'),
  box(left, bottom, left + 0.22, bottom + 0.17, '#404c54'),
  box(left + 0.01, bottom + 0.01, left + 0.21, bottom + 0.16, '#0c2420', { lit: 0.4 }),
  ...BEAT.slice(1).map((y, i) =>
    strip(
      [left + 0.02 + i * 0.02, bottom + (BEAT[i] ?? y)],
      [left + 0.04 + i * 0.02, bottom + y],
      0.007,
      '#58f090',
      { lit: 1 },
    ),
  ),
]

const RED_CROSS: Hex = '#e04848'

export const hospital: Sketch = {
  open: false,
  ground: '#a8c8c8',
  light: '#e8ffff',
  draw: ({ random }) => [
    wall('#e4f0f0', { foot: '#c0dcdc' }),
    box(-EDGE, -0.06, EDGE, -0.04, '#58b0a8'),
    box(-EDGE, -0.6, EDGE, -0.06, '#b8d8d8'),
    box(-0.33, 0.2, -0.19, 0.34, '#ffffff'),
    box(-0.28, 0.22, -0.24, 0.32, RED_CROSS),
    box(-0.31, 0.25, -0.21, 0.29, RED_CROSS),
    ...drip(0.44),
    ...pulseMonitor(0.18, 0.03),
    ...many(9, (i) => {
      const x = -0.86 + i * 0.045
      const shade = between(random, 0, 1) < 0.5 ? '#78c0c0' : '#90d0cc'
      return [box(x, -0.6, x + 0.045, 0.3, shade, { foot: '#589c9c' })]
    }),
    strip([-EDGE, 0.31], [-0.44, 0.31], 0.012, '#b8c4cc'),
    floor(-0.3, '#a8c4c4', { foot: '#7c9ca0' }),
    box(-0.42, -0.34, -0.16, -0.17, '#f4f8f8', { foot: '#d0e0e4' }),
    ...[-0.41, -0.35, -0.29, -0.23, -0.17].map((x) =>
      strip([x, -0.2], [x, -0.02], 0.009, '#a8b4bc'),
    ),
    strip([-0.42, -0.02], [-0.16, -0.02], 0.012, '#a8b4bc'),
    disc(-0.29, -0.13, 0.1, '#ffffff', { height: 0.05, foot: '#d8e4ec' }),
    disc(0.68, 0.3, 0.085, '#d8dce0'),
    disc(0.68, 0.3, 0.068, '#ffffff', { lit: 0.9 }),
    strip([0.68, 0.38], [0.76, 0.6], 0.014, '#b8c4cc'),
  ],
}
