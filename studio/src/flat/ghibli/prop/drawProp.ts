import type { Hex, Prop } from '../../../spec/CharacterSpec.ts'
import { darken, INK, lighten } from '../../palette.ts'
import { drawShared, isShared } from '../../prop/sharedProps.ts'
import { arc, bumps, line } from '../../shapes.ts'
import type { Svg } from '../../svg.ts'
import { circle, ellipse, group, path, rect } from '../../svg.ts'
import { CEL } from '../cel.ts'
import { inked } from '../ink.ts'

/** The prop alone; the hand that holds it is at the origin. */
export const drawProp = (kind: Prop, color: Hex): Svg => {
  if (isShared(kind)) return drawShared(kind, color, CEL)
  const dark = darken(color, 0.4)
  const light = lighten(color, 0.5)
  switch (kind) {
    case 'staff':
      return (
        inked('M-16,-640 C-26,-300 -10,0 -18,900 L20,900 C26,200 12,-300 18,-640Z', color, 6) +
        path('M4,-640 C14,-300 10,100 8,900 L20,900 C26,200 12,-300 18,-640Z', {
          fill: dark,
          opacity: 0.7,
        }) +
        line('M-8,-520 q8,60 0,120 M2,-300 q-8,60 0,130', dark, 4, 0.7) +
        circle(0, -780, 150, { fill: 'url(#magic)' }) +
        inked(
          'M-16,-630 C-74,-670 -90,-780 -42,-860 C-56,-780 -30,-720 2,-696 C40,-720 60,-780 44,-860 C94,-780 78,-670 20,-630Z',
          color,
          6,
        ) +
        circle(2, -778, 40, { fill: '#eafcff', stroke: '#8fd3ea', 'stroke-width': 5 }) +
        circle(-10, -790, 12, { fill: '#ffffff' })
      )
    case 'wand':
      return (
        inked('M-12,60 L-6,-250 L6,-250 L13,60Z', color) +
        inked('M-16,70 L-14,-40 L14,-40 L17,70Z', dark, 4) +
        circle(0, -250, 76, { fill: 'url(#magic)' }) +
        path('M0,-300 l10,38 38,10 -38,10 -10,38 -10,-38 -38,-10 38,-10Z', { fill: '#fffbe0' })
      )
    case 'sword':
      return (
        inked('M-24,-60 L-20,-560 L0,-626 L20,-560 L24,-60Z', lighten(color, 0.3)) +
        path('M0,-70 L0,-620 L20,-560 L24,-60Z', { fill: darken(color, 0.28), opacity: 0.8 }) +
        line('M-10,-100 V-540', '#ffffff', 5, 0.7) +
        inked('M-92,-78 Q0,-98 92,-78 L92,-50 Q0,-66 -92,-50Z', '#c79a3a') +
        inked('M-15,-56 H15 V100 H-15Z', '#5c3b28', 4) +
        circle(0, 112, 22, { fill: '#c79a3a', stroke: INK, 'stroke-width': 5 })
      )
    case 'lightsaber':
      return (
        path('M-34,-70 V-570 Q0,-640 34,-570 V-70Z', { fill: color, opacity: 0.28 }) +
        path('M-22,-60 V-570 Q0,-614 22,-570 V-60Z', { fill: color, opacity: 0.75 }) +
        path('M-10,-60 V-566 Q0,-590 10,-566 V-60Z', { fill: '#ffffff' }) +
        inked('M-20,-66 H20 V110 H-20Z', '#aab2ba') +
        line('M-18,74 H18 M-18,88 H18', INK, 5)
      )
    case 'axe':
      return (
        inked('M-14,-480 L14,-480 L17,760 L-17,760Z', '#7a5233') +
        inked(
          'M12,-500 C60,-500 100,-540 130,-556 C176,-480 176,-360 130,-290 C100,-320 60,-350 12,-350Z',
          lighten(color, 0.2),
        ) +
        path(
          'M104,-540 L130,-556 C176,-480 176,-360 130,-290 L108,-312 C140,-380 140,-470 104,-540Z',
          { fill: lighten(color, 0.75) },
        ) +
        inked(
          'M-12,-490 C-60,-490 -86,-500 -104,-520 C-130,-470 -130,-390 -104,-340 C-80,-360 -50,-364 -12,-362Z',
          color,
        ) +
        inked('M-20,-520 H20 V-330 H-20Z', dark, 4)
      )
    case 'bow':
      return (
        line('M-74,-520 L-74,520', '#efe8d6', 5) +
        inked(
          'M-86,-540 C-60,-470 60,-260 46,0 C60,260 -60,470 -86,540 L-68,546 C-20,450 92,260 78,0 C92,-260 -20,-450 -68,-546Z',
          color,
        ) +
        line('M-60,-490 C0,-380 56,-200 56,-60', light, 5, 0.6) +
        inked('M24,-60 H84 V60 H24Z', dark, 4)
      )
    case 'shield':
      return (
        inked(
          'M0,-190 C70,-150 130,-150 176,-160 C190,40 130,190 0,270 C-130,190 -190,40 -176,-160 C-130,-150 -70,-150 0,-190Z',
          color,
          7,
        ) +
        path('M0,-190 C70,-150 130,-150 176,-160 C190,40 130,190 0,270Z', {
          fill: dark,
          opacity: 0.55,
        }) +
        line(
          'M0,-160 C60,-126 110,-124 148,-130 C156,40 104,164 0,232 C-104,164 -156,40 -148,-130 C-110,-124 -60,-126 0,-160Z',
          light,
          9,
          0.9,
        ) +
        path('M0,-76 l28,72 78,6 -60,50 19,76 -65,-42 -65,42 19,-76 -60,-50 78,-6Z', {
          fill: light,
          stroke: INK,
          'stroke-width': 4,
        })
      )
    case 'trident':
      return (
        inked('M-14,-560 L14,-560 L16,900 L-16,900Z', dark) +
        inked('M-14,-540 L-12,-740 L0,-796 L12,-740 L14,-540Z', color) +
        inked(
          'M-20,-540 C-120,-560 -110,-640 -104,-740 L-86,-776 L-70,-730 C-74,-640 -66,-600 -14,-590 L14,-590 C66,-600 74,-640 70,-730 L86,-776 L104,-740 C110,-640 120,-560 20,-540Z',
          color,
        ) +
        line('M-92,-730 C-94,-640 -84,-590 -40,-570', light, 6, 0.8) +
        inked('M-30,-556 H30 V-516 H-30Z', '#c79a3a', 4)
      )
    case 'lightning-bolt':
      return (
        circle(0, -170, 220, { fill: 'url(#magic)' }) +
        inked('M40,-410 L-100,-130 L-20,-130 L-60,110 L110,-210 L24,-210 L104,-410Z', color, 6) +
        path('M40,-400 L-70,-150 L-4,-150 L-36,20 L60,-190 L0,-190 L70,-400Z', {
          fill: '#fffbe2',
          opacity: 0.85,
        })
      )
    case 'book':
      return (
        inked('M-140,-130 L20,-150 L136,-120 L140,96 L24,76 L-136,100Z', color, 6) +
        path('M20,-150 L136,-120 L140,96 L24,76Z', { fill: dark, opacity: 0.5 }) +
        path('M-136,100 L24,76 L140,96 L140,116 L24,98 L-136,122Z', {
          fill: '#f7efd8',
          stroke: INK,
          'stroke-width': 4,
        }) +
        line('M20,-146 L24,76', darken(color, 0.6), 6) +
        line('M-116,-104 L-4,-118 L0,50 L-114,72Z', lighten('#d8a93a', 0.1), 6, 0.9) +
        path('M-60,-66 l12,26 28,2 -20,20 6,28 -26,-14 -26,14 6,-28 -20,-20 28,-2Z', {
          fill: '#d8a93a',
        })
      )
    case 'lantern':
      return (
        circle(0, 150, 220, { fill: 'url(#warm)' }) +
        line('M-50,70 C-60,-40 60,-40 50,70', dark, 10) +
        inked('M-70,70 L-40,34 H40 L70,70Z', color) +
        rect(-60, 72, 120, 140, { fill: '#ffe9a6', stroke: INK, 'stroke-width': 5 }) +
        path('M0,100 C34,140 30,180 0,196 C-30,180 -34,140 0,100Z', { fill: '#ff9f3a' }) +
        path('M0,140 C16,164 14,180 0,190 C-14,180 -16,164 0,140Z', { fill: '#fff6c4' }) +
        line('M-30,72 V212 M30,72 V212', dark, 6) +
        inked('M-76,210 H76 L64,244 H-64Z', color)
      )
    case 'compass':
      return (
        line('M0,0 C-30,-40 -10,-60 0,-76', '#c79a3a', 8) +
        circle(0, -130, 96, { fill: INK }) +
        circle(-2, -133, 92, { fill: color, stroke: INK, 'stroke-width': 5 }) +
        circle(-2, -133, 70, { fill: '#fbf3dc', stroke: dark, 'stroke-width': 5 }) +
        line('M-2,-196 v12 M-2,-82 v12 M-66,-133 h12 M50,-133 h12', INK, 5) +
        path('M30,-172 L8,-126 L-14,-142Z', { fill: '#c0322e' }) +
        path('M-34,-94 L8,-126 L-14,-142Z', { fill: '#38506e' }) +
        path('M-70,-172 C-50,-206 -20,-216 4,-214', {
          fill: 'none',
          stroke: light,
          'stroke-width': 8,
          'stroke-linecap': 'round',
        })
      )
    case 'flower':
      return (
        line('M0,90 C-10,0 6,-80 0,-150', '#3f7d3c', 12) +
        inked('M0,-30 C-50,-70 -80,-50 -84,-20 C-50,0 -20,0 0,-30Z', '#5b9a4a', 4) +
        Array.from({ length: 6 }, (_, at) =>
          group(
            { transform: `rotate(${at * 60} 0 -180)` },
            inked(
              'M0,-186 C-36,-210 -32,-254 0,-258 C32,-254 36,-210 0,-186Z',
              at % 2 ? color : lighten(color, 0.2),
              4,
            ),
          ),
        ).join('') +
        circle(0, -180, 24, { fill: '#f4c93a', stroke: INK, 'stroke-width': 4 })
      )
    case 'mug':
      return (
        line('M62,-70 C118,-76 118,30 58,30', INK, 30) +
        line('M62,-70 C118,-76 118,30 58,30', color, 20) +
        inked('M-74,-110 H74 L66,84 Q0,104 -66,84Z', color, 6) +
        path('M20,-110 H74 L66,84 Q40,96 16,96Z', { fill: dark, opacity: 0.55 }) +
        ellipse(0, -110, 74, 18, { fill: '#f7e7c6', stroke: INK, 'stroke-width': 5 }) +
        line('M-50,-70 L-46,40', light, 8, 0.6)
      )
    case 'wrench':
      return (
        inked(
          'M-18,90 L-18,-190 C-64,-214 -74,-280 -40,-320 L-34,-256 L0,-236 L34,-256 L40,-320 C74,-280 64,-214 18,-190 L18,90 Q0,110 -18,90Z',
          lighten(color, 0.1),
        ) +
        path('M4,90 L4,-236 L34,-256 L40,-320 C74,-280 64,-214 18,-190 L18,90Z', {
          fill: dark,
          opacity: 0.55,
        })
      )
    case 'orb':
      return (
        circle(0, -110, 180, { fill: 'url(#magic)' }) +
        circle(0, -108, 92, { fill: INK }) +
        circle(-2, -111, 88, { fill: color, stroke: INK, 'stroke-width': 5 }) +
        path('M-70,-90 C-40,-40 40,-30 70,-90 C60,-40 20,-24 0,-24 C-40,-24 -66,-50 -70,-90Z', {
          fill: dark,
          opacity: 0.6,
        }) +
        path(bumps(arc(6, -110, 34, 26, 0, 300, 6), 1.1), { fill: light, opacity: 0.55 }) +
        ellipse(-32, -148, 24, 15, { fill: '#ffffff', opacity: 0.85 })
      )
  }
}
