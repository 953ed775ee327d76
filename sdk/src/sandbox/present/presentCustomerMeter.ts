import type { CustomerMeter } from '../../shared/customerMeters.ts'
import type { CustomerUsage } from '../rules/customerMeters.ts'
import type { World } from '../World.ts'
import { presentCustomer } from './presentCustomer.ts'

/** A customer's use of a meter as its merchant sees it. */
export const presentCustomerMeter = (world: World, usage: CustomerUsage): CustomerMeter => ({
  ...presentOwnMeter(world, usage),
  customer: presentCustomer(world, usage.customer),
})

/** A customer's use of a meter as they see it. */
export const presentOwnMeter = (_: World, usage: CustomerUsage) => ({
  ...usage,
  customerId: usage.customer.id,
  meterId: usage.meter.id,
})
