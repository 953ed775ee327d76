import type { CharacterSpec, Hex, Prop } from '../../spec/CharacterSpec.ts'
import { isHeld } from '../../spec/holds.ts'
import type { Pen } from '../Pen.ts'
import { num } from '../shapes.ts'
import type { Svg } from '../svg.ts'
import { group } from '../svg.ts'
import type { PropDrawing } from './PropDrawing.ts'
import { IN_BOTH_HANDS } from './inBothHands.ts'
import { THINGS } from './things.ts'
import { TOOLS } from './tools.ts'

const SHARED = { ...TOOLS, ...THINGS, ...IN_BOTH_HANDS }

/** The props that every flat style draws in the same shapes, with its own pen. */
export type SharedProp = keyof typeof SHARED

export const isShared = (kind: Prop): kind is SharedProp => Object.hasOwn(SHARED, kind)

/** How far the prop reaches from the hand: to each side (0 if it is in front of the body), up and down. */
export const sharedReach = (kind: SharedProp): Reach => {
  const { half, up, down, grip: [x, y] = [0, 0], isAhead = false }: PropDrawing = SHARED[kind]
  return { half: isAhead ? 0 : half + Math.abs(x), up: up + y, down: down - y }
}

type Reach = Pick<PropDrawing, 'half' | 'up' | 'down'>

/** Draws the prop with its grip at the origin, where the hand is. */
export const drawShared = (kind: SharedProp, color: Hex, pen: Pen): Svg => {
  const { draw, grip: [x, y] = [0, 0] }: PropDrawing = SHARED[kind]
  return group({ transform: `translate(${-x} ${-y})` }, draw(pen, color))
}

export const liesOnPalm = (kind: SharedProp): boolean => {
  const { onPalm = false }: PropDrawing = SHARED[kind]
  return onPalm
}

/** Whether the prop is in front of the body. */
export const isAhead = (kind: SharedProp): boolean => {
  const { isAhead: ahead = false }: PropDrawing = SHARED[kind]
  return ahead
}

/** Where a style has the corner of the mouth and the top of the shoulder, and the scale of props there. */
export interface Places {
  readonly mouth: readonly [x: number, y: number]
  readonly shoulder: readonly [x: number, y: number]
  readonly scale: number
}

/** Draws a prop that is in the mouth or on the shoulder. Returns an empty string for any other. */
export const unheldProp = (
  { prop }: CharacterSpec,
  { mouth, shoulder, scale }: Places,
  pen: Pen,
): Svg => {
  if (prop === undefined || isHeld(prop) || !isShared(prop.kind)) return ''
  const [x, y] = prop.kind === 'parrot' ? shoulder : mouth
  return group(
    { transform: `translate(${num(x)} ${num(y)}) scale(${scale})` },
    drawShared(prop.kind, prop.color, pen),
  )
}
