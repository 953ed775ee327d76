import type { CharacterSpec } from '../../spec/CharacterSpec.ts'
import { holdOf, type Prop, PROPS } from '../../spec/props.ts'
import type { Pen } from '../Pen.ts'
import { num } from '../shapes.ts'
import type { Svg } from '../svg.ts'
import { group } from '../svg.ts'
import { drawStrokes, readStrokes, type Stroke } from '../strokes.ts'
import rows from './props.json' with { type: 'json' }

/**
 * A prop for every flat style. Its drawing reaches at most `half` to each side of the origin, `up` above it and
 * `down` below it, so that the framing can leave room. The hand holds it at `grip`, by default the origin.
 */
interface PropDrawing {
  readonly half: number
  readonly up: number
  readonly down: number
  readonly grip: Place
  /** Where the other hand is on it, relative to the first one. */
  readonly second: Place | undefined
  /** How far the hand beside the shoulder tilts it to the right, in degrees. */
  readonly tilt: number
  /** How far to the side that hand is, as a share of the usual distance. */
  readonly aside: number
  /** Whether the hand is behind the prop. */
  readonly onPalm: boolean
  /** Whether the prop is in front of the body, so that it needs no room at the sides. */
  readonly isAhead: boolean
  readonly strokes: readonly Stroke[]
}

type Place = readonly [x: number, y: number]

/** A prop in `props.json`. */
interface PropRow extends Pick<PropDrawing, 'half' | 'up' | 'down'> {
  readonly grip?: readonly number[]
  readonly second?: readonly number[]
  readonly tilt?: number
  readonly aside?: number
  readonly onPalm?: boolean
  readonly isAhead?: boolean
  readonly strokes: readonly string[]
}

export const propDrawing = (kind: Prop): PropDrawing => DRAWINGS.get(kind) ?? read(kind)

const read = (kind: Prop): PropDrawing => {
  const { grip = [], second, strokes, ...row }: PropRow = rows[kind]
  return {
    ...{ tilt: 0, aside: 1, onPalm: false, isAhead: false },
    ...row,
    grip: placeAt(grip),
    second: second && placeAt(second),
    strokes: readStrokes(strokes, `props.json, ${kind}`),
  }
}

const placeAt = ([x = 0, y = 0]: readonly number[]): Place => [x, y]

const DRAWINGS: ReadonlyMap<Prop, PropDrawing> = new Map(PROPS.map((kind) => [kind, read(kind)]))

/** How far the prop reaches from the hand: to each side (0 if it is in front of the body), up and down. */
export const reachOf = (kind: Prop): Reach => {
  const {
    half,
    up,
    down,
    grip: [x, y],
    isAhead,
  } = propDrawing(kind)
  return { half: isAhead ? 0 : half + Math.abs(x), up: up + y, down: down - y }
}

type Reach = Pick<PropDrawing, 'half' | 'up' | 'down'>

/** Draws the prop with its grip at the origin, where the hand is. */
export const drawProp = ({ kind, color }: NonNullable<CharacterSpec['prop']>, pen: Pen): Svg => {
  const {
    strokes,
    grip: [x, y],
  } = propDrawing(kind)
  return group(
    { transform: `translate(${-x} ${-y})` },
    drawStrokes(strokes, { color, trim: color }, pen),
  )
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
