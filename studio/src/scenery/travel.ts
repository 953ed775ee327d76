import type { Hex } from '../spec/CharacterSpec.ts'
import { pickFrom } from '../spec/random.ts'
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
  strip,
  wall,
} from './patches.ts'
import type { Patch, Sketch } from './Sketch.ts'

const pendant = (x: number, y: number): readonly Patch[] => [
  strip([x, y + 0.04], [x, 0.6], 0.005, '#2c2420'),
  glow(x, y, 0.18, '#b87c38'),
  polygon(
    [
      [x - 0.05, y],
      [x - 0.018, y + 0.055],
      [x + 0.018, y + 0.055],
      [x + 0.05, y],
    ],
    '#2c4c48',
  ),
  disc(x, y - 0.002, 0.026, '#fff0c0', { height: 0.012, lit: 1 }),
]

const espressoMachine = (x: number, y: number): readonly Patch[] => [
  box(x - 0.085, y, x + 0.085, y + 0.13, '#c0c8cc', { foot: '#808890' }),
  box(x - 0.095, y + 0.12, x + 0.095, y + 0.145, '#b03c34'),
  box(x - 0.07, y + 0.01, x + 0.07, y + 0.06, '#303438'),
  ...[-0.035, 0.035].flatMap((dx) => [
    box(x + dx - 0.014, y + 0.06, x + dx + 0.014, y + 0.08, '#303438'),
    box(x + dx - 0.013, y + 0.012, x + dx + 0.013, y + 0.036, '#f4f0e8'),
  ]),
]

export const cafe: Sketch = {
  open: false,
  ground: '#a87c54',
  light: '#ffd090',
  draw: ({ random }) => [
    wall('#e8d8bc', { foot: '#c8ac84' }),
    box(-EDGE, -0.6, EDGE, 0.0, '#3c6c64', { foot: '#2c504c' }),
    ...many(12, (i) => [box(-0.84 + i * 0.15, -0.5, -0.832 + i * 0.15, 0.0, '#2c504c')]),
    box(0.13, 0.07, 0.4, 0.35, '#6c4c30'),
    box(0.14, 0.08, 0.39, 0.34, '#28302c'),
    disc(0.25, 0.2, 0.05, '#e8e8dc', { height: 0.036 }),
    box(0.2, 0.2, 0.3, 0.25, '#28302c'),
    box(0.205, 0.19, 0.295, 0.205, '#e8e8dc'),
    strip([0.3, 0.195], [0.325, 0.18], 0.008, '#e8e8dc'),
    ...[0.235, 0.265].map((x) => strip([x, 0.22], [x + 0.008, 0.27], 0.006, '#e8e8dc')),
    ...many(4, (i) => [
      box(0.16, 0.3 + (i % 2) * 0.018, 0.22 + i * 0.03, 0.306 + (i % 2) * 0.018, '#c8c8b8'),
    ]),
    ...[0.24, 0.1].flatMap((y) => [
      box(-0.44, y - 0.014, -0.15, y, '#8c5c38', { foot: '#5c3820' }),
      ...many(7, (i) => {
        const x = -0.41 + i * 0.04
        const color = pickFrom(random, ['#f4f0e8', '#d87850', '#78a8a0', '#e8b850'])
        return [
          box(x - 0.014, y, x + 0.014, y + 0.042, color, { foot: '#a89080' }),
          disc(x + 0.016, y + 0.022, 0.009, color),
        ]
      }),
    ]),
    ...[-0.66, 0.62].flatMap((x) => [
      box(x - 0.15, 0.02, x + 0.15, 0.4, '#6c4c30'),
      box(x - 0.135, 0.035, x + 0.135, 0.385, 'sky', { lit: 1 }),
      box(x - 0.006, 0.035, x + 0.006, 0.385, '#6c4c30'),
    ]),
    floor(-0.24, '#94683c', { foot: '#5c3c20' }),
    box(-0.5, -0.6, -0.14, -0.14, '#7c5434', { foot: '#4c3018' }),
    box(-0.52, -0.145, -0.12, -0.115, '#c8a070'),
    ...espressoMachine(-0.3, -0.115),
    ...[0.32, 0.62].flatMap((x) => [
      strip([x, -0.6], [x, -0.18], 0.014, '#303030'),
      disc(x, -0.17, 0.12, '#d8b888', { height: 0.02, foot: '#8c6438' }),
      box(x - 0.03, -0.162, x + 0.015, -0.115, '#f8f4ec'),
      disc(x + 0.02, -0.138, 0.014, '#f8f4ec'),
    ]),
    ...pendant(-0.24, 0.37),
    ...pendant(0.26, 0.41),
    ...pendant(-0.56, 0.4),
    ...pendant(0.62, 0.43),
  ],
}

const MOQUETTE: Hex = '#2c5c94'

export const train: Sketch = {
  open: false,
  ground: '#787c84',
  light: '#f0f8ff',
  draw: ({ random }) => [
    wall('#dcdcd4', { foot: '#b8b8b4' }),
    ...[-0.62, -0.24, 0.24, 0.62].flatMap((x) => [
      box(x - 0.155, -0.03, x + 0.155, 0.31, '#8c949c'),
      box(x - 0.14, -0.015, x + 0.14, 0.295, 'sky', { lit: 1 }),
      ...many(4, () => [
        blob(random, x + between(random, -0.1, 0.1), between(random, 0.0, 0.03), 0.036, '#5c8c58', {
          height: 0.03,
        }),
      ]),
      box(x - 0.14, -0.015, x + 0.14, 0.005, '#6c9c54'),
      box(x - 0.14, 0.215, x + 0.14, 0.222, '#8c949c'),
      polygon(
        [
          [x - 0.1, 0.295],
          [x - 0.06, 0.295],
          [x - 0.11, 0.0],
          [x - 0.14, 0.0],
        ],
        '#ffffff',
        { lit: 0.15, soft: 0.02 },
      ),
    ]),
    box(-EDGE, 0.36, EDGE, 0.5, '#f0f0ec', { foot: '#c8c8c4' }),
    box(-EDGE, 0.39, EDGE, 0.405, '#ffffff', { lit: 1 }),
    strip([-EDGE, 0.34], [EDGE, 0.34], 0.014, '#f0b428'),
    ...[-0.7, -0.5, -0.29, -0.19, 0.19, 0.3, 0.5, 0.7].flatMap((x) => [
      strip([x, 0.34], [x, 0.285], 0.01, '#303438'),
      ...bothSides((side) => [strip([x, 0.29], [x + side * 0.024, 0.235], 0.009, '#e8e8e0')]),
      strip([x - 0.026, 0.236], [x + 0.026, 0.236], 0.011, '#e8e8e0'),
    ]),
    floor(-0.2, '#6c7078', { foot: '#484c54' }),
    ...[-0.62, -0.27, 0.27, 0.62].flatMap((x) => [
      box(x - 0.13, -0.6, x + 0.13, -0.06, MOQUETTE, { foot: '#1c3c68' }),
      disc(x, -0.06, 0.13, MOQUETTE, { height: 0.03 }),
      box(x - 0.075, -0.1, x + 0.075, -0.045, '#e8e8e4'),
      ...many(12, (i) => [
        box(
          x - 0.11 + (i % 4) * 0.06,
          -0.16 - Math.floor(i / 4) * 0.06,
          x - 0.09 + (i % 4) * 0.06,
          -0.14 - Math.floor(i / 4) * 0.06,
          i % 2 ? '#e05848' : '#78b0d8',
        ),
      ]),
    ]),
    ...[-0.44, 0.44].map((x) => box(x - 0.01, -0.6, x + 0.01, 0.4, '#f0b428', { foot: '#b88418' })),
  ],
}
