import type { CustomerSubscription } from '../../shared/entities/portalSubscription.ts'
import type {
  PendingSubscriptionUpdate,
  Subscription,
  SubscriptionMeter,
} from '../../shared/entities/subscription.ts'
import { related } from '../store/related.ts'
import { uuidOf } from '../rules/customerMeters.ts'
import { meterUsages } from '../rules/usageCharges.ts'
import type { SubscriptionRow } from '../store/rows.ts'
import type { World } from '../World.ts'
import { presentCustomer } from './presentCustomer.ts'
import { presentCustomerProduct } from './presentCustomerProduct.ts'
import { presentedDiscount } from './presentDiscount.ts'
import { presentPrice } from './presentPrice.ts'
import { presentProduct } from './presentProduct.ts'
import { presentSubscriptionFields } from './presentSubscriptionFields.ts'

/** A subscription as the merchant sees it. */
export const presentSubscription = (world: World, row: SubscriptionRow): Subscription => ({
  ...presentSubscriptionFields(row),
  customFieldData: row.customFieldData,
  customer: presentCustomer(world, related(world, 'customers', row.customerId)),
  product: presentProduct(world, related(world, 'products', row.productId)),
  discount: presentedDiscount(world, row.discountId),
  prices: pricesOf(world, row),
  meters: metersOf(world, row),
  pendingUpdate: presentPendingUpdate(row),
})

/** A subscription as its customer sees it. */
export const presentCustomerSubscription = (
  world: World,
  row: SubscriptionRow,
): CustomerSubscription => ({
  ...presentSubscriptionFields(row),
  product: presentCustomerProduct(world, related(world, 'products', row.productId)),
  prices: pricesOf(world, row),
  meters: metersOf(world, row),
  pendingUpdate: presentPendingUpdate(row),
})

const pricesOf = (world: World, { priceId, meteredPriceIds }: SubscriptionRow) =>
  [...new Set([priceId, ...meteredPriceIds])].map((id) =>
    presentPrice(world, related(world, 'prices', id)),
  )

const metersOf = (world: World, row: SubscriptionRow): SubscriptionMeter[] =>
  meterUsages(world, row).map(({ meterId, ...usage }) => ({
    ...usage,
    id: uuidOf(`${row.id} ${meterId}`),
    createdAt: row.createdAt,
    modifiedAt: row.modifiedAt,
    meterId,
    meter: related(world, 'meters', meterId),
  }))

const presentPendingUpdate = ({
  pendingUpdate,
  currentPeriodEnd,
  currentPeriodStart,
}: SubscriptionRow): PendingSubscriptionUpdate | null =>
  pendingUpdate && { ...pendingUpdate, appliesAt: currentPeriodEnd ?? currentPeriodStart }
