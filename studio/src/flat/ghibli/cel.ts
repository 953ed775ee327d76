import type { Pen } from '../Pen.ts'
import { line } from '../shapes.ts'
import { circle, path } from '../svg.ts'
import { inked } from './ink.ts'

/** Draws in ink on cels. */
export const CEL: Pen = {
  shape: (d, fill) => inked(d, fill),
  shade: (d, fill) => path(d, { fill, opacity: 0.6 }),
  line: (d, color, width) => line(d, color, width),
  light: (d, fill) => path(d, { fill }),
  glow: (x, y, radius, light) => circle(x, y, radius, { fill: `url(#${light})` }),
}
