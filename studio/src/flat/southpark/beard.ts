import type { CharacterSpec } from '../../spec/CharacterSpec.ts'
import { mix } from '../palette.ts'
import type { Svg } from '../svg.ts'
import { clipped, path } from '../svg.ts'
import { headOutline } from './head.ts'
import { cut, darker, disc, pair } from './paper.ts'

/** The beard without its mustache, which `mustache` draws over it. */
export const beard = (spec: CharacterSpec): Svg => {
  const { cut: kind, color } = spec.beard
  switch (kind) {
    case 'none':
    case 'mustache':
    case 'handlebar':
    case 'toothbrush':
    case 'walrus':
      return ''
    case 'mutton-chops':
      return pair('M-252,-10 L-200,40 L-168,120 L-150,210 L-196,226 L-240,150 L-262,60Z', color)
    case 'chin-curtain':
      return cut(
        'M-248,10 L-206,110 L-150,200 Q0,250 150,200 L206,110 L248,10 C266,140 206,262 120,286 L0,300 L-120,286 C-206,262 -266,140 -248,10Z',
        color,
      )
    case 'forked':
      return cut(
        'M-250,0 L-190,90 L-90,116 L90,116 L190,90 L250,0 L256,140 L206,236 L150,300 L96,390 L40,300 L0,240 L-40,300 L-96,390 L-150,300 L-206,236 L-256,140Z',
        color,
      )
    case 'stubble':
      return clipped(
        'stubble',
        headOutline(spec),
        path('M-270,70 L-150,124 L-70,108 L70,108 L150,124 L270,70 L270,300 L-270,300Z', {
          fill: mix(spec.skin, color, 0.4),
        }),
      )
    case 'goatee':
      return cut(
        'M-66,118 Q0,104 66,118 L74,200 L48,262 L20,244 L0,292 L-20,244 L-48,262 L-74,200Z',
        color,
      )
    case 'short':
      return cut(
        'M-248,10 L-196,92 L-90,116 L90,116 L196,92 L248,10 C262,120 206,232 120,250 L60,242 L0,262 L-60,242 L-120,250 C-206,232 -262,120 -248,10Z',
        color,
      )
    case 'full':
      return full(color)
    case 'long':
      return cut(
        'M-250,0 L-190,90 L-90,116 L90,116 L190,90 L250,0 L262,170 L214,156 L206,250 L156,226 L148,336 L96,290 L60,424 L4,360 L-52,440 L-92,296 L-144,344 L-160,226 L-208,250 L-216,156 L-262,170Z',
        color,
      )
    case 'braided':
      return (
        full(color) +
        [0, 1, 2, 3]
          .map((at) =>
            pair(disc(-60, 300 + at * 40, 32 - at * 4, 28), at % 2 ? color : darker(color, 0.12)),
          )
          .join('')
      )
  }
}

/** The mustache, which covers the top of the beard. */
export const mustache = ({ beard: { cut: kind, color } }: CharacterSpec): Svg => {
  const paper = mix(color, '#ffffff', 0.14)
  switch (kind) {
    case 'none':
    case 'stubble':
    case 'chin-curtain':
    case 'mutton-chops':
      return ''
    case 'toothbrush':
      return cut('M-34,104 L34,104 L38,146 L-38,146Z', color)
    case 'walrus':
      return pair('M2,104 Q-80,90 -150,170 L-120,196 L-88,176 L-60,200 L-30,176 L2,192Z', color)
    case 'handlebar':
      return pair(
        'M2,110 Q-60,96 -110,134 Q-160,140 -164,92 Q-196,140 -150,166 Q-70,178 2,140Z',
        color,
      )
    case 'mustache':
      return pair('M2,112 Q-60,96 -124,158 Q-60,166 2,142Z', color)
    default:
      return pair('M2,106 Q-70,92 -140,150 Q-60,158 2,140Z', paper)
  }
}

const full = (color: CharacterSpec['beard']['color']): Svg =>
  cut(
    'M-250,0 L-190,90 L-90,116 L90,116 L190,90 L250,0 L256,140 L214,150 L200,236 L146,232 L120,306 L62,280 L0,336 L-62,280 L-120,306 L-146,232 L-200,236 L-214,150 L-256,140Z',
    color,
  )
