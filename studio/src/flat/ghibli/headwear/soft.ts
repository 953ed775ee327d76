import type { Hex } from '../../../spec/CharacterSpec.ts'
import { brightness, darken, INK, lighten } from '../../palette.ts'
import { line } from '../../shapes.ts'
import type { Svg } from '../../svg.ts'
import { circle, path } from '../../svg.ts'
import { inked } from '../ink.ts'
import type { HeadwearDrawing } from './HeadwearDrawing.ts'

export const cap: HeadwearDrawing = ({ color, trim, shade, deep }) =>
  inked(
    'M-208,-110 C-226,-250 -130,-322 0,-322 C130,-322 226,-250 208,-110 Q0,-176 -208,-110Z',
    color,
  ) +
  path('M60,-312 C180,-290 226,-220 208,-110 Q150,-132 96,-142 C120,-200 110,-270 60,-312Z', {
    fill: shade,
    opacity: 0.6,
  }) +
  line('M0,-320 C-8,-260 -8,-200 0,-150', deep, 4, 0.6) +
  (brightness(trim) > 0.8 ? badge(color, trim) : line('M-196,-140 Q0,-214 196,-140', trim, 16)) +
  inked(
    'M-214,-106 C-120,-186 120,-186 214,-106 C236,-84 232,-70 206,-66 C110,-118 -110,-118 -206,-66 C-232,-70 -236,-84 -214,-106Z',
    shade,
  )

export const beanie: HeadwearDrawing = ({ color, trim, shade }) =>
  circle(0, -356, 44, { fill: trim, stroke: INK, 'stroke-width': 5 }) +
  inked('M-204,-130 C-214,-270 -120,-346 0,-346 C120,-346 214,-270 204,-130Z', color) +
  path('M50,-342 C150,-330 214,-260 204,-130 L90,-130 C120,-210 110,-290 50,-342Z', {
    fill: shade,
    opacity: 0.55,
  }) +
  inked(
    'M-214,-110 Q0,-170 214,-110 Q224,-150 208,-186 Q0,-244 -208,-186 Q-224,-150 -214,-110Z',
    trim,
  ) +
  line(
    [-160, -120, -80, -40, 0, 40, 80, 120, 160]
      .map((x) => `M${x},${-196 - 24 * Math.cos(x / 120)} v44`)
      .join(' '),
    darken(trim, 0.35),
    4,
    0.5,
  )

export const bandana: HeadwearDrawing = ({ color, trim, shade }) =>
  inked(
    'M206,-150 C250,-170 262,-130 246,-90 C260,-60 240,-20 214,-30 C216,-70 210,-110 196,-126Z',
    shade,
  ) +
  inked(
    'M-200,-104 C-212,-250 -120,-298 0,-298 C120,-298 212,-250 200,-104 Q0,-184 -200,-104Z',
    color,
  ) +
  path('M50,-294 C150,-280 212,-230 200,-104 Q150,-126 96,-136 C116,-200 100,-260 50,-294Z', {
    fill: shade,
    opacity: 0.55,
  }) +
  [
    [-120, -190],
    [-50, -236],
    [40, -206],
    [-20, -180],
    [112, -206],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 12, { fill: trim }))
    .join('')

export const headband: HeadwearDrawing = ({ color, trim, shade }) =>
  inked('M-196,-116 Q0,-206 196,-116 L192,-164 Q0,-254 -192,-164Z', color) +
  path('M40,-182 Q130,-170 196,-116 L192,-164 Q120,-210 40,-222Z', {
    fill: shade,
    opacity: 0.5,
  }) +
  inked('M-52,-206 q52,-12 104,0 v44 q-52,-14 -104,0Z', trim, 4)

export const hood: HeadwearDrawing = ({ color, trim, shade }) =>
  inked(
    'M0,-340 C-190,-336 -262,-180 -256,-20 C-252,100 -240,200 -200,300 L-130,300 C-190,190 -206,60 -198,-60 C-190,-190 -100,-262 0,-264 C100,-262 190,-190 198,-60 C206,60 190,190 130,300 L200,300 C240,200 252,100 256,-20 C262,-180 190,-336 0,-340Z',
    color,
  ) +
  path(
    'M60,-332 C200,-310 262,-170 256,-20 C252,100 240,200 200,300 L160,300 C214,160 226,40 216,-70 C206,-190 150,-270 60,-300Z',
    { fill: shade, opacity: 0.6 },
  ) +
  line(
    'M-130,296 C-190,190 -206,60 -198,-60 C-190,-190 -100,-262 0,-264 C100,-262 190,-190 198,-60 C206,60 190,190 130,296',
    trim,
    9,
  ) +
  line('M-150,-270 C-200,-210 -226,-140 -226,-60', lighten(color, 0.35), 9, 0.5)

const badge = (color: Hex, trim: Hex): Svg =>
  circle(0, -222, 46, { fill: trim, stroke: INK, 'stroke-width': 5 }) +
  path('M0,-254 l9,22 24,2 -18,15 6,24 -21,-13 -21,13 6,-24 -18,-15 24,-2Z', { fill: color })
