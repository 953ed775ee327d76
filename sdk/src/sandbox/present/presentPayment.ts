import type { CardPayment } from '../../shared/entities/payment.ts'
import type { OrderRow } from '../store/rows.ts'
import type { World } from '../World.ts'

/** An order's payment, which has the id of its order. */
export const presentPayment = (world: World, row: OrderRow): CardPayment => {
  const cards = world.state.paymentMethods.where('customerId', row.customerId)
  const { brand = 'visa', last4 = '4242' } = cards.find(({ isDefault }) => isDefault) ?? {}
  return {
    ...row,
    processor: 'stripe',
    status: 'succeeded',
    amount: row.amount + row.taxAmount,
    trigger: row.billingReason.endsWith('_cycle') ? 'subscription_cycle' : 'purchase',
    declineReason: null,
    declineMessage: null,
    orderId: row.id,
    method: 'card',
    methodMetadata: { brand, last4 },
  }
}
