import type { Hex } from '../spec/CharacterSpec.ts'
import { pickFrom, type Random } from '../spec/random.ts'
import {
  arch,
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
} from './patches.ts'
import type { Patch, Point, Sketch } from './Sketch.ts'

const IRON: Hex = '#6a5444'
const GOLDEN_IRON: Hex = '#e8a850'

/** Half the width of the Eiffel Tower at `t`, from its feet to its tip, for a tower as tall as 1. */
const flare = (t: number): number => 0.19 * (1 - t) ** 2.6 + 0.012 * (1 - t) + 0.004

const eiffelTower = (x: number, foot: number, tall: number, dark: boolean): readonly Patch[] => {
  const color = dark ? GOLDEN_IRON : IRON
  const finish = { far: dark ? 0 : 0.12, lit: dark ? 0.75 : 0 }
  const at = (t: number, share: number): Point => [x + share * flare(t) * tall, foot + t * tall]
  const steps = [0, 0.06, 0.13, 0.21, 0.3, 0.4, 0.52, 0.66, 0.82, 0.96]
  const deck = (t: number): Patch =>
    box(...at(t, -1.25), x + 1.25 * flare(t) * tall, foot + (t + 0.022) * tall, color, finish)
  return [
    ...(dark ? [glow(x, foot + tall * 0.4, tall * 0.5, '#a06820')] : []),
    ...steps.slice(0, -1).flatMap((t, i) => {
      const next = steps[i + 1] ?? 1
      const thick = 0.011 + 0.02 * (1 - t) ** 3
      return [
        ...bothSides((side) => [
          strip(at(t, side), at(next, side), thick * tall, color, {
            ...finish,
            end: thick * tall * 0.85,
          }),
          strip(at(t, side), at(next, -side), 0.006 * tall, color, finish),
          ...(t < 0.3
            ? [strip(at(t, side * 0.55), at(next, side * 0.5), thick * tall * 0.8, color, finish)]
            : []),
        ]),
      ]
    }),
    ...many(9, (i) => {
      const turn = (i / 8) * Math.PI
      const next = ((i + 1) / 8) * Math.PI
      const on = (angle: number): Point => [
        x + 0.125 * tall * Math.cos(angle),
        foot + 0.09 * tall * Math.sin(angle) + 0.02 * tall,
      ]
      return i === 8 ? [] : [strip(on(turn), on(next), 0.012 * tall, color, finish)]
    }),
    deck(0.13),
    deck(0.3),
    deck(0.82),
    strip([x, foot + tall * 0.95], [x, foot + tall * 1.06], 0.007 * tall, color, finish),
  ]
}

/** A pale house with a mansard roof. */
const mansard = (
  x: number,
  width: number,
  top: number,
  far: number,
  random: Random,
  dark: boolean,
): readonly Patch[] => {
  const half = width / 2
  return [
    box(x - half, -0.6, x + half, top, '#d8cbb0', { far, foot: '#a89878' }),
    polygon(
      [
        [x - half * 1.04, top],
        [x - half * 0.86, top + 0.075],
        [x + half * 0.86, top + 0.075],
        [x + half * 1.04, top],
      ],
      '#5c6878',
      { far },
    ),
    ...[-0.5, 0, 0.5].flatMap((share) => {
      const wx = x + share * half * 1.2
      return [
        arch(wx, top + 0.012, 0.012, top + 0.055, dark ? '#ffd080' : '#e8e0d0', { far }),
        ...many(4, (row) => {
          const wy = top - 0.07 - row * 0.085
          const isLit = dark && random() < 0.6
          return [
            box(wx - 0.012, wy, wx + 0.012, wy + 0.05, isLit ? '#ffc870' : '#4c5868', {
              far: isLit ? 0 : far,
              lit: isLit ? 0.9 : 0,
            }),
            box(wx - 0.016, wy - 0.006, wx + 0.016, wy, '#3c3c44', { far }),
          ]
        }),
      ]
    }),
    box(x - half, top - 0.006, x + half, top + 0.006, '#b8a888', { far }),
  ]
}

export const paris: Sketch = {
  open: true,
  ground: '#b0a890',
  light: '#ffc880',
  draw: ({ random, dark }) => [
    ...many(11, (i) =>
      mansard(-0.8 + i * 0.16, 0.15, between(random, -0.1, -0.04), 0.45, random, dark),
    ),
    ...eiffelTower(0.24, -0.16, 0.62, dark),
    ...mansard(-0.29, 0.17, 0.14, 0.12, random, dark),
    ...mansard(-0.47, 0.19, 0.2, 0.06, random, dark),
    ...mansard(-0.68, 0.22, 0.26, 0, random, dark),
    ...mansard(0.6, 0.2, 0.1, 0.08, random, dark),
    ...mansard(0.78, 0.2, 0.18, 0, random, dark),
    floor(-0.22, '#a8a088', { foot: '#6c6858' }),
    ...many(15, (i) => [
      blob(
        random,
        -0.8 + i * 0.115,
        between(random, -0.2, -0.14),
        between(random, 0.04, 0.06),
        pickFrom(random, ['#4c7440', '#608848', '#3f6838']),
        { soft: 0.008 },
      ),
    ]),
  ],
}

/** A tower with setbacks and a spire, as in the middle of Manhattan. */
const setbacks = (
  x: number,
  top: number,
  far: number,
  random: Random,
  dark: boolean,
): readonly Patch[] => [
  ...[
    [0.075, -0.22],
    [0.058, -0.11],
    [0.042, -0.05],
    [0.026, -0.012],
  ].flatMap(([half = 0, below = 0]) => [
    box(x - half, -0.6, x + half, top + below, '#8c8478', { far, foot: '#5c5858' }),
    ...many(Math.round(half / 0.0115), (i) => {
      const wx = x - half + 0.008 + i * 0.022
      return [
        strip([wx, -0.4], [wx, top + below - 0.012], 0.007, '#5a5c68', { far }),
        ...many(7, (row) =>
          dark && random() < 0.55
            ? [
                box(
                  wx - 0.004,
                  top + below - 0.05 - row * 0.045,
                  wx + 0.004,
                  top + below - 0.03 - row * 0.045,
                  '#ffd488',
                  { lit: 0.9 },
                ),
              ]
            : [],
        ),
      ]
    }),
  ]),
  ...(dark ? [glow(x, top, 0.14, '#607090')] : []),
  polygon(
    [
      [x - 0.02, top - 0.014],
      [x - 0.008, top + 0.03],
      [x + 0.008, top + 0.03],
      [x + 0.02, top - 0.014],
    ],
    dark ? '#e8f0ff' : '#a8a8a8',
    { far, lit: dark ? 0.8 : 0 },
  ),
  strip([x, top + 0.02], [x, top + 0.13], 0.009, '#788090', { far, end: 0.002 }),
]

/** The Statue of Liberty, as tall as `tall` with her pedestal. */
const liberty = (x: number, foot: number, tall: number): readonly Patch[] => {
  const copper: Hex = '#78b09c'
  const shade: Hex = '#4c8878'
  const at = (dx: number, dy: number): Point => [x + dx * tall, foot + dy * tall]
  return [
    polygon([at(-0.14, 0), at(-0.09, 0.36), at(0.09, 0.36), at(0.14, 0)], '#b0a48c', {
      foot: '#80745c',
    }),
    box(...at(-0.1, 0.33), ...at(0.1, 0.38), '#c4b89c'),
    polygon([at(-0.085, 0.38), at(-0.05, 0.72), at(0.05, 0.72), at(0.085, 0.38)], copper, {
      foot: shade,
    }),
    ...[-0.04, 0, 0.04].map((dx) =>
      strip(at(dx * 1.4, 0.38), at(dx * 0.6, 0.7), 0.012 * tall, shade),
    ),
    strip(at(0.045, 0.69), at(0.085, 0.9), 0.032 * tall, copper, { end: 0.022 * tall }),
    strip(at(0.085, 0.88), at(0.087, 0.95), 0.03 * tall, '#c8a048', { end: 0.04 * tall }),
    disc(...at(0.087, 0.975), 0.026 * tall, '#ffd060', { height: 0.036 * tall, lit: 0.6 }),
    strip(at(-0.045, 0.68), at(-0.075, 0.56), 0.03 * tall, copper),
    strip(at(-0.09, 0.5), at(-0.055, 0.62), 0.035 * tall, shade),
    disc(...at(0, 0.765), 0.036 * tall, copper, { height: 0.044 * tall }),
    ...[-2, -1, 0, 1, 2].map((i) =>
      strip(at(i * 0.012, 0.8), at(i * 0.034, 0.865 - Math.abs(i) * 0.012), 0.014 * tall, copper, {
        end: 0.003 * tall,
      }),
    ),
  ]
}

export const newYork: Sketch = {
  open: true,
  ground: '#8c9096',
  light: '#ffd8a0',
  draw: ({ random, dark }) => [
    ...many(15, (i) => {
      const [x, half, top] = [
        -0.8 + i * 0.115,
        between(random, 0.04, 0.055),
        between(random, 0, 0.16),
      ]
      return [
        box(x - half, -0.6, x + half, top, '#68748a', { far: 0.5, foot: '#4c5668' }),
        ...many(10, () => {
          const [wx, wy] = [
            x + between(random, -0.7, 0.6) * half,
            between(random, -0.1, top - 0.03),
          ]
          return dark ? [box(wx, wy, wx + 0.01, wy + 0.014, '#ffd890', { lit: 0.8 })] : []
        }),
      ]
    }),
    ...setbacks(-0.245, 0.35, 0.14, random, dark),
    ...setbacks(0.62, 0.3, 0.1, random, dark),
    ...many(9, (i) => {
      const [x, half, top] = [
        -0.78 + i * 0.2,
        between(random, 0.05, 0.075),
        between(random, -0.1, 0.03),
      ]
      return [
        box(x - half, -0.6, x + half, top, pickFrom(random, ['#7c6a60', '#6c6c74', '#8a7460']), {
          far: 0.12,
          foot: '#4c4848',
        }),
        ...many(14, (w) => {
          const [wx, wy] = [
            x - half + 0.014 + (w % 4) * half * 0.5,
            top - 0.04 - Math.floor(w / 4) * 0.05,
          ]
          const isLit = dark && random() < 0.6
          return [
            box(wx, wy, wx + 0.014, wy + 0.024, isLit ? '#ffcc78' : '#404854', {
              lit: isLit ? 0.9 : 0,
            }),
          ]
        }),
      ]
    }),
    floor(-0.2, '#5c7c94', { foot: '#3c5468' }),
    ...many(16, () => {
      const [x, y] = [between(random, -EDGE, EDGE), between(random, -0.34, -0.21)]
      return [
        box(x, y, x + between(random, 0.03, 0.1), y + 0.003, dark ? '#d8b070' : '#b8d0dc', {
          soft: 0.002,
        }),
      ]
    }),
    ...liberty(0.26, -0.24, 0.6),
  ],
}
