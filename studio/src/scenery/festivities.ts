import type { Hex } from '../spec/CharacterSpec.ts'
import { pickFrom, type Random } from '../spec/random.ts'
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
import type { Patch, Point, Sketch } from './Sketch.ts'

const LIGHTS = ['#ffd860', '#ff6850', '#60c0ff', '#70e080', '#ff90d0'] as const

/** A fir with baubles, lights and a star. */
const christmasTree = (random: Random, x: number, foot: number, tall: number): readonly Patch[] => [
  box(x - 0.02, foot - 0.04, x + 0.02, foot + 0.06, '#5c3c24'),
  ...[0, 0.2, 0.4, 0.58].flatMap((t): readonly Patch[] => {
    const half = tall * 0.34 * (1 - t * 1.12)
    const low = foot + tall * (0.08 + t)
    const points: readonly Point[] = [
      [x - half, low],
      [x - half * 0.5, low + 0.012],
      [x, low - 0.006],
      [x + half * 0.5, low + 0.012],
      [x + half, low],
      [x, low + tall * 0.38],
    ]
    return [polygon(points, '#2c6c40', { foot: '#174828' })]
  }),
  ...[0.14, 0.33, 0.52, 0.7].flatMap((t) => {
    const half = tall * 0.3 * (1 - t * 1.08)
    const y = foot + tall * (t + 0.04)
    return many(7, (i) => {
      const share = i / 3 - 1
      return [
        disc(x + share * half, y - 0.03 * (1 - share * share), 0.007, '#e8c050', { lit: 0.5 }),
      ]
    })
  }),
  ...many(26, (i) => {
    const t = ((i * 0.618) % 1) * 0.84 + 0.08
    const half = tall * 0.27 * (1 - t)
    const [bx, by] = [x + between(random, -1, 1) * half, foot + tall * (t + 0.05)]
    const color = pickFrom(random, LIGHTS)
    return i % 2
      ? [glow(bx, by, 0.05, '#70501c'), disc(bx, by, 0.008, color, { lit: 1 })]
      : [
          disc(bx, by, 0.016, pickFrom(random, ['#d83030', '#e0b040', '#d8e0e8', '#3868c0']), {
            foot: '#601818',
          }),
        ]
  }),
  glow(x, foot + tall * 1.05, 0.14, '#b08830'),
  ...many(5, (i) => {
    const turn = Math.PI / 2 + (i * 2 * Math.PI) / 5
    const [cx, cy] = [x, foot + tall * 1.04]
    const tip = (angle: number, r: number): Point => [
      cx + r * Math.cos(angle),
      cy + r * Math.sin(angle),
    ]
    return [
      polygon(
        [tip(turn - 0.63, 0.017), tip(turn, 0.042), tip(turn + 0.63, 0.017), [cx, cy]],
        '#ffe080',
        { lit: 1 },
      ),
    ]
  }),
]

const present = (x: number, y: number, size: number, color: Hex, ribbon: Hex): readonly Patch[] => [
  box(x - size, y, x + size, y + size * 1.4, color, { foot: '#48202c' }),
  box(x - size * 0.16, y, x + size * 0.16, y + size * 1.4, ribbon),
  ...bothSides((side) => [
    disc(x + side * size * 0.28, y + size * 1.52, size * 0.28, ribbon, { height: size * 0.17 }),
  ]),
]

const fireplace = (x: number): readonly Patch[] => [
  box(x - 0.2, -0.6, x + 0.2, 0.06, '#94543c', { foot: '#643020' }),
  ...many(8, (row) =>
    many(6, (i) => [
      box(
        x - 0.19 + i * 0.064 + (row % 2) * 0.02,
        -0.42 + row * 0.06,
        x - 0.135 + i * 0.064 + (row % 2) * 0.02,
        -0.37 + row * 0.06,
        i % 2 ? '#a8644c' : '#8c4c38',
      ),
    ]),
  ),
  box(x - 0.23, 0.05, x + 0.23, 0.085, '#6c4428', { foot: '#4c2c18' }),
  box(x - 0.12, -0.6, x + 0.12, -0.14, '#1c1010'),
  glow(x, -0.3, 0.24, '#d06018'),
  ...many(5, (i) => [
    polygon(
      [
        [x - 0.08 + i * 0.032, -0.42],
        [x - 0.07 + i * 0.034, -0.24 + 0.03 * (i % 2)],
        [x - 0.04 + i * 0.032, -0.42],
      ],
      i % 2 ? '#ffd050' : '#ff9030',
      { lit: 1 },
    ),
  ]),
  ...[-0.13, 0, 0.13].flatMap((dx, i) => [
    box(x + dx - 0.022, -0.05, x + dx + 0.022, 0.055, i === 1 ? '#2c7c48' : '#c83430'),
    box(x + dx - 0.022, -0.08, x + dx + 0.045, -0.045, i === 1 ? '#2c7c48' : '#c83430'),
    box(x + dx - 0.026, 0.03, x + dx + 0.026, 0.056, '#f4f0ec'),
  ]),
]

export const christmas: Sketch = {
  open: false,
  ground: '#8c5c3c',
  light: '#ffc070',
  draw: ({ random }) => [
    wall('#7c3434', { foot: '#5c2428' }),
    ...many(22, (i) => [box(-0.83 + i * 0.08, -0.6, -0.82 + i * 0.08, 0.6, '#8c4040')]),
    ...fireplace(-0.33),
    floor(-0.3, '#7c5030', { foot: '#4c2c18' }),
    ...christmasTree(random, 0.26, -0.3, 0.62),
    ...christmasTree(random, 0.74, -0.32, 0.5),
    ...present(0.4, -0.36, 0.05, '#3c68b0', '#f0d060'),
    ...present(0.16, -0.38, 0.045, '#c83838', '#f4f0e8'),
    ...present(0.52, -0.37, 0.035, '#409858', '#f0d060'),
    ...many(24, (i) => {
      const x = -0.8 + i * 0.07
      const y = 0.4 - 0.045 * Math.sin(((i % 6) / 6) * Math.PI)
      return [
        disc(x, y + 0.012, 0.016, '#2c6c40'),
        ...(i % 2
          ? [glow(x, y, 0.06, '#80581c'), disc(x, y, 0.009, pickFrom(random, LIGHTS), { lit: 1 })]
          : []),
      ]
    }),
    disc(-0.27, 0.23, 0.075, '#2c6c40'),
    disc(-0.27, 0.23, 0.045, '#7c3434'),
    ...many(8, (i) => [
      disc(-0.27 + 0.06 * Math.cos(i * 0.785), 0.23 + 0.06 * Math.sin(i * 0.785), 0.01, '#d83838'),
    ]),
    disc(-0.27, 0.165, 0.022, '#e0b040', { height: 0.014 }),
  ],
}

const balloon = (x: number, y: number, size: number, color: Hex): readonly Patch[] => [
  strip([x, y - size * 1.1], [x + size * 0.3, y - size * 5], 0.003, '#e8e4dc'),
  polygon(
    [
      [x - size * 0.14, y - size * 1.3],
      [x, y - size * 1.05],
      [x + size * 0.14, y - size * 1.3],
    ],
    color,
  ),
  disc(x, y, size, color, { height: size * 1.2 }),
  disc(x - size * 0.35, y + size * 0.45, size * 0.22, '#ffffff', { lit: 0.3, soft: size * 0.12 }),
]
const FESTIVE = ['#e84858', '#f0b030', '#48a8e0', '#68c068', '#b070d8', '#f080b0'] as const

export const party: Sketch = {
  open: false,
  ground: '#b8906c',
  light: '#ffd8a8',
  draw: ({ random }) => [
    wall('#f0dcc0', { foot: '#d8b494' }),
    ...[0.44, 0.34].flatMap((top, row) =>
      many(24, (i) => {
        const x = -0.84 + i * 0.07 + row * 0.035
        const y = top - 0.05 * Math.sin(((i % 8) / 8) * Math.PI)
        return [
          strip([x - 0.035, y + 0.002], [x + 0.035, y], 0.004, '#a88c74'),
          polygon(
            [
              [x - 0.024, y],
              [x + 0.024, y],
              [x, y - 0.055],
            ],
            FESTIVE[(i + row * 2) % FESTIVE.length] ?? FESTIVE[0],
          ),
        ]
      }),
    ),
    ...[
      [-0.24, 0.16],
      [-0.32, 0.08],
      [-0.2, 0.02],
      [0.25, 0.13],
      [0.32, 0.04],
      [0.2, -0.02],
      [-0.5, 0.18],
      [-0.62, 0.08],
      [-0.44, 0.04],
      [0.48, 0.2],
      [0.58, 0.08],
      [0.7, 0.18],
      [-0.75, 0.2],
    ].flatMap(([x = 0, y = 0], i) =>
      balloon(x, y, between(random, 0.046, 0.058), FESTIVE[i % FESTIVE.length] ?? FESTIVE[0]),
    ),
    floor(-0.27, '#c89c74', { foot: '#94683c' }),
    box(0.2, -0.6, 0.72, -0.24, '#f8f4ee', { foot: '#d0c8c0' }),
    box(0.36, -0.24, 0.54, -0.15, '#f8e0e8', { foot: '#e8a8c0' }),
    box(0.39, -0.15, 0.51, -0.085, '#f8e0e8', { foot: '#e8a8c0' }),
    ...[0.415, 0.45, 0.485].flatMap((x) => [
      box(x - 0.004, -0.085, x + 0.004, -0.045, '#58a0e0'),
      glow(x, -0.035, 0.05, '#a87028'),
      disc(x, -0.036, 0.006, '#ffe080', { height: 0.011, lit: 1 }),
    ]),
    ...present(-0.44, -0.34, 0.06, '#b070d8', '#f0d060'),
    ...present(-0.62, -0.36, 0.05, '#48a8e0', '#f4f0e8'),
    ...many(60, () => {
      const [x, y] = [between(random, -EDGE, EDGE), between(random, -0.3, 0.5)]
      return [box(x, y, x + 0.008, y + 0.012, pickFrom(random, FESTIVE))]
    }),
  ],
}
