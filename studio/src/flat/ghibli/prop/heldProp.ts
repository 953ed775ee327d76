import type { CharacterSpec, Prop } from '../../../spec/CharacterSpec.ts'
import { isHeld } from '../../../spec/holds.ts'
import { isShared, liesOnPalm, unheldProp } from '../../prop/sharedProps.ts'
import type { Svg } from '../../svg.ts'
import { group } from '../../svg.ts'
import type { Anatomy } from '../anatomy.ts'
import { CEL } from '../cel.ts'
import { glovedHands, hand, sleeve, sleeveColor } from '../hands.ts'
import { inked } from '../ink.ts'
import { drawProp } from './drawProp.ts'
import { handOf } from './propReach.ts'

/** The forearm, the prop and the hand around it. */
export const heldProp = (spec: CharacterSpec, anatomy: Anatomy): Svg => {
  if (spec.prop === undefined) return glovedHands(spec, anatomy)
  if (!isHeld(spec.prop)) {
    const shoulder = [anatomy.shoulder * 0.72, 236] as const
    return (
      unheldProp(spec, { mouth: [34, 122], shoulder, scale: 1 }, CEL) + glovedHands(spec, anatomy)
    )
  }
  const { kind, color } = spec.prop
  const { x, y } = handOf(anatomy, kind)
  const drawing = group({ transform: TILTS[kind] }, drawProp(kind, color))
  const fist = HANDLESS.has(kind) ? '' : hand(spec, anatomy)
  return group(
    { transform: `translate(${x} ${y})` },
    sleeve(spec, anatomy),
    ...(isShared(kind) && liesOnPalm(kind) ? [hand(spec, anatomy), drawing] : [drawing, fist]),
    secondHand(spec, anatomy),
  )
}

/** The other hand's position on a two-handed prop, relative to the holding hand. */
const SECOND_HANDS: Partial<Record<Prop, readonly [x: number, y: number]>> = {
  book: [-132, 30],
  guitar: [-84, 190],
  'great-sword': [-14, 106],
  rifle: [-150, 150],
  piano: [-400, 0],
  'swaddled-baby': [-260, 50],
}

/** The other hand, with its forearm, which reaches across the body. */
const secondHand = (spec: CharacterSpec, anatomy: Anatomy): Svg => {
  const place = spec.prop && SECOND_HANDS[spec.prop.kind]
  if (spec.prop === undefined || place === undefined) return ''
  const [x, y] = place
  const elbow = Math.round(-handOf(anatomy, spec.prop.kind).x - anatomy.shoulder * 0.86)
  return (
    inked(
      `M${x - 30},${y - 46} L${elbow},${y + 110} Q${elbow - 60},${y + 260} ${elbow + 90},${y + 280} L${x - 6},${y + 66}Z`,
      sleeveColor(spec, anatomy),
      6,
    ) + group({ transform: `translate(${x} ${y}) scale(-1 1)` }, hand(spec, anatomy))
  )
}

/** Props that hide the hand or replace it. */
const HANDLESS: ReadonlySet<Prop> = new Set(['shield', 'hook'])

const TILTS: Partial<Record<Prop, string>> = {
  staff: 'rotate(3)',
  trident: 'rotate(3)',
  wand: 'rotate(9)',
  mug: 'translate(-92 6)',
  wrench: 'rotate(8)',
  guitar: 'rotate(16)',
  violin: 'rotate(16)',
  telescope: 'rotate(-18)',
  microphone: 'rotate(-24)',
  dagger: 'rotate(6)',
}
