/** A whole number of millionths of a dollar. */
export type Micros = number

const MICROS = 1_000_000

/** Rounded up, so that the budget is never exceeded. */
export const microsOf = (dollars: number): Micros => Math.ceil(dollars * MICROS)

export const dollarsOf = (micros: Micros): number => micros / MICROS

export interface Spending {
  readonly isAllowed: boolean
  /** The day's sum before and after. */
  readonly before: Micros
  readonly after: Micros
}

/** Once a price exceeds what is left of the budget, the rest counts as spent, so nothing more is paid that day. */
export const spend = (before: Micros, price: Micros, budget: Micros): Spending =>
  before + price <= budget
    ? { isAllowed: true, before, after: before + price }
    : { isAllowed: false, before, after: Math.max(before, budget) }

const MARKS = [50, 80, 100] as const

/** The marks, in percent of the budget, that this spending reached and earlier ones did not. */
export const marksReached = (
  { before, after }: Pick<Spending, 'before' | 'after'>,
  budget: Micros,
): readonly number[] =>
  MARKS.filter((mark) => before * 100 < mark * budget && mark * budget <= after * 100)

/** Days begin at midnight UTC. */
export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10)

const DAY_MS = 24 * 60 * 60_000

export const untilTomorrow = (now: number): number => DAY_MS - (now % DAY_MS)
