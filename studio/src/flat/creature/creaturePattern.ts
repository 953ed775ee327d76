import type { CharacterSpec, Hex } from '../../spec/CharacterSpec.ts'
import { type Creature, PATTERN_LINES } from '../../spec/creatures.ts'
import { darken, lighten } from '../palette.ts'
import { bothSides, line } from '../shapes.ts'
import { clipped, type Svg } from '../svg.ts'
import { at, outline, ovalAt, type Pen } from './Pen.ts'
import { skullOf } from './skullOf.ts'

/** The color of a white front. */
export const FRONT: Hex = '#f4f0e6'

/** The paler parts of the coat and its pattern. */
export const creaturePattern = (spec: CharacterSpec, creature: Creature, pen: Pen): Svg => {
  const { skin } = spec
  const pale = lighten(skin, 0.6)
  const { width, y } = creature.skull
  const low = creature.muzzle.y
  const area = (x: number, cy: number, rx: number, ry: number, fill: Hex): Svg =>
    pen.shape(ovalAt(pen, x, cy, rx, ry), fill)
  const paler = {
    muzzle: '',
    cheeks: bothSides((side) => area(side * width * 0.4, low + 0.02, width * 0.46, 0.32, pale)),
    face:
      bothSides((side) => area(side * 0.26, 0, 0.36, 0.36, pale)) +
      area(0, low + 0.1, 0.5, 0.44, pale),
    front: bothSides((side) => area(side * width * 0.6, low - 0.04, width * 0.36, 0.34, FRONT)),
    throat: area(0, low - 0.12, width * 0.6, 0.26, pale),
  }
  const dark = darken(skin, 0.5)
  const stripe = (side: number, points: readonly (readonly [number, number])[]): Svg =>
    pen.shape(
      outline(
        pen,
        points.map(([x, py]) => [side * x, py] as const),
      ),
      dark,
    )
  const top = y + creature.skull.height
  const stripes = bothSides(
    (side) =>
      stripe(side, [
        [0.0, top - 0.06],
        [0.07, top - 0.08],
        [0.0, top - 0.44],
      ]) +
      stripe(side, [
        [0.22, top - 0.1],
        [0.3, top - 0.14],
        [0.18, top - 0.42],
      ]) +
      stripe(side, [
        [width, y - 0.12],
        [width * 0.97, y - 0.26],
        [width * 0.66, y - 0.24],
      ]),
  )
  const patterns = {
    stripes,
    patches: [
      [-0.4, 0.5, 0.22],
      [0.34, 0.6, 0.16],
      [0.46, 0.12, 0.18],
      [-0.46, -0.2, 0.13],
    ]
      .map(
        ([x = 0, dy = 0, size = 0]) =>
          `<path d="${ovalAt(pen, x * width * 1.3, y + dy, size, size * 0.9)}" fill="${darken(skin, 0.62)}"/>`,
      )
      .join(''),
    spots: [
      [-0.4, 0.3],
      [0.1, 0.4],
      [0.45, 0.2],
    ]
      .map(([x = 0, dy = 0]) => area(x, y + dy + 0.2, 0.12, 0.1, darken(skin, 0.25)))
      .join(''),
    'eye patches': bothSides((side) => area(side * 0.36, -0.06, 0.26, 0.34, '#2a282c')),
    bandages: lines('bandages', creature, spec, pen),
    cracks: lines('cracks', creature, spec, pen),
    mask: bothSides((side) => area(side * 0.3, 0.06, 0.34, 0.22, darken(skin, 0.3))),
  }
  return (
    (creature.pale ? paler[creature.pale] : '') +
    (creature.pattern ? patterns[creature.pattern] : '')
  )
}

/** Lines on the skull, wide enough to show in a small picture. */
const lines = (
  kind: keyof typeof PATTERN_LINES,
  creature: Creature,
  { skin }: CharacterSpec,
  pen: Pen,
): Svg => {
  const d = PATTERN_LINES[kind].map(
    ([fromX, fromY, toX, toY]) => `M${at(pen, fromX, fromY)} L${at(pen, toX, toY)}`,
  )
  const drawn = line(d.join(' '), darken(skin, 0.45), pen.ux * 0.04)
  return creature.pattern === kind ? clipped(kind, skullOf(creature, pen), drawn) : ''
}
