import type { CharacterSpec, Headwear, Hex } from '../../CharacterSpec.ts'
import { CEL } from './cel.ts'
import { inked } from './ink.ts'
import {
  isShared,
  sharedBehind,
  type SharedHeadwear,
  sharedInFront,
  sharedReach,
} from '../headwear/sharedHeadwear.ts'
import { bothSides, line } from '../shapes.ts'
import { brightness, darken, INK, lighten } from '../palette.ts'
import type { Svg } from '../svg.ts'
import { circle, path } from '../svg.ts'

type Worn = NonNullable<CharacterSpec['headwear']>

interface Reach {
  readonly half: number
  readonly top: number
}

/** How far headwear reaches from the head's center: half its width, and its top (negative). */
export const headwearReach = (kind: Headwear): Reach =>
  isShared(kind) ? sharedReach(kind) : OWN_REACH[kind]

const OWN_REACH: Readonly<Record<Exclude<Headwear, SharedHeadwear>, Reach>> = {
  'wizard-hat': { half: 436, top: -680 },
  cap: { half: 250, top: -330 },
  crown: { half: 220, top: -420 },
  tiara: { half: 200, top: -350 },
  hood: { half: 308, top: -350 },
  helmet: { half: 240, top: -350 },
  'horned-helmet': { half: 360, top: -440 },
  'top-hat': { half: 280, top: -560 },
  tricorne: { half: 340, top: -400 },
  'wide-brim': { half: 390, top: -390 },
  headband: { half: 220, top: -300 },
  'space-helmet': { half: 330, top: -390 },
  beanie: { half: 230, top: -400 },
  bandana: { half: 260, top: -310 },
}

/** The part of the headwear that is behind the head. */
export const headwearBehind = (worn: Worn): Svg => {
  if (isShared(worn.kind)) return sharedBehind(worn.kind, worn, CEL)
  const dark = darken(worn.color, 0.5)
  switch (worn.kind) {
    case 'hood':
      return inked(
        'M0,-340 C-190,-336 -262,-180 -256,-20 C-252,120 -250,240 -300,360 L300,360 C250,240 252,120 256,-20 C262,-180 190,-336 0,-340Z',
        dark,
      )
    case 'space-helmet':
      return (
        circle(0, -20, 312, { fill: '#cfe8f4', opacity: 0.35 }) +
        inked(
          'M-250,180 C-200,300 200,300 250,180 L270,280 C190,360 -190,360 -270,280Z',
          worn.color,
        )
      )
    case 'crown':
      return inked('M-168,-190 Q0,-250 168,-190 L168,-240 Q0,-300 -168,-240Z', dark)
    default:
      return ''
  }
}

export const headwear = (worn: Worn): Svg => {
  const { color, trim, kind } = worn
  if (isShared(kind)) return sharedInFront(kind, worn, CEL)
  const shade = darken(color, 0.32)
  const deep = darken(color, 0.6)
  switch (kind) {
    case 'wizard-hat':
      return (
        inked(
          'M-190,-150 C-170,-290 -120,-430 -40,-560 C10,-640 110,-690 220,-640 C160,-630 130,-600 140,-560 C180,-420 190,-280 194,-150Z',
          color,
          6,
        ) +
        path(
          'M40,-180 C80,-330 60,-470 90,-600 C110,-640 160,-655 220,-640 C160,-630 130,-600 140,-560 C180,-420 190,-280 194,-150Z',
          { fill: shade, opacity: 0.75 },
        ) +
        line(
          'M-110,-400 C-60,-370 40,-372 96,-420M-30,-560 C10,-530 70,-530 128,-556M-140,-310 C-90,-296 -40,-300 10,-330',
          deep,
          5,
        ) +
        line('M-96,-330 C-70,-430 -30,-510 20,-570', lighten(color, 0.4), 10, 0.5) +
        inked(
          'M-186,-172 C-100,-120 100,-120 192,-172 L190,-232 C100,-186 -90,-186 -176,-232Z',
          trim,
        ) +
        inked(
          'M-420,-110 C-380,-190 -220,-200 -184,-176 C-90,-122 90,-122 192,-176 C230,-206 390,-190 424,-96 C300,-70 200,-92 110,-104 C40,-112 -60,-112 -130,-100 C-220,-86 -320,-66 -420,-110Z',
          color,
          6,
        ) +
        path(
          'M-420,-110 C-320,-66 -220,-86 -130,-100 C-60,-112 40,-112 110,-104 C200,-92 300,-70 424,-96 C320,-116 210,-124 110,-130 C40,-134 -60,-134 -140,-126 C-220,-116 -320,-100 -420,-110Z',
          { fill: shade },
        )
      )
    case 'cap':
      return (
        inked(
          'M-208,-110 C-226,-250 -130,-322 0,-322 C130,-322 226,-250 208,-110 Q0,-176 -208,-110Z',
          color,
        ) +
        path('M60,-312 C180,-290 226,-220 208,-110 Q150,-132 96,-142 C120,-200 110,-270 60,-312Z', {
          fill: shade,
          opacity: 0.6,
        }) +
        line('M0,-320 C-8,-260 -8,-200 0,-150', deep, 4, 0.6) +
        (brightness(trim) > 0.8
          ? badge(color, trim)
          : line('M-196,-140 Q0,-214 196,-140', trim, 16)) +
        inked(
          'M-214,-106 C-120,-186 120,-186 214,-106 C236,-84 232,-70 206,-66 C110,-118 -110,-118 -206,-66 C-232,-70 -236,-84 -214,-106Z',
          shade,
        )
      )
    case 'crown':
      return (
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
      )
    case 'tiara':
      return (
        inked(
          'M-172,-162 Q-100,-226 -56,-226 Q-30,-240 0,-330 Q30,-240 56,-226 Q100,-226 172,-162 Q90,-202 0,-206 Q-90,-202 -172,-162Z',
          color,
        ) +
        circle(0, -258, 17, { fill: trim, stroke: INK, 'stroke-width': 4 }) +
        circle(-5, -264, 5, { fill: '#ffffff' }) +
        bothSides((side) =>
          circle(side * 66, -220, 9, { fill: trim, stroke: INK, 'stroke-width': 3 }),
        )
      )
    case 'hood':
      return (
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
      )
    case 'helmet':
      return helmet(color, trim)
    case 'horned-helmet':
      return (
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
        ) + helmet(color, trim)
      )
    case 'top-hat':
      return (
        inked(
          'M-172,-170 C-182,-300 -196,-440 -204,-520 Q0,-570 204,-520 C196,-440 182,-300 172,-170Z',
          color,
        ) +
        path('M60,-160 C80,-300 84,-420 80,-546 Q150,-540 204,-520 C196,-440 182,-300 172,-170Z', {
          fill: shade,
          opacity: 0.65,
        }) +
        line('M-150,-480 C-146,-400 -140,-330 -130,-270', lighten(color, 0.45), 12, 0.55) +
        inked('M-176,-176 Q0,-126 176,-176 L183,-250 Q0,-200 -183,-250Z', trim) +
        inked(
          'M-272,-150 C-250,-210 -190,-190 -172,-176 Q0,-120 172,-176 C190,-190 250,-210 272,-150 C190,-104 -190,-104 -272,-150Z',
          color,
        )
      )
    case 'tricorne':
      return (
        inked('M-170,-150 C-176,-290 -110,-352 0,-352 C110,-352 176,-290 170,-150Z', shade) +
        inked(
          'M-330,-230 C-270,-240 -220,-300 -150,-312 C-90,-322 -50,-270 0,-262 C50,-270 90,-322 150,-312 C220,-300 270,-240 330,-230 C290,-140 180,-110 0,-112 C-180,-110 -290,-140 -330,-230Z',
          color,
        ) +
        path(
          'M60,-268 C100,-310 130,-316 150,-312 C220,-300 270,-240 330,-230 C290,-150 200,-116 80,-113 C130,-170 120,-230 60,-268Z',
          { fill: shade, opacity: 0.6 },
        ) +
        line(
          'M-322,-226 C-270,-236 -220,-292 -150,-302 C-90,-310 -50,-260 0,-252 C50,-260 90,-310 150,-302 C220,-292 270,-236 322,-226',
          trim,
          11,
        ) +
        inked('M0,-226 l17,26 -17,26 -17,-26Z', trim, 4)
      )
    case 'wide-brim':
      return (
        inked(
          'M-168,-150 C-180,-280 -140,-366 -60,-372 Q0,-340 60,-372 C140,-366 180,-280 168,-150Z',
          color,
        ) +
        path('M40,-150 C80,-230 80,-310 60,-372 C140,-366 180,-280 168,-150Z', {
          fill: shade,
          opacity: 0.65,
        }) +
        line('M-30,-350 Q0,-310 0,-260', deep, 5, 0.6) +
        inked('M-172,-160 Q0,-112 172,-160 L172,-212 Q0,-164 -172,-212Z', trim) +
        inked(
          'M-380,-150 C-330,-190 -220,-176 -172,-164 Q0,-118 172,-164 C220,-176 330,-190 380,-150 C300,-84 140,-98 0,-94 C-140,-98 -300,-84 -380,-150Z',
          color,
        ) +
        path(
          'M-380,-150 C-300,-100 -140,-112 0,-108 C140,-112 300,-100 380,-150 C300,-84 140,-98 0,-94 C-140,-98 -300,-84 -380,-150Z',
          { fill: deep, opacity: 0.7 },
        )
      )
    case 'headband':
      return (
        inked('M-196,-116 Q0,-206 196,-116 L192,-164 Q0,-254 -192,-164Z', color) +
        path('M40,-182 Q130,-170 196,-116 L192,-164 Q120,-210 40,-222Z', {
          fill: shade,
          opacity: 0.5,
        }) +
        inked('M-52,-206 q52,-12 104,0 v44 q-52,-14 -104,0Z', trim, 4)
      )
    case 'space-helmet':
      return (
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
      )
    case 'beanie':
      return (
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
      )
    case 'bandana':
      return (
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
      )
  }
}

const helmet = (color: Hex, trim: Hex): Svg =>
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

const badge = (color: Hex, trim: Hex): Svg =>
  circle(0, -222, 46, { fill: trim, stroke: INK, 'stroke-width': 5 }) +
  path('M0,-254 l9,22 24,2 -18,15 6,24 -21,-13 -21,13 6,-24 -18,-15 24,-2Z', { fill: color })
