/** A change to a subscription's price within a period, in the currency's smallest unit. */
interface PriceChange {
  readonly previous: number
  readonly after: number
  readonly periodStart: Date
  readonly periodEnd: Date
  readonly now: Date
  /** Whether a new period starts now, for which the new price is due in full. */
  readonly startsAnew: boolean
}

/** The credit and the charge of a change, each from 0 to the whole price. */
export interface Proration {
  /** The amount paid for the rest of the period at the old price. */
  readonly credit: number
  /** The price of the rest of the period at the new price, or of the whole new period. */
  readonly charge: number
}

/** Time that has been paid for but not used is credited, and charged at the new price. */
export const prorationOf = (change: PriceChange): Proration => {
  const share = remainingShare(change)
  return {
    credit: Math.round(change.previous * share),
    charge: change.startsAnew ? change.after : Math.round(change.after * share),
  }
}

/** The remaining share of the period, from 0 to 1. */
const remainingShare = ({ periodStart: start, periodEnd: end, now }: PriceChange): number => {
  if (end <= start) return 0
  const left = (end.getTime() - now.getTime()) / (end.getTime() - start.getTime())
  return Math.min(1, Math.max(0, left))
}

/** The total of an invoice, and what is pending for the next one: an excess credit, as a negative amount. */
export const invoiceOf = (
  due: number,
  pending: number,
): { readonly total: number; readonly pending: number } => ({
  total: Math.max(0, due + pending),
  pending: Math.min(0, due + pending),
})
