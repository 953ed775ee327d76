import type { Hex } from '../../spec/CharacterSpec.ts'
import type { Creature } from '../../spec/creatures.ts'
import { bothSides } from '../shapes.ts'
import type { Svg } from '../svg.ts'
import { at, type Pen } from './Pen.ts'

/** Curved horns on both sides of a skull. */
export const hornsOf = (
  color: Hex,
  { width, y, height }: Pick<Creature['skull'], 'width' | 'y' | 'height'>,
  pen: Pen,
): Svg =>
  bothSides((side) => {
    const p = (x: number, dy: number): string => at(pen, side * x, y + height * 0.78 + dy)
    return pen.shape(
      `M${p(width * 0.34, 0.02)} C${p(width * 0.5, 0.4)} ${p(width * 0.9, 0.5)} ${p(width * 1.02, 0.84)} ` +
        `C${p(width * 1.16, 0.5)} ${p(width * 1.04, 0.1)} ${p(width * 0.72, -0.16)}Z`,
      color,
    )
  })
