import type { Hex } from '../../spec/CharacterSpec.ts'
import { darken, lighten } from '../palette.ts'
import { bothSides } from '../shapes.ts'
import type { Svg } from '../svg.ts'
import { oval, pairOf } from '../penned.ts'
import type { Pen } from '../Pen.ts'
import type { WearDrawing } from './WearDrawing.ts'

const BLACK = '#201d28'

/** A bowl down to the brow. */
const bowl = (pen: Pen, color: Hex): Svg =>
  pen.shape(
    'M-212,-110 C-226,-250 -130,-330 0,-330 C130,-330 226,-250 212,-110 Q0,-170 -212,-110Z',
    color,
  ) +
  pen.shade(
    'M60,-320 C180,-300 226,-220 212,-110 Q150,-132 96,-142 C120,-200 110,-270 60,-320Z',
    darken(color, 0.35),
  ) +
  pen.line('M-160,-190 C-150,-250 -110,-280 -70,-296', lighten(color, 0.6), 11)

export const HELMETS = {
  'grille-helmet': {
    half: 312,
    top: -362,
    behind: (pen, { color }) =>
      pen.shape(
        'M-210,-200 C-240,0 -280,160 -304,270 L304,270 C280,160 240,0 210,-200Z',
        darken(color, 0.5),
      ),
    front: (pen, { color, trim }) =>
      pen.shape(
        'M-176,-120 L176,-120 C190,20 160,150 96,240 L-96,240 C-160,150 -190,20 -176,-120Z',
        lighten(color, 0.08),
      ) +
      pairOf(
        pen,
        (side) =>
          `M${side * 26},-44 C${side * 60},-80 ${side * 130},-80 ${side * 156},-48 C${side * 160},0 ${side * 130},36 ${side * 90},34 C${side * 56},28 ${side * 30},0 ${side * 26},-44Z`,
        '#4a1c22',
      ) +
      bothSides((side) =>
        pen.line(`M${side * 60},-46 Q${side * 90},-62 ${side * 120},-48`, '#c9b4b8', 7),
      ) +
      pen.shape('M0,-70 L30,40 L0,66 L-30,40Z', lighten(color, 0.2)) +
      pen.shape('M0,52 L84,206 L-84,206Z', BLACK) +
      pen.line(
        'M0,74 V200 M-16,100 L-30,200 M16,100 L30,200 M-30,130 L-56,200 M30,130 L56,200',
        trim,
        9,
      ) +
      pairOf(pen, (side) => oval(side * 116, 206, 18), trim) +
      pen.shape(
        'M-214,-74 C-236,-260 -140,-354 0,-354 C140,-354 236,-260 214,-74 L190,-66 C180,-110 90,-104 0,-78 C-90,-104 -180,-110 -190,-66Z',
        color,
      ) +
      pen.shade(
        'M60,-344 C190,-320 236,-220 214,-74 L190,-66 C184,-96 150,-104 110,-102 C140,-200 120,-290 60,-344Z',
        darken(color, 0.5),
      ) +
      pen.line('M-150,-220 C-140,-270 -100,-306 -60,-320', '#d9d6de', 13) +
      pairOf(
        pen,
        (side) =>
          `M${side * 190},-90 L${side * 214},-80 C${side * 240},60 ${side * 270},170 ${side * 300},270 L${side * 236},262 C${side * 200},150 ${side * 184},40 ${side * 190},-90Z`,
        color,
      ),
  },
  'visored-helmet': {
    half: 272,
    top: -462,
    behind: (pen, { trim }) =>
      pen.shape(
        'M0,-320 C-20,-420 60,-462 150,-440 C230,-420 266,-330 256,-220 C220,-300 140,-320 60,-300Z',
        trim,
      ),
    front: (pen, { color, trim }) =>
      pen.shape(
        'M-196,-40 C-220,-250 -120,-340 0,-340 C120,-340 220,-250 196,-40 C196,120 150,210 110,276 L-110,276 C-150,210 -196,120 -196,-40Z',
        color,
      ) +
      pen.shade(
        'M60,-330 C190,-300 214,-180 196,-40 C196,120 150,210 110,276 L60,276 C130,100 140,-150 60,-330Z',
        darken(color, 0.35),
      ) +
      pen.line('M-140,-190 C-130,-250 -100,-280 -60,-296', lighten(color, 0.7), 12) +
      pen.shape(
        'M-206,-70 C-120,-110 -60,-116 0,-124 C60,-116 120,-110 206,-70 C196,60 120,160 0,206 C-120,160 -196,60 -206,-70Z',
        lighten(color, 0.15),
      ) +
      pen.line('M-150,-40 L-20,-52 M20,-52 L150,-40', BLACK, 24) +
      pen.line('M0,-120 V200', darken(color, 0.4), 6) +
      bothSides((side) =>
        [
          [50, 30],
          [90, 30],
          [50, 74],
          [84, 74],
          [46, 116],
        ]
          .map(([x = 0, y = 0]) => pen.line(`M${side * x},${y} v14`, BLACK, 12))
          .join(''),
      ) +
      pairOf(pen, (side) => oval(side * 196, -60, 22), trim),
  },
  'crested-helmet': {
    half: 292,
    top: -482,
    behind: (pen, { trim }) =>
      pen.shape(
        'M-280,-170 C-290,-360 -150,-474 0,-474 C150,-474 290,-360 280,-170 L200,-180 L-200,-180Z',
        trim,
      ) +
      pen.line(
        'M-240,-210 L-190,-190 M-226,-300 L-170,-250 M-160,-390 L-120,-310 M-70,-444 L-50,-350 M20,-454 L16,-350 M110,-424 L84,-330 M190,-360 L146,-280 M244,-270 L190,-230',
        darken(trim, 0.35),
        7,
      ),
    front: (pen, { color, trim }) =>
      bowl(pen, color) +
      pairOf(
        pen,
        (side) =>
          `M${side * 212},-120 C${side * 216},0 ${side * 200},110 ${side * 130},196 C${side * 116},120 ${side * 150},0 ${side * 158},-130Z`,
        color,
      ) +
      pen.shape('M-216,-96 Q0,-166 216,-96 L212,-140 Q0,-206 -212,-140Z', trim),
  },
  'samurai-helmet': {
    half: 352,
    top: -482,
    behind: (pen, { color, trim }) =>
      [0, 1, 2]
        .reverse()
        .map(
          (row) =>
            pen.shape(
              `M-${206 + row * 40},${-150 + row * 70} L${206 + row * 40},${-150 + row * 70} L${246 + row * 44},${-60 + row * 72} L-${246 + row * 44},${-60 + row * 72}Z`,
              darken(color, 0.1 + row * 0.1),
            ) + pen.line(`M-${236 + row * 44},${-76 + row * 72} H${236 + row * 44}`, trim, 10),
        )
        .join(''),
    front: (pen, { color, trim }) =>
      bowl(pen, color) +
      pen.line(
        'M-60,-322 C-100,-260 -120,-200 -124,-144 M0,-328 V-156 M60,-322 C100,-260 120,-200 124,-144',
        darken(color, 0.5),
        6,
      ) +
      pen.shape('M-218,-92 Q0,-160 218,-92 L210,-138 Q0,-206 -210,-138Z', darken(color, 0.2)) +
      pen.shape(
        'M-20,-210 C-150,-240 -210,-340 -190,-474 C-160,-360 -90,-290 0,-280 C90,-290 160,-360 190,-474 C210,-340 150,-240 20,-210Z',
        trim,
      ) +
      pen.shape(oval(0, -214, 32), trim),
  },
  'diving-helmet': {
    half: 362,
    top: -392,
    behind: (pen, { color }) => pen.shape(oval(0, -30, 312, 318), darken(color, 0.55)),
    front: (pen, { color, trim }) =>
      pen.shape(
        'M-312,-30 A312,318 0 1 1 312,-30 A312,318 0 1 1 -312,-30Z M-196,20 A196,196 0 1 0 196,20 A196,196 0 1 0 -196,20Z',
        color,
      ) +
      pen.line('M-236,-170 C-200,-240 -140,-290 -70,-310', lighten(color, 0.6), 16) +
      pen.line(oval(0, 20, 200), trim, 28) +
      [0, 45, 90, 135, 180, 225, 270, 315]
        .map((turn) => {
          const angle = ((turn + 22) * Math.PI) / 180
          return pen.shape(
            oval(Math.cos(angle) * 200, 20 + Math.sin(angle) * 200, 12),
            darken(trim, 0.3),
          )
        })
        .join('') +
      pen.line('M-100,-150 V186 M100,-150 V186', trim, 12) +
      pairOf(pen, (side) => oval(side * 296, -20, 40, 62), trim) +
      pairOf(pen, (side) => oval(side * 300, -20, 24, 42), BLACK) +
      pen.shape('M-60,-340 L-50,-384 L50,-384 L60,-340Z', trim) +
      pen.shape('M-250,250 Q0,330 250,250 L270,320 Q0,400 -270,320Z', trim),
  },
  'fire-helmet': {
    half: 292,
    top: -402,
    behind: (pen, { color }) =>
      pen.shape('M-260,-130 L260,-130 L284,-20 L-284,-20Z', darken(color, 0.45)),
    front: (pen, { color, trim }) =>
      bowl(pen, color) +
      pen.shape('M-26,-140 L-34,-350 Q0,-392 34,-350 L26,-140Z', darken(color, 0.2)) +
      pen.shape(
        'M-284,-96 C-200,-150 -110,-160 0,-160 C110,-160 200,-150 284,-96 C180,-86 110,-104 0,-104 C-110,-104 -180,-86 -284,-96Z',
        color,
      ) +
      pen.shape(
        'M-76,-290 Q0,-330 76,-290 C76,-220 40,-176 0,-156 C-40,-176 -76,-220 -76,-290Z',
        trim,
      ) +
      pen.shape(
        'M-40,-266 Q0,-290 40,-266 C40,-230 20,-206 0,-194 C-20,-206 -40,-230 -40,-266Z',
        color,
      ),
  },
  'racing-helmet': {
    half: 272,
    top: -362,
    behind: (pen, { color }) => pen.shape(oval(0, -40, 250, 300), darken(color, 0.5)),
    front: (pen, { color, trim }) =>
      pen.shape(
        'M-262,-20 C-270,-240 -140,-354 0,-354 C140,-354 270,-240 262,-20 C262,140 180,280 0,280 C-180,280 -262,140 -262,-20Z M-190,-80 C-206,0 -196,70 -160,86 C-60,100 60,100 160,86 C196,70 206,0 190,-80 C80,-110 -80,-110 -190,-80Z',
        color,
      ) +
      pen.shape(
        'M-30,-352 L-96,-346 L-116,-190 L-40,-196Z M30,-352 L96,-346 L116,-190 L40,-196Z',
        trim,
      ) +
      pen.shape('M-260,-90 C-220,-250 220,-250 260,-90 C120,-150 -120,-150 -260,-90Z', BLACK) +
      pen.line('M-190,-150 C-120,-190 -60,-196 0,-196', '#8d93a4', 10) +
      pen.line('M-90,170 H90 M-80,200 H80', darken(color, 0.4), 10) +
      pairOf(pen, (side) => oval(side * 244, -70, 24), trim),
  },
} as const satisfies Readonly<Record<string, WearDrawing>>
