import { refundAmountTooHigh, refundedAlready } from '../Problem.ts'
import type { OrderRow } from '../store/rows.ts'

type Refundable = Pick<
  OrderRow,
  'amount' | 'taxAmount' | 'refundedAmount' | 'refundedTaxAmount' | 'status'
>

/** What a refund changes of an order. */
export interface Refunded {
  /** The tax that goes back with the amount. */
  readonly taxAmount: number
  readonly order: Pick<OrderRow, 'refundedAmount' | 'refundedTaxAmount' | 'status'>
}

/**
 * Refunds `amount` of an order, before tax, in the currency's smallest unit. The tax follows in
 * proportion, and the last refund brings what is left of it. Throws the platform's problems when
 * all is refunded already, or less is left than asked for.
 */
export const refunded = (order: Refundable, amount: number): Refunded => {
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
