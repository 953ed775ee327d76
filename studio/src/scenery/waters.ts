import type { Hex } from '../spec/CharacterSpec.ts'
import { pickFrom, type Random } from '../spec/random.ts'
import {
  EDGE,
  between,
  bothSides,
  box,
  disc,
  floor,
  glow,
  many,
  polygon,
  ridge,
  strip,
  wall,
} from './patches.ts'
import type { Patch, Point, Sketch } from './Sketch.ts'

export const ship: Sketch = {
  open: true,
  ground: '#9a6c40',
  draw: ({ random }) => [
    floor(-0.04, '#3c7890', { far: 0.35, foot: '#1c4a64' }),
    ...many(30, () => {
      const [x, y] = [between(random, -0.82, 0.8), between(random, -0.2, -0.05)]
      return [
        box(x, y, x + between(random, 0.03, 0.09), y + 0.004, '#c0dce0', { far: 0.2, soft: 0.003 }),
      ]
    }),
    box(-0.285, -0.6, -0.25, 0.6, '#6a4628', { foot: '#3c2614' }),
    polygon(
      [
        [-0.6, 0.46],
        [0.02, 0.5],
        [0.06, 0.42],
        [-0.02, 0.2],
        [-0.62, 0.16],
        [-0.56, 0.32],
      ],
      '#ece0c4',
      { foot: '#b8a480' },
    ),
    ...many(5, (i) => [
      strip([-0.5 + i * 0.12, 0.46], [-0.53 + i * 0.12, 0.17], 0.005, '#c0b090', { soft: 0.004 }),
    ]),
    strip([-0.66, 0.46], [0.08, 0.51], 0.018, '#5a3a20'),
    strip([-0.66, 0.15], [0.02, 0.19], 0.014, '#5a3a20'),
    box(0.48, -0.6, 0.51, 0.6, '#6a4628', { foot: '#3c2614' }),
    polygon(
      [
        [0.3, 0.5],
        [0.78, 0.5],
        [0.74, 0.16],
        [0.34, 0.16],
      ],
      '#e4d8bc',
      { foot: '#ac9874' },
    ),
    ...many(7, (i) => [strip([0.14 + i * 0.05, -0.24], [0.36, 0.6], 0.0055, '#4a3828')]),
    ...many(8, (i) => {
      const y = -0.2 + i * 0.085
      const inset = ((y + 0.24) / 0.84) * 0.22
      return [strip([0.14 + inset, y], [0.44 - inset * 0.36, y], 0.004, '#4a3828')]
    }),
    ...many(7, (i) => [strip([-0.74 + i * 0.05, -0.24], [-0.44, 0.6], 0.005, '#4a3828')]),
    ...many(17, (i) => [box(-0.83 + i * 0.1, -0.3, -0.805 + i * 0.1, -0.18, '#7a5230')]),
    box(-EDGE, -0.2, EDGE, -0.165, '#a8743f', { foot: '#6a4424' }),
    floor(-0.28, '#9a6c40', { foot: '#5a3a20' }),
    ...many(14, (i) => [
      strip([-0.6 + i * 0.09, -0.28], [-1.2 + i * 0.18, -0.6], 0.004, '#5a3a20'),
    ]),
    disc(0.28, -0.15, 0.055, '#e8e0d0'),
    disc(0.28, -0.15, 0.03, '#6a4c34'),
    ...[0, 1.57, 3.14, 4.71].map((turn) =>
      disc(0.28 + 0.043 * Math.cos(turn), -0.15 + 0.043 * Math.sin(turn), 0.014, '#c83c30'),
    ),
  ],
}

const fish = (x: number, y: number, size: number, color: Hex, side: number): readonly Patch[] => [
  polygon(
    [
      [x - side * size * 0.8, y],
      [x - side * size * 1.5, y + size * 0.5],
      [x - side * size * 1.5, y - size * 0.5],
    ],
    color,
  ),
  disc(x, y, size, color, { height: size * 0.5 }),
  disc(x + side * size * 0.55, y + size * 0.1, size * 0.12, '#142028'),
  box(x - size * 0.1, y - size * 0.46, x + size * 0.12, y + size * 0.46, '#f4ecd8'),
]

const coral = (random: Random, x: number, y: number, size: number, color: Hex): readonly Patch[] =>
  many(7, (i) => {
    const angle = Math.PI / 2 + (i - 3) * 0.3
    const tip: Point = [
      x + size * Math.cos(angle),
      y + size * between(random, 0.8, 1.2) * Math.sin(angle),
    ]
    return [
      strip([x, y], tip, size * 0.16, color, { end: size * 0.1 }),
      disc(tip[0], tip[1], size * 0.1, color),
    ]
  })

export const underwater: Sketch = {
  open: false,
  ground: '#d8c890',
  light: '#60e0e8',
  draw: ({ random }) => [
    wall('#58c8d0', { foot: '#0c3c60', lit: 0.55 }),
    ...many(6, (i) => [
      polygon(
        [
          [-0.62 + i * 0.2, 0.6],
          [-0.52 + i * 0.2, 0.6],
          [-0.5 + i * 0.26, -0.5],
          [-0.74 + i * 0.26, -0.5],
        ],
        '#88dce0',
        { lit: 0.7, soft: 0.05, far: 0.5, foot: '#1c5878' },
      ),
    ]),
    glow(-0.2, 0.5, 0.5, '#4a7878'),
    ridge(random, -0.12, 0.1, '#1c6078', { jagged: true, lit: 0.3, soft: 0.02 }),
    ...many(9, () => {
      const x = pickFrom(random, [-1, 1]) * between(random, 0.2, 0.78)
      return many(6, (i) => [
        strip(
          [x + 0.02 * Math.sin(i), -0.4 + i * 0.11],
          [x + 0.02 * Math.sin(i + 1), -0.28 + i * 0.11],
          0.02 - i * 0.002,
          '#2c7850',
        ),
      ])
    }),
    ridge(random, -0.26, 0.06, '#c8b888', { foot: '#6a7868' }),
    ...bothSides((side) =>
      [0.24, 0.36, 0.5, 0.68].flatMap((x, i) =>
        coral(
          random,
          side * x,
          -0.3,
          between(random, 0.13, 0.2),
          pickFrom(random, i % 2 ? ['#e86858', '#f08848'] : ['#d858a0', '#b068d0']),
        ),
      ),
    ),
    ...fish(0.26, 0.24, 0.03, '#f09030', -1),
    ...fish(0.31, 0.15, 0.022, '#f0c030', -1),
    ...fish(-0.28, 0.02, 0.032, '#f0d048', 1),
    ...fish(-0.24, 0.38, 0.024, '#f07848', 1),
    ...fish(0.56, 0.3, 0.036, '#f09030', -1),
    ...fish(-0.58, 0.22, 0.04, '#e86890', 1),
    ...many(34, () => {
      const [x, y, r] = [
        between(random, -0.8, 0.8),
        between(random, -0.2, 0.48),
        between(random, 0.004, 0.015),
      ]
      return [
        disc(x, y, r, '#b8f0f0', { lit: 0.6 }),
        disc(x, y, r * 0.74, '#58b8c8', { lit: 0.5 }),
        disc(x - r * 0.3, y + r * 0.3, r * 0.24, '#f4ffff', { lit: 1 }),
      ]
    }),
  ],
}
