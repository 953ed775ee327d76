import type { Hex } from '../spec/CharacterSpec.ts'
import type { Random } from '../spec/random.ts'
import { EDGE, between, box, disc, floor, glow, many, polygon, ridge, strip } from './patches.ts'
import { crown, flowers, grass, pine, tree } from './plants.ts'
import type { Patch, Point, Sketch } from './Sketch.ts'

/** A mountain with a shaded side, and snow on its top if it is `snowy`. */
const peak = (
  random: Random,
  x: number,
  foot: number,
  half: number,
  top: number,
  color: Hex,
  far: number,
  snowy = true,
): readonly Patch[] => {
  const tall = top - foot
  const at = (across: number, up: number): Point => [x + half * across, foot + tall * up]
  const jagged = (across: number, up: number): Point =>
    at(across + between(random, -0.04, 0.04), up)
  const right = [jagged(0.24, 0.78), jagged(0.55, 0.42), at(1, 0)]
  return [
    polygon([at(-1, 0), jagged(-0.6, 0.45), jagged(-0.3, 0.72), at(0, 1), ...right], color, {
      far,
    }),
    polygon([at(0, 1), ...right, at(0.2, 0), at(-0.02, 0.5), at(0.08, 0.7)], '#2b2350', {
      ...{ far, soft: 0.085 },
    }),
    ...(snowy
      ? [
          polygon(
            [
              at(0, 1),
              at(-0.3, 0.7),
              at(-0.16, 0.78),
              at(-0.06, 0.66),
              at(0.06, 0.8),
              at(0.25, 0.72),
            ],
            '#ffffff',
            { far: far * 0.4 },
          ),
        ]
      : []),
  ]
}

const GRASS = ['#4d8a3c', '#6ba548', '#3a6c33'] as const

export const hills: Sketch = {
  open: true,
  ground: '#6cae4c',
  draw: ({ random }) => [
    ridge(random, -0.04, 0.07, '#6fb08a', { far: 0.4, foot: '#98d09a' }),
    ridge(random, -0.12, 0.06, '#58a850', { far: 0.14, foot: '#8cd05c' }),
    ...tree(random, -0.27, -0.2, 0.24, 0.1),
    ...tree(random, 0.29, -0.18, 0.19, 0.12),
    ...tree(random, -0.45, -0.19, 0.19, 0.12),
    ...tree(random, 0.45, -0.22, 0.26, 0.08),
    ...tree(random, -0.68, -0.22, 0.24, 0.1),
    ...tree(random, 0.7, -0.19, 0.18, 0.12),
    ridge(random, -0.25, 0.03, '#5aa83c', { foot: '#347a2c' }),
    ...grass(random, -0.28, ['#4f9a30', '#70b83c', '#3a7c2a']),
    ...flowers(random, -0.28),
  ],
}

/** Trunks from below the picture to above it. */
const trunks = (random: Random, count: number, half: number, far: number): readonly Patch[] =>
  many(count, (i) => {
    const x = -EDGE + (2 * EDGE * (i + between(random, 0.1, 0.9))) / count
    const wide = half * between(random, 0.7, 1.3)
    const side = (across: number, y: number): Point => [x + wide * across, y]
    const right = [side(0.5, 0.52), side(0.65, 0.2), side(0.5, -0.1), side(1.2, -0.52)]
    return [
      polygon(
        [side(-1, -0.52), side(-0.6, -0.1), side(-0.75, 0.2), side(-0.6, 0.52), ...right],
        '#4b3a2c',
        { far },
      ),
      polygon([side(0.1, 0.52), ...right, side(0.2, -0.52)], '#2b2350', { far, soft: 0.07 }),
    ]
  })

const foliage = (
  random: Random,
  count: number,
  low: number,
  high: number,
  size: number,
  colors: readonly [Hex, Hex, Hex],
  far: number,
): readonly Patch[] =>
  many(count, (i) => [
    crown(
      random,
      between(random, -EDGE, EDGE),
      between(random, low, high),
      size * between(random, 0.7, 1.3),
      colors[i % 3] ?? colors[0],
      { far },
    ),
  ])

export const forest: Sketch = {
  open: true,
  ground: '#5c8f4a',
  draw: ({ random, dark }) => [
    floor(0.6, '#a8d898', { foot: '#80b078', far: 0.3 }),
    ...foliage(random, 30, 0.06, 0.5, 0.1, ['#7cb878', '#68a06c', '#94cc88'], 0.24),
    ...trunks(random, 13, 0.014, 0.34),
    ...foliage(random, 26, 0.26, 0.52, 0.1, ['#4f9c4c', '#448840', '#6cb060'], 0.1),
    ...trunks(random, 9, 0.028, 0.08),
    ...many(4, (i) => {
      const x = -0.3 + i * 0.16
      return [
        polygon(
          [
            [x, 0.52],
            [x + 0.06, 0.52],
            [x - 0.04, -0.5],
            [x - 0.16, -0.5],
          ],
          '#fff6cf',
          { soft: dark ? 0.12 : 0.085, lit: 0.4 },
        ),
      ]
    }),
    ...foliage(random, 22, 0.4, 0.56, 0.09, ['#2f7834', '#276430', '#489048'], 0),
    ridge(random, -0.22, 0.03, '#509040', { foot: '#245a28' }),
    ...grass(random, -0.25, GRASS),
    ...flowers(random, -0.32),
  ],
}

export const mountains: Sketch = {
  open: true,
  ground: '#5f9450',
  draw: ({ random }) => [
    ...peak(random, -0.56, -0.22, 0.36, 0.2, '#6478a8', 0.36),
    ...peak(random, 0.02, -0.24, 0.32, 0.1, '#6478a8', 0.36),
    ...peak(random, 0.5, -0.22, 0.34, 0.26, '#6478a8', 0.3),
    ...peak(random, -0.3, -0.28, 0.26, 0.2, '#4c6088', 0.1),
    ...peak(random, 0.28, -0.3, 0.26, 0.16, '#4c6088', 0.08),
    ...peak(random, 0.76, -0.28, 0.24, 0.12, '#4c6088', 0.1),
    ridge(random, -0.26, 0.02, '#58946c', { far: 0.1, foot: '#447a40' }),
    ...many(18, (i) =>
      pine(
        -0.82 + i * 0.096 + between(random, -0.02, 0.02),
        -0.31 + between(random, 0, 0.02),
        between(random, 0.07, 0.14),
        0.14,
      ),
    ),
    ridge(random, -0.3, 0.02, '#5a9c48', { foot: '#306a2c' }),
    ...[-0.44, -0.27, 0.29, 0.45, 0.7, -0.72].flatMap((x, i) =>
      pine(x, -0.36, 0.24 + 0.05 * (i % 3), 0, true),
    ),
    ...grass(random, -0.34, GRASS),
  ],
}

/** A flat-topped rock. */
const mesa = (
  x: number,
  foot: number,
  half: number,
  top: number,
  far: number,
): readonly Patch[] => [
  polygon(
    [
      [x - half, foot],
      [x - half * 0.8, foot + (top - foot) * 0.5],
      [x - half * 0.7, top],
      [x + half * 0.66, top],
      [x + half * 0.74, foot + (top - foot) * 0.55],
      [x + half, foot],
    ],
    '#b8663f',
    { far },
  ),
  polygon(
    [
      [x + half * 0.2, top],
      [x + half * 0.66, top],
      [x + half * 0.74, foot + (top - foot) * 0.55],
      [x + half, foot],
      [x + half * 0.3, foot],
    ],
    '#4a2350',
    { far, soft: 0.09 },
  ),
]

/** A cactus with two arms. */
const cactus = (x: number, y: number, tall: number): readonly Patch[] => {
  const limb = (points: readonly [Point, Point], width: number): Patch =>
    strip(points[0], points[1], tall * width, '#4f8a4a', { foot: '#38683c' })
  return [
    limb([[x, y] as const, [x, y + tall]], 0.2),
    disc(x, y + tall, tall * 0.1, '#4f8a4a'),
    limb([[x - tall * 0.32, y + tall * 0.4] as const, [x, y + tall * 0.4]], 0.13),
    limb([[x - tall * 0.3, y + tall * 0.36] as const, [x - tall * 0.3, y + tall * 0.72]], 0.13),
    limb([[x, y + tall * 0.5] as const, [x + tall * 0.32, y + tall * 0.5]], 0.13),
    limb([[x + tall * 0.3, y + tall * 0.46] as const, [x + tall * 0.3, y + tall * 0.84]], 0.13),
  ]
}

export const desert: Sketch = {
  open: true,
  ground: '#e2b878',
  draw: ({ random }) => [
    ...mesa(-0.38, -0.2, 0.22, 0.06, 0.26),
    ...mesa(0.4, -0.2, 0.16, 0.12, 0.18),
    ...mesa(0.74, -0.2, 0.12, 0.02, 0.3),
    ridge(random, -0.15, 0.03, '#e0a868', { far: 0.2, foot: '#d89c58' }),
    ridge(random, -0.21, 0.05, '#f0b868', { far: 0.08, foot: '#c88440' }),
    ...cactus(-0.27, -0.28, 0.3),
    ...cactus(0.44, -0.27, 0.24),
    ...cactus(-0.62, -0.26, 0.2),
    ridge(random, -0.31, 0.05, '#e8a450', { foot: '#b87430' }),
    ridge(random, -0.42, 0.03, '#d59450', { foot: '#a86c34' }),
    ...many(16, (i) => {
      const [x, y] = [between(random, -0.84, 0.7), -0.3 - i * 0.013]
      return [strip([x, y], [x + between(random, 0.06, 0.14), y + 0.003], 0.003, '#a9692f')]
    }),
  ],
}

/** A sheet of water whose upper edge is a row of crests. */
const swell = (level: number, phase: number, color: Hex, foot: Hex, far: number): Patch =>
  polygon(
    [
      [-EDGE, -0.6],
      ...Array.from({ length: 121 }, (_, i): Point => {
        const x = -EDGE + (2 * EDGE * i) / 120
        return [x, level + 0.022 * Math.abs(Math.sin(x * 26 + phase))]
      }),
      [EDGE, -0.6],
    ],
    color,
    { foot, far },
  )

/** A ship under sail. */
const ship = (x: number, y: number, size: number): readonly Patch[] => {
  const at = (dx: number, dy: number): Point => [x + dx * size, y + dy * size]
  return [
    polygon([at(-0.6, 0.1), at(0.66, 0.1), at(0.46, -0.16), at(-0.42, -0.16)], '#5c3b28', {
      far: 0.2,
    }),
    strip(at(0, 0.1), at(0, 1.1), 0.05 * size, '#5c3b28', { far: 0.2 }),
    polygon(
      [at(0.06, 1.04), at(0.42, 0.76), at(0.58, 0.46), at(0.56, 0.2), at(0.06, 0.24)],
      '#fbf3e0',
      {
        far: 0.1,
      },
    ),
    polygon(
      [at(-0.06, 0.96), at(-0.36, 0.7), at(-0.5, 0.42), at(-0.48, 0.2), at(-0.06, 0.24)],
      '#fbf3e0',
      {
        far: 0.1,
      },
    ),
  ]
}

export const sea: Sketch = {
  open: true,
  ground: '#ecd9a4',
  draw: ({ random }) => [
    floor(-0.08, '#58aed0', { foot: '#1c6090', far: 0.12 }),
    ...ship(-0.27, -0.08, 0.14),
    ...ship(0.43, -0.08, 0.1),
    swell(-0.17, 0, '#3a94c4', '#1c6aa0', 0.04),
    ...many(40, (i) => {
      const y = -0.1 - 0.26 * (i / 40) ** 1.2
      const [x, long] = [between(random, -0.84, 0.84), 0.02 + 0.06 * (i / 40)]
      return [
        polygon(
          [
            [x - long, y],
            [x - long * 0.4, y + long * 0.16],
            [x + long * 0.4, y],
            [x + long, y],
            [x + long * 0.3, y - long * 0.1],
            [x - long * 0.5, y + long * 0.02],
          ],
          i % 3 ? '#9fd0e4' : '#ffffff',
          { soft: i % 3 ? 0.045 : 0.03 },
        ),
      ]
    }),
    swell(-0.27, 1.3, '#2a80b4', '#145080', 0),
    disc(0, -0.66, 1.1, '#ecd9a4', { height: 0.27, foot: '#cdb078' }),
  ],
}

export const arctic: Sketch = {
  open: true,
  ground: '#eef3fa',
  draw: ({ random, dark }) => [
    ...(dark
      ? [0, 1].map((i) =>
          polygon(
            Array.from({ length: 50 }, (_, at): Point => {
              const x = -EDGE + (2 * EDGE * (at % 25)) / 24
              const wave = 0.34 - i * 0.12 + 0.05 * Math.sin(x * 5 + i * 2)
              return at < 25
                ? [x, wave]
                : [-x, 0.34 - i * 0.12 + 0.05 * Math.sin(-x * 5 + i * 2) - 0.12]
            }),
            i === 0 ? '#3f8f78' : '#4f9f98',
            { soft: 0.05, lit: 0.8 },
          ),
        )
      : []),
    ...peak(random, -0.34, -0.22, 0.3, 0.18, '#5c88bc', 0.1),
    ...peak(random, 0.6, -0.22, 0.32, 0.12, '#5c88bc', 0.16),
    ...peak(random, 0.2, -0.24, 0.26, 0.1, '#6e98c8', 0.1),
    ...peak(random, -0.72, -0.22, 0.28, 0.1, '#6e98c8', 0.16),
    ridge(random, -0.18, 0.03, '#f4f8ff', { far: 0.1, foot: '#a4c4e8' }),
    ...many(14, (i) =>
      pine(
        -0.8 + i * 0.125 + between(random, -0.03, 0.03),
        -0.25,
        between(random, 0.1, 0.18),
        0.06,
        true,
      ),
    ),
    // An igloo.
    disc(0.36, -0.27, 0.16, '#f8fbff', { height: 0.17, foot: '#a8c4e4' }),
    disc(0.3, -0.27, 0.05, '#4a6088', { height: 0.07 }),
    ridge(random, -0.3, 0.025, '#ffffff', { far: 0.08, foot: '#a9c8e4' }),
    ridge(random, -0.42, 0.02, '#f4f8ff', { far: 0.03, foot: '#b9d3ea' }),
    ...many(80, () => [
      disc(
        between(random, -0.84, 0.84),
        between(random, -0.5, 0.5),
        between(random, 0.002, 0.006),
        '#ffffff',
        { soft: 0.03, lit: 0.8 },
      ),
    ]),
  ],
}

/** A column with a broken top, flutes and moss. */
const column = (
  random: Random,
  x: number,
  foot: number,
  half: number,
  top: number,
  far: number,
): readonly Patch[] => [
  polygon(
    [
      [x - half, foot],
      [x - half, top],
      [x - half * 0.6, top + half * between(random, 0.2, 0.6)],
      [x, top - half * 0.1],
      [x + half * 0.5, top + half * 0.5],
      [x + half, top + half * 0.1],
      [x + half, foot],
    ],
    '#cfc2a6',
    { far },
  ),
  ...[-0.55, -0.1, 0.35].map((flute) =>
    box(x + half * flute, foot, x + half * (flute + 0.12), top - half * 0.5, '#5a4c58', {
      far,
      soft: 0.07,
    }),
  ),
  box(x + half * 0.45, foot, x + half, top, '#2b2350', { far, soft: 0.09 }),
  box(x - half * 1.36, foot, x + half * 1.36, foot + half * 0.7, '#b9ad94', { far }),
  ...many(5, () => [
    crown(
      random,
      x + half * between(random, -1, 1),
      between(random, foot, top),
      half * 0.34,
      '#5b8a4c',
      {
        far,
      },
    ),
  ]),
]

export const ruins: Sketch = {
  open: true,
  ground: '#7fa050',
  draw: ({ random }) => [
    ridge(random, -0.14, 0.04, '#90b090', { far: 0.3, foot: '#b0c890' }),
    ...column(random, -0.13, -0.22, 0.022, 0.02, 0.4),
    ...column(random, 0.16, -0.22, 0.022, 0.06, 0.4),
    ridge(random, -0.22, 0.03, '#88b45c', { far: 0.1, foot: '#709c48' }),
    ...column(random, -0.45, -0.34, 0.042, 0.22, 0.04),
    ...column(random, -0.27, -0.34, 0.042, 0.22, 0.04),
    // The lintel that two of them still carry.
    box(-0.52, 0.21, -0.21, 0.26, '#c4b698', { far: 0.04, foot: '#9c8e78' }),
    ...column(random, 0.28, -0.34, 0.042, 0.1, 0.04),
    ...column(random, 0.45, -0.34, 0.042, 0.24, 0.04),
    ...column(random, 0.7, -0.32, 0.04, 0.16, 0.08),
    ...column(random, -0.7, -0.32, 0.04, 0.08, 0.08),
    ridge(random, -0.3, 0.025, '#78a844', { foot: '#4c7430' }),
    ...grass(random, -0.32, ['#6b9040', '#8aa850', '#557538']),
  ],
}

const LIT = { lit: 1 } as const

/** A planet, shaded on one side. */
const planet = (x: number, y: number, radius: number, color: Hex): readonly Patch[] => [
  disc(x, y, radius, color, LIT),
  disc(x - radius * 0.3, y + radius * 0.36, radius * 0.4, '#fff0d8', {
    ...{ height: radius * 0.12, soft: 0.07 },
  }),
  disc(x - radius * 0.1, y - radius * 0.2, radius * 0.6, '#3a2450', {
    ...{ height: radius * 0.1, soft: 0.07 },
  }),
  polygon(
    [
      ...Array.from({ length: 13 }, (_, i): Point => {
        const turn = (i / 12) * Math.PI * 1.16 - 1.95
        return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)]
      }),
      [x + radius * 0.4, y + radius * 0.1],
    ],
    '#1c1740',
    { ...LIT, soft: 0.07 },
  ),
]

/** A band around a planet, in front of it. */
const planetRing = (x: number, y: number, radius: number): Patch => {
  const [cos, sin] = [Math.cos(0.31), Math.sin(0.31)]
  const arc = (out: number): readonly Point[] =>
    Array.from({ length: 21 }, (_, i): Point => {
      const turn = Math.PI + (i / 20) * Math.PI
      const [dx, dy] = [out * radius * Math.cos(turn), out * 0.25 * radius * Math.sin(turn)]
      return [x + dx * cos - dy * sin, y + dx * sin + dy * cos]
    })
  return polygon([...arc(1.76), ...[...arc(1.6)].reverse()], '#f0d9b0', LIT)
}

export const space: Sketch = {
  open: false,
  ground: '#9a94a8',
  draw: ({ random }) => [
    floor(0.6, '#10163c', { foot: '#5c3c88', lit: 1 }),
    ...many(9, (i) => [
      glow(
        between(random, -0.8, 0.8),
        between(random, -0.3, 0.5),
        between(random, 0.16, 0.36),
        i % 2 ? '#3c58b8' : '#a83c94',
      ),
    ]),
    ...many(150, () => [
      disc(
        between(random, -0.84, 0.84),
        between(random, -0.4, 0.5),
        between(random, 0.0008, 0.0032),
        '#f6f0d8',
        LIT,
      ),
    ]),
    ...planet(-0.28, 0.29, 0.1, '#d98a5a'),
    planetRing(-0.28, 0.29, 0.1),
    ...planet(0.29, 0.08, 0.055, '#6fb0c4'),
    ...planet(0.44, 0.34, 0.08, '#c8a86a'),
    ...planet(-0.46, -0.06, 0.05, '#b7a2d6'),
    ...planet(0.72, 0.1, 0.1, '#c87a8a'),
    // The ground of a moon, with craters.
    disc(0, -1.2, 1.5, '#9a94a8', { height: 0.94, foot: '#5a5470', lit: 0.6 }),
    ...[-0.27, 0.24, -0.56, 0.6, 0.42].map((x, i) =>
      disc(x, -0.36 - 0.02 * (i % 3), 0.05, '#7c7690', { height: 0.014, lit: 0.6 }),
    ),
  ],
}
