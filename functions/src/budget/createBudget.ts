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

/**
 * Counts the cost of one request to a model, before it is sent.
 * @throws {EngineError} `exhausted` if the budget does not allow it
 */
export type Pay = () => Promise<void>

/**
 * Wraps the work of a model, which pays for each request that it sends: retries and repairs cost as much as the first.
 * Once the budget is used up, `fallback` does the work, or it is refused.
 */
export type WithinBudget = <P extends readonly unknown[], A>(
  kind: Call,
  id: string,
  workWith: (pay: Pay) => (...args: P) => Promise<A>,
  fallback: (...args: P) => Promise<A>,
) => (...args: P) => Promise<A>

/** Nothing is refunded, since the providers don't either. */
export const createBudget = (
  { dailyBudget, prices, budgetExhausted }: BudgetSettings,
  { spending, metrics, clock, log }: BudgetDeps,
): WithinBudget => {
  const budget = dailyBudget === undefined ? Number.MAX_SAFE_INTEGER : microsOf(dailyBudget)
  if (dailyBudget !== undefined) {
    metrics.observeBudget(async () => (await spending.spentOn(dayOf(clock()))) / budget)
  }
  const spend = async (id: string, dollars: number): Promise<void> => {
    const spent = await spending.spend(dayOf(clock()), microsOf(dollars), budget)
    for (const percent of marksReached(spent, budget)) {
      log.warn({ percent, dollars: dollarsOf(spent.after) }, 'the daily budget is being used up')
    }
    if (!spent.isAllowed) {
      throw new EngineError('exhausted', 'The daily budget is used up', {
        retryAfterMs: untilTomorrow(clock()),
      })
    }
    metrics.cost(id, dollars)
  }
  return (kind, id, workWith, fallback) => {
    const price = priceOf(prices, kind, id)
    const work = workWith(() => spend(id, price))
    if (budgetExhausted === 'refuse') return work
    return (...args) =>
      work(...args).catch((thrown: unknown) => {
        if (isExhausted(thrown)) return fallback(...args)
        throw thrown
      })
  }
}

const isExhausted = (thrown: unknown): boolean =>
  thrown instanceof EngineError && thrown.failure === 'exhausted'

/** For calls that cost nothing. */
export const free: Pay = () => Promise.resolve()

/** For a deployment without a budget. */
export const unlimited: WithinBudget = (_kind, _id, workWith) => workWith(free)
