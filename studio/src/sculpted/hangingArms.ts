import { cutOf } from '../garments/cuts.ts'
import { add } from '../kernel/vector.ts'
import { raisedSides, sculptLimb, shoulderAt } from './arm.ts'
import { sculptCuff } from './gloves.ts'
import { handSize, sculptRestingHand } from './hand.ts'
import type { Arm, SculptContext } from './SculptContext.ts'

/** Sculpts the arms that hold nothing: they hang beside the body, in the space of the garment. */
export const sculptHangingArms = (s: SculptContext): void => {
  const raised = raisedSides(s.spec)
  for (const side of [1, -1].filter((each) => !raised.includes(each))) {
    const arm = hangingArm(s, side)
    sculptLimb(s, arm)
    sculptRestingHand(s, arm)
    sculptCuff(s, arm)
  }
}

const hangingArm = ({ form, spec }: SculptContext, side: number): Arm => {
  const shoulder = shoulderAt(form, side, cutOf(spec).ease)
  const elbow = add(shoulder, [side * 0.2, -1.3, 0.02])
  return { shoulder, elbow, wrist: add(elbow, [side * -0.02, -1.14, 0.34]), size: handSize(form) }
}
