import type { Hex } from '../../spec/CharacterSpec.ts'
import { darken, lighten } from '../palette.ts'
import type { Svg } from '../svg.ts'
import { oval, pairOf } from '../penned.ts'
import type { Pen } from '../Pen.ts'
import type { WearDrawing } from './WearDrawing.ts'

const GOLD = '#c9a23c'
const BLACK = '#22202a'

/** A band around the head, at the height of a cap's edge. */
const EDGE = 'M-206,-112 Q0,-176 206,-112 L200,-166 Q0,-230 -200,-166Z'

/** A cap that bends over and hangs on one side. */
const hangingCap = (pen: Pen, color: Hex): Svg =>
  pen.shape(
    'M-200,-140 C-200,-300 -80,-430 90,-424 C230,-410 320,-310 316,-110 C300,-96 270,-96 256,-112 C250,-200 230,-250 196,-140Z',
    color,
  ) +
  pen.shade(
    'M40,-140 C110,-220 130,-320 90,-424 C230,-410 320,-310 316,-110 C300,-96 270,-96 256,-112 C250,-200 230,-250 196,-140Z',
    darken(color, 0.3),
  ) +
  pen.line('M120,-330 C160,-300 190,-270 206,-220', darken(color, 0.5), 6)

/** Caps without a brim. */
export const CAPS = {
  fez: {
    half: 222,
    top: -402,
    front: (pen, { color, trim }) =>
      pen.shape('M-164,-130 L-128,-380 Q0,-414 128,-380 L164,-130 Q0,-180 -164,-130Z', color) +
      pen.shade(
        'M50,-156 L50,-396 Q100,-392 128,-380 L164,-130 Q110,-150 50,-156Z',
        darken(color, 0.3),
      ) +
      pen.line('M0,-392 Q110,-420 166,-330 L172,-260', trim, 8) +
      pen.shape('M154,-270 L190,-270 L204,-170 L144,-170Z', trim),
  },
  beret: {
    half: 292,
    top: -372,
    front: (pen, { color, trim }) =>
      pen.shape(
        'M-196,-124 C-260,-220 -180,-330 0,-350 C180,-370 300,-300 280,-210 C270,-150 226,-120 192,-116 Q0,-196 -196,-124Z',
        color,
      ) +
      pen.shade(
        'M60,-170 C200,-200 250,-250 230,-320 C280,-290 290,-250 280,-210 C270,-150 226,-120 192,-116 Q130,-150 60,-170Z',
        darken(color, 0.3),
      ) +
      pen.line('M10,-350 q6,-14 12,-18', darken(color, 0.4), 12) +
      pen.shape('M-196,-104 Q0,-176 196,-104 L194,-132 Q0,-204 -194,-132Z', trim),
  },
  'peaked-cap': {
    half: 292,
    top: -362,
    front: (pen, { color, trim }) =>
      pen.shape(
        'M-206,-180 C-290,-230 -290,-290 -230,-310 Q0,-392 230,-310 C290,-290 290,-230 206,-180 Q0,-240 -206,-180Z',
        color,
      ) +
      pen.shade(
        'M40,-212 C140,-230 220,-270 230,-310 C290,-290 290,-230 206,-180 Q120,-206 40,-212Z',
        darken(color, 0.35),
      ) +
      pen.shape('M-206,-118 Q0,-182 206,-118 L206,-186 Q0,-246 -206,-186Z', darken(color, 0.5)) +
      pen.line('M-198,-134 Q0,-196 198,-134', trim, 10) +
      pen.shape('M-46,-262 Q0,-300 46,-262 Q40,-210 0,-192 Q-40,-210 -46,-262Z', trim) +
      pen.shape('M-190,-118 Q0,-186 190,-118 C180,-60 -180,-60 -190,-118Z', BLACK) +
      pen.line('M-130,-108 Q0,-146 110,-114', '#77727e', 8),
  },
  mortarboard: {
    half: 322,
    top: -412,
    front: (pen, { color, trim }) =>
      pen.shape(
        'M-190,-112 C-196,-210 -150,-280 0,-280 C150,-280 196,-210 190,-112 Q0,-176 -190,-112Z',
        color,
      ) +
      pen.shape('M0,-404 L314,-310 L0,-216 L-314,-310Z', lighten(color, 0.12)) +
      pen.line('M0,-310 L250,-300 L256,-220', trim, 9) +
      pen.shape('M240,-226 L272,-226 L284,-130 L228,-130Z', trim) +
      pen.shape(oval(0, -312, 16, 9), trim),
  },
  'chef-hat': {
    half: 262,
    top: -522,
    front: (pen, { color, trim }) =>
      pen.shape(
        'M-180,-290 C-270,-310 -270,-440 -160,-440 C-130,-520 -30,-530 0,-480 C40,-530 140,-516 160,-440 C270,-440 270,-310 180,-290Z',
        color,
      ) +
      pen.shape('M-184,-124 L-190,-320 Q0,-370 190,-320 L184,-124 Q0,-180 -184,-124Z', color) +
      pen.line(
        'M-120,-170 V-320 M-60,-186 V-334 M0,-190 V-340 M60,-186 V-334 M120,-170 V-320',
        darken(color, 0.2),
        5,
      ) +
      pen.shape('M-188,-112 Q0,-172 188,-112 L186,-146 Q0,-206 -186,-146Z', trim),
  },
  'nurse-cap': {
    half: 162,
    top: -342,
    front: (pen, { color, trim }) =>
      pen.shape('M-130,-196 L-156,-310 Q0,-360 156,-310 L130,-196 Q0,-236 -130,-196Z', color) +
      pen.line('M-138,-228 Q0,-270 138,-228', darken(color, 0.25), 5) +
      pen.shape('M-14,-324 h28 v26 h26 v28 h-26 v26 h-28 v-26 h-26 v-28 h26Z', trim),
  },
  'santa-hat': {
    half: 342,
    top: -432,
    front: (pen, { color, trim }) =>
      hangingCap(pen, color) +
      pen.shape(oval(290, -84, 48), trim) +
      pen.shape(
        'M-226,-130 C-236,-190 -190,-196 -170,-190 Q0,-250 170,-190 C190,-196 236,-190 226,-130 C220,-96 190,-92 176,-104 Q0,-160 -176,-104 C-190,-92 -220,-96 -226,-130Z',
        trim,
      ),
  },
  'floppy-cap': {
    half: 322,
    top: -432,
    front: (pen, { color, trim }) => hangingCap(pen, color) + pen.shape(EDGE, trim),
  },
  'jester-cap': {
    half: 372,
    top: -442,
    behind: (pen, { color, trim }) =>
      pen.shape('M0,-330 C-190,-330 -250,-200 -220,60 L-170,310 L0,310Z', darken(color, 0.4)) +
      pen.shape('M0,-330 C190,-330 250,-200 220,60 L170,310 L0,310Z', darken(trim, 0.4)),
    front: (pen, { color, trim }) =>
      ([-1, 1] as const)
        .map((side) =>
          pen.shape(
            `M0,-330 C${side * 60},-440 ${side * 200},-470 ${side * 290},-380 C${side * 350},-310 ${side * 350},-230 ${side * 336},-170 L${side * 306},-176 C${side * 300},-250 ${side * 270},-280 ${side * 226},-270 C${side * 250},-160 ${side * 240},60 ${side * 150},300 L0,300 L0,236 C${side * 90},230 ${side * 186},140 ${side * 186},-40 C${side * 180},-150 ${side * 90},-196 0,-196Z`,
            side < 0 ? color : trim,
          ),
        )
        .join('') + pairOf(pen, (side) => oval(side * 322, -148, 28), GOLD),
  },
  mitre: {
    half: 232,
    top: -562,
    behind: (pen, { color }) =>
      pen.shape('M-190,-150 L-216,-340 L0,-520 L216,-340 L190,-150Z', darken(color, 0.35)),
    front: (pen, { color, trim }) =>
      pen.shape(
        'M-196,-130 L-224,-330 Q-120,-440 0,-552 Q120,-440 224,-330 L196,-130 Q0,-186 -196,-130Z',
        color,
      ) +
      pen.shade(
        'M40,-160 L60,-500 Q140,-420 224,-330 L196,-130 Q120,-152 40,-160Z',
        darken(color, 0.2),
      ) +
      pen.shape('M-24,-170 L-24,-520 L0,-546 L24,-520 L24,-170Z', trim) +
      pen.shape('M-198,-124 Q0,-184 198,-124 L206,-190 Q0,-250 -206,-190Z', trim) +
      pen.shape('M-16,-440 h32 v46 h46 v32 h-46 v86 h-32 v-86 h-46 v-32 h46Z', GOLD),
  },
} as const satisfies Readonly<Record<string, WearDrawing>>
