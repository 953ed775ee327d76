import { inMirror, isSeenInMirror, leanOf } from '../figure/pose.ts'
import type { CharacterSpec } from '../spec/CharacterSpec.ts'
import { creatureOf } from '../spec/creatures.ts'
import { membersOf } from '../spec/membersOf.ts'
import type { Aspect } from '../spec/Picture.ts'
import { seated, type Seat } from '../figure/seating.ts'
import type { BakedTape } from '../kernel/BakedTape.ts'
import { type Framing, posed, reach } from './camera.ts'
import { joinTapes } from '../kernel/joinTapes.ts'
import type { Bloom } from './lights.ts'
import { acrossOf, ORIGIN, type Place, placed, placedExtents } from '../kernel/Place.ts'
import { sculpt, type Sculpture } from './sculpt.ts'
import type { Extent } from '../kernel/shapes.ts'
import type { SculptedStyle } from './styles/SculptedStyle.ts'
import { Tape } from '../kernel/Tape.ts'
import { dot } from '../kernel/vector.ts'

/** Everybody in a picture, in place. */
export interface Group {
  readonly bake: () => BakedTape
  readonly extents: readonly Extent[]
  readonly bloom: Bloom | undefined
  readonly framing: Framing
}

/** Turns a description of one character or several into shapes, and chooses where the camera looks from. */
export const sculptGroup = (spec: CharacterSpec, aspect: Aspect, style: SculptedStyle): Group => {
  const members = membersOf(spec)
  return members.length === 1 ? sculptAlone(spec, style) : sculptTogether(members, aspect, style)
}

const sculptAlone = (shown: CharacterSpec, style: SculptedStyle): Group => {
  const mirrored = style.framing.varied === true && isSeenInMirror(shown)
  const spec = mirrored ? inMirror(shown) : shown
  const pose = posed(framingOf(spec, style), spec)
  const framing = { ...pose, roll: leanShare(style) * (pose.roll ?? 0), mirrored }
  const { tape, bloom } = sculpt(spec, style, framing)
  style.ground?.({ tape, spec })
  return { bake: () => tape.bake(), extents: tape.extents, bloom, framing }
}

/** An animal is shown down to its forelegs. */
const framingOf = (spec: CharacterSpec, { framing, ground }: SculptedStyle): Framing => {
  if (spec.garment || ground) return framing
  const { portrait, landscape, square } = SITTING_END
  const down = (creatureOf(spec)?.stretch ?? 0) * 0.7
  const end = { portrait: portrait - down, landscape: landscape - down, square: square - down }
  return { ...framing, end }
}

const SITTING_END: Framing['end'] = { portrait: -3.7, landscape: -2.7, square: -3.2 }

/** How much of a head's lean a figure leans: ground as steep as the full lean would look like a landslide. */
const leanShare = (style: SculptedStyle): number => (style.ground ? 0.6 : 1)

const sculptTogether = (
  members: readonly [CharacterSpec, ...CharacterSpec[]],
  aspect: Aspect,
  style: SculptedStyle,
): Group => {
  const figures = seated(members, aspect, style.smallProps ? 'each' : 'both').map(
    (seat): Figure => {
      // An umbrella over both is straight above them, so whoever holds it neither turns nor leans.
      const turn = seat.shares ? 0 : -seat.side * Math.abs(style.framing.yaw) * INWARD
      const seen = { ...style.framing, yaw: seat.mirrored ? turn : -turn }
      const sculpture = sculpt(seat.mirrored ? inMirror(seat.spec) : seat.spec, style, seen)
      return { seat, sculpture, place: placeOf(seat, turn, style) }
    },
  )
  const closeness =
    figures.length === 2
      ? CLOSENESS.two
      : CLOSENESS[style.step ? 'stepped' : style.ground ? 'three' : 'risen']
  const standing = spaced(style.step ? stepped(figures, aspect) : figures, closeness[aspect])
  const [lead] = members
  const floor = new Tape((material) => style.material(material, lead))
  const stage = { tape: floor, spec: lead }
  style.ground?.(stage)
  for (const { place } of standing) {
    const [x, feet, z] = placed(place, [0, FEET, 0])
    if (feet > FEET + 0.1) style.step?.(stage, [x, feet, z])
  }
  const blooms = standing.flatMap(({ sculpture: { bloom }, place }) =>
    bloom === undefined
      ? []
      : [{ ...bloom, from: placed(place, bloom.from), to: placed(place, bloom.to) }],
  )
  return {
    bake: () =>
      joinTapes([
        ...standing.map(({ sculpture, place }) => ({ tape: sculpture.tape.bake(), place })),
        ...(style.ground === undefined ? [] : [{ tape: floor.bake(), place: ORIGIN }]),
      ]),
    extents: standing.flatMap(({ seat, sculpture, place }) =>
      placedExtents(place, [...sculpture.tape.extents, ...canopyOf(seat)]),
    ),
    // The kernel supports one glow.
    bloom: blooms[0],
    framing: { ...style.framing, yaw: 0, air: style.ground ? AIR.standing : AIR.bust },
  }
}

interface Figure {
  readonly seat: Seat
  readonly sculpture: Sculpture
  readonly place: Place
}

/** The fraction of a wide group's spare height that goes above it; little is needed below. */
const AIR = { bust: 0.66, standing: 0.7 }
/** How far the members turn towards each other, relative to how far a lone character turns away from the camera. */
const INWARD = 1.1
/** How far the others stand behind the one in front, so that their shoulders overlap. */
const BEHIND = -1.05

const placeOf = (
  { spec, isInFront, size, rise, mirrored, shares }: Seat,
  turn: number,
  style: SculptedStyle,
): Place => ({
  // On the ground, nobody is lifted; this keeps the feet of a small figure on it.
  at: [0, style.ground ? FEET * (1 - size) : 2 * rise, isInFront ? 0 : BEHIND],
  ...{ turn, lean: shares ? 0 : (leanOf(spec) ?? 0) * leanShare(style), size, mirrored },
})

/** Lifts two of three where the picture is too narrow for a row: higher if the one in front wears a taller hat. */
const stepped = (figures: readonly Figure[], aspect: Aspect): readonly Figure[] => {
  const [front] = figures.filter(({ seat }) => seat.isInFront)
  if (figures.length < 3 || front === undefined || RAISED[aspect] === 0) return figures
  const tops = front.sculpture.tape.extents.map((extent) => extent.center[1] + extent.half[1])
  const raised = RAISED[aspect] + OVER_HAT * Math.max(0, Math.max(...tops) - HEAD.top)
  return figures.map((figure) => {
    const [x, y, z] = figure.place.at
    const at = [x, y + raised, z] as const
    return figure === front ? figure : { ...figure, place: { ...figure.place, at } }
  })
}

const RAISED: Readonly<Record<Aspect, number>> = { portrait: 1.7, square: 1, landscape: 0 }
/** The fraction of the hat's height by which the others are raised further. */
const OVER_HAT = 0.4

/** The height of the ground, where a style shows it. */
const FEET = -2.7

/** The extent of a shared umbrella, which must be in the picture; the umbrella of a lone character may be cropped. */
const canopyOf = ({ shares }: Seat): readonly Extent[] => (shares ? [CANOPY] : [])
const CANOPY: Extent = { center: [1, 1.3, -1.3], half: [1.8, 0.95, 1.2], boxed: false }

/** Moves the members aside until no head covers another's face, and their middle is at x = 0. */
const spaced = (figures: readonly Figure[], closeness: number): readonly Figure[] => {
  let x = 0
  const moved = figures.map((figure, at) => {
    const before = figures[at - 1]
    if (before !== undefined) {
      x += closeness * (halfWidth(before, 1) + halfWidth(figure, -1))
    }
    return { figure, at: x }
  })
  return moved.map(({ figure, at }) => movedAside(figure, at - x / 2))
}

const movedAside = (figure: Figure, by: number): Figure => {
  const [x, y, z] = figure.place.at
  return { ...figure, place: { ...figure.place, at: [x + by, y, z] } }
}

/** How close the heads are: 1 is side by side; where the picture is narrow, one is behind the other. */
const CLOSENESS: Readonly<
  Record<'two' | 'three' | 'stepped' | 'risen', Readonly<Record<Aspect, number>>>
> = {
  two: { portrait: 0.88, square: 0.96, landscape: 1.04 },
  three: { portrait: 0.86, square: 0.9, landscape: 1 },
  stepped: { portrait: 0.56, square: 0.7, landscape: 1 },
  /** Three, with the outer two higher than the one in front. */
  risen: { portrait: 0.66, square: 0.78, landscape: 0.98 },
}

/** How far the head and what is on it reach to a side. */
const halfWidth = ({ sculpture: { tape }, place }: Figure, side: -1 | 1): number => {
  const across = acrossOf(place)
  let widest = NARROWEST * place.size
  // There are thousands of extents, so they are measured in the figure's space, not converted to the world's.
  for (const extent of tape.extents) {
    const y = extent.center[1]
    const tall = Math.max(...extent.half)
    if (y - tall >= HEAD.top || y + tall <= HEAD.bottom) continue
    widest = Math.max(
      widest,
      place.size * (side * dot(extent.center, across) + reach(extent, across)),
    )
  }
  return Math.min(WIDEST, widest)
}

/** The part of a figure that must not touch another's. */
const HEAD = { top: 1.4, bottom: -0.6 }
const NARROWEST = 0.7
/** A wide brim may overlap a neighbor. */
const WIDEST = 1.5
