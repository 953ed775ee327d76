import type { CharacterSpec } from '../../spec/CharacterSpec.ts'
import type { Creature } from '../../spec/creatures.ts'
import { darken, mix } from '../palette.ts'
import { bothSides } from '../shapes.ts'
import type { Svg } from '../svg.ts'
import { at, outline, ovalAt, type Pen } from './Pen.ts'
import { creatureEars } from './creatureEars.ts'

/** Ears and whatever else shows behind the head. */
export const behindCreature = (spec: CharacterSpec, creature: Creature, pen: Pen): Svg =>
  bothSides((side) =>
    (creature.growths ?? [])
      .map((growth) =>
        growth === 'mane' ||
        growth === 'quills' ||
        growth === 'branches' ||
        growth === 'frill' ||
        growth === 'shell' ||
        growth === 'wool' ||
        growth === 'butterfly wings'
          ? BEHIND[growth](spec, pen, side)
          : '',
      )
      .join(''),
  ) + creatureEars(spec, creature, pen)

const BEHIND = {
  mane: (spec: CharacterSpec, pen: Pen, side: -1 | 1): Svg =>
    pen.shape(outline(pen, rays(side, 11, 1.12, 1.5)), mix(darken(spec.skin, 0.4), '#8a4a1e', 0.5)),
  quills: (spec: CharacterSpec, pen: Pen, side: -1 | 1): Svg =>
    pen.shape(outline(pen, rays(side, 10, 1, 1.55)), darken(spec.skin, 0.4)) +
    pen.shape(outline(pen, rays(side, 9, 0.9, 1.3)), darken(spec.skin, 0.2)),
  frill: (spec: CharacterSpec, pen: Pen, side: -1 | 1): Svg =>
    pen.shape(
      outline(pen, [
        [side * 0.5, 0.3],
        [side * 1.2, 0.02],
        [side * 0.8, -0.12],
        [side * 1.14, -0.34],
        [side * 0.72, -0.4],
        [side * 0.9, -0.66],
        [side * 0.4, -0.6],
      ]),
      darken(spec.skin, 0.25),
    ),
  shell: (_: CharacterSpec, pen: Pen, side: -1 | 1): Svg =>
    pen.shape(
      `M${at(pen, 0, -0.24)} C${at(pen, side * 1.1, -0.24)} ${at(pen, side * 1.66, -1)} ${at(pen, side * 1.62, -2.3)} L${at(pen, 0, -2.3)}Z`,
      '#7d6a37',
    ) +
    pen.shape(
      outline(pen, [
        ...([[side * 0.7, -0.56] as const, [side * 1.16, -0.92] as const] as const),
        ...([[side * 1.3, -1.5] as const, [side * 0.8, -1.5] as const] as const),
      ]),
      '#9c8849',
    ),
  wool: (spec: CharacterSpec, pen: Pen, side: -1 | 1): Svg =>
    [
      [0, 0.86],
      [0.4, 0.78],
      [0.7, 0.5],
      [0.82, 0.1],
      [0.76, -0.3],
      [0.6, -0.7],
    ]
      .map(([x = 0, y = 0]) =>
        pen.shape(ovalAt(pen, side * x, y, 0.3, 0.3), mix(spec.skin, '#fffdf4', 0.5)),
      )
      .join(''),
  'butterfly wings': (spec: CharacterSpec, pen: Pen, side: -1 | 1): Svg => {
    const lobe = (x: number, y: number, rx: number, ry: number): Svg =>
      pen.shape(ovalAt(pen, side * x, y, rx, ry), darken(spec.skin, 0.5)) +
      pen.shape(ovalAt(pen, side * x, y, rx * 0.82, ry * 0.8), spec.skin) +
      pen.shape(
        ovalAt(pen, side * x * 1.1, y, rx * 0.26, ry * 0.26),
        mix(spec.skin, '#fff8d8', 0.7),
      )
    return lobe(1, -1.9, 0.66, 0.6) + lobe(1.3, -0.6, 0.96, 0.8)
  },
  branches: (spec: CharacterSpec, pen: Pen, side: -1 | 1): Svg =>
    [0.25, 0.7, 1.15]
      .map((angle) => {
        const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
        const tip: readonly [number, number] = [side * (0.4 + sin * 0.7), 0.6 + cos * 1.1]
        return (
          pen.shape(
            outline(pen, [
              [side * (0.3 + sin * 0.2 - cos * 0.1), 0.6 + sin * 0.1],
              tip,
              [side * (0.3 + sin * 0.2 + cos * 0.1), 0.5 - sin * 0.1],
            ]),
            spec.skin,
          ) + pen.shape(ovalAt(pen, tip[0], tip[1], 0.15, 0.11), '#5f8f3c')
        )
      })
      .join(''),
}

/** The points of half a star, around one side of the head. */
const rays = (
  side: number,
  count: number,
  near: number,
  far: number,
): readonly (readonly [number, number])[] => [
  [0, 0.9],
  ...Array.from({ length: count * 2 + 1 }, (_, i) => {
    const angle = (i / (count * 2)) * Math.PI
    const reach = i % 2 ? far : near
    return [side * Math.sin(angle) * reach * 0.86, Math.cos(angle) * reach * 0.86] as const
  }),
  [0, -0.9],
]
