import type { Hex } from '../spec/CharacterSpec.ts'
import { pickFrom, type Random } from '../spec/random.ts'
import { between, disc, type Finish, many, polygon, strip } from './patches.ts'
import type { Patch, Point } from './Sketch.ts'

/** A round shape with an outline of bumps: the crown of a tree, a bush. */
export const crown = (
  random: Random,
  x: number,
  y: number,
  radius: number,
  color: Hex,
  finish: Finish = {},
): Patch => {
  const phase = random() * 6
  return polygon(
    Array.from({ length: 44 }, (_, i): Point => {
      const turn = (i / 44) * 2 * Math.PI
      const out = 0.88 + 0.14 * Math.abs(Math.sin(4.5 * turn + phase))
      return [x + radius * out * Math.cos(turn), y + 0.82 * radius * out * Math.sin(turn)]
    }),
    color,
    finish,
  )
}

/** A tree with a round crown in a dark, a middle and a light green. */
export const tree = (
  random: Random,
  x: number,
  y: number,
  tall: number,
  far: number,
): readonly Patch[] => [
  strip([x, y], [x, y + tall * 0.6], tall * 0.12, '#5d4430', { end: tall * 0.06, far }),
  crown(random, x, y + tall * 0.68, tall * 0.34, '#35683a', { far }),
  crown(random, x - tall * 0.07, y + tall * 0.76, tall * 0.26, '#4c8a46', { far }),
  crown(random, x - tall * 0.13, y + tall * 0.84, tall * 0.13, '#74a868', { far }),
]

/** A pine of three tiers on a trunk, with snow on its top if it is `snowy`. */
export const pine = (
  x: number,
  y: number,
  tall: number,
  far: number,
  snowy = false,
): readonly Patch[] => [
  strip([x, y], [x, y + tall * 0.2], tall * 0.08, '#6a4526', { far }),
  ...(['#2c6b3e', '#327a46', '#3a8a4e'] as const).map((color, tier) => {
    const [low, half] = [y + tall * (0.16 + tier * 0.24), tall * (0.28 - tier * 0.06)]
    return polygon([[x - half, low] as const, [x, low + tall * 0.38], [x + half, low]], color, {
      far,
    })
  }),
  ...(snowy
    ? [
        polygon(
          [
            [x, y + tall * 1.02],
            [x - tall * 0.08, y + tall * 0.83],
            [x - tall * 0.02, y + tall * 0.87],
            [x + tall * 0.03, y + tall * 0.81],
            [x + tall * 0.08, y + tall * 0.84],
          ],
          '#ffffff',
          { far },
        ),
      ]
    : []),
]

/** Blades of grass from the bottom of the picture up to `top`, the nearer the longer. */
export const grass = (
  random: Random,
  top: number,
  colors: readonly [Hex, ...Hex[]],
): readonly Patch[] =>
  many(170, (i) => {
    const share = (i + random()) / 170
    const [x, y] = [between(random, -0.84, 0.84), top + (-0.52 - top) * share]
    const tall = between(random, 0.02, 0.05) * (0.7 + 0.7 * share)
    const lean = tall * between(random, -0.2, 0.3)
    return [
      polygon(
        [
          [x, y],
          [x - tall * 0.06, y + tall * 0.5],
          [x + lean, y + tall],
          [x + tall * 0.12, y + tall * 0.5],
          [x + tall * 0.2, y],
        ],
        pickFrom(random, colors),
      ),
    ]
  })

/** Small flowers with a yellow middle below `top`. */
export const flowers = (random: Random, top: number): readonly Patch[] =>
  many(44, () => {
    const [x, y] = [between(random, -0.82, 0.82), between(random, -0.5, top)]
    const radius = between(random, 0.004, 0.009)
    return [
      disc(x, y, radius, pickFrom(random, ['#ffffff', '#ffd94a', '#f58fb0', '#ffffff'])),
      disc(x, y, radius * 0.4, '#e9a93a'),
    ]
  })
