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
  ridge,
  strip,
} from './patches.ts'
import type { Patch, Point, Sketch } from './Sketch.ts'

const tombstone = (x: number, y: number, half: number, tall: number): readonly Patch[] => [
  polygon(
    [
      [x - half, y],
      [x - half, y + tall * 0.7],
      [x - half * 0.6, y + tall * 0.94],
      [x, y + tall],
      [x + half * 0.6, y + tall * 0.94],
      [x + half, y + tall * 0.7],
      [x + half, y],
    ],
    '#8a8f94',
    { foot: '#50565c' },
  ),
  strip([x, y + tall * 0.5], [x, y + tall * 0.84], half * 0.18, '#5c6268'),
  strip(
    [x - half * 0.4, y + tall * 0.72],
    [x + half * 0.4, y + tall * 0.72],
    half * 0.18,
    '#5c6268',
  ),
]

/** A bare tree, branching twice. */
const bareTree = (
  random: Random,
  x: number,
  y: number,
  tall: number,
  color: Hex,
): readonly Patch[] => [
  strip([x, y], [x + 0.01, y + tall * 0.55], tall * 0.09, color, { end: tall * 0.05 }),
  ...many(7, (i) => {
    const from: Point = [x + 0.008, y + tall * (0.3 + 0.04 * i)]
    const angle = (i % 2 ? 1 : -1) * between(random, 0.35, 1) + Math.PI / 2
    const length = tall * between(random, 0.3, 0.48)
    const tip: Point = [from[0] + length * Math.cos(angle), from[1] + length * Math.sin(angle)]
    const fork: Point = [(from[0] + tip[0]) / 2, (from[1] + tip[1]) / 2]
    return [
      strip(from, tip, tall * 0.035, color, { end: 0.003 }),
      strip(
        fork,
        [
          fork[0] + length * 0.4 * Math.cos(angle + 0.7),
          fork[1] + length * 0.4 * Math.sin(angle + 0.7),
        ],
        tall * 0.02,
        color,
        { end: 0.002 },
      ),
      strip(
        fork,
        [
          fork[0] + length * 0.4 * Math.cos(angle - 0.6),
          fork[1] + length * 0.4 * Math.sin(angle - 0.6),
        ],
        tall * 0.02,
        color,
        { end: 0.002 },
      ),
    ]
  }),
]

export const graveyard: Sketch = {
  open: true,
  ground: '#5f6a54',
  light: '#a0c8d8',
  draw: ({ random }) => [
    ridge(random, -0.02, 0.05, '#4a5a58', { far: 0.5 }),
    ...bareTree(random, 0.5, -0.1, 0.46, '#2c2a2c'),
    ...bareTree(random, -0.27, -0.14, 0.58, '#241f20'),
    ridge(random, -0.1, 0.03, '#4c5a48', { far: 0.2, foot: '#2c3630' }),
    ...many(12, (i) => tombstone(-0.76 + i * 0.14, -0.14 + 0.03 * (i % 3), 0.03, 0.1)),
    floor(-0.1, '#b8c4c8', { far: 0.7, soft: 0.1 }),
    ...[-0.58, -0.25, 0.27, 0.6].flatMap((x, i) =>
      tombstone(x, -0.4, 0.062, 0.36 + 0.04 * (i % 2)),
    ),
    ...[0.4, -0.42].flatMap((x) => [
      strip([x, -0.4], [x, 0.06], 0.022, '#6a7074'),
      strip([x - 0.06, -0.03], [x + 0.06, -0.03], 0.022, '#6a7074'),
    ]),
    floor(-0.28, '#3c4a3c', { foot: '#1c2420', soft: 0.03 }),
  ],
}

const spear = (x: number, lean: number, top: number, flag: Hex | undefined): readonly Patch[] => [
  strip([x, -0.4], [x + lean, top], 0.009, '#3a2c20'),
  polygon(
    [
      [x + lean - 0.012, top],
      [x + lean, top + 0.05],
      [x + lean + 0.012, top],
    ],
    '#9aa0a4',
  ),
  ...(flag
    ? [
        polygon(
          [
            [x + lean, top - 0.01],
            [x + lean + 0.11, top - 0.03],
            [x + lean + 0.08, top - 0.06],
            [x + lean + 0.12, top - 0.1],
            [x + lean + 0.05, top - 0.1],
            [x + lean - 0.01, top - 0.13],
          ],
          flag,
          { foot: '#3c1014' },
        ),
      ]
    : []),
]

export const battlefield: Sketch = {
  open: true,
  ground: '#6a5844',
  light: '#ff8a3c',
  draw: ({ random }) => [
    glow(-0.3, -0.02, 0.34, '#a04c18'),
    glow(0.34, 0.0, 0.3, '#8a3c14'),
    ...many(12, () => [
      blob(
        random,
        between(random, -0.8, 0.8),
        between(random, 0.06, 0.46),
        between(random, 0.08, 0.15),
        pickFrom(random, ['#4a4444', '#5c5250', '#3c3838']),
        { soft: 0.08, far: 0.2 },
      ),
    ]),
    ridge(random, -0.02, 0.05, '#4a3c38', { far: 0.35 }),
    ...many(60, () => {
      const x = between(random, -0.82, 0.82)
      const y = between(random, -0.06, -0.01)
      return [
        disc(x, y + 0.02, 0.011, '#2c2628'),
        box(x - 0.012, y - 0.03, x + 0.012, y + 0.012, '#2c2628'),
        strip([x + 0.012, y - 0.02], [x + 0.02, y + 0.09], 0.003, '#2c2628'),
      ]
    }),
    ...[-0.5, -0.24, 0.22, 0.38, 0.7].flatMap((x) => [
      blob(random, x, -0.08, 0.035, '#ff9a30', { lit: 1, height: 0.07, soft: 0.02 }),
      blob(random, x, -0.1, 0.018, '#ffe890', { lit: 1, height: 0.04, soft: 0.01 }),
      glow(x, -0.07, 0.14, '#b85414'),
    ]),
    ridge(random, -0.14, 0.03, '#3c2e28', { foot: '#1c1412' }),
    ...spear(-0.25, -0.04, 0.3, '#9a2028'),
    ...spear(0.2, 0.05, 0.22, undefined),
    ...spear(0.3, 0.0, 0.34, '#28407a'),
    ...spear(-0.5, 0.06, 0.2, undefined),
    ...spear(-0.66, -0.02, 0.32, '#9a2028'),
    ...spear(0.58, 0.03, 0.28, '#9a2028'),
    ...many(40, () => [
      disc(
        between(random, -0.8, 0.8),
        between(random, -0.1, 0.45),
        between(random, 0.002, 0.004),
        '#ffb050',
        { lit: 1 },
      ),
    ]),
  ],
}

const column = (x: number, half: number, top: number, far: number): readonly Patch[] => [
  box(x - half, -0.6, x + half, top, '#ece0c4', { far, foot: '#b8a078' }),
  ...many(4, (i) => [
    box(
      x - half + half * (0.35 + i * 0.45),
      -0.6,
      x - half + half * (0.48 + i * 0.45),
      top,
      '#b8a684',
      { far },
    ),
  ]),
  box(x + half * 0.45, -0.6, x + half, top, '#a8946c', { far, soft: 0.012 }),
  box(x - half * 1.35, top - 0.012, x + half * 1.35, top + 0.02, '#f4e8cc', { far }),
  box(x - half * 1.55, top + 0.018, x + half * 1.55, top + 0.04, '#e0d2b0', { far }),
]

export const temple: Sketch = {
  open: true,
  ground: '#d8c8a0',
  light: '#ffe8b0',
  draw: ({ random }) => [
    ridge(random, -0.02, 0.07, '#7a9a70', { far: 0.6 }),
    ridge(random, -0.12, 0.04, '#8a9860', { far: 0.3 }),
    ...[-0.14, 0.14].flatMap((x) => column(x, 0.026, 0.3, 0.35)),
    box(-0.24, 0.335, 0.24, 0.39, '#d8caa8', { far: 0.35 }),
    floor(-0.2, '#d0c09a', { foot: '#8a7a58' }),
    box(-EDGE, -0.22, EDGE, -0.19, '#f0e4c8'),
    ...[-0.7, -0.48, -0.27, 0.27, 0.48, 0.7].flatMap((x) => column(x, 0.05, 0.37, 0.05)),
    box(-EDGE, 0.41, EDGE, 0.6, '#e8dabc', { foot: '#c0ac80' }),
    ...many(20, (i) => [box(-0.82 + i * 0.085, 0.45, -0.785 + i * 0.085, 0.51, '#b09c74')]),
    box(-EDGE, 0.405, EDGE, 0.42, '#a8946c'),
  ],
}

/** A round tower with a pointed roof and a flag. */
const turret = (
  x: number,
  foot: number,
  half: number,
  top: number,
  far: number,
  lamps: boolean,
): readonly Patch[] => [
  box(x - half, foot, x + half, top, '#a89c90', { far, foot: '#7a7068' }),
  box(x + half * 0.3, foot, x + half, top, '#7c7268', { far, soft: 0.008 }),
  box(x - half * 1.15, top - half * 0.5, x + half * 1.15, top, '#b0a498', { far }),
  strip([x, top + half * 2], [x, top + half * 3.2], 0.004, '#4a4040', { far }),
  polygon(
    [
      [x, top + half * 3.2],
      [x + half * 1.3, top + half * 2.95],
      [x, top + half * 2.7],
    ],
    '#c03c3c',
    { far },
  ),
  polygon(
    [
      [x - half * 1.3, top],
      [x, top + half * 2.4],
      [x + half * 1.3, top],
    ],
    '#46587c',
    { far },
  ),
  polygon(
    [
      [x, top + half * 2.4],
      [x + half * 1.3, top],
      [x + half * 0.4, top],
    ],
    '#303c5c',
    { far },
  ),
  ...[0.35, 0.65].map((share) =>
    box(
      x - half * 0.2,
      top - half * 0.7 - share * half * 4,
      x + half * 0.2,
      top - share * half * 4,
      lamps ? '#ffc860' : '#3c3838',
      { far: lamps ? 0 : far, lit: lamps ? 1 : 0 },
    ),
  ),
]

export const castle: Sketch = {
  open: true,
  ground: '#8a9468',
  draw: ({ random, dark }) => [
    polygon(
      [
        [-0.85, -0.1],
        [-0.5, 0.16],
        [-0.3, 0.02],
        [0.05, 0.2],
        [0.4, 0.0],
        [0.62, 0.12],
        [0.85, -0.1],
      ],
      '#7a889c',
      { far: 0.65 },
    ),
    ridge(random, -0.06, 0.04, '#6c8a68', { far: 0.45 }),
    ...bothSides((side) => [
      ...turret(side * 0.42, -0.2, 0.045, 0.22, 0.22, dark),
      ...turret(side * 0.64, -0.2, 0.055, 0.14, 0.14, dark),
    ]),
    box(-0.64, -0.3, 0.64, 0.02, '#988c80', { far: 0.14, foot: '#6a6058' }),
    ...many(22, (i) => [
      box(-0.64 + i * 0.059, 0.015, -0.606 + i * 0.059, 0.05, '#988c80', { far: 0.14 }),
    ]),
    ...turret(-0.25, -0.3, 0.07, 0.2, 0.06, dark),
    ...turret(0.26, -0.3, 0.062, 0.3, 0.06, dark),
    ...many(16, () => [
      blob(
        random,
        between(random, -0.84, 0.84),
        between(random, -0.26, -0.16),
        between(random, 0.05, 0.08),
        pickFrom(random, ['#4c7440', '#5c8448', '#446a3c']),
        { soft: 0.01 },
      ),
    ]),
    ridge(random, -0.22, 0.03, '#6a9048', { foot: '#3c5c30' }),
  ],
}
