import type { Hex } from '../spec/CharacterSpec.ts'
import { pickFrom, type Random } from '../spec/random.ts'
import {
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

/** Trunks from the ground to above the picture. */
const trunks = (
  random: Random,
  count: number,
  width: number,
  color: Hex,
  far: number,
  gap: number,
): readonly Patch[] =>
  many(count, (i) => {
    const x = -0.8 + (1.6 * (i + random() * 0.7)) / count
    if (Math.abs(x) < gap) return []
    const wide = width * between(random, 0.7, 1.3)
    return [
      strip([x, -0.6], [x + between(random, -0.03, 0.03), 0.6], wide, color, {
        end: wide * 0.7,
        far,
      }),
      strip([x + wide * 0.25, -0.6], [x + wide * 0.2, 0.6], wide * 0.4, '#1c120c', {
        end: wide * 0.25,
        far: far + 0.1,
        soft: 0.01,
      }),
    ]
  })

export const leaves = (
  random: Random,
  count: number,
  low: number,
  high: number,
  size: number,
  colors: readonly [Hex, ...Hex[]],
  far: number,
): readonly Patch[] =>
  many(count, () => [
    blob(
      random,
      between(random, -0.84, 0.84),
      between(random, low, high),
      size * between(random, 0.6, 1.3),
      pickFrom(random, colors),
      { far, soft: 0.012 },
    ),
  ])

export const autumnWood: Sketch = {
  open: true,
  ground: '#b87838',
  light: '#ffb060',
  draw: ({ random }) => [
    floor(0.6, '#f0c878', { foot: '#c88848' }),
    glow(-0.24, 0.14, 0.4, '#806030'),
    ...trunks(random, 14, 0.024, '#7a5a44', 0.5, 0),
    ...leaves(random, 30, 0.12, 0.5, 0.08, ['#e8a838', '#d87828', '#e8c850'], 0.1),
    floor(-0.14, '#c88838', { far: 0.2, foot: '#7a4a20' }),
    ...trunks(random, 8, 0.045, '#5a3c2c', 0.15, 0.1),
    ...leaves(random, 34, 0.24, 0.56, 0.09, ['#d86020', '#e89828', '#c03c20', '#e8b838'], 0.05),
    ...trunks(random, 5, 0.08, '#3c281c', 0, 0.2),
    ...leaves(random, 12, 0.4, 0.56, 0.1, ['#c84818', '#e08820', '#a83018'], 0),
    ...many(46, () => [
      blob(
        random,
        between(random, -0.8, 0.8),
        between(random, -0.4, 0.4),
        between(random, 0.008, 0.015),
        pickFrom(random, ['#f0a830', '#e06020', '#d83c20', '#f0d050']),
      ),
    ]),
  ],
}

/** A long leaf from a stem, bending down. */
const frond = (x: number, y: number, length: number, angle: number, color: Hex): Patch => {
  const points = (lift: number): Point[] =>
    [0, 0.25, 0.5, 0.75, 1].map((t) => {
      const out = length * t
      return [
        x + out * Math.cos(angle),
        y +
          out * Math.sin(angle) -
          length * 0.45 * t * t +
          lift * length * 0.13 * Math.sin(Math.PI * t),
      ]
    })
  return polygon([...points(1), ...points(-1).reverse()], color, { foot: '#14341c' })
}

export const jungle: Sketch = {
  open: true,
  ground: '#3c6a30',
  light: '#b8e880',
  draw: ({ random }) => [
    floor(0.6, '#a8c878', { foot: '#3c6038', lit: 0.25 }),
    glow(-0.22, 0.26, 0.4, '#6a7848'),
    ...trunks(random, 12, 0.03, '#5a7850', 0.4, 0),
    ...leaves(random, 40, -0.1, 0.54, 0.075, ['#5c9050', '#4a8048', '#78a858'], 0.2),
    ...trunks(random, 5, 0.07, '#34402c', 0, 0.22),
    ...many(12, () => {
      const [x, y] = [between(random, -0.8, 0.8), between(random, 0.1, 0.4)]
      return [strip([x, 0.6], [x + between(random, -0.06, 0.06), y], 0.007, '#3c5c28')]
    }),
    ...leaves(random, 20, 0.36, 0.58, 0.09, ['#2c6030', '#3c7838', '#224c28'], 0),
    ...bothSides((side) =>
      [0.24, 0.42, 0.62].flatMap((x) =>
        many(7, (i) => [
          frond(
            side * x,
            -0.36 + 0.1 * (x - 0.2),
            between(random, 0.28, 0.42),
            Math.PI / 2 + (i - 3) * 0.36,
            pickFrom(random, ['#2f7034', '#48903c', '#245c2c']),
          ),
        ]),
      ),
    ),
    ...many(9, () => [
      blob(
        random,
        pickFrom(random, [-1, 1]) * between(random, 0.2, 0.7),
        between(random, -0.2, 0.1),
        0.022,
        pickFrom(random, ['#e84858', '#f0a030', '#d858b0']),
      ),
    ]),
    floor(-0.34, '#24481f', { soft: 0.04 }),
  ],
}

const palm = (
  random: Random,
  x: number,
  y: number,
  tall: number,
  lean: number,
): readonly Patch[] => [
  strip([x, y], [x + lean * 0.35, y + tall * 0.5], tall * 0.06, '#8a6a48', { end: tall * 0.045 }),
  strip([x + lean * 0.35, y + tall * 0.49], [x + lean, y + tall], tall * 0.045, '#8a6a48', {
    end: tall * 0.03,
  }),
  ...many(9, (i) => [
    frond(
      x + lean,
      y + tall,
      tall * between(random, 0.42, 0.55),
      -0.5 + (i / 8) * (Math.PI + 1),
      pickFrom(random, ['#3c8040', '#58983f', '#2c6834']),
    ),
  ]),
]

export const beach: Sketch = {
  open: true,
  ground: '#ecd8a0',
  light: '#fff0d0',
  draw: ({ random }) => [
    polygon(
      [
        [0.36, 0.0],
        [0.48, 0.07],
        [0.6, 0.04],
        [0.72, 0.0],
      ],
      '#5c8068',
      { far: 0.5 },
    ),
    floor(0.0, '#48a0c0', { foot: '#58c0c0', far: 0.1 }),
    ...many(20, () => {
      const [x, y] = [between(random, -0.8, 0.8), between(random, -0.12, -0.01)]
      return [box(x, y, x + between(random, 0.04, 0.12), y + 0.003, '#d8f0f0', { soft: 0.002 })]
    }),
    polygon(
      [
        [0.22, 0.0],
        [0.25, 0.1],
        [0.29, 0.0],
      ],
      '#f8f4ec',
    ),
    polygon(
      [
        [0.2, 0.002],
        [0.3, 0.002],
        [0.28, -0.015],
        [0.22, -0.015],
      ],
      '#8a4030',
    ),
    ridge(random, -0.125, 0.012, '#f0fafa', { soft: 0.008 }),
    ridge(random, -0.14, 0.012, '#ecd49a', { foot: '#c8a868' }),
    ...palm(random, -0.36, -0.3, 0.6, 0.12),
    ...palm(random, 0.68, -0.2, 0.5, -0.08),
    strip([0.36, -0.34], [0.33, 0.1], 0.01, '#f0ece4'),
    ...many(6, (i) => [
      polygon(
        [
          [0.33, 0.18],
          [0.2 + i * 0.045, 0.07],
          [0.245 + i * 0.045, 0.07],
        ],
        i % 2 ? '#f8f0e0' : '#e0503c',
      ),
    ]),
    ...many(6, (i) => [
      disc(0.2225 + i * 0.045, 0.07, 0.0225, i % 2 ? '#f8f0e0' : '#e0503c', { height: 0.012 }),
    ]),
  ],
}

const pyramid = (x: number, y: number, half: number, far: number): readonly Patch[] => [
  polygon(
    [
      [x - half, y],
      [x, y + half * 1.15],
      [x + half * 0.3, y],
    ],
    '#e8c080',
    { far },
  ),
  polygon(
    [
      [x + half * 0.3, y],
      [x, y + half * 1.15],
      [x + half, y],
    ],
    '#9a7044',
    { far },
  ),
  ...many(6, (i) => {
    const t = (i + 1) / 7
    return [
      strip(
        [x - half * (1 - t), y + half * 1.15 * t],
        [x + half * 0.3 * (1 - t), y + half * 1.15 * t],
        0.003,
        '#c09858',
        { far },
      ),
    ]
  }),
]

export const pyramids: Sketch = {
  open: true,
  ground: '#e0bc78',
  light: '#ffd898',
  draw: ({ random, night }) => [
    ...(night ? [] : [glow(0, 0.1, 0.4, '#6a5838')]),
    ridge(random, -0.06, 0.02, '#d8a868', { far: 0.5 }),
    ...pyramid(0.12, -0.07, 0.14, 0.5),
    ...pyramid(-0.32, -0.09, 0.3, 0.22),
    ...pyramid(0.46, -0.1, 0.34, 0.1),
    ridge(random, -0.12, 0.03, '#e0b870', { foot: '#b88848' }),
    ...palm(random, -0.22, -0.26, 0.28, -0.03),
    ...palm(random, -0.28, -0.24, 0.2, -0.05),
    ...palm(random, 0.66, -0.24, 0.3, 0.04),
    ridge(random, -0.22, 0.03, '#d0a058', { foot: '#9a6c34' }),
  ],
}
