import type { Portrait } from '@dramatis/store'

/** Kept while the page is open: the pictures that changes in words led from, and to. */
const before = new WeakMap<Portrait, Portrait>()
const after = new WeakMap<Portrait, Portrait>()

/** Notes that a change made one picture of another, in place of the one that an undone change had made. */
export const noteChange = (from: Portrait, to: Portrait): void => {
  before.set(to, from)
  after.set(from, to)
}

/** The picture before the last change; undefined if it is not the result of one. */
export const beforeChange = (portrait: Portrait): Portrait | undefined => before.get(portrait)

/** The picture that a change made of this one, once that has been undone. */
export const afterChange = (portrait: Portrait): Portrait | undefined => after.get(portrait)
