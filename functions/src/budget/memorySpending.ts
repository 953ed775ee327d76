import { LRUCache } from 'lru-cache'
import { spend, type Micros } from './spending.ts'
import type { SpendingLog } from './SpendingLog.ts'

/** More than one, because a clock that is set can return to a day. */
const MAX_DAYS = 8

export const memorySpending = (): SpendingLog => {
  const days = new LRUCache<string, Micros>({ max: MAX_DAYS })
  const spentOn = (day: string) => days.get(day) ?? 0
  return {
    spend(day, price, budget) {
      const spending = spend(spentOn(day), price, budget)
      days.set(day, spending.after)
      return Promise.resolve(spending)
    },
    spentOn: (day) => Promise.resolve(spentOn(day)),
  }
}
