import type { Tier } from '@dramatis/catalogue'
import fc from 'fast-check'
import {
  afterStarting,
  afterTagging,
  fairTag,
  MAX_TAG,
  START,
  WEIGHT,
  type VirtualTime,
} from './fairness.ts'

const tiers = fc.constantFrom<Tier>('free', 'premium')

/** Tags a list of arrivals before anything starts. */
const tagsOf = (arrivals: readonly Tier[], from: VirtualTime = START): readonly number[] => {
  let time = from
  return arrivals.map((tier) => {
    const tag = fairTag(time, tier)
    time = afterTagging(time, tier)
    return tag
  })
}

/** Indexes in painting order: by tag, then by arrival. */
const orderOf = (tags: readonly number[]): readonly number[] =>
  tags.map((_, at) => at).toSorted((a, b) => (tags[a] ?? 0) - (tags[b] ?? 0) || a - b)

test('within a tier, the first to arrive is the first to be painted', () => {
  fc.assert(
    fc.property(fc.array(tiers, { maxLength: 60 }), (arrivals) => {
      const order = orderOf(tagsOf(arrivals))
      for (const tier of ['free', 'premium']) {
        const ofTier = order.filter((at) => arrivals[at] === tier)
        expect(ofTier).toEqual(ofTier.toSorted((a, b) => a - b))
      }
    }),
  )
})

test('while both tiers wait, the shares match the weights, whatever the order of arrival', () => {
  fc.assert(
    fc.property(fc.array(tiers, { minLength: 8, maxLength: 80 }), (arrivals) => {
      const painted = orderOf(tagsOf(arrivals)).map((at) => arrivals[at])
      const count = { free: 0, premium: 0 }
      const total = (tier: Tier) => arrivals.filter((one) => one === tier).length
      for (const tier of painted) {
        if (tier !== undefined) count[tier] += 1
        if (count.free === total('free') || count.premium === total('premium')) return
        const lead = count.premium / WEIGHT.premium - count.free / WEIGHT.free
        expect(Math.abs(lead)).toBeLessThanOrEqual(1)
      }
    }),
  )
})

test('a tier gets no credit for having been idle', () => {
  const busy = tagsOf(Array.from({ length: 90 }, () => 'premium'))
  const time = afterStarting({ ...START, last: { free: 0, premium: 90 } }, busy.at(-1) ?? 0)
  expect(fairTag(time, 'free')).toBeGreaterThan(90)
  expect(fairTag(time, 'premium')).toBeGreaterThan(90)
})

test('no tag is larger than BullMQ allows', () => {
  fc.assert(
    fc.property(fc.nat({ max: MAX_TAG }), tiers, (now, tier) => {
      const tag = fairTag({ now, last: { free: now, premium: now } }, tier)
      expect(tag).toBeLessThanOrEqual(MAX_TAG)
      expect(tag).toBeGreaterThan(0)
    }),
  )
})
