import type { Hex } from '../spec/CharacterSpec.ts'
import { bothSides, box, disc, floor, glow, many, polygon, strip, wall } from './patches.ts'
import type { Patch, Sketch } from './Sketch.ts'

/** A window with the sky in it, between curtains. */
const curtained = (
  x: number,
  y: number,
  half: number,
  tall: number,
  cloth: Hex,
): readonly Patch[] => [
  box(x - half - 0.012, y - 0.014, x + half + 0.012, y + tall + 0.012, '#f4efe4'),
  box(x - half, y, x + half, y + tall, 'sky', { lit: 1 }),
  box(x - 0.005, y, x + 0.005, y + tall, '#f4efe4'),
  box(x - half, y + tall * 0.5 - 0.005, x + half, y + tall * 0.5 + 0.005, '#f4efe4'),
  ...bothSides((side) => [
    polygon(
      [
        [x + side * half * 0.62, y + tall + 0.03],
        [x + side * (half + 0.05), y + tall + 0.03],
        [x + side * (half + 0.055), y - 0.06],
        [x + side * half * 0.86, y - 0.06],
      ],
      cloth,
      { foot: '#3c4468' },
    ),
    strip(
      [x + side * (half + 0.012), y + tall + 0.02],
      [x + side * (half + 0.02), y - 0.05],
      0.005,
      '#4c5480',
    ),
  ]),
  strip([x - half - 0.07, y + tall + 0.034], [x + half + 0.07, y + tall + 0.034], 0.011, '#8c6c44'),
]

const bedsideLamp = (x: number, y: number): readonly Patch[] => [
  glow(x, y + 0.11, 0.22, '#c08840'),
  box(x - 0.006, y, x + 0.006, y + 0.07, '#8c6c44'),
  disc(x, y, 0.026, '#8c6c44', { height: 0.01 }),
  polygon(
    [
      [x - 0.055, y + 0.065],
      [x - 0.032, y + 0.145],
      [x + 0.032, y + 0.145],
      [x + 0.055, y + 0.065],
    ],
    '#ffe4a8',
    { lit: 0.9 },
  ),
]

/** The head of a bed with pillows, from `left` to `right`. */
const bedhead = (left: number, right: number, y: number): readonly Patch[] => [
  box(left, -0.6, right, y + 0.2, '#8c5c38', { foot: '#5c3820' }),
  ...many(5, (i) => {
    const x = left + ((i + 0.5) * (right - left)) / 5
    return [box(x - 0.004, y - 0.1, x + 0.004, y + 0.18, '#6c4428')]
  }),
  box(left - 0.015, y + 0.19, right + 0.015, y + 0.22, '#a87448'),
  ...[0.27, 0.73].map((share) =>
    disc(left + share * (right - left), y + 0.02, (right - left) * 0.21, '#f4f2f0', {
      height: 0.065,
      foot: '#c8c8d4',
    }),
  ),
  box(left - 0.01, -0.6, right + 0.01, y - 0.05, '#6c80b4', { foot: '#445488' }),
  box(left - 0.01, y - 0.06, right + 0.01, y - 0.025, '#e8ecf4', { foot: '#c0c8dc' }),
]

export const bedroom: Sketch = {
  open: false,
  ground: '#a88460',
  light: '#ffd090',
  draw: () => [
    wall('#a8b4d0', { foot: '#8c94b8' }),
    ...many(16, (i) => [box(-0.82 + i * 0.11, -0.6, -0.8 + i * 0.11, 0.6, '#b8c4dc')]),
    ...curtained(-0.25, 0.1, 0.075, 0.25, '#5c6898'),
    floor(-0.26, '#94704c', { foot: '#644828' }),
    ...bedhead(0.16, 0.62, -0.1),
    box(-0.42, -0.6, -0.2, -0.13, '#8c5c38', { foot: '#5c3820' }),
    box(-0.43, -0.14, -0.19, -0.12, '#a87448'),
    ...bedsideLamp(-0.31, -0.12),
    box(0.19, 0.2, 0.31, 0.36, '#6c4c30'),
    box(0.2, 0.21, 0.3, 0.35, '#dcd0b8'),
    disc(0.25, 0.28, 0.032, '#e0905c'),
    box(0.4, 0.22, 0.56, 0.33, '#6c4c30'),
    box(0.41, 0.23, 0.55, 0.32, '#88a890', { foot: '#5c7c64' }),
    box(-0.76, -0.6, -0.5, 0.3, '#7c5434', { foot: '#54341c' }),
    box(-0.635, -0.6, -0.625, 0.28, '#54341c'),
    ...[-0.65, -0.61].map((x) => disc(x, 0.0, 0.009, '#d8b060')),
    ...bedsideLamp(0.73, -0.12),
  ],
}
