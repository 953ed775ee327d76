import type { Tier } from '../tier/Tier.ts'

/** For each tier, its share of the painting while both wait. */
export const WEIGHT: Readonly<Record<Tier, number>> = { free: 1, premium: 3 }

/** How far a tier's next picture is behind its last: whole numbers, inverse to the weights. */
export const STEP: Readonly<Record<Tier, number>> = {
  free: WEIGHT.premium,
  premium: WEIGHT.free,
}

/** The largest priority that BullMQ takes. From there on, until nobody waits, all are painted in order of arrival. */
export const MAX_TAG = 2 ** 21

/** Virtual time: the tag of what was started last, and the last tag that each tier was given. */
export interface VirtualTime {
  readonly now: number
  readonly last: Readonly<Record<Tier, number>>
}

/** The state whenever the queue is empty. */
export const START: VirtualTime = { now: 0, last: { free: 0, premium: 0 } }

/**
 * Self-clocked fair queueing (Golestani, 1994): who has the smallest tag is next. A tier that was idle gets no
 * credit for it, and one that sends many requests at once delays nobody but itself.
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
