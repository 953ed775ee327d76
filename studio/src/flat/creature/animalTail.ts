import type { CharacterSpec } from '../../spec/CharacterSpec.ts'
import type { Creature, Tail } from '../../spec/creatures.ts'
import { darken } from '../palette.ts'
import type { Svg } from '../svg.ts'
import { at, ovalAt, type Pen } from './Pen.ts'

/** The tail, which shows beside the body on the right of the picture. */
export const animalTail = (
  { skin }: CharacterSpec,
  { tail }: Creature,
  pen: Pen,
  floor: number,
): Svg => {
  if (tail === undefined) return ''
  const p = (x: number, up: number): string => at(pen, x, floor + up)
  switch (tail) {
    case 'short':
      return pen.shape(ovalAt(pen, 1.16, floor + 0.7, 0.26, 0.26), skin)
    case 'bushy':
      return pen.shape(
        `M${p(0.8, 0.3)} C${p(1.5, 0.1)} ${p(2.2, 0.8)} ${p(1.9, 1.4)} C${p(1.8, 1.8)} ${p(1.7, 2)} ${p(1.5, 2.2)} C${p(1.5, 1.8)} ${p(1.3, 1.6)} ${p(1.3, 1.3)} C${p(1.3, 1)} ${p(1.1, 0.9)} ${p(0.8, 0.8)}Z`,
        darken(skin, 0.06),
      )
    case 'thick':
      return pen.shape(
        `M${p(0.6, 0)} C${p(1.4, -0.1)} ${p(2, 0.1)} ${p(2.1, 0.9)} C${p(1.8, 0.5)} ${p(1.5, 0.6)} ${p(0.8, 1)}Z`,
        skin,
      )
    default:
      return band(skin, pen, floor, TAILS[tail]) + (tail === 'tufted' ? tuft(skin, pen, floor) : '')
  }
}

/** How far each tail reaches to the side, in the units of a row. */
export const TAIL_REACHES: Readonly<Record<Tail, number>> = {
  ...{ long: 1.8, tufted: 1.84, curled: 1.8, short: 1.5, bushy: 2.1, thick: 2.24 },
}

const tuft = (skin: CharacterSpec['skin'], pen: Pen, floor: number): Svg =>
  pen.shape(ovalAt(pen, 1.5, floor + 1.86, 0.18, 0.3), darken(skin, 0.45))

/** How thick a tail is, and how far it curls back at its end. */
const TAILS: Readonly<
  Record<Exclude<Tail, 'short' | 'bushy' | 'thick'>, readonly [number, number]>
> = { long: [0.24, 0.1], tufted: [0.12, -0.1], curled: [0.24, -0.5] }

const band = (
  skin: CharacterSpec['skin'],
  pen: Pen,
  floor: number,
  [thick, curl]: readonly [number, number],
): Svg => {
  const p = (x: number, up: number): string => at(pen, x, floor + up)
  const end = 1.5 + curl
  return pen.shape(
    `M${p(0.8, 0.2)} C${p(1.5, 0.1)} ${p(1.9, 0.7)} ${p(1.6, 1.2)} Q${p(1.4, 1.5)} ${p(end, 1.8)} Q${p(end - thick, 1.9)} ${p(end - thick, 1.7)} Q${p(1.6 - thick * 1.6, 1.5)} ${p(1.6 - thick, 1.1)} C${p(1.7 - thick, 0.8)} ${p(1.4, 0.5)} ${p(0.8, 0.2 + thick * 1.6)}Z`,
    skin,
  )
}
