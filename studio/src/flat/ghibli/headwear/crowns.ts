import { INK, lighten } from '../../palette.ts'
import { bothSides, line } from '../../shapes.ts'
import { circle, path } from '../../svg.ts'
import { inked } from '../ink.ts'
import type { HeadwearDrawing } from './HeadwearDrawing.ts'

export const crown: HeadwearDrawing = ({ color, trim, shade, deep }) =>
  inked(
    'M-176,-176 L-196,-340 L-128,-262 L-78,-392 L0,-280 L78,-392 L128,-262 L196,-340 L176,-176 Q0,-116 -176,-176Z',
    color,
  ) +
  path('M60,-146 L78,-392 L128,-262 L196,-340 L176,-176 Q120,-152 60,-146Z', {
    fill: shade,
    opacity: 0.55,
  }) +
  line('M-166,-206 Q0,-150 166,-206', deep, 5, 0.8) +
  line('M-150,-250 L-140,-214', lighten(color, 0.7), 10, 0.8) +
  [
    [-196, -346],
    [-78, -398],
    [78, -398],
    [196, -346],
  ]
    .map(([x = 0, y = 0]) =>
      circle(x, y, 15, { fill: lighten(color, 0.4), stroke: INK, 'stroke-width': 4 }),
    )
    .join('') +
  inked('M0,-232 l28,36 -28,40 -28,-40Z', trim, 4) +
  bothSides((side) => inked(`M${side * 100},-240 q20,18 0,40 q-20,-20 0,-40Z`, trim, 4))

export const tiara: HeadwearDrawing = ({ color, trim }) =>
  inked(
    'M-172,-162 Q-100,-226 -56,-226 Q-30,-240 0,-330 Q30,-240 56,-226 Q100,-226 172,-162 Q90,-202 0,-206 Q-90,-202 -172,-162Z',
    color,
  ) +
  circle(0, -258, 17, { fill: trim, stroke: INK, 'stroke-width': 4 }) +
  circle(-5, -264, 5, { fill: '#ffffff' }) +
  bothSides((side) => circle(side * 66, -220, 9, { fill: trim, stroke: INK, 'stroke-width': 3 }))
