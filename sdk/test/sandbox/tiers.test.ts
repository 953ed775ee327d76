import fc from 'fast-check'
import type { TierTable } from '../../src/sandbox/rules/tiers.ts'
import { priceOfQuantity } from '../../src/sandbox/rules/tiers.ts'

/** Tables of up to six tiers with prices in thousandths of a cent, and a quantity in them. */
const cases = fc
  .record({
    widths: fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 6 }),
    rates: fc.array(fc.integer({ min: 0, max: 5_000_000 }), { minLength: 6, maxLength: 6 }),
    isOpen: fc.boolean(),
  })
  .chain(({ widths, rates, isOpen }) => {
    const bounds = widths.map((_, index) =>
      widths.slice(0, index + 1).reduce((sum, width) => sum + width, 0),
    )
    const last = bounds.at(-1) ?? 0
    return fc.record({
      tiers: fc.constant(
        bounds.map((bound, index) => ({
          bound: isOpen && bound === last ? null : bound,
          milli: rates[index] ?? 0,
        })),
      ),
      quantity: fc.integer({ min: 0, max: isOpen ? last + 50 : last }),
    })
  })

type Case = typeof cases extends fc.Arbitrary<infer A> ? A : never

const tableOf = (type: string, { tiers }: Case): TierTable => ({
  type,
  start: 0,
  tiers: tiers.map(({ bound, milli }) => ({ bound, unitAmount: (milli / 1000).toFixed(3) })),
})

/** The price of the `n`th unit's tier, in thousandths of a cent. */
const rateOf = ({ tiers }: Case, n: number): number =>
  tiers.find(({ bound }) => bound === null || n <= bound)?.milli ?? 0

const cents = (milli: number): number => Math.floor((milli + 500) / 1000)

test('graduated: a quantity costs what its units cost one by one, rounded once', () => {
  fc.assert(
    fc.property(cases, (one) => {
      const units = Array.from({ length: one.quantity }, (_, index) => rateOf(one, index + 1))
      const sum = units.reduce((total, rate) => total + rate, 0)
      expect(priceOfQuantity(tableOf('graduated', one), one.quantity)).toBe(cents(sum))
    }),
  )
})

test('graduated: more never costs less, and in parts of a unit neither', () => {
  const more = fc.double({ min: 0, max: 60, noNaN: true })
  fc.assert(
    fc.property(cases, more, (one, extra) => {
      const table = tableOf('graduated', one)
      const price = priceOfQuantity(table, one.quantity)
      expect(price).toBeGreaterThanOrEqual(0)
      expect(priceOfQuantity(table, one.quantity + extra)).toBeGreaterThanOrEqual(price)
    }),
  )
})

test('volume: one tier sets the price of all units', () => {
  fc.assert(
    fc.property(cases, (one) => {
      const expected = cents(one.quantity * rateOf(one, one.quantity))
      expect(priceOfQuantity(tableOf('volume', one), one.quantity)).toBe(expected)
    }),
  )
})

test('with a single tier, both are the same', () => {
  fc.assert(
    fc.property(cases, (one) => {
      const single = {
        ...one,
        tiers: one.tiers.slice(-1).map((tier) => ({ ...tier, bound: null })),
      }
      const [graduated, volume] = (['graduated', 'volume'] as const).map((type) =>
        priceOfQuantity(tableOf(type, single), one.quantity),
      )
      expect(graduated).toBe(volume)
    }),
  )
})
