import fc from 'fast-check'
import { spend } from '../../src/budget/spending.ts'
import type { Processes } from './Processes.ts'

/** Tests the sum of money that processes spend. */
export const testSpending = (processes: Processes): void => {
  test('[security-visitor-7] pays for exactly as many of 200 parallel pictures as the budget allows', async () => {
    const logs = processes().map(({ spending }) => spending)
    const spendings = await Promise.all(
      Array.from({ length: 200 / logs.length }, () =>
        logs.map((log) => log.spend('2026-01-01', 30, 1_000)),
      ).flat(),
    )
    expect(spendings.filter(({ isAllowed }) => isAllowed)).toHaveLength(33)
    expect(await logs[0]?.spentOn('2026-01-01')).toBe(1_000)
    expect(await logs[0]?.spentOn('2026-01-02')).toBe(0)
  })

  test('remembers a day to which a clock returns', async () => {
    const [log] = processes().map(({ spending }) => spending)
    await log?.spend('2026-03-01', 700, 1_000)
    await log?.spend('2026-03-02', 100, 1_000)
    expect(await log?.spend('2026-03-01', 700, 1_000)).toMatchObject({ isAllowed: false })
    expect(await log?.spentOn('2026-03-02')).toBe(100)
  })

  test('agrees with the rule in any sequence', async () => {
    let day = 0
    const price = fc.nat(500_000_000)
    await fc.assert(
      fc.asyncProperty(fc.array(price, { maxLength: 20 }), price, async (prices, budget) => {
        day += 1
        let spent = 0
        for (const one of prices) {
          const [log] = processes()
          const spending = await log?.spending.spend(`day ${day}`, one, budget)
          expect(spending).toEqual(spend(spent, one, budget))
          spent = spending?.after ?? 0
        }
      }),
      { numRuns: 40 },
    )
  })
}
