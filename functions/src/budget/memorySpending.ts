import { spend } from './spending.ts'
import type { SpendingLog } from './SpendingLog.ts'

export const memorySpending = (): SpendingLog => {
  let today = ''
  let spent = 0
  const spentOn = (day: string) => (day === today ? spent : 0)
  return {
    spend(day, price, budget) {
      const spending = spend(spentOn(day), price, budget)
      today = day
      spent = spending.after
      return Promise.resolve(spending)
    },
    spentOn: (day) => Promise.resolve(spentOn(day)),
  }
}
