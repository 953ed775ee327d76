import type { CharacterSpec, Hex, Prop } from '../../spec/CharacterSpec.ts'
import { isHeld, isStrapped } from '../../spec/holds.ts'
import { drawShared, isAhead, isShared, type SharedProp, sharedReach } from '../prop/sharedProps.ts'
import { lighten } from '../palette.ts'
import { line } from '../shapes.ts'
import type { Svg } from '../svg.ts'
import { circle, clipped, group } from '../svg.ts'
import { box, cut, darker, disc, PAPER, star, strip } from './paper.ts'

/** How far each prop reaches from the hand that holds it: `half` to each side, and `up`. */
export const propReach = (kind: Prop): Reach => {
  if (!isShared(kind)) return OWN_REACH[kind]
  const { half, up } = sharedReach(kind)
  const aside = up * Math.sin((leanOf(kind) * Math.PI) / 180)
  return { half: (half + aside) * SMALL + 20, up: up * SMALL + 20 }
}

/** How far a prop leans outward, in degrees: more if its top is wide, so that the head does not hide it. */
const leanOf = (kind: Prop): number => {
  if (!isShared(kind)) return 3
  if (isAhead(kind)) return 0
  const { half, up } = sharedReach(kind)
  return half > 130 && up > 400 ? 19 : 3
}

/** The scale at which a cut-out holds a prop that is drawn for a figure of natural proportions. */
const SMALL = 0.78

interface Reach {
  readonly half: number
  readonly up: number
}

const OWN_REACH: Readonly<Record<Exclude<Prop, SharedProp>, Reach>> = {
  staff: { half: 90, up: 720 },
  wand: { half: 80, up: 290 },
  sword: { half: 100, up: 520 },
  lightsaber: { half: 70, up: 540 },
  axe: { half: 160, up: 500 },
  bow: { half: 130, up: 380 },
  shield: { half: 180, up: 190 },
  trident: { half: 120, up: 700 },
  'lightning-bolt': { half: 130, up: 360 },
  book: { half: 140, up: 160 },
  lantern: { half: 100, up: 60 },
  compass: { half: 100, up: 150 },
  flower: { half: 100, up: 250 },
  mug: { half: 120, up: 110 },
  wrench: { half: 90, up: 270 },
  orb: { half: 110, up: 190 },
}

/** The prop in the hand at `x`, `y`; the hand itself is drawn over it. */
export const heldProp = (
  { prop }: CharacterSpec,
  { x, y }: { readonly x: number; readonly y: number },
): Svg =>
  prop === undefined || !isHeld(prop)
    ? ''
    : group(
        isStrapped(prop)
          ? { transform: `translate(${x - 60} ${y - 40}) scale(0.86)` }
          : { transform: `translate(${x + 26} ${y}) rotate(${leanOf(prop.kind)})` },
        draw(prop.kind, prop.color),
      )

/** Long shafts end on the ground, and props that would hang below it are held higher. */
const onGround = (kind: SharedProp, drawing: Svg): Svg => {
  const { down } = sharedReach(kind)
  const lift = Math.max(0, down * SMALL - GROUND)
  return group(
    { transform: `translate(0 ${-lift}) scale(${SMALL})` },
    down === 0
      ? clipped('above-ground', `M-900,-1400 H900 V${GROUND / SMALL} H-900Z`, drawing)
      : drawing,
  )
}

/** How far the ground is below the hand. */
const GROUND = 136

const GOLD: Hex = '#d0a83e'
const WOOD: Hex = '#7a4f2c'

const draw = (kind: Prop, color: Hex): Svg => {
  if (isShared(kind)) return onGround(kind, drawShared(kind, color, PAPER))
  switch (kind) {
    case 'staff':
      return (
        cut(strip(0, 136, 4, -600, 40, 34), color) +
        cut('M-20,-570 L-70,-700 L-30,-664 L0,-620 L34,-664 L74,-700 L24,-570Z', color) +
        cut(disc(2, -672, 36, 36), '#dff3fb')
      )
    case 'wand':
      return cut(strip(0, 56, -4, -200, 22, 12), color) + cut(star(-4, -216, 56), '#ffe97a')
    case 'sword':
      return (
        cut('M-26,-60 L-24,-440 L0,-506 L24,-440 L26,-60Z', lighten(color, 0.3)) +
        line('M0,-70 L0,-450', darker(color, 0.3), 6) +
        cut(box(-90, -72, 180, 28), GOLD) +
        cut(box(-16, -46, 32, 110), WOOD) +
        cut(disc(0, 72, 24, 24), GOLD)
      )
    case 'lightsaber':
      return (
        cut('M-32,-60 L-32,-480 Q0,-540 32,-480 L32,-60Z', color) +
        cut('M-12,-60 L-12,-480 Q0,-506 12,-480 L12,-60Z', '#ffffff') +
        cut(box(-22, -64, 44, 140), '#aab2ba')
      )
    case 'axe':
      return (
        cut(strip(0, 130, 0, -470, 34, 28), WOOD) +
        cut('M10,-460 L110,-490 Q160,-380 110,-270 L10,-330Z', lighten(color, 0.25)) +
        cut('M-10,-450 L-70,-460 Q-100,-390 -70,-330 L-10,-340Z', color)
      )
    case 'bow':
      return (
        line('M-50,-360 L-50,136', '#efe8d6', 6) +
        cut(
          'M-66,-376 Q110,-250 90,-110 Q110,30 -66,150 L-44,156 Q150,30 124,-110 Q150,-250 -44,-378Z',
          color,
        )
      )
    case 'shield':
      return (
        cut('M-160,-170 L0,-190 L160,-170 Q176,40 0,160 Q-176,40 -160,-170Z', lighten(color, 0.5)) +
        cut('M-132,-144 L0,-162 L132,-144 Q144,24 0,124 Q-144,24 -132,-144Z', color) +
        cut(star(0, -34, 70), lighten(color, 0.5))
      )
    case 'trident':
      return (
        cut(strip(0, 136, 0, -520, 34, 30), darker(color, 0.3)) +
        cut(
          'M-18,-500 L-110,-520 L-104,-660 L-70,-600 L-66,-560 L-20,-550 L-24,-640 L0,-696 L24,-640 L20,-550 L66,-560 L70,-600 L104,-660 L110,-520 L18,-500Z',
          color,
        )
      )
    case 'lightning-bolt':
      return cut('M60,-350 L-110,-90 L-26,-96 L-70,120 L110,-150 L28,-146 L116,-350Z', color)
    case 'book':
      return (
        cut('M-116,-140 L116,-150 L122,100 L-112,110Z', '#f7efd8') +
        cut('M-130,-146 L96,-156 L104,92 L-124,104Z', color) +
        cut(star(-14, -26, 54), GOLD)
      )
    case 'lantern':
      return (
        line('M-52,58 Q0,-60 52,58', darker(color, 0.3), 12) +
        cut('M-70,70 L-36,30 L36,30 L70,70Z', color) +
        cut(box(-54, 68, 108, 90), '#ffe9a6') +
        cut('M0,80 L26,130 L0,152 L-26,130Z', '#f08a30') +
        cut(box(-70, 148, 140, 24), color)
      )
    case 'compass':
      return (
        cut(disc(0, -50, 92, 90), color) +
        cut(disc(0, -50, 68, 66), '#fbf3dc') +
        cut('M40,-96 L10,-40 L-12,-60Z', '#c0322e') +
        cut('M-40,-4 L10,-40 L-12,-60Z', '#38506e')
      )
    case 'flower':
      return (
        cut(strip(0, 90, 0, -150, 16), '#3f7d3c') +
        [0, 72, 144, 216, 288]
          .map((turn) =>
            group({ transform: `rotate(${turn} 0 -160)` }, cut(disc(0, -206, 34, 42), color)),
          )
          .join('') +
        cut(disc(0, -160, 28, 28), '#f4c93a')
      )
    case 'mug':
      return (
        line('M-64,-60 Q-124,-50 -112,0 Q-100,40 -60,34', color, 22) +
        cut('M-70,-96 L70,-96 L60,72 L-60,72Z', color) +
        cut(disc(0, -96, 70, 18), '#f7e7c6')
      )
    case 'wrench':
      return cut(
        'M-20,90 L-20,-150 Q-76,-190 -58,-250 L-24,-262 L-22,-206 L22,-206 L24,-262 L58,-250 Q76,-190 20,-150 L20,90Z',
        lighten(color, 0.1),
      )
    case 'orb':
      return (
        circle(0, -84, 108, { fill: color, opacity: 0.25 }) +
        cut(disc(0, -84, 84, 84), color) +
        cut(disc(-30, -112, 24, 16), lighten(color, 0.7))
      )
  }
}
