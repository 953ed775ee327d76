import type { PaymentMethodCard } from '../../shared/entities/payment.ts'
import type { PaymentMethodRow } from '../store/rows.ts'
import type { World } from '../World.ts'

/** A payment method; the sandbox has only cards. */
export const presentPaymentMethod = (_: World, row: PaymentMethodRow): PaymentMethodCard => ({
  ...row,
  processor: 'stripe',
  type: 'card',
  methodMetadata: { ...row, wallet: null },
})

/** A payment method of a customer as their merchant sees it. */
export const presentSavedMethod = (world: World, row: PaymentMethodRow) => ({
  ...presentPaymentMethod(world, row),
  isDefault: row.isDefault,
})

/** A payment method that has been added. No test card needs a confirmation. */
export const presentAddedMethod = (world: World, row: PaymentMethodRow) => ({
  status: 'succeeded' as const,
  paymentMethod: presentPaymentMethod(world, row),
})
