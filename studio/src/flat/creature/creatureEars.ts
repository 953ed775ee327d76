import type { CharacterSpec } from '../../spec/CharacterSpec.ts'
import type { Creature } from '../../spec/creatures.ts'
import { darken, mix } from '../palette.ts'
import { bothSides } from '../shapes.ts'
import type { Svg } from '../svg.ts'
import { at, outline, ovalAt, type Pen } from './Pen.ts'

/** Ears behind the head; `crownOf` draws hanging ears, which are in front of it. */
export const creatureEars = (spec: CharacterSpec, creature: Creature, pen: Pen): Svg => {
  if (!creature.ears) return ''
  const { kind, x, y, size } = creature.ears
  const inner = mix(spec.skin, '#e58a90', 0.5)
  const ear = (side: -1 | 1): Svg => {
    const p = (dx: number, dy: number): string => at(pen, side * (x + dx * size), y + dy * size)
    const round = (dx: number, dy: number, rx: number, ry: number): string =>
      ovalAt(pen, side * (x + dx * size), y + dy * size, rx * size, ry * size)
    switch (kind) {
      case 'pointed':
        return (
          pen.shape(`M${p(-0.5, 0)} L${p(0.26, 1.08)} L${p(0.5, -0.3)}Z`, spec.skin) +
          pen.shape(`M${p(-0.2, 0.1)} L${p(0.22, 0.8)} L${p(0.32, -0.1)}Z`, inner)
        )
      case 'tuft':
        return pen.shape(`M${p(-0.5, -0.1)} L${p(0.36, 1.08)} L${p(0.4, -0.4)}Z`, spec.skin)
      case 'round':
        return (
          pen.shape(round(0.2, 0.4, 1, 1), spec.skin) + pen.shape(round(0.2, 0.4, 0.6, 0.6), inner)
        )
      case 'long':
        return y > 0.4
          ? pen.shape(round(0.12, 0.5, 0.2, 0.62), spec.skin) +
              pen.shape(round(0.12, 0.5, 0.1, 0.46), inner)
          : pen.shape(`M${p(-0.1, 0.22)} L${p(1.05, 0.2)} L${p(-0.1, -0.3)}Z`, spec.skin) +
              pen.shape(`M${p(0, 0.12)} L${p(0.8, 0.14)} L${p(0, -0.18)}Z`, inner)
      case 'hanging':
        return ''
      case 'leaf':
      case 'fan': {
        if (creature.coat === 'scales' && kind === 'fan')
          return pen.shape(
            outline(
              pen,
              GILL_FIN.map(([dx, dy]) => [side * (x + dx * size), y + dy * size] as const),
            ),
            darken(spec.skin, 0.16),
          )
        const tall = kind === 'fan' ? 0.8 : 0.42
        return (
          pen.shape(round(0.44, 0, 0.66, tall), spec.skin) +
          pen.shape(round(0.46, 0, 0.44, tall * 0.7), inner)
        )
      }
    }
  }
  return bothSides(ear)
}

/** Rays and webs of a fin beside the head. */
const GILL_FIN: readonly (readonly [number, number])[] = [
  [-0.3, 0.5],
  [0.9, 1],
  [0.7, 0.44],
  [1.2, 0.2],
  [0.8, -0.1],
  [1, -0.6],
  [-0.3, -0.4],
]

export const hangingEars = (
  spec: CharacterSpec,
  { x, y, size }: NonNullable<Creature['ears']>,
  pen: Pen,
): Svg =>
  bothSides((side) =>
    pen.shape(
      `M${at(pen, side * (x - 0.14), y + 0.2)} C${at(pen, side * (x + 0.4), y + 0.2)} ${at(pen, side * (x + 0.46), y - size)} ${at(pen, side * (x + 0.18), y - size)} ` +
        `C${at(pen, side * (x - 0.06), y - size)} ${at(pen, side * (x - 0.02), y - 0.2)} ${at(pen, side * (x - 0.14), y + 0.2)}Z`,
      darken(spec.skin, 0.22),
    ),
  )
