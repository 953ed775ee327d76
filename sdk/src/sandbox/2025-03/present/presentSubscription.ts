import type { CustomerSubscription } from '../../../2025-03/customerPortal/subscriptions.ts'
import type { Subscription } from '../../../2025-03/subscriptions.ts'
import type { SubscriptionRow } from '../../store/rows.ts'
import type { World } from '../../World.ts'
import { presentCustomer, presentUser } from './presentCustomer.ts'
import { presentPrice } from './presentPrice.ts'
import { presentCustomerProduct, presentProduct } from './presentProduct.ts'
import { presentedDiscount } from './presentDiscount.ts'
import { related } from '../../store/related.ts'
import { withKnownStatus } from './withKnownStatus.ts'

/** A subscription as the merchant sees it. */
export const presentSubscription = (world: World, row: SubscriptionRow): Subscription => {
  const customer = related(world, 'customers', row.customerId)
  return {
    ...withKnownStatus(row),
    customer: presentCustomer(world, customer),
    userId: customer.userId,
    user: presentUser(world, customer),
    product: presentProduct(world, related(world, 'products', row.productId)),
    price: presentPrice(related(world, 'prices', row.priceId)),
    discount: presentedDiscount(world, row.discountId),
  }
}

/** A subscription as its customer sees it. */
export const presentCustomerSubscription = (
  world: World,
  row: SubscriptionRow,
): CustomerSubscription => ({
  ...withKnownStatus(row),
  userId: related(world, 'customers', row.customerId).userId,
  product: presentCustomerProduct(world, related(world, 'products', row.productId)),
  price: presentPrice(related(world, 'prices', row.priceId)),
})
