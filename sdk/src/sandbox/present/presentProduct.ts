import type { CheckoutProduct } from '../../shared/entities/checkout.ts'
import type { OrderProduct } from '../../shared/entities/order.ts'
import type { Product } from '../../shared/entities/product.ts'
import { currentPrices } from '../rules/currentPrices.ts'
import { related } from '../store/related.ts'
import type { ProductRow } from '../store/rows.ts'
import type { World } from '../World.ts'
import { presentBenefit, presentPublicBenefit } from './presentBenefit.ts'
import { presentPrice } from './presentPrice.ts'
import { attachedCustomFieldsOf, mediasOf } from './productParts.ts'

/** A product without its prices and benefits. */
export const presentProductFields = (row: ProductRow): OrderProduct => ({
  ...row,
  visibility: 'public',
  recurringIntervalCount: row.isRecurring ? row.recurringIntervalCount : null,
})

/** A product as its merchant sees it. */
export const presentProduct = (world: World, row: ProductRow): Product => ({
  ...presentProductFields(row),
  ...partsOf(world, row),
  attachedCustomFields: attachedCustomFieldsOf(world, row),
})

/** A product as buyers see it. */
export const presentOffer = (world: World, row: ProductRow): CheckoutProduct => ({
  ...presentProductFields(row),
  ...partsOf(world, row),
  benefits: row.benefitIds.map((id) => presentPublicBenefit(related(world, 'benefits', id))),
})

const partsOf = (world: World, row: ProductRow) => ({
  prices: currentPrices(world, row).map((price) => presentPrice(world, price)),
  benefits: row.benefitIds.map((id) => presentBenefit(world, related(world, 'benefits', id))),
  medias: mediasOf(world, row),
})
