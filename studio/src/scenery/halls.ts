import type { Hex } from '../spec/CharacterSpec.ts'
import { pickFrom } from '../spec/random.ts'
import {
  EDGE,
  arch,
  between,
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
