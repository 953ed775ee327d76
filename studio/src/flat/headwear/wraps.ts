import type { Hex } from '../../spec/CharacterSpec.ts'
import { darken, lighten } from '../palette.ts'
import { bothSides } from '../shapes.ts'
import type { Svg } from '../svg.ts'
import { oval, pairOf } from '../penned.ts'
import type { Pen } from '../Pen.ts'
import type { WearDrawing } from './WearDrawing.ts'

const GOLD = '#c9a23c'
const WHITE = '#f7f6f2'
const BLACK = '#201d28'

/** Cloth around the head and neck, with an opening for the face. */
const drape = (pen: Pen, color: Hex): Svg =>
  pen.shape(
    'M0,-300 C-170,-300 -236,-180 -228,-20 C-226,120 -210,220 -230,330 L230,330 C210,220 226,120 228,-20 C236,-180 170,-300 0,-300Z M0,-176 C100,-176 160,-110 158,-10 C154,110 90,214 0,222 C-90,214 -154,110 -158,-10 C-160,-110 -100,-176 0,-176Z',
    color,
  ) +
  pen.line(
    'M-130,250 Q0,320 150,236 M-160,290 Q10,366 190,276 M-196,-100 C-216,0 -206,120 -190,220',
    darken(color, 0.35),
    6,
  )

/** A mask over the whole head. */
const mask = (pen: Pen, color: Hex): Svg =>
  pairOf(pen, (side) => oval(side * 184, 22, 32, 48), color) +
  pen.shape(
    'M-188,-50 C-196,-190 -100,-256 0,-256 C100,-256 196,-190 188,-50 C190,60 150,150 96,218 Q0,262 -96,218 C-150,150 -190,60 -188,-50Z',
    color,
  ) +
  pen.shade(
    'M60,-248 C170,-220 192,-140 188,-50 C190,60 150,150 96,218 Q60,236 20,238 C110,150 130,-80 60,-248Z',
    darken(color, 0.3),
  )

/** The eyes of a mask, narrow toward the nose; `grow` is how far their outline is moved outward. */
const lenses = (pen: Pen, grow: number, fill: Hex): Svg =>
  pairOf(
    pen,
    (side) =>
      `M${side * (20 - grow)},${6 + grow * 0.4} C${side * 40},${-50 - grow} ${side * 120},${-76 - grow} ${side * (150 + grow)},${-60 - grow} C${side * (156 + grow)},${10 + grow} ${side * 100},${44 + grow} ${side * 62},${34 + grow} C${side * 40},${30 + grow} ${side * 26},${22 + grow} ${side * (20 - grow)},${6 + grow * 0.4}Z`,
    fill,
  )

/** Cloth and masks around the whole head. */
export const WRAPS = {
  cowl: {
    half: 242,
    top: -472,
    front: (pen, { color }) =>
      pen.shape(
        'M-192,40 L-196,-150 C-206,-260 -220,-380 -214,-464 C-170,-400 -130,-320 -104,-262 Q0,-300 104,-262 C130,-320 170,-400 214,-464 C220,-380 206,-260 196,-150 L192,40 C186,120 160,170 120,216 L108,110 Q60,64 24,88 L0,112 L-24,88 Q-60,64 -108,110 L-120,216 C-160,170 -186,120 -192,40Z',
        color,
      ) +
      pen.shade(
        'M60,-272 Q84,-270 104,-262 C130,-320 170,-400 214,-464 C220,-380 206,-260 196,-150 L192,40 C186,120 160,170 120,216 L108,110 C150,0 130,-160 60,-272Z',
        darken(color, 0.35),
      ) +
      pen.line('M-150,-86 L-24,-50 M24,-50 L150,-86 M0,-40 V70', darken(color, 0.6), 8) +
      lenses(pen, -14, WHITE),
  },
  'web-mask': {
    half: 222,
    top: -262,
    front: (pen, { color, trim }) =>
      mask(pen, color) +
      pen.line(
        'M0,40 V-250 M0,40 V234 M0,40 L-120,-220 M0,40 L120,-220 M0,40 L-186,-60 M0,40 L186,-60 M0,40 L-170,90 M0,40 L170,90 M0,40 L-96,220 M0,40 L96,220 ' +
          'M-80,-140 Q-40,-116 0,-134 Q40,-116 80,-140 M-56,-80 Q-28,-60 0,-74 Q28,-60 56,-80 M-110,-200 Q-50,-176 0,-200 Q50,-176 110,-200 M-60,150 Q-30,116 0,130 Q30,116 60,150 M-80,196 Q-40,160 0,180 Q40,160 80,196',
        trim,
        5,
      ) +
      lenses(pen, 12, BLACK) +
      lenses(pen, 0, WHITE),
  },
  'full-mask': {
    half: 222,
    top: -262,
    front: (pen, { color, trim }) =>
      mask(pen, color) +
      pairOf(pen, (side) => oval(side * 92, 0, 70, 92), trim) +
      lenses(pen, -22, WHITE),
  },
  bonnet: {
    half: 302,
    top: -372,
    behind: (pen, { color }) => pen.shape(oval(0, -70, 290, 296), darken(color, 0.3)),
    front: (pen, { color, trim }) =>
      pen.shape(
        'M-294,-60 C-290,-260 -150,-366 0,-366 C150,-366 290,-260 294,-60 C280,40 250,90 210,110 C216,-60 190,-190 0,-204 C-190,-190 -216,-60 -210,110 C-250,90 -280,40 -294,-60Z',
        color,
      ) +
      pen.line(
        'M-216,-90 L-284,-110 M-190,-150 L-244,-210 M-130,-186 L-160,-290 M-40,-204 L-50,-346 M50,-204 L60,-346 M130,-186 L160,-290 M190,-150 L244,-210 M216,-90 L284,-110',
        darken(color, 0.3),
        5,
      ) +
      pen.line('M-206,96 L-20,250 M206,96 L20,250', trim, 20) +
      pairOf(
        pen,
        (side) =>
          `M0,250 C${side * 50},206 ${side * 120},210 ${side * 126},250 C${side * 120},292 ${side * 50},292 0,250Z M${side * 6},262 L${side * 60},360 L${side * 26},372 L0,276Z`,
        trim,
      ) +
      pen.shape(oval(0, 252, 22), darken(trim, 0.2)),
  },
  turban: {
    half: 252,
    top: -402,
    front: (pen, { color, trim }) =>
      pen.shape(
        'M-214,-110 C-260,-250 -150,-394 0,-394 C150,-394 260,-250 214,-110 Q0,-184 -214,-110Z',
        color,
      ) +
      pen.line(
        'M-220,-150 C-130,-270 20,-330 170,-336 M-228,-210 C-150,-300 -40,-360 90,-380 M-200,-116 C-60,-250 90,-280 228,-240 M-110,-140 C0,-210 110,-226 226,-176',
        darken(color, 0.3),
        7,
      ) +
      pen.shape(oval(0, -218, 40, 48), GOLD) +
      pen.shape(oval(0, -218, 24, 31), trim),
  },
  headscarf: {
    half: 242,
    top: -306,
    behind: (pen, { color }) =>
      pen.shape(
        'M0,-296 C-180,-290 -230,-100 -220,330 L220,330 C230,-100 180,-290 0,-296Z',
        darken(color, 0.45),
      ),
    front: (pen, { color, trim }) => drape(pen, color) + pen.shape(oval(120, 226, 13), trim),
  },
  veil: {
    half: 322,
    top: -342,
    behind: (pen, { color }) =>
      pen.shape(
        'M0,-334 C-210,-330 -270,-160 -270,0 C-270,160 -286,330 -310,480 L310,480 C286,330 270,160 270,0 C270,-160 210,-330 0,-334Z',
        color,
      ),
    front: (pen, { color, trim }) =>
      drape(pen, trim) +
      pen.shape(
        'M0,-334 C-200,-330 -262,-160 -262,0 C-264,140 -280,300 -300,440 L-226,440 C-206,300 -216,100 -206,-40 C-196,-170 -110,-236 0,-240 C110,-236 196,-170 206,-40 C216,100 206,300 226,440 L300,440 C280,300 264,140 262,0 C262,-160 200,-330 0,-334Z',
        color,
      ) +
      pen.line(
        'M-240,20 C-240,160 -252,280 -262,400 M240,20 C240,160 252,280 262,400',
        lighten(color, 0.25),
        6,
      ),
  },
  nemes: {
    half: 342,
    top: -332,
    behind: (pen, { color }) =>
      pen.shape(
        'M0,-300 C-220,-300 -330,-60 -300,300 L300,300 C330,-60 220,-300 0,-300Z',
        darken(color, 0.4),
      ),
    front: (pen, { color, trim }) =>
      pen.shape(
        'M0,-324 C-150,-320 -220,-240 -250,-120 C-330,20 -340,180 -300,300 L-196,300 C-170,400 -170,440 -176,480 L-90,480 C-96,330 -150,200 -190,90 L-186,-130 Q0,-196 186,-130 L190,90 C150,200 96,330 90,480 L176,480 C170,440 170,400 196,300 L300,300 C340,180 330,20 250,-120 C220,-240 150,-320 0,-324Z',
        color,
      ) +
      bothSides((side) =>
        pen.line(
          `M${side * 34},-312 L${side * 40},-190 M${side * 90},-300 L${side * 116},-176 M${side * 150},-270 L${side * 200},-150 M${side * 270},-60 L${side * 196},-70 M${side * 300},20 L${side * 198},0 M${side * 314},100 L${side * 204},70 M${side * 316},180 L${side * 196},140 M${side * 306},256 L${side * 176},210 M${side * 190},310 L${side * 140},290 M${side * 172},380 L${side * 110},370 M${side * 172},446 L${side * 94},446`,
          trim,
          20,
        ),
      ) +
      pen.shape('M-192,-118 Q0,-184 192,-118 L192,-160 Q0,-226 -192,-160Z', GOLD) +
      pen.shape('M-12,-180 C-60,-230 -40,-290 0,-296 C40,-290 60,-230 12,-180Z', GOLD) +
      pen.shape(oval(0, -300, 20), GOLD),
  },
} as const satisfies Readonly<Record<string, WearDrawing>>
