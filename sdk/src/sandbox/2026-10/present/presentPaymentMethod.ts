import type { PaymentMethodCard } from '../../../shared/entities/payment.ts'
import type { PaymentMethodRow } from '../../store/rows.ts'

/** A payment method; the sandbox has only cards. */
export const presentPaymentMethod = (row: PaymentMethodRow): PaymentMethodCard => ({
  ...row,
  processor: 'stripe',
  type: 'card',
  methodMetadata: { ...row, wallet: null },
})
