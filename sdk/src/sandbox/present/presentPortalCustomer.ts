import type { CustomerPortalCustomer } from '../../shared/entities/portalCustomer.ts'
import type { CustomerRow } from '../store/rows.ts'
import type { World } from '../World.ts'
import { defaultPaymentMethodId } from './presentCustomer.ts'

/** A customer as they see themselves. */
export const presentPortalCustomer = (world: World, row: CustomerRow): CustomerPortalCustomer => ({
  ...row,
  billingName: null,
  defaultPaymentMethodId: defaultPaymentMethodId(world, row),
  type: 'individual',
  locale: null,
})
