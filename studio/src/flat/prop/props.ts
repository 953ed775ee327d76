import type { CharacterSpec, Prop } from '../../spec/CharacterSpec.ts'
import { holdOf } from '../../spec/props.ts'
import type { Pen } from '../Pen.ts'
import { num } from '../shapes.ts'
import type { Svg } from '../svg.ts'
import { group } from '../svg.ts'
import { EVERYDAY } from './everyday.ts'
import { IN_BOTH_HANDS } from './inBothHands.ts'
import { MAGIC } from './magic.ts'
import type { PropDrawing } from './PropDrawing.ts'
import { THINGS } from './things.ts'
import { TOOLS } from './tools.ts'
import { WEAPONS } from './weapons.ts'

/** The drawings of all props: every flat style draws the same shapes with its own pen. */
export const PROP_DRAWINGS: Readonly<Record<Prop, PropDrawing>> = {
  ...EVERYDAY,
  ...IN_BOTH_HANDS,
  ...MAGIC,
  ...THINGS,
  ...TOOLS,
  ...WEAPONS,
}

/** How far the prop reaches from the hand: to each side (0 if it is in front of the body), up and down. */
export const reachOf = (kind: Prop): Reach => {
  const { half, up, down, grip: [x, y] = [0, 0], isAhead = false } = PROP_DRAWINGS[kind]
  return { half: isAhead ? 0 : half + Math.abs(x), up: up + y, down: down - y }
}

type Reach = Pick<PropDrawing, 'half' | 'up' | 'down'>

/** Draws the prop with its grip at the origin, where the hand is. */
export const drawProp = ({ kind, color }: NonNullable<CharacterSpec['prop']>, pen: Pen): Svg => {
  const { draw, grip: [x, y] = [0, 0] } = PROP_DRAWINGS[kind]
  return group({ transform: `translate(${-x} ${-y})` }, draw(pen, color))
}

/** Where a style has the corner of the mouth and the top of the shoulder, and the scale of props there. */
export interface Places {
  readonly mouth: readonly [x: number, y: number]
  readonly shoulder: readonly [x: number, y: number]
  readonly scale: number
}

/** Draws a prop that is in the mouth or on the shoulder. Returns an empty string for any other. */
export const unheldProp = ({ prop }: CharacterSpec, places: Places, pen: Pen): Svg => {
  const hold = holdOf(prop)
  if (prop === undefined || (hold !== 'mouth' && hold !== 'shoulder')) return ''
  const [x, y] = places[hold]
  return group(
    { transform: `translate(${num(x)} ${num(y)}) scale(${places.scale})` },
    drawProp(prop, pen),
  )
}
