import { refundAmountTooHigh, refundedAlready } from '../Problem.ts'
import type { OrderRow } from '../store/rows.ts'

type Refundable = Pick<
  OrderRow,
  'amount' | 'taxAmount' | 'refundedAmount' | 'refundedTaxAmount' | 'status'
>

/** The changes that a refund makes to an order. */
export interface Refunded {
  /** The tax that is refunded with the amount. */
  readonly taxAmount: number
  readonly order: Pick<OrderRow, 'refundedAmount' | 'refundedTaxAmount' | 'status'>
}

/**
 * Refunds `amount` of an order, before tax, in the currency's smallest unit. Tax is refunded in
 * proportion; the last refund includes the remainder. Throws the platform's problems if the order is
 * already fully refunded, or the amount is too high.
 */
export const refundOrder = (order: Refundable, amount: number): Refunded => {
  const left = order.amount - order.refundedAmount
  if (order.status === 'refunded' || left <= 0) throw refundedAlready()
  if (amount > left) throw refundAmountTooHigh()
  const leftOfTax = order.taxAmount - order.refundedTaxAmount
  const share = Math.round((order.taxAmount * amount) / order.amount)
  const taxAmount = amount === left ? leftOfTax : Math.min(share, leftOfTax)
  return {
    taxAmount,
    order: {
      refundedAmount: order.refundedAmount + amount,
      refundedTaxAmount: order.refundedTaxAmount + taxAmount,
      status: amount === left ? 'refunded' : 'partially_refunded',
    },
  }
}
