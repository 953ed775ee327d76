import type { CharacterSpec, Headwear, Hex } from '../../spec/CharacterSpec.ts'
import {
  isShared,
  sharedBehind,
  type SharedHeadwear,
  sharedInFront,
  sharedReach,
} from '../headwear/sharedHeadwear.ts'
import { lighten } from '../palette.ts'
import type { Svg } from '../svg.ts'
import { circle, group, path } from '../svg.ts'
import { box, cut, darker, disc, pair, star, PAPER } from './paper.ts'

type Worn = NonNullable<CharacterSpec['headwear']>

/** Fits what is drawn for a natural head onto the wide head of a cut-out. */
const WIDE = 1.32
const LOWER = 14
const onCutOut = (drawing: Svg): Svg =>
  group({ transform: `translate(0 ${LOWER}) scale(${WIDE} 1)` }, drawing)

interface Reach {
  readonly half: number
  readonly top: number
}

/** How far headwear reaches from the head's center: half its width, and its top (negative). */
export const headwearReach = (kind: Headwear): Reach => {
  if (!isShared(kind)) return OWN_REACH[kind]
  const { half, top } = sharedReach(kind)
  return { half: half * WIDE, top: top + LOWER }
}

const OWN_REACH: Readonly<Record<Exclude<Headwear, SharedHeadwear>, Reach>> = {
  'wizard-hat': { half: 410, top: -640 },
  cap: { half: 330, top: -330 },
  crown: { half: 260, top: -420 },
  tiara: { half: 260, top: -350 },
  hood: { half: 310, top: -310 },
  helmet: { half: 280, top: -330 },
  'horned-helmet': { half: 390, top: -430 },
  'top-hat': { half: 330, top: -560 },
  tricorne: { half: 390, top: -400 },
  'wide-brim': { half: 430, top: -390 },
  headband: { half: 290, top: -280 },
  'space-helmet': { half: 350, top: -350 },
  beanie: { half: 270, top: -380 },
  bandana: { half: 320, top: -290 },
}

/** The part of the headwear that is behind the head. */
export const headwearBehind = (worn: Worn): Svg => {
  const { kind, color } = worn
  if (isShared(kind)) return onCutOut(sharedBehind(kind, worn, PAPER))
  switch (kind) {
    case 'hood':
      return cut(disc(0, 10, 300, 300), darker(color, 0.4))
    case 'space-helmet':
      return cut(disc(0, 0, 338, 330), '#b9d3e2')
    case 'crown':
      return cut('M-190,-130 Q0,-220 190,-130 L190,-240 Q0,-310 -190,-240Z', darker(color, 0.4))
    case 'bandana':
      return cut('M220,-120 L306,-150 L290,-60 L318,0 L236,-40Z', darker(color))
    default:
      return ''
  }
}

export const headwear = (worn: Worn): Svg => {
  const { kind, color, trim } = worn
  if (isShared(kind)) return onCutOut(sharedInFront(kind, worn, PAPER))
  switch (kind) {
    case 'wizard-hat':
      return (
        cut('M-190,-130 L-56,-520 Q40,-650 220,-590 L122,-536 L200,-130Z', color) +
        cut('M-196,-206 Q0,-140 196,-206 L206,-140 Q0,-76 -206,-140Z', trim) +
        cut(
          'M-400,-82 Q-300,-190 -206,-146 Q0,-84 206,-146 Q300,-190 400,-82 Q300,-72 200,-64 Q0,-46 -200,-64 Q-300,-72 -400,-82Z',
          color,
        )
      )
    case 'cap':
      return (
        cut('M-256,-80 C-260,-240 -150,-320 0,-320 C150,-320 260,-240 256,-80Z', color) +
        cut(disc(0, -196, 62, 58), trim) +
        cut(star(0, -194, 40), color) +
        cut(
          'M-264,-110 Q0,-160 264,-110 Q326,-88 316,-58 Q0,-104 -316,-58 Q-326,-88 -264,-110Z',
          darker(color),
        )
      )
    case 'crown':
      return (
        cut(
          'M-210,-110 L-230,-310 L-140,-226 L-84,-380 L0,-246 L84,-380 L140,-226 L230,-310 L210,-110 Q0,-60 -210,-110Z',
          color,
        ) +
        pair(disc(-230, -318, 18, 18), lighten(color, 0.5)) +
        pair(disc(-84, -392, 20, 20), lighten(color, 0.5)) +
        cut('M0,-190 L30,-146 L0,-102 L-30,-146Z', trim) +
        pair('M-120,-180 L-98,-148 L-120,-116 L-142,-148Z', trim)
      )
    case 'tiara':
      return (
        cut(
          'M-216,-120 L-190,-180 L-110,-196 L-60,-236 L0,-336 L60,-236 L110,-196 L190,-180 L216,-120 Q0,-176 -216,-120Z',
          color,
        ) +
        cut(disc(0, -226, 26, 30), trim) +
        pair(disc(-96, -178, 14, 14), trim)
      )
    case 'hood':
      return (
        cut(
          'M0,-300 C-220,-300 -320,-130 -296,60 Q-280,200 -190,284 L-120,244 Q-240,120 -226,-20 Q-190,-190 0,-196 Q190,-190 226,-20 Q240,120 120,244 L190,284 Q280,200 296,60 C320,-130 220,-300 0,-300Z',
          color,
        ) +
        path('M-120,244 Q-240,120 -226,-20 Q-190,-190 0,-196 Q190,-190 226,-20 Q240,120 120,244', {
          fill: 'none',
          stroke: trim,
          'stroke-width': 12,
        })
      )
    case 'helmet':
      return helmet(color, trim)
    case 'horned-helmet':
      return (
        pair('M-220,-180 Q-330,-200 -372,-420 Q-260,-330 -196,-270Z', '#efe3c4') +
        helmet(color, trim)
      )
    case 'top-hat':
      return (
        cut('M-190,-130 L-214,-530 Q0,-566 214,-530 L190,-130Z', color) +
        cut('M-196,-196 Q0,-160 196,-196 L190,-110 Q0,-80 -190,-110Z', trim) +
        cut(
          'M-316,-120 Q-260,-150 -190,-124 Q0,-90 190,-124 Q260,-150 316,-120 Q260,-56 0,-56 Q-260,-56 -316,-120Z',
          color,
        )
      )
    case 'tricorne':
      return (
        cut('M-220,-120 C-220,-300 -110,-360 0,-360 C110,-360 220,-300 220,-120Z', darker(color)) +
        cut(
          'M-380,-200 Q-280,-250 -220,-330 Q-90,-330 0,-250 Q90,-330 220,-330 Q280,-250 380,-200 Q250,-70 0,-66 Q-250,-70 -380,-200Z',
          trim,
        ) +
        cut(
          'M-350,-192 Q-262,-240 -210,-308 Q-90,-304 0,-222 Q90,-304 210,-308 Q262,-240 350,-192 Q240,-80 0,-78 Q-240,-80 -350,-192Z',
          color,
        ) +
        cut(disc(0, -150, 34, 32), trim)
      )
    case 'wide-brim':
      return (
        cut('M-190,-110 Q-200,-350 -90,-370 L0,-340 L90,-370 Q200,-350 190,-110Z', color) +
        cut('M-192,-180 Q0,-140 192,-180 L196,-110 Q0,-76 -196,-110Z', trim) +
        cut(
          'M-418,-140 Q-300,-130 -200,-116 Q0,-86 200,-116 Q300,-130 418,-140 Q300,-54 0,-50 Q-300,-54 -418,-140Z',
          color,
        )
      )
    case 'headband':
      return (
        cut('M-250,-80 Q0,-180 250,-80 L240,-140 Q0,-240 -240,-140Z', color) +
        cut('M-66,-190 Q0,-206 66,-190 L66,-128 Q0,-142 -66,-128Z', trim)
      )
    case 'space-helmet':
      return (
        circle(0, 0, 316, { fill: '#dff2fb', opacity: 0.22, stroke: color, 'stroke-width': 26 }) +
        path('M-240,-150 Q-170,-270 -30,-284 Q-160,-220 -206,-104Z', {
          fill: '#ffffff',
          opacity: 0.7,
        }) +
        pair(box(-350, -60, 44, 110), trim) +
        cut('M-220,214 Q0,300 220,214 L240,286 Q0,366 -240,286Z', trim)
      )
    case 'beanie':
      return (
        cut(disc(0, -322, 56, 50), trim) +
        cut('M-252,-96 C-256,-240 -150,-310 0,-310 C150,-310 256,-240 252,-96Z', color) +
        cut(
          'M-262,-66 Q0,-116 262,-66 Q272,-110 256,-146 Q0,-200 -256,-146 Q-272,-110 -262,-66Z',
          trim,
        )
      )
    case 'bandana':
      return (
        cut(
          'M-252,-74 C-256,-220 -150,-280 0,-280 C150,-280 256,-220 252,-74 Q0,-150 -252,-74Z',
          color,
        ) +
        [
          [-150, -150],
          [-70, -220],
          [20, -164],
          [90, -232],
          [160, -150],
        ]
          .map(([x = 0, y = 0]) => circle(x, y, 15, { fill: trim }))
          .join('')
      )
  }
}

const helmet = (color: Hex, trim: Hex): Svg =>
  cut(
    'M-260,-10 C-286,-220 -150,-312 0,-312 C150,-312 286,-220 260,-10 L212,-20 L204,-110 L-204,-110 L-212,-20Z',
    color,
  ) +
  cut('M-262,-96 Q0,-140 262,-96 L258,-158 Q0,-206 -258,-158Z', trim) +
  cut('M-28,-322 L28,-322 L24,-90 L0,-50 L-24,-90Z', trim)
