import type { Hex } from '../../spec/CharacterSpec.ts'
import { num } from '../shapes.ts'
import type { Svg } from '../svg.ts'

/** How a flat style draws a shape, and how large a unit of a creature's row is in that style. */
export interface Pen {
  readonly shape: (d: string, fill: Hex) => Svg
  /** An ellipse as path data. */
  readonly oval: (x: number, y: number, rx: number, ry: number) => string
  /** The size of a unit across and down, and the y of the eyes. */
  readonly ux: number
  readonly uy: number
  readonly eyes: number
}

/** A point, given in the units of a row, as path data. */
export const at = ({ ux, uy, eyes }: Pen, x: number, y: number): string =>
  `${num(x * ux)},${num(eyes - y * uy)}`

/** An ellipse, given in the units of a row, as path data. */
export const ovalAt = (pen: Pen, x: number, y: number, rx: number, ry: number): string =>
  pen.oval(x * pen.ux, pen.eyes - y * pen.uy, rx * pen.ux, ry * pen.uy)

/** A polygon, given in the units of a row, as path data. */
export const outline = (pen: Pen, points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => at(pen, x, y)).join(' L')}Z`
