import type { Logger } from 'pino'
import type { Clock } from '../Clock.ts'
import { EngineError } from '../errors/EngineError.ts'
import type { Metrics } from '../metrics/createMetrics.ts'
import type { Call } from './priceList.ts'
import { priceOf, type PriceSettings } from './prices.ts'
import { dayOf, dollarsOf, marksReached, microsOf, untilTomorrow } from './spending.ts'
import type { SpendingLog } from './SpendingLog.ts'

/** What happens once the day's budget is spent: either the studio draws, or requests are refused. */
type Exhausted = 'studio' | 'refuse'

export interface BudgetSettings {
  /** US dollars that the providers may cost per day, from midnight UTC. Absent: no limit. */
  readonly dailyBudget?: number | undefined
  readonly prices: PriceSettings
  readonly budgetExhausted: Exhausted
}

export interface BudgetDeps {
  readonly spending: SpendingLog
  readonly metrics: Pick<Metrics, 'cost' | 'observeBudget'>
  readonly clock: Clock
  readonly log: Pick<Logger, 'warn'>
}

/** Wraps the calls to a model: once the budget is used up, they go to `fallback` or are refused. */
export type WithinBudget = <P extends readonly unknown[], A>(
  kind: Call,
  id: string,
  call: (...args: P) => Promise<A>,
  fallback: (...args: P) => Promise<A>,
) => (...args: P) => Promise<A>

/** Counts the cost of each call before it is made, and never refunds it, since the providers don't either. */
export const createBudget = (
  { dailyBudget, prices, budgetExhausted }: BudgetSettings,
  { spending, metrics, clock, log }: BudgetDeps,
): WithinBudget => {
  const budget = dailyBudget === undefined ? Number.MAX_SAFE_INTEGER : microsOf(dailyBudget)
  if (dailyBudget !== undefined) {
    metrics.observeBudget(async () => (await spending.spentOn(dayOf(clock()))) / budget)
  }
  const pay = async (id: string, dollars: number): Promise<boolean> => {
    const spent = await spending.spend(dayOf(clock()), microsOf(dollars), budget)
    for (const percent of marksReached(spent, budget)) {
      log.warn({ percent, dollars: dollarsOf(spent.after) }, 'the daily budget is being used up')
    }
    if (spent.isAllowed) metrics.cost(id, dollars)
    return spent.isAllowed
  }
  return (kind, id, call, fallback) => {
    const price = priceOf(prices, kind, id)
    return async (...args) => {
      if (await pay(id, price)) return call(...args)
      if (budgetExhausted === 'studio') return fallback(...args)
      throw new EngineError('exhausted', 'The daily budget is used up', {
        retryAfterMs: untilTomorrow(clock()),
      })
    }
  }
}

/** For a deployment without a budget. */
export const unlimited: WithinBudget = (_kind, _id, call) => call
