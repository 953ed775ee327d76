import type { Hex } from '../spec/CharacterSpec.ts'
import { bothSides, num } from './shapes.ts'
import type { Svg } from './svg.ts'
import type { Pen } from './Pen.ts'

/** An ellipse as a path, so that every pen can draw it. */
export const oval = (x: number, y: number, rx: number, ry = rx): string =>
  `M${num(x - rx)},${num(y)} A${num(rx)},${num(ry)} 0 1 1 ${num(x + rx)},${num(y)} A${num(rx)},${num(ry)} 0 1 1 ${num(x - rx)},${num(y)}Z`

/** A shape on both sides; `d` gives its path for a side. */
export const pairOf = (pen: Pen, d: (side: -1 | 1) => string, fill: Hex): Svg =>
  bothSides((side) => pen.shape(d(side), fill))
