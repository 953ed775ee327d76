import type { Hex } from '../spec/CharacterSpec.ts'
import { pickFrom, type Random } from '../spec/random.ts'
import {
  EDGE,
  between,
  blob,
  bothSides,
  box,
  disc,
  floor,
  glow,
  many,
  polygon,
  strip,
  wall,
} from './patches.ts'
import type { Patch, Sketch } from './Sketch.ts'

const WOOD: Hex = '#6b4526'
const DARK_WOOD: Hex = '#3c2616'

/** Books from `left` to `right`, standing at `y`. */
const books = (
  random: Random,
  left: number,
  right: number,
  y: number,
  tall: number,
): readonly Patch[] => {
  const count = Math.floor((right - left) / 0.027)
  return many(count, (i) => {
    const x = left + i * 0.027
    const top = y + tall * between(random, 0.68, 0.98)
    const color = pickFrom(random, BINDINGS)
    if (random() < 0.07) return []
    return [
      box(x, y, x + 0.023, top, color, { foot: '#2a1c18' }),
      ...(random() < 0.3 ? [box(x, top - 0.02, x + 0.023, top - 0.012, '#d8b25c')] : []),
    ]
  })
}
const BINDINGS = [
  '#7c2d28',
  '#2f4f68',
  '#3f6a48',
  '#a8772c',
  '#553a63',
  '#b59a70',
  '#8a4a2c',
] as const

export const library: Sketch = {
  open: false,
  ground: '#7a4a2a',
  light: '#ffc27a',
  draw: ({ random }) => [
    wall('#2c1b12'),
    ...many(8, (row) => [
      ...books(random, -EDGE, EDGE, -0.36 + row * 0.125, 0.112),
      box(-EDGE, -0.375 + row * 0.125, EDGE, -0.358 + row * 0.125, '#7a5230', { foot: DARK_WOOD }),
    ]),
    ...[-0.72, -0.36, 0.36, 0.72].map((x) =>
      box(x - 0.016, -0.6, x + 0.016, 0.6, '#6b4426', { foot: DARK_WOOD }),
    ),
    strip([0.17, -0.5], [0.29, 0.6], 0.012, '#a87842'),
    strip([0.25, -0.5], [0.33, 0.6], 0.012, '#a87842'),
    ...many(9, (i) => [
      strip(
        [0.18 + i * 0.012, -0.4 + i * 0.11],
        [0.26 + i * 0.009, -0.4 + i * 0.11],
        0.009,
        '#a87842',
      ),
    ]),
    glow(-0.27, 0.3, 0.3, '#a8662c'),
    disc(-0.27, 0.3, 0.026, '#ffe9b0', { lit: 1, soft: 0.01 }),
    strip([-0.27, 0.33], [-0.27, 0.6], 0.006, '#c09040'),
  ],
}

const bottle = (x: number, y: number, tall: number, color: Hex): readonly Patch[] => [
  box(x - 0.014, y, x + 0.014, y + tall * 0.62, color, { foot: '#14120e' }),
  box(x - 0.006, y + tall * 0.6, x + 0.006, y + tall, color),
  box(x - 0.009, y + 0.008, x - 0.004, y + tall * 0.5, '#e8e0c0', { lit: 0.3 }),
]
const barrel = (x: number, y: number, r: number): readonly Patch[] => [
  disc(x, y, r, '#8a5a30', { foot: DARK_WOOD }),
  disc(x, y, r * 0.8, '#5f3d20'),
  disc(x, y, r * 0.72, '#a06c3c', { foot: '#6a4424' }),
  strip([x - r * 0.25, y - r * 0.6], [x - r * 0.25, y + r * 0.6], 0.004, DARK_WOOD),
  strip([x + r * 0.25, y - r * 0.6], [x + r * 0.25, y + r * 0.6], 0.004, DARK_WOOD),
  disc(x, y - r * 0.4, r * 0.1, '#2c1a0e'),
]
const hangingLamp = (x: number, y: number): readonly Patch[] => [
  strip([x, y], [x, 0.6], 0.005, '#2a2018'),
  glow(x, y, 0.22, '#c87828'),
  polygon(
    [
      [x - 0.03, y + 0.03],
      [x, y + 0.06],
      [x + 0.03, y + 0.03],
    ],
    '#3c2a1a',
  ),
  disc(x, y, 0.022, '#ffdc90', { height: 0.03, lit: 1 }),
]

export const tavern: Sketch = {
  open: false,
  ground: '#6a4426',
  light: '#ff9a4a',
  draw: ({ random }) => [
    wall('#8a6440', { foot: '#3a2414' }),
    ...many(5, (i) => {
      const x = -0.78 + i * 0.39
      return [box(x - 0.022, -0.6, x + 0.022, 0.6, DARK_WOOD)]
    }),
    box(-EDGE, 0.43, EDGE, 0.5, DARK_WOOD),
    ...bothSides((side) => [
      ...[0.06, 0.24].flatMap((y) => [
        box(side * 0.42 - 0.23, y - 0.016, side * 0.42 + 0.23, y, '#7a5028', { foot: DARK_WOOD }),
        ...many(10, (i) => {
          const x = side * 0.42 - 0.2 + i * 0.043
          const color = pickFrom(random, ['#3f6a3c', '#7a3c20', '#8a7a3c', '#30505c', '#a0a088'])
          return bottle(x, y, between(random, 0.08, 0.12), color)
        }),
      ]),
    ]),
    ...[-0.68, -0.5, -0.31, 0.27, 0.46, 0.66].flatMap((x) => barrel(x, -0.16, 0.095)),
    floor(-0.27, '#5a3a20', { foot: '#24160c' }),
    ...hangingLamp(-0.23, 0.36),
    ...hangingLamp(0.26, 0.4),
    ...hangingLamp(0.62, 0.36),
    ...hangingLamp(-0.62, 0.4),
  ],
}

const pan = (x: number, y: number, r: number): readonly Patch[] => [
  strip([x, y], [x, y + r * 2.2], 0.008, '#5a3018'),
  disc(x, y, r, '#c8743a', { foot: '#7a3a1c' }),
  disc(x - r * 0.3, y + r * 0.3, r * 0.3, '#f0b080', { soft: 0.01 }),
]

/** A window with the sky in it. */
const casement = (
  left: number,
  bottom: number,
  right: number,
  top: number,
  frame: Hex,
): readonly Patch[] => {
  const [x, y] = [(left + right) / 2, (bottom + top) / 2]
  return [
    box(left - 0.014, bottom - 0.02, right + 0.014, top + 0.014, frame),
    box(left, bottom, right, top, 'sky', { lit: 1 }),
    box(x - 0.006, bottom, x + 0.006, top, frame),
    box(left, y - 0.006, right, y + 0.006, frame),
    glow(x, y, 0.16, '#403c34'),
  ]
}

export const kitchen: Sketch = {
  open: false,
  ground: '#c8a078',
  draw: ({ random }) => [
    wall('#e0d2b0', { foot: '#b89868' }),
    ...many(9, (row) => [
      box(-EDGE, -0.2 + row * 0.05, EDGE, -0.198 + row * 0.05, '#a89878'),
      ...many(20, (i) => {
        const x = -EDGE + (i + (row % 2) / 2) * 0.085
        return [box(x, -0.2 + row * 0.05, x + 0.002, -0.15 + row * 0.05, '#a89878')]
      }),
    ]),
    ...casement(-0.42, -0.02, -0.17, 0.32, '#f4ecd8'),
    polygon(
      [
        [-0.46, 0.38],
        [-0.36, 0.38],
        [-0.4, 0.02],
        [-0.47, -0.02],
      ],
      '#c85a48',
      { foot: '#a03c30' },
    ),
    polygon(
      [
        [-0.13, 0.38],
        [-0.21, 0.38],
        [-0.19, 0.02],
        [-0.12, -0.02],
      ],
      '#c85a48',
      { foot: '#a03c30' },
    ),
    box(0.12, 0.36, EDGE, 0.372, '#4a3424'),
    ...[0.17, 0.26, 0.36, 0.46, 0.58, 0.7].flatMap((x, i) =>
      pan(x, 0.24 - 0.02 * (i % 2), 0.034 + 0.012 * (i % 3)),
    ),
    box(0.12, 0.02, EDGE, 0.035, WOOD),
    ...many(9, (i) => {
      const x = 0.16 + i * 0.075
      const color = pickFrom(random, ['#d8e4e8', '#7aa0b0', '#e0b860', '#a8c078'])
      return [
        box(x - 0.026, 0.035, x + 0.026, 0.1, color, { foot: '#6a6a60' }),
        box(x - 0.02, 0.1, x + 0.02, 0.112, WOOD),
      ]
    }),
    box(-0.82, 0.06, -0.52, 0.44, '#a87848', { foot: WOOD }),
    floor(-0.19, '#8a5a34', { foot: '#4a2c18' }),
    box(-EDGE, -0.2, EDGE, -0.17, '#d8c4a0'),
    ...[-0.3, 0.34, 0.6].flatMap((x) => [
      blob(random, x, -0.12, 0.05, '#c04030', { height: 0.045 }),
      blob(random, x + 0.07, -0.14, 0.04, '#d8a030', { height: 0.035 }),
    ]),
  ],
}

const flask = (x: number, y: number, size: number, color: Hex): readonly Patch[] => [
  glow(x, y + size * 0.3, size * 1.5, color),
  polygon(
    [
      [x - size * 0.16, y + size * 1.3],
      [x + size * 0.16, y + size * 1.3],
      [x + size * 0.16, y + size * 0.7],
      [x + size * 0.62, y],
      [x - size * 0.62, y],
      [x - size * 0.16, y + size * 0.7],
    ],
    '#6a8890',
  ),
  polygon(
    [
      [x - size * 0.34, y + size * 0.42],
      [x + size * 0.34, y + size * 0.42],
      [x + size * 0.58, y + 0.006],
      [x - size * 0.58, y + 0.006],
    ],
    color,
    { lit: 0.7 },
  ),
  box(x - size * 0.2, y + size * 1.26, x + size * 0.2, y + size * 1.34, '#a8c0c4'),
]

export const laboratory: Sketch = {
  open: false,
  ground: '#7a8488',
  light: '#6ae0c0',
  draw: ({ random }) => [
    wall('#3c5258', { foot: '#1c2a30' }),
    ...many(12, (i) => [box(-EDGE + i * 0.15, -0.6, -EDGE + i * 0.15 + 0.003, 0.6, '#26363c')]),
    ...many(3, (i) => [
      strip([-EDGE, 0.42 + i * 0.035], [EDGE, 0.42 + i * 0.035], 0.014, '#6a7a80', {
        foot: '#3a464a',
      }),
    ]),
    ...bothSides((side) => [
      ...[-0.06, 0.16].flatMap((y, row) => [
        box(side * 0.48 - 0.32, y - 0.014, side * 0.48 + 0.32, y, '#93a4a8'),
        ...many(7, (i) =>
          flask(
            side * 0.48 - 0.27 + i * 0.09,
            y,
            between(random, 0.05, 0.075),
            pickFrom(
              random,
              row ? ['#40d8b0', '#f0a840', '#58b8f0'] : ['#d858c0', '#78e058', '#40c8e8'],
            ),
          ),
        ),
      ]),
    ]),
    ...[-0.26, 0.25].flatMap((x) => [
      box(x - 0.05, 0.335, x + 0.05, 0.43, '#1c2c30'),
      box(x - 0.042, 0.343, x + 0.042, 0.422, '#1c4a44', { lit: 0.6 }),
      ...many(6, (i) => [
        strip(
          [x - 0.04 + i * 0.013, 0.38 + 0.02 * Math.sin(i * 2.4)],
          [x - 0.027 + i * 0.013, 0.38 + 0.02 * Math.sin(i * 2.4 + 2.4)],
          0.005,
          '#70ffd0',
          { lit: 1 },
        ),
      ]),
    ]),
    floor(-0.2, '#8a989c', { foot: '#3a484c' }),
  ],
}

const tool = (x: number, y: number, kind: number): readonly Patch[] => {
  if (kind === 0)
    return [
      strip([x, y - 0.08], [x, y + 0.05], 0.014, '#b88848'),
      box(x - 0.034, y + 0.04, x + 0.03, y + 0.07, '#70787c'),
    ]
  if (kind === 1)
    return [
      polygon(
        [
          [x - 0.02, y + 0.07],
          [x + 0.03, y + 0.07],
          [x + 0.02, y - 0.08],
          [x + 0.004, y - 0.08],
        ],
        '#9aa4a8',
      ),
      box(x - 0.026, y + 0.05, x + 0.036, y + 0.085, '#8a4a28'),
    ]
  if (kind === 2)
    return [
      strip([x, y - 0.08], [x, y + 0.05], 0.015, '#8a949a'),
      disc(x, y + 0.06, 0.026, '#8a949a'),
      disc(x, y + 0.07, 0.013, '#8a6844'),
    ]
  return [
    strip([x, y - 0.08], [x, y], 0.02, '#b83c30'),
    strip([x, y], [x, y + 0.08], 0.008, '#a8b0b4'),
  ]
}

/** A toothed wheel. */
const gear = (x: number, y: number, r: number, color: Hex): readonly Patch[] => [
  ...many(10, (i) => {
    const turn = (i / 10) * 2 * Math.PI
    return [
      strip(
        [x, y],
        [x + r * 1.22 * Math.cos(turn), y + r * 1.22 * Math.sin(turn)],
        r * 0.34,
        color,
      ),
    ]
  }),
  disc(x, y, r, color, { foot: '#5a4020' }),
  disc(x, y, r * 0.34, '#4a3420'),
]

export const workshop: Sketch = {
  open: false,
  ground: '#8a6844',
  light: '#ffd08a',
  draw: () => [
    wall('#a07c50', { foot: '#5f4428' }),
    ...many(8, (i) => [box(-EDGE, -0.3 + i * 0.115, EDGE, -0.295 + i * 0.115, '#7a5a36')]),
    ...casement(0.17, 0.0, 0.43, 0.36, '#4a3420'),
    ...many(8, (i) => tool(-0.74 + i * 0.083, 0.26, i % 4)),
    ...many(8, (i) => tool(-0.72 + i * 0.083, 0.05, (i + 2) % 4)),
    ...many(4, (i) => tool(0.52 + i * 0.09, 0.22, (i + 1) % 4)),
    ...gear(-0.27, 0.43, 0.05, '#c09848'),
    ...gear(-0.39, 0.45, 0.034, '#9a7a50'),
    ...gear(0.58, 0.0, 0.06, '#b88c40'),
    ...gear(0.69, 0.04, 0.04, '#8a949a'),
    box(-EDGE, -0.2, EDGE, -0.14, '#b08850', { foot: '#6a4a28' }),
    floor(-0.2, '#4a3018', { foot: '#24160c' }),
    box(-0.36, -0.14, -0.24, -0.06, '#8a3c2c', { foot: '#5a241c' }),
    box(0.26, -0.14, 0.4, -0.09, '#5a6a70'),
  ],
}

const scribble = (random: Random, left: number, y: number, width: number): readonly Patch[] =>
  many(Math.floor(width / 0.022), (i) => [
    strip(
      [left + i * 0.022, y + between(random, -0.006, 0.006)],
      [left + i * 0.022 + between(random, 0.008, 0.02), y + between(random, -0.01, 0.01)],
      0.0045,
      '#dfe8dc',
    ),
  ])

export const classroom: Sketch = {
  open: false,
  ground: '#c0905c',
  draw: ({ random }) => [
    wall('#e2d6b4', { foot: '#b09a70' }),
    box(-0.4, -0.1, 0.42, 0.43, '#8a5c30', { foot: WOOD }),
    box(-0.385, -0.085, 0.405, 0.415, '#2c5a48', { foot: '#1f4436' }),
    ...many(6, (i) => scribble(random, -0.35, 0.36 - i * 0.06, between(random, 0.12, 0.2))),
    ...many(4, (i) => scribble(random, 0.19, 0.12 - i * 0.055, 0.17)),
    polygon(
      [
        [0.2, 0.2],
        [0.33, 0.2],
        [0.265, 0.34],
      ],
      '#dfe8dc',
    ),
    polygon(
      [
        [0.209, 0.206],
        [0.321, 0.206],
        [0.265, 0.327],
      ],
      '#2a5746',
    ),
    ...casement(-0.76, -0.05, -0.5, 0.36, '#f0e8d0'),
    box(0.52, 0.02, 0.78, 0.36, '#d8c890'),
    blob(random, 0.6, 0.22, 0.06, '#7aa060'),
    blob(random, 0.7, 0.14, 0.05, '#c08850'),
    box(-0.4, -0.125, 0.42, -0.1, '#a87440'),
    disc(0.3, -0.06, 0.055, '#3f7ab0'),
    blob(random, 0.29, -0.05, 0.026, '#78a858'),
    strip([0.3, -0.12], [0.3, -0.16], 0.012, '#6a4a20'),
    floor(-0.16, '#a06c3c', { foot: '#5a3820' }),
  ],
}

/** The plain room where portraits are made: a cloth, a lamp and a floor. */
export const studio: Sketch = {
  open: false,
  ground: '#8a5f3c',
  draw: ({ random }) => [
    wall('#cdb68c', { foot: '#b08e60' }),
    ...many(8, (i) => [
      box(-EDGE + i * 0.22, -0.6, -EDGE + 0.09 + i * 0.22, 0.6, '#c2a276', { soft: 0.05 }),
    ]),
    glow(-0.12, 0.14, 0.7, '#fff0c8'),
    ...many(22, () => [
      disc(
        between(random, -0.84, 0.84),
        between(random, -0.5, 0.5),
        between(random, 0.08, 0.24),
        pickFrom(random, ['#f0e4c8', '#a88860']),
        {
          ...{ height: between(random, 0.02, 0.06), soft: 0.11 },
        },
      ),
    ]),
    floor(-0.24, '#8a5f3c', { foot: '#6a452a' }),
  ],
}

export const interior: Sketch = {
  open: false,
  ground: '#7a5236',
  draw: ({ random }) => [
    wall('#c79f74', { foot: '#9a7450' }),
    ...many(12, (i) => [
      box(-EDGE + i * 0.15, -0.6, -EDGE + 0.004 + i * 0.15, 0.6, '#8a6444', { soft: 0.05 }),
    ]),
    ...casement(-0.47, -0.06, -0.15, 0.36, '#5c3b28'),
    ...many(5, (row) => [
      ...books(random, 0.17, EDGE, 0.38 - row * 0.14, 0.12),
      box(0.15, 0.36 - row * 0.14, EDGE, 0.38 - row * 0.14, WOOD),
    ]),
    ...many(2, (row) => [
      ...books(random, -EDGE, -0.56, 0.2 - row * 0.16, 0.12),
      box(-EDGE, 0.18 - row * 0.16, -0.54, 0.2 - row * 0.16, WOOD),
    ]),
    floor(-0.24, '#7a5236', { foot: '#54361f' }),
    disc(0, -0.44, 0.5, '#a83f3a', { height: 0.12, foot: '#7c2c2c' }),
    glow(0.28, 0.2, 0.4, '#7a5a34'),
  ],
}
