import type { DiscountBase } from '../../discounts.ts'
import type { Subscription } from '../../subscriptions.ts'
import type { SubscriptionRow } from '../store/rows.ts'
import type { RowOf, TableName } from '../store/schema.ts'
import type { World } from '../World.ts'
import { presentCustomer, presentUser } from './presentCustomer.ts'
import { presentDiscount } from './presentDiscount.ts'
import { presentPrice } from './presentPrice.ts'
import { presentProduct } from './presentProduct.ts'

/** A subscription as the merchant sees it. */
export const presentSubscription = (world: World, row: SubscriptionRow): Subscription => {
  const customer = related(world, 'customers', row.customerId)
  return {
    ...row,
    customer: presentCustomer(customer),
    userId: customer.userId,
    user: presentUser(customer),
    product: presentProduct(world, related(world, 'products', row.productId)),
    price: presentPrice(related(world, 'prices', row.priceId)),
    discount: presentedDiscount(world, row.discountId),
  }
}

/** A row that another one refers to. Such a row is never deleted. */
export const related = <N extends TableName>(world: World, table: N, id: string): RowOf<N> => {
  const row = world.state[table].get(id)
  if (!row) throw new Error(`a row refers to ${id}, which is not among the ${table}`)
  return row as RowOf<N>
}

/** The discount of a row, or null where it has none (any more). */
export const presentedDiscount = (world: World, id: string | null): DiscountBase | null =>
  id === null ? null : presentDiscount(world, id)
