import { hidesCrown } from '../../spec/coverage.ts'
import type { CharacterSpec, HairCut, Hex } from '../../spec/CharacterSpec.ts'
import { arc, bothSides, bumps } from '../shapes.ts'
import { mix } from '../palette.ts'
import type { Svg } from '../svg.ts'
import { group } from '../svg.ts'
import { cut, darker, disc, pair, strip } from './paper.ts'

type Hair = CharacterSpec['hair']

/** How far hair reaches from the head's center: half its width, and its top (negative). */
export const HAIR_REACH: Partial<Record<HairCut, { readonly half: number; readonly top: number }>> =
  {
    long: { half: 300, top: -270 },
    bangs: { half: 300, top: -270 },
    pigtails: { half: 300, top: -280 },
    ringlets: { half: 330, top: -280 },
    puffs: { half: 362, top: -370 },
    topknot: { half: 260, top: -360 },
    quiff: { half: 270, top: -350 },
    wavy: { half: 326, top: -280 },
    curly: { half: 326, top: -310 },
    afro: { half: 372, top: -424 },
    bun: { half: 260, top: -376 },
    ponytail: { half: 366, top: -280 },
    undercut: { half: 260, top: -290 },
    mohawk: { half: 260, top: -420 },
    tousled: { half: 292, top: -330 },
    spiky: { half: 350, top: -424 },
    dreadlocks: { half: 326, top: -280 },
    bob: { half: 300, top: -280 },
    braid: { half: 280, top: -280 },
  }

export const hairBehind = (spec: CharacterSpec): Svg => {
  const { cut: kind, color } = spec.hair
  const back = darker(color, 0.16)
  switch (kind) {
    case 'long':
    case 'bangs':
      return cut(
        'M-250,-90 C-300,60 -292,220 -290,420 L-236,376 L-190,420 L-120,380 L120,380 L190,420 L236,376 L290,420 C292,220 300,60 250,-90Z',
        back,
      )
    case 'wavy':
      return cut(
        'M-244,-110 Q-320,-40 -278,40 Q-330,110 -290,190 Q-336,270 -280,350 Q-200,330 -120,350 L120,350 Q200,330 280,350 Q336,270 290,190 Q330,110 278,40 Q320,-40 244,-110Z',
        back,
      )
    case 'bob':
      return cut(
        'M-240,-110 C-310,20 -300,140 -296,226 Q-230,262 -160,244 L160,244 Q230,262 296,226 C300,140 310,20 240,-110Z',
        back,
      )
    case 'bowl':
      return cut('M-256,-60 L-268,96 L-200,120 L200,120 L268,96 L256,-60Z', back)
    case 'curly':
      return spec.presentation === 'feminine'
        ? cut(bumps(arc(0, 60, 284, 310, 0, 342, 19), 1.1), back)
        : cut(bumps(arc(0, -10, 278, 262, 0, 340, 18), 1.1), back)
    case 'afro':
      return hidesCrown(spec.headwear)
        ? cut(bumps(arc(0, 10, 318, 200, 0, 340, 18), 1.1), color)
        : cut(bumps(arc(0, -66, 330, 318, 0, 345, 24), 1.1), color)
    case 'bun':
      return hidesCrown(spec.headwear) ? '' : cut(disc(0, -290, 92, 78), back)
    case 'ringlets':
      return [-250, -190, -130, 130, 190, 250]
        .map((x, at) => cut(bumps(arc(x, 130, 50, 200, 0, 345, 13), 1.2), at % 2 ? back : color))
        .join('')
    case 'puffs':
      return hidesCrown(spec.headwear)
        ? ''
        : bothSides((side) => cut(bumps(arc(side * 222, -240, 120, 116, 0, 345, 14), 1.12), color))
    case 'topknot':
      return hidesCrown(spec.headwear) ? '' : cut(disc(0, -290, 56, 60), color)
    case 'ponytail':
      return cut(
        'M150,-190 C300,-250 376,-120 346,40 C330,120 352,190 314,300 C290,240 256,200 262,90 C264,-20 230,-90 150,-120Z',
        back,
      )
    case 'dreadlocks':
      return [-240, -190, -140, -90, 90, 140, 190, 240]
        .map((x, at) => cut(strip(x * 0.9, -60, x * 1.26, 290 + 46 * (at % 3), 54, 34), back))
        .join('')
    default:
      return ''
  }
}

export const hairInFront = (spec: CharacterSpec): Svg => {
  const top = crown(spec.hair)
  return (
    (hidesCrown(spec.headwear) ? group({ 'clip-path': 'url(#below-hat)' }, top) : top) +
    sides(spec.hair)
  )
}

const CROWN = 'M-252,0 C-276,-150 -160,-262 0,-262 C160,-262 276,-150 252,0'

const crown = ({ cut: kind, color }: Hair): Svg => {
  switch (kind) {
    case 'bald':
      return ''
    case 'buzz':
      return cut(
        'M-240,-70 C-236,-180 -140,-246 0,-246 C140,-246 236,-180 240,-70 L206,-124 Q0,-190 -206,-124Z',
        color,
      )
    case 'short':
      return cut(
        `${CROWN} L228,-18 L216,-96 L160,-126 L96,-118 L30,-144 L-60,-122 L-140,-136 L-212,-92 L-228,-18Z`,
        color,
      )
    case 'tousled':
      return cut(
        'M-256,20 L-286,-60 L-262,-84 L-286,-160 L-232,-172 L-226,-250 L-158,-236 L-118,-310 L-60,-264 L10,-326 L54,-264 L128,-302 L150,-238 L222,-246 L224,-172 L284,-160 L262,-80 L284,-50 L254,20 L226,-40 L196,-100 L150,-80 L110,-138 L60,-90 L16,-140 L-46,-92 L-96,-142 L-140,-84 L-192,-110 L-226,-40Z',
        color,
      )
    case 'spiky':
      return cut(
        'M-250,10 L-344,-30 L-268,-96 L-340,-196 L-246,-196 L-264,-326 L-152,-262 L-110,-404 L-20,-290 L64,-418 L108,-276 L226,-356 L222,-222 L336,-236 L262,-122 L344,-50 L250,10 L226,-70 L150,-126 L96,-56 L40,-136 L-30,-48 L-84,-136 L-150,-70 L-226,-90Z',
        color,
      )
    case 'bangs':
      return cut(
        `${CROWN} L244,60 L228,60 L222,-96 L120,-84 L0,-100 L-120,-84 L-222,-96 L-228,60 L-244,60Z`,
        color,
      )
    case 'pixie':
      return cut(
        `${CROWN} L240,40 L220,-20 L190,-110 L130,-70 L90,-100 Q-40,-40 -170,-84 Q-110,-120 -90,-160 Q-210,-110 -240,40Z`,
        color,
      )
    case 'quiff':
      return (
        cut(`${CROWN} L228,-18 L216,-110 L-216,-110 L-228,-18Z`, color) +
        cut(
          'M-180,-110 Q-250,-250 -130,-320 Q20,-366 180,-300 Q250,-230 170,-130 Q0,-90 -180,-110Z',
          color,
        )
      )
    case 'undercut':
      return (
        cut(`${CROWN} L236,-10 L216,-110 L-216,-110 L-236,-10Z`, mix(color, '#8a7a70', 0.55)) +
        cut(
          'M-190,-130 Q-210,-270 0,-282 Q220,-270 236,-120 L220,-70 Q190,-130 90,-146 Q-60,-110 -190,-130Z',
          color,
        )
      )
    case 'receding':
      return pair('M-254,10 C-272,-90 -240,-180 -176,-226 Q-196,-150 -218,-110 L-232,10Z', color)
    case 'tonsure':
      return cut(
        'M-254,10 C-272,-90 -240,-160 -200,-196 Q0,-246 200,-196 C240,-160 272,-90 254,10 L232,-20 L200,-110 L130,-140 L60,-128 L0,-144 L-60,-128 L-130,-140 L-200,-110 L-232,-20Z',
        color,
      )
    case 'bowl':
      return cut(`${CROWN} L262,40 L226,40 L222,-84 L-222,-80 L-226,40 L-262,40Z`, color)
    case 'mohawk':
      return cut(
        'M-62,-120 L-104,-246 L-66,-240 L-92,-340 L-42,-312 L-26,-408 L12,-326 L52,-404 L56,-304 L100,-336 L70,-236 L104,-240 L62,-120 Q0,-150 -62,-120Z',
        color,
      )
    case 'curly':
      return cut(
        bumps(
          [
            ...arc(0, -10, 262, 240, 176, 364, 12),
            [214, -70] as const,
            [150, -120] as const,
            [70, -104] as const,
            [0, -138] as const,
            [-76, -104] as const,
            [-150, -124] as const,
            [-216, -72] as const,
          ],
          1.05,
        ),
        color,
      )
    case 'afro':
      return cut(
        bumps(
          [
            ...arc(0, -50, 270, 250, 168, 372, 12),
            [206, -84] as const,
            [110, -128] as const,
            [0, -142] as const,
            [-110, -128] as const,
            [-206, -84] as const,
          ],
          1.05,
        ),
        color,
      )
    case 'slicked':
      return cut(
        `${CROWN} L232,-30 Q220,-150 120,-176 L0,-140 L-120,-176 Q-220,-150 -232,-30Z`,
        color,
      )
    case 'bun':
    case 'topknot':
    case 'puffs':
    case 'ponytail':
    case 'braid':
    case 'pigtails':
      return cut(`${CROWN} L234,-20 Q214,-150 20,-184 Q-206,-160 -234,-20Z`, color)
    case 'dreadlocks':
      return (
        cut(`${CROWN} L232,-30 Q200,-140 0,-154 Q-200,-140 -232,-30Z`, color) +
        pair(strip(-226, -90, -268, 200, 50, 34), color) +
        pair(strip(-190, -120, -226, 130, 48, 32), darker(color, 0.1))
      )
    case 'long':
    case 'wavy':
    case 'ringlets':
    case 'bob':
      return cut(`${CROWN} L240,60 Q236,-90 60,-196 Q20,-120 -130,-104 Q-226,-90 -240,60Z`, color)
  }
}

const sides = ({ cut: kind, color }: Hair): Svg => {
  switch (kind) {
    case 'long':
    case 'bangs':
      return pair(
        'M-250,-70 C-300,60 -284,240 -270,380 L-238,340 L-214,366 C-220,220 -226,60 -226,-40Z',
        color,
      )
    case 'wavy':
      return pair(
        'M-250,-60 Q-306,0 -268,70 Q-312,130 -276,200 Q-310,270 -262,330 Q-206,300 -232,220 Q-196,150 -226,90 Q-206,20 -226,-40Z',
        color,
      )
    case 'bob':
      return pair(
        'M-250,-60 C-306,40 -296,150 -286,216 Q-240,236 -206,206 C-232,120 -232,20 -226,-30Z',
        color,
      )
    case 'braid':
      return braid(color, -1)
    case 'pigtails':
      return braid(color, -1) + braid(color, 1)
    default:
      return ''
  }
}

const braid = (color: Hex, side: number): Svg =>
  [0, 1, 2, 3, 4]
    .map((at) =>
      cut(
        disc(side * (216 - at * 6), 190 + at * 50, 40 - at * 3, 34),
        at % 2 ? darker(color, 0.1) : color,
      ),
    )
    .join('')
