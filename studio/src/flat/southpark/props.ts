import type { CharacterSpec, Prop } from '../../spec/CharacterSpec.ts'
import { isHeld, isStrapped } from '../../spec/props.ts'
import { drawProp, propDrawing, reachOf } from '../prop/props.ts'
import type { Svg } from '../svg.ts'
import { clipped, group } from '../svg.ts'
import { PAPER } from './paper.ts'

/** How far each prop reaches from the hand that holds it: `half` to each side, and `up`. */
export const propReach = (
  kind: Prop,
): { readonly half: number; readonly up: number; readonly down: number } => {
  const { half, up, down } = reachOf(kind)
  const aside = up * Math.sin((leanOf(kind) * Math.PI) / 180)
  return { half: (half + aside) * SMALL + 20, up: up * SMALL + 20, down: down * SMALL + 20 }
}

/** How far a prop leans outward, in degrees: more if its top is wide, so that the head does not hide it. */
const leanOf = (kind: Prop): number => {
  if (propDrawing(kind).isAhead) return 0
  const { half, up } = reachOf(kind)
  return half > 130 && up > 400 ? 19 : 3
}

/** The scale at which a cut-out holds a prop that is drawn for a figure of natural proportions. */
export const SMALL = 0.78

/** The prop in the hand at `x`, `y`; the hand itself is drawn over it. */
export const heldProp = (
  { prop }: CharacterSpec,
  { x, y }: { readonly x: number; readonly y: number },
): Svg =>
  prop === undefined || !isHeld(prop)
    ? ''
    : group(
        isStrapped(prop)
          ? { transform: `translate(${x - 60} ${y - 40})` }
          : { transform: `translate(${x + 26} ${y}) rotate(${leanOf(prop.kind)})` },
        onGround(prop),
      )

/** Long shafts end on the ground, and props that would hang below it are held higher. */
const onGround = (prop: NonNullable<CharacterSpec['prop']>): Svg => {
  const { down } = reachOf(prop.kind)
  const drawing = drawProp(prop, PAPER)
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
