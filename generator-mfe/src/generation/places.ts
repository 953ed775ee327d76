import type { Portrait } from '@dramatis/store'
import { createStore } from 'zustand/vanilla'

/** How many takes are shown at once. */
export const ROW_LENGTH = 4

/** Which take a portrait is. */
export interface Place {
  /** The portrait whose takes these are; it is take 0. */
  readonly base: Portrait
  readonly index: number
}

/** Kept while the page is open: the takes that were drawn in full, and the places of their portraits. */
const places = new WeakMap<Portrait, Place>()
const drawn = new WeakMap<Portrait, Map<number, Portrait>>()

/** A portrait that was not drawn as a take is the base of its own takes. */
export const placeOf = (portrait: Portrait): Place =>
  places.get(portrait) ?? { base: portrait, index: 0 }

/** Notes that a portrait is the take at this place. */
export const takePlace = (portrait: Portrait, place: Place): void => {
  const { base, index } = place
  places.set(portrait, place)
  drawn.set(base, new Map(drawn.get(base)).set(index, portrait))
}

/** The portrait at a place, if it has been drawn in full. */
export const portraitAt = ({ base, index }: Place): Portrait | undefined =>
  index === 0 ? base : drawn.get(base)?.get(index)

/** The number of the first take in the row of a take. */
export const rowStart = (index: number): number => index - (index % ROW_LENGTH)

/** The first take of the row after this place's. */
export const nextRow = ({ base, index }: Place): Place => ({
  base,
  index: rowStart(index) + ROW_LENGTH,
})

/** The take that is being drawn; undefined while it is another kind of picture, or none. */
export const placeInProgress = createStore<{ readonly place: Place | undefined }>()(() => ({
  place: undefined,
}))
