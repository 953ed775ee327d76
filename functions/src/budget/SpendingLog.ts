import type { Micros, Spending } from './spending.ts'

/** The money spent each day. Each call is one atomic step, so parallel calls cannot both spend the last cent. */
export interface SpendingLog {
  /** Spends `price` if the function `spend` allows it. */
  spend(day: string, price: Micros, budget: Micros): Promise<Spending>
  spentOn(day: string): Promise<Micros>
}
