import type { Tier } from '@dramatis/catalogue'

/** For each tier, its share of the painting while both wait. */
export const WEIGHT: Readonly<Record<Tier, number>> = { free: 1, premium: 3 }

/** The distance between a tier's successive tags: whole numbers, inverse to the weights. */
export const STEP: Readonly<Record<Tier, number>> = {
  free: WEIGHT.premium,
  premium: WEIGHT.free,
}

/**
 * The largest priority that BullMQ accepts. Once tags reach it, pictures are painted in order of arrival until the
 * queue is empty.
 */
export const MAX_TAG = 2 ** 21

/** Virtual time: the largest tag of the pictures started so far, and the last tag given to each tier. */
export interface VirtualTime {
  readonly now: number
  readonly last: Readonly<Record<Tier, number>>
}

/** The virtual time whenever the queue is empty. */
export const START: VirtualTime = { now: 0, last: { free: 0, premium: 0 } }

/**
 * The tag of the next picture, for self-clocked fair queueing (Golestani, 1994): the smallest tag is painted first. A
 * tier gets no credit for having been idle, and one that sends many requests at once delays only itself.
 */
export const fairTag = ({ now, last }: VirtualTime, tier: Tier): number =>
  Math.min(Math.max(now, last[tier]) + STEP[tier], MAX_TAG)

export const afterTagging = (time: VirtualTime, tier: Tier): VirtualTime => ({
  ...time,
  last: { ...time.last, [tier]: fairTag(time, tier) },
})

export const afterStarting = (time: VirtualTime, tag: number): VirtualTime => ({
  ...time,
  now: Math.max(time.now, tag),
})
