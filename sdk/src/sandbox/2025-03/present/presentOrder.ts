import type { CustomerOrder } from '../../../2025-03/customerPortal/orders.ts'
import type { Order } from '../../../2025-03/orders.ts'
import type { OrderRow } from '../../store/rows.ts'
import type { World } from '../../World.ts'
import { presentCustomer, presentUser } from './presentCustomer.ts'
import { presentPrice } from './presentPrice.ts'
import { presentCustomerProduct } from './presentProduct.ts'
import { presentedDiscount } from './presentDiscount.ts'
import { related } from '../../store/related.ts'
import { withKnownInterval } from './withKnownInterval.ts'
import { withKnownStatus } from './withKnownStatus.ts'

/** An order as the merchant sees it. */
export const presentOrder = (world: World, row: OrderRow): Order => {
  const customer = related(world, 'customers', row.customerId)
  return {
    ...withKnownReason(row),
    customer: presentCustomer(world, customer),
    userId: customer.userId,
    user: presentUser(world, customer),
    product: withKnownInterval(related(world, 'products', row.productId)),
    productPrice: presentPrice(related(world, 'prices', row.productPriceId)),
    discount: presentedDiscount(world, row.discountId),
    subscription:
      row.subscriptionId === null
        ? null
        : {
            ...withKnownStatus(related(world, 'subscriptions', row.subscriptionId)),
            userId: customer.userId,
          },
  }
}

/** An order as its customer sees it. */
export const presentCustomerOrder = (world: World, row: OrderRow): CustomerOrder => ({
  ...withKnownReason(row),
  userId: related(world, 'customers', row.customerId).userId,
  product: presentCustomerProduct(world, related(world, 'products', row.productId)),
  productPrice: presentPrice(related(world, 'prices', row.productPriceId)),
  subscription:
    row.subscriptionId === null
      ? null
      : withKnownStatus(related(world, 'subscriptions', row.subscriptionId)),
})

/** Replaces a billing reason that 2025-03 lacks: that version has no meter periods. */
const withKnownReason = (row: OrderRow): OrderRow =>
  row.billingReason === 'subscription_meter_cycle'
    ? { ...row, billingReason: 'subscription_cycle' }
    : row
