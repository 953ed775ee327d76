import { isUnknown } from '../../codec/union.ts'
import type { CustomerProduct } from '../../2025-03/customerPortal/organizations.ts'
import type { ProductOffer } from '../../2025-03/entities/product.ts'
import type { Product, ProductPrice } from '../../2025-03/products.ts'
import type { PriceRow, ProductRow } from '../store/rows.ts'
import type { World } from '../World.ts'
import { attachedCustomFieldsOf, benefitsOf, mediasOf } from './productParts.ts'
import { presentPrice } from './presentPrice.ts'
import { related } from './related.ts'
import { withKnownInterval } from './withKnownInterval.ts'

/** A product as its merchant sees it. */
export const presentProduct = (world: World, product: ProductRow): Product => ({
  ...withKnownInterval(product),
  prices: presentedPrices(world, product),
  benefits: benefitsOf(world, product),
  medias: mediasOf(world, product),
  attachedCustomFields: attachedCustomFieldsOf(world, product),
})

/** A product as buyers see it. */
export const presentOffer = (world: World, product: ProductRow): ProductOffer => ({
  ...withKnownInterval(product),
  prices: presentedPrices(world, product),
  benefits: benefitsOf(world, product).flatMap((benefit) => (isUnknown(benefit) ? [] : benefit)),
  medias: mediasOf(world, product),
})

/** The current prices of a product, in order; the metered ones come last. */
export const currentPrices = (world: World, product: ProductRow): PriceRow[] => {
  const prices = world.state.prices
    .where('productId', product.id)
    .filter(({ isArchived }) => !isArchived)
  return [...prices.filter((price) => !isMetered(price)), ...prices.filter(isMetered)]
}

/** The current metered prices of a product. */
export const currentMeteredPrices = (world: World, product: ProductRow): PriceRow[] =>
  currentPrices(world, product).filter(isMetered)

const isMetered = ({ amountType }: PriceRow): boolean => amountType === 'metered_unit'

/** 2025-03 has no metered prices, so a product without other prices is free. */
const presentedPrices = (world: World, product: ProductRow): ProductPrice[] =>
  currentPrices(world, product)
    .filter((price, index) => index === 0 || !isMetered(price))
    .map(presentPrice)

/** A product that a customer has bought, and from whom. */
export const presentCustomerProduct = (world: World, product: ProductRow): CustomerProduct => ({
  ...presentOffer(world, product),
  organization: related(world, 'organizations', product.organizationId),
})
