import type { Hex } from '../spec/CharacterSpec.ts'
import { pickFrom } from '../spec/random.ts'
import {
  between,
  blob,
  bothSides,
  disc,
  floor,
  glow,
  many,
  polygon,
  ridge,
  strip,
  wall,
} from './patches.ts'
import type { Patch, Sketch } from './Sketch.ts'

const crystal = (
  x: number,
  y: number,
  size: number,
  lean: number,
  color: Hex,
  shade: Hex,
): readonly Patch[] => [
  polygon(
    [
      [x - size * 0.22, y],
      [x - size * 0.24 + lean, y + size * 0.75],
      [x + lean, y + size],
      [x, y],
    ],
    color,
    { lit: 0.9 },
  ),
  polygon(
    [
      [x, y],
      [x + lean, y + size],
      [x + size * 0.24 + lean, y + size * 0.7],
      [x + size * 0.22, y],
    ],
    shade,
    { lit: 0.8 },
  ),
]

export const cave: Sketch = {
  open: false,
  ground: '#6a645c',
  light: '#70d8ff',
  draw: ({ random }) => [
    wall('#7a6c64', { foot: '#3c3438' }),
    ...many(34, () => [
      blob(
        random,
        between(random, -0.84, 0.84),
        between(random, -0.3, 0.55),
        between(random, 0.06, 0.13),
        pickFrom(random, ['#8a7a70', '#6a5e5c', '#9a8878', '#5c5254']),
        { soft: 0.02 },
      ),
    ]),
    blob(random, -0.29, 0.2, 0.13, '#a0b8c0', { height: 0.17, lit: 0.7, soft: 0.03 }),
    blob(random, -0.29, 0.21, 0.1, '#dcecec', { height: 0.14, lit: 1, soft: 0.03 }),
    glow(-0.29, 0.2, 0.34, '#486068'),
    ...many(18, (i) => {
      const x = -0.82 + i * 0.097
      return [
        polygon(
          [
            [x - 0.04, 0.6],
            [x + 0.045, 0.6],
            [x + between(random, -0.01, 0.01), between(random, 0.24, 0.46)],
          ],
          pickFrom(random, ['#6a5c58', '#4c4446', '#84746a']),
          { foot: '#221f24' },
        ),
      ]
    }),
    ...many(14, (i) => {
      const x = -0.82 + i * 0.125
      return [
        polygon(
          [
            [x - 0.06, -0.6],
            [x + 0.06, -0.6],
            [x + between(random, -0.02, 0.02), between(random, -0.22, -0.02)],
          ],
          pickFrom(random, ['#7a6a62', '#5c5050']),
          { foot: '#18161a' },
        ),
      ]
    }),
    ...[0.28, 0.54, -0.58].flatMap((x) => [
      glow(x, 0.0, 0.26, '#186078'),
      ...crystal(x - 0.05, -0.18, 0.2, -0.05, '#48c0e0', '#2078b0'),
      ...crystal(x + 0.055, -0.18, 0.24, 0.06, '#7888f0', '#4848b8'),
      ...crystal(x, -0.2, 0.34, 0, '#80ecf8', '#3498c8'),
    ]),
    floor(-0.25, '#241f24', { soft: 0.04 }),
  ],
}

export const volcano: Sketch = {
  open: true,
  ground: '#4a3c3a',
  light: '#ff5a1c',
  draw: ({ random }) => [
    floor(0.6, '#3c1c1c', { foot: '#a83c14', lit: 0.6 }),
    glow(0.27, 0.3, 0.44, '#b03c0c'),
    ...many(16, (i) => [
      blob(
        random,
        0.27 + between(random, -0.05, 0.05) + (i - 6) * 0.03,
        0.36 + i * 0.014,
        0.06 + i * 0.006,
        pickFrom(random, ['#4a302c', '#2c2020', '#6a3c2c']),
        { soft: 0.04, lit: 0.4 },
      ),
    ]),
    strip([0.27, 0.2], [0.27, 0.42], 0.06, '#ff8a24', { lit: 1, soft: 0.03, end: 0.02 }),
    polygon(
      [
        [-0.1, -0.14],
        [0.17, 0.22],
        [0.22, 0.24],
        [0.32, 0.24],
        [0.37, 0.21],
        [0.68, -0.14],
      ],
      '#3a2a2c',
      { foot: '#241818' },
    ),
    polygon(
      [
        [0.27, 0.24],
        [0.42, -0.14],
        [0.68, -0.14],
        [0.37, 0.21],
        [0.32, 0.24],
      ],
      '#201618',
      { soft: 0.01 },
    ),
    polygon(
      [
        [0.21, 0.24],
        [0.33, 0.24],
        [0.31, 0.21],
        [0.23, 0.21],
      ],
      '#ffd060',
      { lit: 1 },
    ),
    ...[
      [0.24, 0.2],
      [0.29, 0.31],
      [0.32, 0.42],
    ].flatMap(([from = 0, to = 0]) => [
      strip([from, 0.23], [(from + to) / 2 + 0.02, 0.06], 0.016, '#ff9a28', { lit: 1, end: 0.013 }),
      strip([(from + to) / 2 + 0.02, 0.065], [to, -0.14], 0.013, '#ff6a18', { lit: 1, end: 0.022 }),
    ]),
    polygon(
      [
        [-0.85, -0.14],
        [-0.55, 0.1],
        [-0.4, -0.04],
        [-0.27, 0.06],
        [-0.1, -0.14],
      ],
      '#2c2022',
      { far: 0.1 },
    ),
    floor(-0.13, '#ff7a1c', { lit: 1, foot: '#c83408' }),
    ...many(30, () => [
      blob(
        random,
        between(random, -0.84, 0.84),
        between(random, -0.42, -0.15),
        between(random, 0.04, 0.09),
        '#281c1c',
        { height: 0.022 },
      ),
    ]),
    ...many(60, () => [
      disc(
        between(random, -0.8, 0.8),
        between(random, -0.1, 0.48),
        between(random, 0.002, 0.005),
        pickFrom(random, ['#ffb040', '#ff7020', '#ffe080']),
        { lit: 1 },
      ),
    ]),
  ],
}

export const alienPlanet: Sketch = {
  open: false,
  ground: '#9a6a9a',
  light: '#ff9ae0',
  draw: ({ random }) => [
    wall('#2c2468', { foot: '#f0a088', lit: 0.6 }),
    ...many(60, () => [
      disc(
        between(random, -0.82, 0.82),
        between(random, 0.15, 0.5),
        between(random, 0.0012, 0.003),
        '#f0f0ff',
        { lit: 1 },
      ),
    ]),
    glow(0.28, 0.28, 0.3, '#503058'),
    disc(0.28, 0.28, 0.11, '#e8b8a8', { lit: 0.7, foot: '#7a4080' }),
    polygon(
      [
        [0.08, 0.22],
        [0.2, 0.262],
        [0.36, 0.31],
        [0.48, 0.35],
        [0.36, 0.325],
        [0.2, 0.28],
      ],
      '#f4dcc0',
      { lit: 0.7 },
    ),
    disc(-0.27, 0.36, 0.04, '#a8d8d0', { lit: 0.7, foot: '#487888' }),
    disc(-0.6, 0.22, 0.08, '#c898d8', { lit: 0.6, foot: '#6a4090' }),
    ridge(random, -0.02, 0.1, '#8a5a98', { jagged: true, far: 0.3, lit: 0.2 }),
    ridge(random, -0.1, 0.03, '#a86a88', { lit: 0.2 }),
    ...bothSides((side) => [
      polygon(
        [
          [side * 0.2, -0.4],
          [side * 0.22, 0.0],
          [side * 0.27, 0.1],
          [side * 0.36, 0.13],
          [side * 0.46, 0.06],
          [side * 0.5, -0.4],
          [side * 0.43, -0.4],
          [side * 0.4, 0.0],
          [side * 0.34, 0.05],
          [side * 0.3, 0.02],
          [side * 0.28, -0.4],
        ],
        '#5c3460',
        { foot: '#30183c' },
      ),
      ...[0.24, 0.44, 0.6, 0.72].flatMap((x, i) => [
        strip([side * x, -0.4], [side * (x + 0.02), -0.12 + 0.05 * i], 0.014, '#387880', {
          end: 0.007,
        }),
        glow(side * (x + 0.02), -0.11 + 0.05 * i, 0.11, '#186868'),
        disc(side * (x + 0.02), -0.11 + 0.05 * i, 0.026, '#70f0d0', { lit: 1 }),
      ]),
    ]),
    ridge(random, -0.25, 0.03, '#7a4870', { foot: '#3c2048' }),
  ],
}

export const stars: Sketch = {
  open: false,
  ground: '#3c4464',
  light: '#a8c0ff',
  draw: ({ random }) => [
    wall('#070b24', { foot: '#2c3c78', lit: 0.9 }),
    ...many(26, (i) => {
      const t = i / 25
      return [
        blob(
          random,
          -0.75 + 1.5 * t + between(random, -0.06, 0.06),
          -0.16 + 0.6 * t + between(random, -0.06, 0.06),
          between(random, 0.06, 0.12),
          pickFrom(random, ['#4a4a88', '#5c4a90', '#385890']),
          { lit: 0.9, soft: 0.09 },
        ),
      ]
    }),
    ...many(260, () => {
      const big = random() < 0.08
      const [x, y] = [between(random, -0.84, 0.84), between(random, -0.2, 0.5)]
      const color = pickFrom(random, ['#ffffff', '#d8e4ff', '#fff0d0', '#ffd8c8'])
      return [
        ...(big ? [glow(x, y, 0.04, '#50608a')] : []),
        disc(x, y, big ? 0.005 : between(random, 0.0012, 0.0028), color, { lit: 1 }),
      ]
    }),
    strip([0.3, 0.42], [0.16, 0.34], 0.006, '#e8f0ff', { lit: 1, end: 0.001, soft: 0.002 }),
    ridge(random, -0.2, 0.05, '#141a34'),
    ...many(34, () => {
      const [x, top] = [between(random, -0.84, 0.84), between(random, -0.18, -0.04)]
      return [
        polygon(
          [
            [x - 0.03, -0.3],
            [x, top],
            [x + 0.03, -0.3],
          ],
          '#0c1024',
        ),
      ]
    }),
  ],
}
