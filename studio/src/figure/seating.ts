import type { CharacterSpec, Species } from '../spec/CharacterSpec.ts'
import type { Aspect } from '../spec/Picture.ts'
import { isLow, shelters } from '../spec/props.ts'

/** Where a member of a group is, as far as that is known without the widths of the members. */
export interface Seat {
  readonly spec: CharacterSpec
  /** -1 on the left of the picture, 1 on the right, 0 between two others. */
  readonly side: -1 | 0 | 1
  /** Whether what the member holds is on the left of the picture instead of the right. */
  readonly mirrored: boolean
  /** Whether the member holds an umbrella over a neighbor. */
  readonly shares: boolean
  /** Whether the member stands in front and covers part of the others. */
  readonly isInFront: boolean
  /** How large the member is, relative to an adult human. */
  readonly size: number
  /** How far the member's eyes are above those of an adult human, in heads (two units). */
  readonly rise: number
}

/**
 * Seats a group as a photographer would: the smallest in front, the others behind and, where the picture is tall,
 * higher. What they hold is on the outer sides, unless it is an umbrella for both. Returns the seats from left to
 * right. Throws a RangeError if there are no members.
 */
export const seated = (
  members: readonly CharacterSpec[],
  aspect: Aspect,
  umbrellaFor: 'each' | 'both' = 'both',
): readonly Seat[] => {
  const shares = ({ prop }: CharacterSpec): boolean => umbrellaFor === 'both' && shelters(prop)
  const order = ordered(members)
  const front = frontOf(order, shares)
  const lowest = statureOf(front).rise
  const step = STEP[order.length === 2 ? 'two' : 'three'][aspect]
  return order.map((spec, at) => {
    const side = order.length === 1 ? 0 : at === 0 ? -1 : at === order.length - 1 ? 1 : 0
    const { size, rise } = statureOf(spec)
    const isInFront = spec === front
    return {
      ...{ spec, side, size, isInFront },
      shares: shares(spec),
      mirrored: spec.prop !== undefined && side !== 0 && side < 0 !== shares(spec),
      rise: isInFront ? rise : Math.max(rise, lowest + step),
    }
  })
}

/** The least height by which the others' eyes are above those of the one in front, in heads. */
const STEP: Readonly<Record<'two' | 'three', Readonly<Record<Aspect, number>>>> = {
  two: { portrait: 0.3, square: 0.14, landscape: 0.06 },
  three: { portrait: 0.95, square: 0.6, landscape: 0.08 },
}

/** Puts somebody whose hands are empty or hold something low in the middle of three: a blade would hide a neighbor. */
const ordered = (members: readonly CharacterSpec[]): readonly CharacterSpec[] => {
  if (members.length < 3) return members
  const middle =
    members.find(({ prop }) => prop === undefined) ??
    members.find(({ prop }) => isLow(prop)) ??
    members[0]
  const [left, ...right] = members.filter((member) => member !== middle)
  return [left, middle, ...right].filter((member) => member !== undefined)
}

/**
 * The member in front: the smallest or, among equals, the middle one of three and the first of two. Whoever holds an
 * umbrella for others stands behind them.
 */
const frontOf = (
  order: readonly CharacterSpec[],
  shares: (spec: CharacterSpec) => boolean,
): CharacterSpec => {
  const rank = (spec: CharacterSpec): number => statureOf(spec).rise + (shares(spec) ? 1 : 0)
  const [first, second] = order
  const favorite = order.length === 3 ? second : first
  const ranked = [favorite, ...order]
    .filter((member) => member !== undefined)
    .toSorted((one, other) => rank(one) - rank(other))
  const [front] = ranked
  if (front === undefined) throw new RangeError('A group needs at least one member.')
  return front
}

interface Stature {
  readonly size: number
  readonly rise: number
}

const statureOf = ({ age, species }: CharacterSpec): Stature => {
  const grown = STATURES[species] ?? { size: 1, rise: 0 }
  const { size, rise } = YOUNG[age] ?? { size: 1, rise: 0 }
  return { size: grown.size * size, rise: grown.rise + rise }
}

const YOUNG: Partial<Record<CharacterSpec['age'], Stature>> = {
  child: { size: 0.82, rise: -0.42 },
  teen: { size: 0.94, rise: -0.14 },
}

const SMALL = { size: 0.86, rise: -0.3 }
const TINY = { size: 0.52, rise: -0.84 }
const HUGE = { size: 1.12, rise: 0.14 }
const STATURES: Partial<Record<Species, Stature>> = {
  ...{ dwarf: SMALL, goblin: SMALL, sage: SMALL, 'barrel-robot': SMALL, slime: SMALL },
  ...{ cat: SMALL, dog: SMALL, fox: SMALL, rabbit: SMALL, hedgehog: SMALL },
  ...{
    hamster: TINY,
    mouse: TINY,
    butterfly: TINY,
    chicken: SMALL,
    penguin: SMALL,
    squirrel: TINY,
  },
  ...{ sheep: SMALL, goat: SMALL, koala: SMALL, giraffe: HUGE },
  ...{ monkey: SMALL, duck: SMALL, frog: SMALL, parrot: SMALL, owl: SMALL, turtle: SMALL },
  ...{ troll: HUGE, golem: HUGE, dragon: HUGE, elephant: HUGE, bear: HUGE, tree: HUGE },
}
