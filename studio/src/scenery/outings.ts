import { pickFrom, type Random } from '../spec/random.ts'
import {
  between,
  blob,
  bothSides,
  box,
  disc,
  EDGE,
  floor,
  glow,
  many,
  polygon,
  ridge,
  strip,
} from './patches.ts'
import type { Patch, Sketch } from './Sketch.ts'

/** A tree with a round crown. */
const tree = (
  random: Random,
  x: number,
  foot: number,
  tall: number,
  far: number,
): readonly Patch[] => [
  strip([x, foot], [x, foot + tall * 0.6], tall * 0.09, '#6a4c34', { end: tall * 0.05, far }),
  ...many(9, (i) => [
    blob(
      random,
      x + tall * 0.2 * Math.cos(i * 2.4),
      foot + tall * (0.66 + 0.15 * Math.sin(i * 2.4)),
      tall * 0.2,
      pickFrom(random, ['#5a9448', '#6ca850', '#4a8440', '#7cb458']),
      { far, soft: 0.006 },
    ),
  ]),
]

const bench = (x: number, y: number): readonly Patch[] => [
  ...[-0.085, 0.085].flatMap((dx) => [
    strip([x + dx, y], [x + dx, y + 0.15], 0.012, '#303438'),
    strip([x + dx, y + 0.06], [x + dx * 1.15, y], 0.01, '#303438'),
  ]),
  ...[0.055, 0.09, 0.115, 0.14].map((dy) =>
    box(x - 0.11, y + dy, x + 0.11, y + dy + 0.016, '#a8703c', { foot: '#7c4c28' }),
  ),
]

export const park: Sketch = {
  open: true,
  ground: '#7cb050',
  light: '#ffe8b0',
  draw: ({ random, dark }) => [
    ...many(16, (i) => [
      blob(
        random,
        -0.82 + i * 0.11,
        between(random, 0, 0.06),
        between(random, 0.06, 0.1),
        '#6c9c68',
        { far: 0.45, soft: 0.01 },
      ),
    ]),
    floor(0.0, '#8cbc58', { foot: '#5c9440' }),
    disc(0.42, -0.06, 0.26, '#7cb4cc', { height: 0.03, foot: '#9cd0dc' }),
    polygon(
      [
        [-0.12, -0.02],
        [-0.06, -0.02],
        [-0.1, -0.6],
        [-0.62, -0.6],
      ],
      '#e0cc9c',
      { foot: '#c0a878' },
    ),
    ...tree(random, -0.52, -0.04, 0.46, 0.12),
    ...tree(random, 0.56, 0.0, 0.42, 0.16),
    ...tree(random, -0.26, -0.06, 0.5, 0.06),
    ...tree(random, 0.74, -0.08, 0.56, 0),
    ...tree(random, -0.76, -0.1, 0.6, 0),
    strip([0.215, -0.2], [0.215, 0.2], 0.012, '#2c3430', { end: 0.008 }),
    ...(dark ? [glow(0.215, 0.23, 0.2, '#b08038')] : []),
    disc(0.215, 0.225, 0.026, dark ? '#ffe8b0' : '#f0ece0', { lit: dark ? 1 : 0.2 }),
    box(0.2, 0.195, 0.23, 0.203, '#2c3430'),
    ...bench(0.34, -0.22),
    ...bench(-0.6, -0.24),
    ...many(30, () => [
      disc(
        between(random, -0.8, 0.8),
        between(random, -0.4, -0.06),
        0.006,
        pickFrom(random, ['#f8f0d0', '#f0d048', '#f0a0b8']),
      ),
    ]),
  ],
}

const FANS = ['#d84038', '#3860b0', '#f0f0e8', '#e8b838', '#404858', '#e07840'] as const

const floodlight = (x: number, y: number): readonly Patch[] => [
  strip([x, -0.1], [x, y], 0.014, '#58606c'),
  box(x - 0.06, y, x + 0.06, y + 0.075, '#40464e'),
  glow(x, y + 0.036, 0.22, '#98a8b8'),
  ...many(8, (i) => [
    disc(x - 0.042 + (i % 4) * 0.028, y + 0.02 + Math.floor(i / 4) * 0.034, 0.011, '#fffdf0', {
      lit: 1,
    }),
  ]),
]

export const stadium: Sketch = {
  open: true,
  ground: '#58a048',
  light: '#e8f0ff',
  draw: ({ random }) => [
    ...bothSides((side) => floodlight(side * 0.27, 0.36)),
    ...bothSides((side) => floodlight(side * 0.62, 0.4)),
    polygon(
      [
        [-EDGE, 0.34],
        [-0.4, 0.25],
        [0.4, 0.25],
        [EDGE, 0.34],
        [EDGE, 0.3],
        [0.4, 0.22],
        [-0.4, 0.22],
        [-EDGE, 0.3],
      ],
      '#c8d0d8',
      { foot: '#8890a0' },
    ),
    floor(0.22, '#4c5464', { foot: '#586478' }),
    ...many(10, (row) =>
      many(50, (i) => {
        const y = 0.2 - row * 0.031
        const x = -EDGE + (i + (row % 2) / 2) * 0.035 + between(random, -0.005, 0.005)
        return [
          disc(x, y, 0.0095, pickFrom(random, ['#e0b090', '#b07c58', '#f0c8a8']), { far: 0.18 }),
          disc(x, y - 0.014, 0.0125, pickFrom(random, FANS), { height: 0.011, far: 0.18 }),
        ]
      }),
    ).slice(0, 640),
    box(-EDGE, -0.14, EDGE, -0.085, '#e8ecf0', { foot: '#b8c0c8' }),
    ...many(8, (i) => [
      box(
        -0.82 + i * 0.21,
        -0.135,
        -0.66 + i * 0.21,
        -0.09,
        pickFrom(random, ['#c83830', '#2c58a8', '#e8b430', '#38904c']),
      ),
    ]),
    ...many(7, (i) => [
      polygon(
        [
          [-EDGE, -0.14 - i * 0.07],
          [EDGE, -0.14 - i * 0.07],
          [EDGE, -0.21 - i * 0.07],
          [-EDGE, -0.21 - i * 0.07],
        ],
        i % 2 ? '#4c9440' : '#5ca84c',
      ),
    ]),
  ],
}

const crater = (x: number, y: number, size: number): readonly Patch[] => [
  disc(x, y, size, '#d0d0cc', { height: size * 0.28 }),
  disc(x, y - size * 0.03, size * 0.86, '#68686c', { height: size * 0.2, foot: '#a8a8a8' }),
]

export const moon: Sketch = {
  open: true,
  ground: '#b0b0ac',
  light: '#e8f0ff',
  draw: ({ random }) => [
    floor(0.6, '#04050c', { foot: '#10121c', lit: 1 }),
    ...many(110, () => [
      disc(
        between(random, -EDGE, EDGE),
        between(random, -0.1, 0.52),
        between(random, 0.0012, 0.0034),
        '#f4f6ff',
        { lit: 1 },
      ),
    ]),
    glow(0.25, 0.28, 0.2, '#20407c'),
    disc(0.25, 0.28, 0.1, '#2c6cc0', { lit: 0.9, foot: '#184888' }),
    ...[
      [0.215, 0.31, 0.034],
      [0.265, 0.265, 0.03],
      [0.29, 0.315, 0.02],
      [0.235, 0.235, 0.02],
    ].map(([x = 0, y = 0, r = 0]) => blob(random, x, y, r, '#4c9c58', { lit: 0.8 })),
    ...[0.33, 0.285, 0.245].map((y, i) =>
      disc(0.24 + i * 0.014, y, 0.05 - i * 0.006, '#f0f6ff', {
        height: 0.007,
        lit: 0.8,
        soft: 0.004,
      }),
    ),
    ridge(random, 0.0, 0.06, '#8c8c90', { jagged: true, foot: '#606064' }),
    ridge(random, -0.1, 0.03, '#b4b4b0', { foot: '#78787c' }),
    ...crater(-0.3, -0.16, 0.09),
    ...crater(0.3, -0.2, 0.12),
    ...crater(-0.62, -0.2, 0.14),
    ...crater(0.64, -0.14, 0.08),
    strip([-0.26, -0.14], [-0.26, 0.2], 0.008, '#e0e0e4'),
    polygon(
      [
        [-0.258, 0.2],
        [-0.15, 0.195],
        [-0.15, 0.12],
        [-0.258, 0.125],
      ],
      '#e8e8ec',
      { foot: '#b8c0d0' },
    ),
    ...many(12, () =>
      crater(
        between(random, -0.8, 0.8),
        between(random, -0.45, -0.24),
        between(random, 0.012, 0.03),
      ),
    ),
  ],
}
