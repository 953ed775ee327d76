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
} from './patches.ts'
import type { Patch, Point, Sketch } from './Sketch.ts'

const LAMP: Hex = '#ffe2a0'

const streetLamp = (x: number, foot: number, top: number, lit: boolean): readonly Patch[] => [
  strip([x, foot], [x, top], 0.014, '#1c2024', { end: 0.009 }),
  ...(lit ? [glow(x, top + 0.035, 0.24, '#b87830')] : []),
  polygon(
    [
      [x - 0.016, top],
      [x + 0.016, top],
      [x + 0.028, top + 0.06],
      [x - 0.028, top + 0.06],
    ],
    lit ? LAMP : '#a8b0a8',
    { lit: lit ? 1 : 0 },
  ),
  polygon(
    [
      [x - 0.034, top + 0.058],
      [x + 0.034, top + 0.058],
      [x, top + 0.09],
    ],
    '#1c2024',
  ),
]

/** A tall narrow house: gable, windows, chimney. */
const townhouse = (
  random: Random,
  x: number,
  width: number,
  top: number,
  far: number,
  lamps: boolean,
): readonly Patch[] => {
  const color = pickFrom(random, ['#8a6450', '#7a6a60', '#94745a', '#6a5a58', '#a08468'])
  const half = width / 2
  return [
    box(x + half * 0.35, top, x + half * 0.6, top + 0.12, '#5a4038', { far }),
    polygon(
      [
        [x - half * 1.08, top],
        [x, top + width * 0.55],
        [x + half * 1.08, top],
      ],
      '#4a3c40',
      { far },
    ),
    box(x - half, -0.6, x + half, top, color, { far, foot: '#4a3a34' }),
    ...many(4, (row) =>
      many(2, (i) => {
        const [wx, wy] = [x + (i - 0.5) * width * 0.46, top - 0.1 - row * 0.125]
        const lit = lamps && random() < 0.5
        return [
          box(wx - width * 0.15, wy - 0.008, wx + width * 0.15, wy + 0.072, '#d8ccb4', { far }),
          box(wx - width * 0.12, wy, wx + width * 0.12, wy + 0.064, lit ? '#f4b85c' : '#34404c', {
            far: lit ? 0 : far,
            lit: lit ? 0.9 : 0,
          }),
          strip([wx, wy], [wx, wy + 0.064], 0.004, '#4a3c34', { far }),
        ]
      }),
    ),
  ]
}

export const oldTown: Sketch = {
  open: true,
  ground: '#7c7872',
  light: '#ffc070',
  draw: ({ random, dark }) => [
    ...many(9, (i) =>
      townhouse(random, -0.72 + i * 0.18, 0.15, between(random, 0.12, 0.2), 0.62, dark),
    ),
    floor(-0.02, '#a8a4a0', { far: 0.8, soft: 0.12 }),
    ...bothSides((side) => [
      ...townhouse(random, side * 0.29, 0.17, 0.25, 0.26, dark),
      ...townhouse(random, side * 0.48, 0.2, 0.32, 0.12, dark),
      ...townhouse(random, side * 0.71, 0.24, 0.38, 0, dark),
    ]),
    polygon(
      [
        [-0.5, -0.6],
        [-0.1, -0.1],
        [0.1, -0.1],
        [0.5, -0.6],
      ],
      '#6a6660',
      { foot: '#3a3836' },
    ),
    floor(-0.12, '#b0b0b4', { far: 0.9, soft: 0.16 }),
    ...streetLamp(-0.24, -0.6, 0.16, dark),
    ...streetLamp(0.26, -0.6, 0.06, dark),
    ...streetLamp(-0.56, -0.6, 0.26, dark),
    ...streetLamp(0.6, -0.6, 0.22, dark),
  ],
}

const sign = (random: Random, x: number, y: number, tall: number, color: Hex): readonly Patch[] => {
  const half = 0.026
  const rows = Math.floor(tall / 0.05)
  return [
    box(x - half, y - tall, x + half, y, '#14101c'),
    glow(x, y - tall / 2, 0.15, color),
    ...[-half, half].map((dx) => strip([x + dx, y - tall], [x + dx, y], 0.005, color, { lit: 1 })),
    ...many(rows, (row) => {
      const cy = y - 0.03 - row * 0.05
      const stroke = (from: Point, to: Point): Patch =>
        strip(
          [x + from[0] * half, cy + from[1] * 0.018],
          [x + to[0] * half, cy + to[1] * 0.018],
          0.006,
          color,
          { lit: 1 },
        )
      return random() < 0.5
        ? [
            stroke([-0.6, 0.8], [0.6, 0.8]),
            stroke([0, 0.8], [0, -0.9]),
            stroke([-0.6, -0.2], [0.6, -0.2]),
          ]
        : [
            stroke([-0.6, 0.8], [-0.6, -0.8]),
            stroke([-0.6, 0.8], [0.6, 0.8]),
            stroke([0.6, 0.8], [0.1, -0.8]),
          ]
    }),
  ]
}

export const neonStreet: Sketch = {
  open: true,
  ground: '#3a3848',
  light: '#ff50c0',
  draw: ({ random }) => [
    ...many(9, (i) => [
      box(-0.82 + i * 0.19, -0.6, -0.66 + i * 0.19, between(random, 0.2, 0.48), '#241c3c', {
        foot: '#6a2c78',
        lit: 0.5,
      }),
    ]),
    glow(0, -0.02, 0.4, '#5a2068'),
    ...bothSides((side) => [
      box(side * 0.33 - 0.14, -0.6, side * 0.33 + 0.14, 0.56, '#171428', { foot: '#28203c' }),
      box(side * 0.64 - 0.19, -0.6, side * 0.64 + 0.19, 0.6, '#100e1c', { foot: '#1c182c' }),
      ...many(14, () => {
        const [x, y] = [side * between(random, 0.22, 0.8), between(random, -0.05, 0.5)]
        return [
          box(x, y, x + 0.022, y + 0.014, pickFrom(random, ['#ffd890', '#90e0ff', '#ffa0d8']), {
            lit: 0.7,
          }),
        ]
      }),
    ]),
    ...sign(random, -0.25, 0.42, 0.3, '#ff4ab0'),
    ...sign(random, 0.26, 0.36, 0.24, '#30d8ff'),
    ...sign(random, -0.45, 0.34, 0.26, '#40c8ff'),
    ...sign(random, 0.46, 0.44, 0.34, '#ffb030'),
    ...sign(random, 0.68, 0.3, 0.24, '#ff50a8'),
    ...sign(random, -0.68, 0.44, 0.3, '#a060ff'),
    floor(-0.16, '#12101c', { foot: '#241c34' }),
    ...many(22, () => {
      const x = between(random, -0.8, 0.8)
      const y = between(random, -0.4, -0.18)
      return [
        disc(
          x,
          y,
          between(random, 0.01, 0.03),
          pickFrom(random, ['#c03890', '#2890b8', '#b07830', '#6040a8']),
          { height: 0.06, lit: 0.8, soft: 0.03 },
        ),
      ]
    }),
  ],
}

const skyscraper = (
  random: Random,
  x: number,
  width: number,
  top: number,
  far: number,
  dark: boolean,
): readonly Patch[] => [
  box(x - width / 2, -0.6, x + width / 2, top, '#4c5468', { far, foot: '#384050' }),
  ...(random() < 0.4 ? [box(x - 0.003, top, x + 0.003, top + 0.06, '#4c5468', { far })] : []),
  ...many(Math.floor(width / 0.03) * 6, (i) => {
    if (random() < 0.55) return []
    const columns = Math.floor(width / 0.03)
    const [wx, wy] = [
      x - width / 2 + ((i % columns) + 0.3) * 0.03,
      top - 0.04 - Math.floor(i / columns) * 0.036,
    ]
    return [
      box(wx, wy, wx + 0.013, wy + 0.018, dark ? '#ffce78' : '#8a98ac', {
        far,
        lit: dark ? 0.8 : 0,
      }),
    ]
  }),
]

export const rooftop: Sketch = {
  open: true,
  ground: '#5c5858',
  light: '#a0c0ff',
  draw: ({ random, dark }) => [
    ...many(15, (i) =>
      skyscraper(
        random,
        -0.8 + i * 0.115,
        between(random, 0.07, 0.11),
        between(random, -0.02, 0.17),
        0.5,
        dark,
      ),
    ),
    ...many(8, (i) =>
      skyscraper(
        random,
        -0.78 + i * 0.22,
        between(random, 0.1, 0.15),
        between(random, -0.08, 0.04),
        0.2,
        dark,
      ),
    ),
    ...[0.28, -0.62].flatMap((x) => [
      ...[-0.05, 0, 0.05].map((dx) =>
        strip([x + dx, -0.2], [x + dx * 0.9, 0.06], 0.008, '#2a2422'),
      ),
      strip([x - 0.05, -0.1], [x + 0.05, 0.02], 0.005, '#2a2422'),
      box(x - 0.062, 0.05, x + 0.062, 0.2, '#6a4838', { foot: '#3c2820' }),
      polygon(
        [
          [x - 0.072, 0.198],
          [x + 0.072, 0.198],
          [x, 0.27],
        ],
        '#38302e',
      ),
    ]),
    box(-0.46, -0.22, -0.34, 0.0, '#6a4438', { foot: '#3c2824' }),
    box(-0.475, -0.01, -0.325, 0.02, '#7a5448'),
    box(-EDGE, -0.26, EDGE, -0.17, '#5a5450', { foot: '#3a3634' }),
    box(-EDGE, -0.18, EDGE, -0.16, '#7a746c'),
    floor(-0.26, '#302c2c'),
  ],
}

const stall = (
  random: Random,
  x: number,
  y: number,
  width: number,
  color: Hex,
): readonly Patch[] => {
  const half = width / 2
  return [
    ...[-half, half].map((dx) => box(x + dx - 0.007, -0.6, x + dx + 0.007, y, '#6a4828')),
    box(x - half, -0.6, x + half, y - 0.12, '#3a2c24'),
    ...many(3, (row) =>
      many(6, (i) => {
        const fruit = pickFrom(random, ['#d8402c', '#e89028', '#e8c838', '#78a838', '#8a3868'])
        return [
          disc(x - half * 0.8 + i * half * 0.32, y - 0.26 - row * 0.034, 0.024, fruit, {
            foot: '#5a2418',
          }),
        ]
      }),
    ),
    box(x - half, -0.6, x + half, y - 0.32, '#8a5c30', { foot: '#4a3018' }),
    ...many(8, (i) => {
      const [left, right] = [-half + (i * width) / 8, -half + ((i + 1) * width) / 8]
      const tone = i % 2 ? '#f0e4c8' : color
      return [
        polygon(
          [
            [x + left * 0.8, y + 0.07],
            [x + right * 0.8, y + 0.07],
            [x + right * 1.12, y - 0.02],
            [x + left * 1.12, y - 0.02],
          ],
          tone,
        ),
        disc(x + ((left + right) / 2) * 1.12, y - 0.02, width / 16, tone, { height: 0.018 }),
      ]
    }),
  ]
}

export const market: Sketch = {
  open: true,
  ground: '#c0a880',
  draw: ({ random, dark }) => [
    ...many(8, (i) => [
      box(
        -0.82 + i * 0.21,
        -0.6,
        -0.62 + i * 0.21,
        between(random, 0.2, 0.36),
        pickFrom(random, ['#c8a878', '#b88c60', '#d0b890']),
        { far: 0.35, foot: '#8a6844' },
      ),
    ]),
    ...many(14, (i) => [
      box(-0.78 + i * 0.115, 0.08, -0.745 + i * 0.115, 0.15, dark ? '#f0b050' : '#6a5440', {
        far: dark ? 0 : 0.3,
        lit: dark ? 0.9 : 0,
      }),
    ]),
    floor(-0.06, '#b89870', { far: 0.2, foot: '#7a6040' }),
    ...stall(random, -0.66, 0.2, 0.3, '#3878a0'),
    ...stall(random, 0.66, 0.2, 0.3, '#4a8a50'),
    ...stall(random, -0.32, 0.17, 0.28, '#c83c30'),
    ...stall(random, 0.33, 0.2, 0.28, '#d88c28'),
    ...many(15, (i) => {
      const [x, y] = [-0.77 + i * 0.11, 0.4 - 0.05 * Math.sin((i / 14) * Math.PI * 3) ** 2]
      return [
        ...(dark ? [glow(x, y, 0.09, '#a86820')] : []),
        disc(x, y, 0.017, pickFrom(random, ['#f07040', '#f0c040', '#e05070']), {
          height: 0.022,
          lit: dark ? 0.9 : 0.2,
        }),
      ]
    }),
  ],
}

export const city: Sketch = {
  open: true,
  ground: '#8d9296',
  draw: ({ random, dark }) => [
    ...many(13, (i) =>
      skyscraper(
        random,
        -0.8 + i * 0.133,
        between(random, 0.09, 0.13),
        between(random, 0.06, 0.36),
        0.62,
        dark,
      ),
    ),
    ...bothSides((side) => [
      ...skyscraper(random, side * 0.27, 0.15, between(random, 0.3, 0.44), 0.3, dark),
      ...skyscraper(random, side * 0.5, 0.18, between(random, 0.2, 0.36), 0.16, dark),
      ...skyscraper(random, side * 0.74, 0.22, between(random, 0.34, 0.5), 0.04, dark),
    ]),
    ...many(26, () => {
      const [x, y] = [between(random, -0.8, 0.8), between(random, -0.3, -0.02)]
      const color = pickFrom(random, ['#ffd890', '#ff9a60', '#ffe8c0', '#f06848'])
      return dark
        ? [disc(x, y, between(random, 0.014, 0.03), color, { lit: 0.75, soft: 0.008 })]
        : []
    }),
    ...many(14, () => [
      blob(
        random,
        between(random, -0.82, 0.82),
        between(random, -0.3, -0.14),
        between(random, 0.05, 0.09),
        pickFrom(random, ['#4c7440', '#5c8448']),
        { soft: 0.01 },
      ),
    ]),
  ],
}
