import type { Micros, Spending } from './spending.ts'

/** The money spent each day. Each call is one atomic step, so parallel calls cannot both spend the last cent. */
export interface SpendingLog {
  /** Spends a price, by the rule of `spend`. */
  spend(day: string, price: Micros, budget: Micros): Promise<Spending>
  spentOn(day: string): Promise<Micros>
}
