import fc from 'fast-check'
import { dayOf, marksReached, microsOf, spend, untilTomorrow } from './spending.ts'

const micros = fc.nat(1_000_000)

test('never spends more than the budget, and reaches each mark once', () => {
  fc.assert(
    fc.property(fc.array(micros, { maxLength: 50 }), fc.integer({ min: 1 }), (prices, budget) => {
      let sum = 0
      let paid = 0
      const marks: number[] = []
      for (const price of prices) {
        const spending = spend(sum, price, budget)
        if (spending.isAllowed) paid += price
        marks.push(...marksReached(spending, budget))
        expect(spending.before).toBe(sum)
        sum = spending.after
      }
      expect(paid).toBeLessThanOrEqual(budget)
      expect(marks).toEqual([50, 80, 100].filter((mark) => mark * budget <= sum * 100))
    }),
  )
})

test('a day ends at midnight UTC, and prices are rounded up', () => {
  const now = Date.UTC(2026, 1, 28, 23, 59)
  expect(dayOf(now)).toBe('2026-02-28')
  expect(dayOf(now + untilTomorrow(now))).toBe('2026-03-01')
  expect(microsOf(0.000_000_1)).toBe(1)
})
