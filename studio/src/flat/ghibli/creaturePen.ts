import { num } from '../shapes.ts'
import type { Pen } from '../creature/Pen.ts'
import { inked } from './ink.ts'

/** Draws creatures with ink outlines around flat colors. */
export const CREATURE_PEN: Pen = {
  shape: (d, fill) => inked(d, fill, 5),
  oval: (x, y, rx, ry) =>
    `M${num(x - rx)},${num(y)} A${num(rx)},${num(ry)} 0 1 1 ${num(x + rx)},${num(y)} A${num(rx)},${num(ry)} 0 1 1 ${num(x - rx)},${num(y)}Z`,
  ux: 238,
  uy: 212,
  eyes: -4,
}
