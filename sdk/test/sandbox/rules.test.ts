import fc from 'fast-check'
import { invoiceOf, prorationOf } from '../../src/sandbox/rules/proration.ts'
import { seatTable } from '../../src/sandbox/rules/seatPrices.ts'
import { priceOfQuantity } from '../../src/sandbox/rules/tiers.ts'

const DAY = 86_400_000
const amount = fc.integer({ min: 0, max: 99_999_999 })
const moments = fc
  .tuple(fc.integer({ min: 1, max: 366 * DAY }), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([length, share]) => ({
    periodStart: new Date(0),
    periodEnd: new Date(length),
    now: new Date(Math.floor(length * share)),
    startsAnew: false,
  }))

test('a change credits and charges at most the whole price, and nothing once the period is over', () => {
  fc.assert(
    fc.property(amount, amount, moments, (previous, after, moment) => {
      const { credit, charge } = prorationOf({ previous, after, ...moment })
      expect(credit >= 0 && credit <= previous).toBe(true)
      expect(charge >= 0 && charge <= after).toBe(true)
      const over = { ...moment, now: moment.periodEnd }
      expect(prorationOf({ previous, after, ...over })).toEqual({ credit: 0, charge: 0 })
      const anew = prorationOf({ previous, after, ...moment, startsAnew: true })
      expect(anew).toEqual({ credit, charge: after })
    }),
  )
})

test('changes within a period add up to what each price costs for its days', () => {
  fc.assert(
    fc.property(amount, amount, moments, (previous, after, moment) => {
      const there = prorationOf({ previous, after, ...moment })
      const back = prorationOf({ previous: after, after: previous, ...moment })
      expect(there.charge - there.credit + back.charge - back.credit).toBe(0)
      // The part of the period that has passed is paid at the old price, the rest at the new one.
      const length = moment.periodEnd.getTime()
      const left = (length - moment.now.getTime()) / length
      const paid = previous - there.credit + there.charge
      expect(Math.abs(paid - (previous * (1 - left) + after * left))).toBeLessThanOrEqual(1)
    }),
  )
})

test('an invoice is never negative, and no credit is lost', () => {
  const any = fc.integer({ min: -99_999_999, max: 99_999_999 })
  fc.assert(
    fc.property(any, any, (due, before) => {
      const { total, pending } = invoiceOf(due, before)
      expect(total >= 0 && pending <= 0).toBe(true)
      expect(total + pending).toBe(due + before)
    }),
  )
})

describe('seats', () => {
  const tiers = [
    { minSeats: 5, maxSeats: 9, pricePerSeat: 900 },
    { minSeats: 2, maxSeats: 4, pricePerSeat: 1000 },
    { minSeats: 10, maxSeats: null, pricePerSeat: 500 },
  ]

  test.each([
    ['volume', 4, 4000],
    ['volume', 5, 4500],
    ['volume', 10, 5000],
    ['graduated', 4, 3000],
    ['graduated', 5, 3900],
    ['graduated', 11, 3000 + 4500 + 1000],
  ] as const)('%s: %i seats cost %i', (seatTierType, seats, price) => {
    expect(priceOfQuantity(seatTable({ seatTierType, tiers }), seats)).toBe(price)
  })

  test('are sold from the first tier to the last one', () => {
    const table = seatTable({ tiers })
    expect(table).toMatchObject({ type: 'volume', start: 1 })
    expect(table.tiers.map(({ bound }) => bound)).toEqual([4, 9, null])
  })
})
