import type { CharacterSpec, Hex } from '../../spec/CharacterSpec.ts'
import type { Creature } from '../../spec/creatures.ts'
import { darken, lighten } from '../palette.ts'
import { bothSides } from '../shapes.ts'
import type { Svg } from '../svg.ts'
import { outline, ovalAt, type Pen } from './Pen.ts'

/** The fur that stands out from the cheeks. */
export const tufts = (spec: CharacterSpec, { tufts: count = 0, skull }: Creature, pen: Pen): Svg =>
  bothSides((side) =>
    Array.from({ length: count }, (_, i) => {
      const y = -0.12 - i * 0.2
      const inner = side * skull.width * 0.7
      return pen.shape(
        outline(pen, [
          [inner, y + 0.14],
          [side * skull.width * (1.22 - i * 0.12), y - 0.16],
          [inner, y - 0.24],
        ]),
        spec.skin,
      )
    }).join(''),
  )

/** The feathers of the neck, with pointed ends. */
export const ruff = (spec: CharacterSpec, { skull, tufts: count = 0 }: Creature, pen: Pen): Svg => {
  const half = skull.width * 0.84
  const ends = [-0.86, -0.5, -0.16, 0.16, 0.5, 0.86]
  const fringe = ends.flatMap((x, i): (readonly [number, number])[] => [
    [x * half, -1.52 + Math.abs(x) * 0.34],
    ...(i < ends.length - 1 ? [[(x + 0.17) * half, -1.26] as const] : []),
  ])
  const shaggy = count > 0 ? 0.12 : 0
  return pen.shape(
    outline(pen, [
      [-half, 0],
      [-half - shaggy, -0.62],
      [-half * 0.98, -0.66],
      [-half - shaggy, -1.02],
      ...fringe,
      [half + shaggy, -1.02],
      [half * 0.98, -0.66],
      [half + shaggy, -0.62],
      [half, 0],
    ]),
    darken(spec.skin, 0.1),
  )
}

/** The discs around an owl's eyes. */
export const disc = (spec: CharacterSpec, { eyes }: Creature, pen: Pen): Svg =>
  bothSides((side) =>
    pen.shape(
      ovalAt(pen, side * eyes.x * 0.98, -0.06, eyes.size * 1.42, eyes.size * 1.6),
      lighten(spec.skin, 0.5),
    ),
  )

/** Highlights on and bubbles in a head of jelly. */
export const gleam = (
  spec: CharacterSpec,
  { skull: { width, height, y } }: Creature,
  pen: Pen,
): Svg => {
  const inner = (x: number, dy: number, rx: number, ry: number, fill: Hex, opacity: number) =>
    `<path d="${ovalAt(pen, x * width, y + dy * height, rx * width, ry * height)}" fill="${fill}" opacity="${opacity}"/>`
  return (
    inner(0.1, -0.4, 0.7, 0.46, darken(spec.skin, 0.3), 0.3) +
    inner(-0.44, 0.52, 0.2, 0.13, '#ffffff', 0.9) +
    inner(-0.68, 0.2, 0.06, 0.1, '#ffffff', 0.8) +
    inner(0.5, 0.44, 0.1, 0.1, lighten(spec.skin, 0.5), 0.7) +
    inner(0.68, 0.16, 0.06, 0.06, lighten(spec.skin, 0.5), 0.7) +
    inner(0.3, 0.68, 0.05, 0.05, lighten(spec.skin, 0.5), 0.7)
  )
}
