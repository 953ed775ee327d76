import type { CharacterSpec } from '../../../spec/CharacterSpec.ts'
import { isHeld, replacesHand } from '../../../spec/props.ts'
import { drawProp, propDrawing, unheldProp } from '../../prop/props.ts'
import type { Svg } from '../../svg.ts'
import { group } from '../../svg.ts'
import type { Anatomy } from '../anatomy.ts'
import { CEL } from '../cel.ts'
import { glovedHands, hand, sleeve, sleeveColor } from '../hands.ts'
import { inked } from '../ink.ts'
import { handOf } from './handOf.ts'

/** The forearm, the prop and the hand around it. */
export const heldProp = (spec: CharacterSpec, anatomy: Anatomy): Svg => {
  if (spec.prop === undefined) return glovedHands(spec, anatomy)
  if (!isHeld(spec.prop)) {
    const shoulder = [anatomy.shoulder * 0.72, 236] as const
    return (
      unheldProp(spec, { mouth: [34, 122], shoulder, scale: 1 }, CEL) + glovedHands(spec, anatomy)
    )
  }
  const { kind } = spec.prop
  const { x, y } = handOf(anatomy, kind)
  const { tilt, onPalm } = propDrawing(kind)
  const drawing = group({ transform: `rotate(${tilt})` }, drawProp(spec.prop, CEL))
  const fist = replacesHand(spec.prop) ? '' : hand(spec, anatomy)
  return group(
    { transform: `translate(${x} ${y})` },
    sleeve(spec, anatomy),
    ...(onPalm ? [fist, drawing] : [drawing, fist]),
    secondHand(spec, anatomy),
  )
}

/** The other hand, with its forearm, which reaches across the body. */
const secondHand = (spec: CharacterSpec, anatomy: Anatomy): Svg => {
  const place = spec.prop && propDrawing(spec.prop.kind).second
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
