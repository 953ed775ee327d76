import type { Hex } from '../spec/CharacterSpec.ts'
import { between, box, disc, EDGE, floor, glow, many, polygon, strip } from './patches.ts'
import type { Patch, Sketch } from './Sketch.ts'

/** A house with snow on its roof and light in its windows. */
const snowyHouse = (
  x: number,
  width: number,
  top: number,
  color: Hex,
  far: number,
): readonly Patch[] => {
  const half = width / 2
  return [
    box(x + half * 0.4, top, x + half * 0.66, top + 0.14, '#7c4c40', { far }),
    box(x + half * 0.36, top + 0.13, x + half * 0.7, top + 0.155, '#f4f8fc', { far }),
    polygon(
      [
        [x - half * 1.15, top - 0.01],
        [x, top + width * 0.52],
        [x + half * 1.15, top - 0.01],
      ],
      '#f4f8fc',
      { far, foot: '#d0dcec' },
    ),
    polygon(
      [
        [x - half, top - 0.01],
        [x, top + width * 0.36],
        [x + half, top - 0.01],
      ],
      color,
      { far },
    ),
    box(x - half, -0.6, x + half, top, color, { far, foot: '#4c3c38' }),
    ...[-0.42, 0.42].flatMap((share) =>
      many(2, (row) => {
        const [wx, wy] = [x + share * half, top - 0.13 - row * 0.16]
        return [
          glow(wx, wy + 0.04, 0.09, '#a86c28'),
          box(wx - width * 0.11, wy, wx + width * 0.11, wy + 0.085, '#ffd07c', { lit: 0.85 }),
          box(wx - 0.004, wy, wx + 0.004, wy + 0.085, '#6c4430'),
          box(wx - width * 0.11, wy + 0.038, wx + width * 0.11, wy + 0.045, '#6c4430'),
          box(wx - width * 0.14, wy - 0.014, wx + width * 0.14, wy + 0.002, '#f4f8fc'),
        ]
      }),
    ),
  ]
}

const snowyFir = (x: number, foot: number, tall: number): readonly Patch[] =>
  [0, 0.24, 0.46].flatMap((t) => {
    const half = tall * 0.26 * (1 - t * 0.9)
    const [low, high] = [foot + tall * (0.12 + t), foot + tall * Math.min(1, 0.5 + t)]
    return [
      polygon(
        [
          [x - half, low],
          [x, high],
          [x + half, low],
        ],
        '#3c6450',
        { foot: '#2c4c40' },
      ),
      polygon(
        [
          [x - half * 0.62, low + (high - low) * 0.38],
          [x, high],
          [x + half * 0.62, low + (high - low) * 0.38],
        ],
        '#eef4fa',
      ),
    ]
  })

export const winterStreet: Sketch = {
  open: true,
  ground: '#e8eef6',
  light: '#ffd8a0',
  draw: ({ random, dark }) => [
    ...many(7, (i) =>
      snowyHouse(-0.75 + i * 0.25, 0.18, between(random, 0.0, 0.05), '#8c7474', 0.4),
    ),
    ...snowyHouse(-0.3, 0.21, 0.12, '#a8503c', 0.08),
    ...snowyHouse(0.31, 0.22, 0.15, '#5c7c94', 0.08),
    ...snowyHouse(-0.62, 0.28, 0.18, '#c09850', 0),
    ...snowyHouse(0.65, 0.28, 0.2, '#94604c', 0),
    floor(-0.17, '#eef2f8', { foot: '#c0d0e4' }),
    ...snowyFir(0.47, -0.24, 0.4),
    ...snowyFir(-0.46, -0.22, 0.34),
    strip([-0.185, -0.3], [-0.185, 0.24], 0.012, '#2c3038', { end: 0.008 }),
    ...(dark ? [glow(-0.185, 0.27, 0.2, '#b07c30')] : []),
    disc(-0.185, 0.265, 0.022, '#ffe4a4', { height: 0.03, lit: dark ? 1 : 0.4 }),
    disc(-0.185, 0.302, 0.026, '#f8fafc', { height: 0.01 }),
    ...many(90, () => [
      disc(
        between(random, -EDGE, EDGE),
        between(random, -0.5, 0.52),
        between(random, 0.003, 0.0075),
        '#ffffff',
        { lit: 0.5 },
      ),
    ]),
  ],
}
