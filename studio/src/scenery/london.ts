import type { Hex } from '../spec/CharacterSpec.ts'
import {
  arch,
  between,
  blob,
  box,
  disc,
  EDGE,
  floor,
  glow,
  many,
  polygon,
  strip,
} from './patches.ts'
import type { Patch, Sketch } from './Sketch.ts'

const STONE: Hex = '#c8a870'
const SHADE: Hex = '#8c7048'

/** The clock tower of Westminster. */
const clockTower = (x: number, half: number, top: number, dark: boolean): readonly Patch[] => {
  const face = top - half * 1.3
  return [
    box(x - half * 0.86, -0.6, x + half * 0.86, face - half, STONE, { foot: SHADE }),
    ...[-0.6, -0.2, 0.2, 0.6].map((share) =>
      box(x + share * half - 0.005, -0.4, x + share * half + 0.005, face - half * 1.4, SHADE),
    ),
    ...many(6, (row) => [
      box(
        x - half * 0.86,
        face - 0.14 - row * 0.075,
        x + half * 0.86,
        face - 0.132 - row * 0.075,
        SHADE,
      ),
    ]),
    box(x - half * 1.08, face - half * 1.15, x + half * 1.08, top, STONE, { foot: '#b08c58' }),
    ...(dark ? [glow(x, face, half * 2.6, '#b08838')] : []),
    disc(x, face, half * 0.86, '#3c3428'),
    disc(x, face, half * 0.76, dark ? '#fff0b8' : '#f4f0e0', { lit: dark ? 1 : 0.1 }),
    ...many(12, (i) => [
      disc(
        x + half * 0.64 * Math.sin((i * Math.PI) / 6),
        face + half * 0.64 * Math.cos((i * Math.PI) / 6),
        half * 0.06,
        '#3c3428',
      ),
    ]),
    strip([x, face], [x - half * 0.3, face + half * 0.34], half * 0.12, '#282420'),
    strip([x, face], [x + half * 0.1, face + half * 0.6], half * 0.09, '#282420'),
    ...[-0.72, -0.24, 0.24, 0.72].map((share) =>
      arch(
        x + share * half,
        top + 0.004,
        half * 0.17,
        top + half * 0.55,
        dark ? '#f4c868' : '#5c4c34',
        {
          lit: dark ? 0.8 : 0,
        },
      ),
    ),
    polygon(
      [
        [x - half * 1.12, top],
        [x - half * 0.62, top + half * 1.1],
        [x + half * 0.62, top + half * 1.1],
        [x + half * 1.12, top],
      ],
      '#50606c',
    ),
    box(x - half * 0.6, top + half * 1.08, x + half * 0.6, top + half * 1.4, STONE),
    polygon(
      [
        [x - half * 0.66, top + half * 1.38],
        [x, top + half * 2.9],
        [x + half * 0.66, top + half * 1.38],
      ],
      '#50606c',
    ),
    strip([x, top + half * 2.8], [x, top + half * 3.4], 0.006, '#d8b458'),
  ]
}

/** A double-decker, as seen from the side. */
const bus = (left: number, foot: number, dark: boolean): readonly Patch[] => [
  box(left, foot, left + 0.36, foot + 0.25, '#c82c28', { foot: '#941c1c' }),
  disc(left + 0.34, foot + 0.23, 0.02, '#c82c28'),
  ...[0.15, 0.035].flatMap((dy) =>
    many(5, (i) => [
      box(
        left + 0.02 + i * 0.066,
        foot + dy,
        left + 0.075 + i * 0.066,
        foot + dy + 0.07,
        dark ? '#ffd88c' : '#788c9c',
        {
          lit: dark ? 0.8 : 0,
        },
      ),
    ]),
  ),
  box(left, foot + 0.118, left + 0.36, foot + 0.128, '#f0e4c8'),
  ...[0.08, 0.28].flatMap((dx) => [
    disc(left + dx, foot, 0.04, '#201c1c'),
    disc(left + dx, foot, 0.018, '#a8a8a8'),
  ]),
]

export const london: Sketch = {
  open: true,
  ground: '#8c8c88',
  light: '#ffd898',
  draw: ({ random, dark }) => [
    ...many(13, (i) => [
      box(-0.84 + i * 0.14, -0.6, -0.71 + i * 0.14, between(random, -0.06, 0.04), '#9c9490', {
        far: 0.5,
      }),
    ]),
    box(-EDGE, -0.6, 0.2, 0.03, STONE, { far: 0.1, foot: SHADE }),
    ...many(16, (i) => {
      const x = -0.82 + i * 0.064
      return [
        polygon(
          [
            [x - 0.011, 0.03],
            [x, 0.11],
            [x + 0.011, 0.03],
          ],
          STONE,
          { far: 0.1 },
        ),
        ...[-0.03, -0.13].map((y) =>
          arch(x + 0.032, y - 0.03, 0.014, y + 0.045, dark ? '#f4c068' : '#5c5040', {
            far: 0.1,
            lit: dark ? 0.8 : 0,
            pointed: true,
          }),
        ),
      ]
    }),
    ...clockTower(0.25, 0.062, 0.26, dark),
    floor(-0.2, '#6c6c70', { foot: '#404044' }),
    ...many(7, () => [
      blob(
        random,
        between(random, 0.4, 0.84),
        between(random, -0.18, -0.1),
        between(random, 0.05, 0.07),
        '#4c7444',
        { soft: 0.008 },
      ),
    ]),
    ...bus(-0.52, -0.2, dark),
    ...bus(0.46, -0.22, dark),
  ],
}
