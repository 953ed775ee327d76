import type { PaymentMethod } from '../../../2025-03/customerPortal/customers.ts'
import type { PaymentMethodRow } from '../../store/rows.ts'
import type { World } from '../../World.ts'

/** A payment method; the sandbox has only cards. */
export const presentPaymentMethod = (_: World, row: PaymentMethodRow): PaymentMethod => ({
  id: row.id,
  createdAt: row.createdAt,
  default: row.isDefault,
  type: 'card',
  card: {
    brand: row.brand,
    last4: row.last4,
    expMonth: row.expMonth,
    expYear: row.expYear,
    wallet: null,
  },
})
