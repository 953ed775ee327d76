import type { Hex } from '../CharacterSpec.ts'
import { pickFrom, type Random } from '../random.ts'
import {
  EDGE,
  arch,
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

export const starship: Sketch = {
  open: false,
  ground: '#6a7280',
  light: '#6ac8ff',
  draw: ({ random }) => [
    wall('#39424f', { foot: '#1a2029' }),
    polygon(
      [
        [-0.8, -0.06],
        [-0.62, 0.4],
        [0.62, 0.4],
        [0.8, -0.06],
      ],
      '#5a6676',
      { foot: '#2c3440' },
    ),
    polygon(
      [
        [-0.75, -0.03],
        [-0.59, 0.37],
        [0.59, 0.37],
        [0.75, -0.03],
      ],
      '#050a1c',
      { foot: '#1a2348', lit: 1 },
    ),
    ...many(90, () => {
      const y = between(random, 0, 0.36)
      return [
        disc(between(random, -0.6, 0.6), y, between(random, 0.0015, 0.004), '#e8f0ff', { lit: 1 }),
      ]
    }),
    disc(0.3, 0.2, 0.1, '#c87850', { lit: 0.8, foot: '#3a1a30' }),
    disc(-0.32, 0.28, 0.03, '#8ab0d0', { lit: 0.8, foot: '#20304a' }),
    glow(0.3, 0.2, 0.2, '#382018'),
    ...[-0.44, -0.15, 0.15, 0.44].map((x) => strip([x * 1.22, -0.06], [x, 0.4], 0.02, '#4a5564')),
    ...many(16, (i) => [
      box(-0.8 + i * 0.103, 0.455, -0.74 + i * 0.103, 0.468, '#a8e4ff', { lit: 1 }),
      glow(-0.77 + i * 0.103, 0.46, 0.06, '#1c4a60'),
    ]),
    floor(-0.07, '#2a323d', { foot: '#12161c' }),
    ...bothSides((side) =>
      many(3, (row) =>
        many(11, (i) => {
          const color = pickFrom(random, ['#ff6a50', '#5ad8ff', '#ffd050', '#70f098'])
          const x = side * (0.19 + i * 0.055)
          return [
            box(x - 0.017, -0.105 - row * 0.04, x + 0.017, -0.09 - row * 0.04, color, {
              lit: random() < 0.75 ? 1 : 0.1,
            }),
          ]
        }),
      ),
    ),
    glow(-0.28, -0.12, 0.2, '#183848'),
    glow(0.28, -0.12, 0.2, '#183848'),
  ],
}

export const cathedral: Sketch = {
  open: false,
  ground: '#8a8478',
  light: '#a8b8ff',
  draw: ({ random }) => [
    wall('#6a6258', { foot: '#2e2a2a' }),
    ...[-0.7, -0.27, 0.27, 0.7].flatMap((x) => [
      arch(x, -0.3, 0.125, 0.47, '#8a8072', { pointed: true }),
      arch(x, -0.3, 0.105, 0.44, '#1c1820', { pointed: true }),
      ...many(11, (row) =>
        many(4, (i) => {
          const y = -0.28 + row * 0.062
          const half = y > 0.2 ? 0.1 * Math.max(0, 1 - ((y - 0.2) / 0.2) ** 2) : 0.1
          const left = x - 0.1 + i * 0.05
          if (Math.abs(left + 0.025 - x) > half) return []
          const color = pickFrom(random, [
            '#3058c0',
            '#c03848',
            '#d8a030',
            '#38905c',
            '#7848b0',
            '#5a9ad8',
          ])
          return [box(left + 0.003, y, left + 0.047, y + 0.057, color, { lit: 0.5 })]
        }),
      ),
      glow(x, 0.16, 0.24, '#2c2840'),
    ]),
    ...[-0.49, 0, 0.49].flatMap((x) =>
      [-0.035, 0, 0.035].map((dx) =>
        box(x + dx - 0.018, -0.6, x + dx + 0.018, 0.6, '#93887a', { foot: '#4a4440' }),
      ),
    ),
    ...bothSides((side) =>
      many(5, (i) => {
        const [x, y] = [side * (0.2 + i * 0.05), -0.13 - 0.02 * (i % 3)]
        return [
          box(x - 0.009, -0.3, x + 0.009, y, '#e8dcc0'),
          disc(x, y + 0.016, 0.007, '#fff0b0', { height: 0.015, lit: 1 }),
          glow(x, y + 0.016, 0.07, '#8a5a20'),
        ]
      }),
    ),
    floor(-0.28, '#4a4440', { foot: '#1c1a1c' }),
  ],
}

const banner = (
  x: number,
  top: number,
  half: number,
  tall: number,
  color: Hex,
): readonly Patch[] => [
  polygon(
    [
      [x - half, top],
      [x + half, top],
      [x + half, top - tall],
      [x, top - tall - half],
      [x - half, top - tall],
    ],
    '#c89a3c',
  ),
  polygon(
    [
      [x - half * 0.84, top],
      [x + half * 0.84, top],
      [x + half * 0.84, top - tall + 0.004],
      [x, top - tall - half * 0.78],
      [x - half * 0.84, top - tall + 0.004],
    ],
    color,
    { foot: '#4a1018' },
  ),
  polygon(
    [
      [x, top - tall * 0.3],
      [x + half * 0.42, top - tall * 0.5],
      [x, top - tall * 0.7],
      [x - half * 0.42, top - tall * 0.5],
    ],
    '#d8ac48',
  ),
  box(x - half * 1.2, top - 0.004, x + half * 1.2, top + 0.014, '#8a6428'),
]

export const throneRoom: Sketch = {
  open: false,
  ground: '#8a3038',
  light: '#ffc070',
  draw: () => [
    wall('#6f6558', { foot: '#2c2624' }),
    ...[-0.5, 0.5].flatMap((x) => [
      arch(x, -0.2, 0.07, 0.4, '#4a443c'),
      arch(x, -0.18, 0.056, 0.385, 'sky', { lit: 1 }),
    ]),
    ...[-0.64, -0.37, 0.37, 0.64].flatMap((x) => [
      box(x - 0.034, -0.6, x + 0.034, 0.6, '#9a8f7e', { foot: '#4f463e' }),
      box(x + 0.012, -0.6, x + 0.034, 0.6, '#6a6054', { foot: '#342e2a' }),
      box(x - 0.045, 0.46, x + 0.045, 0.5, '#b0a28c'),
    ]),
    ...bothSides((side) => [
      ...banner(side * 0.25, 0.46, 0.06, 0.34, '#8f1c2c'),
      ...banner(side * 0.77, 0.46, 0.06, 0.34, '#8f1c2c'),
      strip([side * 0.37, 0.04], [side * 0.35, 0.12], 0.016, '#3c2a1c'),
      disc(side * 0.35, 0.15, 0.017, '#ffe0a0', { height: 0.034, lit: 1, soft: 0.008 }),
      glow(side * 0.35, 0.15, 0.2, '#b05c1c'),
    ]),
    arch(0, -0.4, 0.17, 0.46, '#c8983c', { foot: '#6a4a1c', pointed: true }),
    arch(0, -0.4, 0.145, 0.42, '#7c1826', { foot: '#3c0c14', pointed: true }),
    floor(-0.3, '#5c2028', { foot: '#240c10' }),
  ],
}

/** Hanging cloth with folds, from `inner` outwards. */
const curtain = (side: -1 | 1, inner: number): readonly Patch[] =>
  many(13, (i) => {
    const top = side * (inner - 0.04 + i * 0.055)
    const foot = side * (inner + 0.05 + i * 0.055)
    return [
      polygon(
        [
          [top, 0.6],
          [top + side * 0.058, 0.6],
          [foot + side * 0.05, -0.6],
          [foot, -0.6],
        ],
        '#a81c2c',
        { foot: '#5a0c18' },
      ),
      polygon(
        [
          [top, 0.6],
          [top + side * 0.02, 0.6],
          [foot + side * 0.018, -0.6],
          [foot, -0.6],
        ],
        '#5f0e1a',
        { foot: '#30060c', soft: 0.006 },
      ),
    ]
  })

export const stage: Sketch = {
  open: false,
  ground: '#8a5a34',
  light: '#fff0c8',
  draw: () => [
    wall('#241a2c', { foot: '#100c14' }),
    polygon(
      [
        [-0.2, 0.6],
        [-0.1, 0.6],
        [0.34, -0.5],
        [-0.3, -0.5],
      ],
      '#6a5c58',
      { soft: 0.05, lit: 0.6 },
    ),
    polygon(
      [
        [0.1, 0.6],
        [0.2, 0.6],
        [0.3, -0.5],
        [-0.34, -0.5],
      ],
      '#5c5468',
      { soft: 0.05, lit: 0.6 },
    ),
    glow(0, 0.1, 0.42, '#4a3c30'),
    ...bothSides((side) => curtain(side, 0.2)),
    ...many(12, (i) => {
      const x = -0.77 + i * 0.14
      return [
        arch(x, 0.34, 0.07, 0.34, '#8a1624'),
        disc(x, 0.47, 0.085, '#b82434', { height: 0.1, foot: '#5a0c18' }),
        strip([x - 0.07, 0.4], [x + 0.07, 0.4], 0.008, '#d8a840'),
      ]
    }),
    floor(-0.3, '#7a4a28', { foot: '#3c2010' }),
    ...many(15, (i) => [
      disc(-0.77 + i * 0.11, -0.3, 0.016, '#fff0c0', { lit: 1 }),
      glow(-0.77 + i * 0.11, -0.29, 0.09, '#7a5a30'),
    ]),
  ],
}

export const circus: Sketch = {
  open: false,
  ground: '#d0a060',
  light: '#ffd890',
  draw: ({ random }) => [
    wall('#e8dcc0'),
    ...many(20, (i) => {
      const [a, b] = [(i / 20) * Math.PI * 1.2 - 0.31, ((i + 0.52) / 20) * Math.PI * 1.2 - 0.31]
      return [
        polygon(
          [
            [0, 0.52],
            [1.6 * Math.cos(a), 0.52 - 1.6 * Math.sin(a)],
            [1.6 * Math.cos(b), 0.52 - 1.6 * Math.sin(b)],
          ],
          '#c02c34',
          { foot: '#8a1c28' },
        ),
      ]
    }),
    ...[-0.62, -0.31, 0.31, 0.62].map((x) =>
      box(x - 0.01, -0.6, x + 0.01, 0.6, '#e0b860', { foot: '#8a6428' }),
    ),
    ...bothSides((side) =>
      many(14, (i) => {
        const t = i / 13
        const [x, y] = [side * (0.04 + 0.72 * t), 0.46 - 0.9 * t * (1 - t) * 0.4 - 0.24 * t]
        return [glow(x, y, 0.06, '#b07830'), disc(x, y, 0.011, '#fff2c0', { lit: 1 })]
      }),
    ),
    box(-EDGE, -0.28, EDGE, -0.14, '#3050a0', { foot: '#1c2c60' }),
    ...many(12, (i) => {
      const x = -0.77 + i * 0.14
      return [disc(x, -0.21, 0.035, '#f0c850')]
    }),
    ...many(26, () => [
      disc(
        between(random, -0.8, 0.8),
        between(random, -0.12, 0.4),
        between(random, 0.004, 0.007),
        pickFrom(random, ['#f0c850', '#58b0e0', '#f07890', '#80c860']),
        { lit: 0.5 },
      ),
    ]),
    floor(-0.28, '#b88848', { foot: '#7a5428' }),
  ],
}
