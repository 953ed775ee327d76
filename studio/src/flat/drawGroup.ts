import { inMirror } from '../figure/pose.ts'
import type { CharacterSpec, Prop } from '../spec/CharacterSpec.ts'
import { membersOf } from '../spec/membersOf.ts'
import type { Aspect } from '../spec/Picture.ts'
import { shelters } from '../spec/props.ts'
import { type Seat, seated } from '../figure/seating.ts'
import { type Box, frame } from './frame.ts'
import { num } from './shapes.ts'
import type { Pen } from './Pen.ts'
import { drawProp, reachOf } from './prop/props.ts'
import { group, type Svg } from './svg.ts'

/** How a style draws one figure, in its own units. */
export interface FigureStyle {
  readonly box: (spec: CharacterSpec) => Box
  /** `isLead` says whether it is the figure whose looks determine the picture's SVG definitions. */
  readonly draw: (spec: CharacterSpec, isLead: boolean) => Svg
  /** Half the height of a head; a figure's eyes are near y = 0. */
  readonly halfHead: number
  /** Draws the umbrella that figures share. */
  readonly pen: Pen
  /** The y of the soles, if the style shows feet. */
  readonly soles?: number
}

/** Draws everybody in the picture, framed so that nothing is cropped. */
export const drawGroup = (
  spec: CharacterSpec,
  width: number,
  height: number,
  style: FigureStyle,
): Svg => {
  const members = membersOf(spec)
  const [lead] = members
  const inFrame = (box: Box, air: number | undefined, ...drawings: readonly Svg[]): Svg => {
    const { scale, x, y } = frame(box, width, height, air)
    return group({ transform: `translate(${num(x)} ${num(y)}) scale(${scale})` }, ...drawings)
  }
  if (members.length === 1) return inFrame(boxOf(lead, style), undefined, style.draw(lead, true))
  // With less air above, a bust at the back would end above the bottom of a tall picture, and feet would leave the
  // ground.
  const air = style.soles === undefined ? 0.62 : 0.8
  const aspect = aspectOf(width, height)
  const figures = arrange(seated(members, aspect).map(withoutSharedProp), style, aspect)
  const drawings = [...figures]
    .sort((one, other) => Number(one.seat.isInFront) - Number(other.seat.isInFront))
    .map(({ seat: { spec, mirrored }, x, y, size }) => {
      const transform = `translate(${num(x)} ${num(y)}) scale(${mirrored ? -size : size} ${size})`
      const drawing = style.draw(mirrored ? inMirror(spec) : spec, spec.seed === lead.seed)
      return group({ transform }, withOwnNames(drawing, spec.seed))
    })
  const [sharer] = members.filter(({ prop }) => shelters(prop))
  const boxes = figures.map(({ box }) => box)
  if (sharer?.prop === undefined) {
    return inFrame(boxAround(boxes, style), air, ...drawings)
  }
  const canopy = canopyOver(figures, style, sharer.prop.kind)
  const { x, y, scale } = canopy
  return inFrame(
    boxAround([...boxes, canopy.box], style),
    air,
    group(
      { transform: `translate(${num(x)} ${num(y)}) scale(${num(scale)})` },
      drawProp(sharer.prop, style.pen),
    ),
    ...drawings,
  )
}

/** The box to show of somebody alone: everything, or the face and what fits around it. */
const boxOf = (spec: CharacterSpec, { box, halfHead }: FigureStyle): Box => {
  const whole = box(spec)
  if (spec.crop !== 'face') return whole
  const half = 1.25 * halfHead
  return {
    left: Math.max(whole.left, -half),
    right: Math.min(whole.right, half),
    top: Math.max(whole.top, -1.8 * halfHead),
    bottom: 1.3 * halfHead,
  }
}

/** Takes a shared umbrella out of the member's hand, because it is drawn behind everybody. */
const withoutSharedProp = (seat: Seat): Seat => {
  const { prop, ...spec } = seat.spec
  return prop === undefined || !seat.shares ? seat : { ...seat, spec, mirrored: false }
}

const aspectOf = (width: number, height: number): Aspect =>
  width === height ? 'square' : width < height ? 'portrait' : 'landscape'

interface Standing {
  readonly seat: Seat
  readonly x: number
  readonly y: number
  readonly size: number
  /** In the units of the group. */
  readonly box: Box
}

/** The position and scale of a prop over everybody, and the box around it, in the units of the group. */
const canopyOver = (
  figures: readonly Standing[],
  { halfHead }: FigureStyle,
  kind: Prop,
): { readonly x: number; readonly y: number; readonly scale: number; readonly box: Box } => {
  const boxes = figures.map(({ box }) => box)
  const top = Math.min(...boxes.map((box) => box.top))
  const xs = figures.map((figure) => figure.x)
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [x, half] = [(left + right) / 2, (right - left) / 2 + halfHead]
  const { half: own, up } = reachOf(kind)
  const scale = half / own
  const y = top + RIM * scale
  return {
    ...{ x, y, scale },
    box: { left: x - half, right: x + half, top: y - up * scale, bottom: Infinity },
  }
}

/** How far the tops of the heads are above the hand that holds an umbrella, in the umbrella's units. */
const RIM = 440

/** Places the figures from left to right, close enough for their shoulders to overlap. */
const arrange = (
  seats: readonly Seat[],
  style: FigureStyle,
  aspect: Aspect,
): readonly Standing[] => {
  const { closeness, back } =
    seats.length === 3 && style.soles !== undefined
      ? ROWS[aspect]
      : CLOSE[seats.length === 2 ? 'two' : 'three']
  const [front] = seats.filter(({ isInFront }) => isInFront)
  const hat = front ? Math.max(0, -style.halfHead - style.box(front.spec).top) : 0
  let x = 0
  let before = 0
  return seats.map((seat) => {
    const size = seat.size * (seat.isInFront ? 1 : FARTHER)
    const own = style.box(seat.spec)
    const [toLeft, toRight] = seat.mirrored ? [own.right, -own.left] : [-own.left, own.right]
    if (seat.side !== -1)
      x += closeness * (before + Math.min(toLeft * size, WIDEST * style.halfHead))
    before = Math.min(toRight * size, WIDEST * style.halfHead)
    const y =
      style.soles === undefined
        ? -2 * clamped(seat.rise) * style.halfHead
        : style.soles * (1 - size) - (seat.isInFront ? 0 : back * (style.halfHead + OVER_HAT * hat))
    return { seat, x, y, size, box: placed(own, { x, y, size, toLeft, toRight }) }
  })
}

/** Limits how far a bust is raised, so that it does not end above the bottom of the picture. */
const clamped = (rise: number): number => Math.min(rise, MAX_RISE)
const MAX_RISE = 0.26
/** The scale of everybody but the figure in front. */
const FARTHER = 0.95
interface Spacing {
  /** The distance between neighbors, as a share of the distance at which they would just touch. */
  readonly closeness: number
  /** How much higher the feet of those farther away are, in half heads. */
  readonly back: number
}
const CLOSE = {
  two: { closeness: 0.74, back: 0.16 },
  three: { closeness: 0.68, back: 0.16 },
} satisfies Readonly<Record<string, Spacing>>
/** The share of the front figure's hat that counts as part of its half head when the second row is raised. */
const OVER_HAT = 0.5
/** The spacing of three standing figures: in two rows where the picture is too narrow for one. */
const ROWS: Readonly<Record<Aspect, Spacing>> = {
  portrait: { closeness: 0.48, back: 1.3 },
  square: { closeness: 0.56, back: 0.8 },
  landscape: CLOSE.three,
}
/** The most room that a figure gets on one side, in half heads: a wide brim may overlap a neighbor. */
const WIDEST = 1.35

const placed = (
  { top, bottom }: Box,
  at: {
    readonly x: number
    readonly y: number
    readonly size: number
    readonly toLeft: number
    readonly toRight: number
  },
): Box => ({
  left: at.x - at.toLeft * at.size,
  right: at.x + at.toRight * at.size,
  top: at.y + top * at.size,
  bottom: at.y + bottom * at.size,
})

/** The box around everybody, down to the lowest feet or to the end of the shortest bust. */
const boxAround = (boxes: readonly Box[], { soles }: FigureStyle): Box => {
  const bottoms = boxes.map(({ bottom }) => bottom).filter(Number.isFinite)
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: soles === undefined ? Math.min(...bottoms) : Math.max(...bottoms),
  }
}

/** Makes the ids of a figure's clips and patterns unique, since every figure defines some. */
const withOwnNames = (drawing: Svg, member: number): Svg => {
  const own = new Set(Array.from(drawing.matchAll(/ id="([^"]+)"/gu), ([, id]) => id))
  return drawing
    .replace(/ id="([^"]+)"/gu, (_, id: string) => ` id="${id}-${member}"`)
    .replace(/url\(#([^)]+)\)/gu, (whole, id: string) =>
      own.has(id) ? `url(#${id}-${member})` : whole,
    )
}
