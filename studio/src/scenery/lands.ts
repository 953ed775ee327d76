import type { Hex } from '../spec/CharacterSpec.ts'
import { pickFrom, type Random } from '../spec/random.ts'
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
  ridge,
  strip,
} from './patches.ts'
import { leaves } from './woods.ts'
import type { Patch, Sketch } from './Sketch.ts'

const petals = (
  random: Random,
  count: number,
  low: number,
  high: number,
  colors: readonly [Hex, ...Hex[]],
): readonly Patch[] =>
  many(count, () => {
    const share = random()
    const y = high + (low - high) * share
    return [
      disc(between(random, -0.82, 0.82), y, 0.006 + 0.014 * share, pickFrom(random, colors), {
        soft: 0.004 * share,
      }),
    ]
  })

export const meadow: Sketch = {
  open: true,
  ground: '#78b850',
  draw: ({ random }) => [
    ridge(random, 0.02, 0.05, '#6a9a78', { far: 0.6 }),
    ...many(16, () => [
      blob(
        random,
        between(random, -0.82, 0.82),
        between(random, -0.04, 0.0),
        between(random, 0.04, 0.07),
        '#4c8048',
        { far: 0.4 },
      ),
    ]),
    ridge(random, -0.06, 0.03, '#8ab858', { far: 0.25 }),
    ridge(random, -0.14, 0.02, '#7ab048', { far: 0.08, foot: '#3c7030' }),
    ...petals(random, 130, -0.36, -0.09, ['#f4f0e0', '#f0c840', '#e86878', '#b878d0', '#f09050']),
    ...many(26, () => {
      const x = pickFrom(random, [-1, 1]) * between(random, 0.2, 0.82)
      const [foot, top] = [-0.5, between(random, -0.2, 0.0)]
      const color = pickFrom(random, ['#e84860', '#f4e8d8', '#f0b830', '#a868c8', '#5888d8'])
      return [
        strip([x, foot], [x + 0.02, top], 0.006, '#4c8838'),
        blob(random, x + 0.02, top, 0.028, color, { soft: 0.006 }),
        disc(x + 0.02, top, 0.009, '#f0c840'),
      ]
    }),
  ],
}

const acacia = (
  random: Random,
  x: number,
  y: number,
  tall: number,
  far: number,
): readonly Patch[] => [
  strip([x, y], [x + tall * 0.06, y + tall * 0.7], tall * 0.07, '#3c2a1c', {
    end: tall * 0.04,
    far,
  }),
  strip(
    [x + tall * 0.03, y + tall * 0.45],
    [x - tall * 0.35, y + tall * 0.8],
    tall * 0.04,
    '#3c2a1c',
    { end: 0.004, far },
  ),
  strip(
    [x + tall * 0.04, y + tall * 0.45],
    [x + tall * 0.42, y + tall * 0.8],
    tall * 0.04,
    '#3c2a1c',
    { end: 0.004, far },
  ),
  ...many(7, (i) => [
    blob(
      random,
      x + (i - 3) * tall * 0.17,
      y + tall * (0.84 + 0.04 * (i % 2)),
      tall * 0.16,
      '#5c6a2c',
      { height: tall * 0.08, far, foot: '#38421c' },
    ),
  ]),
]

export const savanna: Sketch = {
  open: true,
  ground: '#d0a850',
  light: '#ffc070',
  draw: ({ random, night }) => [
    ...(night
      ? []
      : [
          glow(-0.24, 0.12, 0.34, '#a86830'),
          disc(-0.24, 0.12, 0.07, '#fff0b8', { lit: 1, soft: 0.01 }),
        ]),
    ridge(random, -0.04, 0.04, '#8a7058', { far: 0.6 }),
    floor(-0.05, '#d8b058', { far: 0.3, foot: '#b88838' }),
    ...acacia(random, -0.5, -0.06, 0.2, 0.35),
    ...acacia(random, 0.12, -0.06, 0.13, 0.45),
    ...acacia(random, 0.3, -0.1, 0.4, 0.05),
    ...acacia(random, 0.7, -0.06, 0.24, 0.25),
    ridge(random, -0.14, 0.02, '#c89840', { foot: '#8a6428' }),
    ...many(90, () => {
      const x = between(random, -0.84, 0.84)
      return [
        strip(
          [x, -0.5],
          [x + between(random, -0.05, 0.05), between(random, -0.24, -0.1)],
          0.007,
          pickFrom(random, ['#e0b858', '#b88838', '#cfa048']),
          { end: 0.001 },
        ),
      ]
    }),
  ],
}

export const farm: Sketch = {
  open: true,
  ground: '#8ab04c',
  draw: ({ random }) => [
    ridge(random, 0.0, 0.05, '#7aa070', { far: 0.55 }),
    ridge(random, -0.07, 0.03, '#98b850', { far: 0.3 }),
    ...many(7, (i) => [
      polygon(
        [
          [-0.8 + i * 0.24, -0.08],
          [-0.76 + i * 0.24, -0.08],
          [-1.2 + i * 0.4, -0.4],
          [-1.32 + i * 0.4, -0.4],
        ],
        '#b8a048',
        { far: 0.15 },
      ),
    ]),
    box(0.5, -0.2, 0.6, 0.24, '#b8bcc0', { foot: '#808890' }),
    disc(0.55, 0.24, 0.05, '#a0a4a8', { height: 0.045 }),
    box(0.17, -0.24, 0.47, 0.12, '#b03428', { foot: '#7c2018' }),
    polygon(
      [
        [0.14, 0.11],
        [0.2, 0.24],
        [0.32, 0.32],
        [0.44, 0.24],
        [0.5, 0.11],
      ],
      '#5c5450',
    ),
    polygon(
      [
        [0.18, 0.11],
        [0.225, 0.215],
        [0.32, 0.28],
        [0.415, 0.215],
        [0.46, 0.11],
      ],
      '#b83a2c',
    ),
    box(0.29, 0.13, 0.35, 0.21, '#f0e8d8'),
    box(0.3, 0.14, 0.34, 0.2, '#40302c'),
    box(0.25, -0.24, 0.39, 0.02, '#f0e8d8'),
    box(0.26, -0.24, 0.38, 0.01, '#8a2820'),
    strip([0.26, -0.24], [0.38, 0.01], 0.012, '#f0e8d8'),
    strip([0.38, -0.24], [0.26, 0.01], 0.012, '#f0e8d8'),
    ...[-0.26, -0.6].flatMap((x) => [
      box(x - 0.014, -0.2, x + 0.014, 0.06, '#5c4028'),
      ...many(8, () => [
        blob(
          random,
          x + between(random, -0.08, 0.08),
          between(random, 0.06, 0.22),
          0.06,
          pickFrom(random, ['#4c8438', '#64983f', '#3c7030']),
          { soft: 0.008 },
        ),
      ]),
      ...many(6, () => [
        disc(x + between(random, -0.1, 0.1), between(random, 0.05, 0.22), 0.01, '#d83828'),
      ]),
    ]),
    ridge(random, -0.2, 0.015, '#7aa840', { foot: '#48702c' }),
    ...many(16, (i) => [box(-0.84 + i * 0.11, -0.28, -0.815 + i * 0.11, -0.1, '#ece4d0')]),
    box(-EDGE, -0.15, EDGE, -0.132, '#ece4d0'),
    box(-EDGE, -0.21, EDGE, -0.192, '#ece4d0'),
    floor(-0.26, '#64983a', { soft: 0.01 }),
  ],
}

export const garden: Sketch = {
  open: true,
  ground: '#78a850',
  draw: ({ random }) => [
    ...many(18, () => [
      blob(
        random,
        between(random, -0.84, 0.84),
        between(random, -0.02, 0.14),
        between(random, 0.07, 0.11),
        pickFrom(random, ['#6a9a60', '#588a54']),
        { far: 0.35 },
      ),
    ]),
    floor(-0.04, '#88b060', { far: 0.2 }),
    box(-EDGE, -0.3, EDGE, 0.02, '#4c8040', { far: 0.05, foot: '#2c5428' }),
    ...many(60, () => [
      blob(
        random,
        between(random, -0.84, 0.84),
        between(random, -0.2, 0.04),
        0.03,
        pickFrom(random, ['#5c9448', '#4c8440', '#3c7438']),
      ),
    ]),
    arch(0, -0.4, 0.3, 0.44, '#f4f0e4'),
    arch(0, -0.4, 0.275, 0.41, '#88ac78', { far: 0.25 }),
    ...leaves(random, 16, -0.1, 0.3, 0.06, ['#78a868', '#90b878'], 0.3).filter(
      ({ outline }) =>
        outline.kind !== 'polygon' || outline.points.every(([x]) => Math.abs(x) < 0.25),
    ),
    ...many(46, () => {
      const turn = between(random, 0.02, 0.98) * Math.PI
      const [x, y] = [0.288 * Math.cos(turn), 0.135 + 0.288 * Math.sin(turn)]
      return [
        blob(random, x, y, 0.026, pickFrom(random, ['#3c7034', '#4c8440'])),
        ...(random() < 0.6
          ? [disc(x + 0.008, y, 0.014, pickFrom(random, ['#e8506c', '#f490a8', '#f4e8e0']))]
          : []),
      ]
    }),
    ...bothSides((side) =>
      many(16, () => {
        const [x, y] = [side * between(random, 0.2, 0.8), between(random, -0.34, -0.08)]
        return [
          blob(random, x, y, 0.045, pickFrom(random, ['#34682e', '#447c38'])),
          disc(x, y + 0.012, 0.022, pickFrom(random, ['#d83c58', '#f07898', '#f4d0d8', '#f0b048'])),
          disc(x, y + 0.012, 0.01, '#a82440', { soft: 0.004 }),
        ]
      }),
    ),
  ],
}

export const japaneseGarden: Sketch = {
  open: true,
  ground: '#8aa868',
  light: '#ffd0d8',
  draw: ({ random }) => [
    polygon(
      [
        [-0.7, -0.06],
        [-0.3, 0.28],
        [-0.22, 0.27],
        [0.2, -0.06],
      ],
      '#7a8cb0',
      { far: 0.55 },
    ),
    polygon(
      [
        [-0.37, 0.22],
        [-0.3, 0.28],
        [-0.22, 0.27],
        [-0.14, 0.2],
        [-0.2, 0.22],
        [-0.25, 0.19],
        [-0.3, 0.22],
      ],
      '#f4f4f4',
      { far: 0.3 },
    ),
    ridge(random, -0.06, 0.03, '#68886c', { far: 0.45 }),
    ...[0.33].flatMap((x) => [
      box(x - 0.055, -0.1, x + 0.055, 0.34, '#e8dcc4', { foot: '#a88c70' }),
      ...many(4, (i) => {
        const [y, half] = [0.02 + i * 0.1, 0.13 - i * 0.016]
        return [
          polygon(
            [
              [x - half, y],
              [x - half * 0.6, y + 0.05],
              [x + half * 0.6, y + 0.05],
              [x + half, y],
              [x + half * 1.08, y + 0.018],
              [x + half * 0.6, y + 0.058],
              [x - half * 0.6, y + 0.058],
              [x - half * 1.08, y + 0.018],
            ],
            '#34343c',
          ),
          box(x - 0.06, y + 0.055, x + 0.06, y + 0.066, '#b83c2c'),
        ]
      }),
      strip([x, 0.34], [x, 0.46], 0.008, '#c8a040'),
    ]),
    floor(-0.12, '#90b070', { foot: '#587840' }),
    disc(-0.1, -0.3, 0.7, '#78a8b8', { height: 0.12, foot: '#487890' }),
    ...many(9, (i) => {
      const [a, b] = [-0.78 + i * 0.07, -0.71 + i * 0.07]
      const y = (x: number): number => -0.16 + 0.13 * Math.cos((x + 0.46) * 4.6)
      return [
        strip([a, y(a)], [b, y(b)], 0.03, '#c03c28'),
        strip([a, y(a) + 0.07], [b, y(b) + 0.07], 0.012, '#c03c28'),
        strip([a, y(a)], [a, y(a) + 0.08], 0.01, '#a83020'),
      ]
    }),
    ...[0.24, 0.3, -0.2].map((x) =>
      blob(random, x, -0.25, 0.06, '#7a7c7c', { height: 0.04, foot: '#4c4e50' }),
    ),
    strip([-0.84, 0.24], [-0.44, 0.4], 0.026, '#4a342c', { end: 0.016 }),
    strip([-0.44, 0.4], [-0.1, 0.44], 0.016, '#4a342c', { end: 0.005 }),
    strip([-0.34, 0.41], [-0.2, 0.3], 0.009, '#4a342c', { end: 0.004 }),
    ...many(54, () => {
      const x = between(random, -0.84, -0.14)
      const y = 0.42 + 0.1 * (x + 0.3) + between(random, -0.12, 0.12)
      return [
        blob(
          random,
          x,
          y,
          between(random, 0.018, 0.036),
          pickFrom(random, ['#f8c0d0', '#f090b0', '#fce0e8']),
        ),
      ]
    }),
    ...many(30, () => [
      disc(between(random, -0.8, 0.8), between(random, -0.3, 0.4), 0.006, '#f8c8d4'),
    ]),
  ],
}
