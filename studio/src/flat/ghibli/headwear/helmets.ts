import { darken, INK, lighten } from '../../palette.ts'
import { bothSides, line } from '../../shapes.ts'
import { circle, path } from '../../svg.ts'
import { inked } from '../ink.ts'
import type { HeadwearDrawing } from './HeadwearDrawing.ts'

export const helmet: HeadwearDrawing = ({ color, trim }) =>
  inked(
    'M-208,-40 C-234,-230 -120,-330 0,-330 C120,-330 234,-230 208,-40 C196,-60 184,-96 176,-124 Q0,-176 -176,-124 C-184,-96 -196,-60 -208,-40Z',
    color,
  ) +
  path(
    'M60,-322 C190,-296 230,-200 208,-40 C196,-60 184,-96 176,-124 Q140,-136 110,-142 C130,-210 116,-280 60,-322Z',
    { fill: darken(color, 0.32), opacity: 0.65 },
  ) +
  path('M-150,-250 C-180,-210 -190,-170 -188,-140 C-160,-200 -130,-240 -90,-270Z', {
    fill: lighten(color, 0.7),
    opacity: 0.7,
  }) +
  inked('M-182,-118 Q0,-172 182,-118 L190,-164 Q0,-222 -190,-164Z', trim) +
  inked('M-24,-330 Q0,-342 24,-330 L20,-196 Q0,-202 -20,-196Z', trim, 4) +
  bothSides((side) =>
    [70, 130]
      .map((x) => circle(side * x, -176 + x * 0.12, 7, { fill: darken(trim, 0.5) }))
      .join(''),
  )

export const hornedHelmet: HeadwearDrawing = (colors) =>
  bothSides(
    (side) =>
      inked(
        `M${side * 190},-190 C${side * 280},-190 ${side * 330},-270 ${side * 330},-430 C${side * 270},-350 ${side * 230},-300 ${side * 176},-280Z`,
        '#efe3c4',
      ) +
      line(
        `M${side * 214},-206 q${side * 6},-30 ${side * -8},-60 M${side * 254},-226 q${side * 2},-34 ${side * -14},-62 M${side * 288},-264 q0,-30 ${side * -16},-56`,
        '#b39b72',
        5,
      ),
  ) + helmet(colors)

export const spaceHelmet: HeadwearDrawing = ({ color, trim }) =>
  circle(0, -20, 312, { fill: '#dff4ff', opacity: 0.16, stroke: INK, 'stroke-width': 6 }) +
  circle(0, -20, 300, { fill: 'none', stroke: color, 'stroke-width': 18 }) +
  circle(0, -20, 288, { fill: 'none', stroke: INK, 'stroke-width': 4 }) +
  path('M-240,-110 C-210,-220 -120,-280 -40,-290 C-120,-240 -180,-170 -200,-80Z', {
    fill: '#ffffff',
    opacity: 0.55,
  }) +
  path('M226,60 C206,140 160,190 120,210 C170,160 196,110 204,50Z', {
    fill: '#ffffff',
    opacity: 0.35,
  }) +
  bothSides((side) => inked(`M${side * 288},-70 h${side * 36} v100 h${side * -36}Z`, trim)) +
  inked('M-200,226 C-140,290 140,290 200,226 L214,282 C140,340 -140,340 -214,282Z', trim)
