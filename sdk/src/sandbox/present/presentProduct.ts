import { isUnknown } from '../../codec/union.ts'
import type { CustomerProduct } from '../../customerPortal/organizations.ts'
import type { ProductOffer } from '../../entities/product.ts'
import type { Product, ProductPrice } from '../../products.ts'
import type { PriceRow, ProductRow } from '../store/rows.ts'
import type { World } from '../World.ts'
import { attachedCustomFieldsOf, benefitsOf, mediasOf } from './productParts.ts'
import { presentPrice } from './presentPrice.ts'
import { related } from './related.ts'

/** A product as its merchant sees it. */
export const presentProduct = (world: World, product: ProductRow): Product => ({
  ...product,
  prices: presentedPrices(world, product),
  benefits: benefitsOf(world, product),
  medias: mediasOf(world, product),
  attachedCustomFields: attachedCustomFieldsOf(world, product),
})

/** A product as buyers see it. */
export const presentOffer = (world: World, product: ProductRow): ProductOffer => ({
  ...product,
  prices: presentedPrices(world, product),
  benefits: benefitsOf(world, product).flatMap((benefit) => (isUnknown(benefit) ? [] : benefit)),
  medias: mediasOf(world, product),
})

/** The current prices of a product, in order. */
export const currentPrices = (world: World, product: ProductRow): PriceRow[] =>
  world.state.prices.where('productId', product.id).filter(({ isArchived }) => !isArchived)

const presentedPrices = (world: World, product: ProductRow): ProductPrice[] =>
  currentPrices(world, product).map(presentPrice)

/** A product that a customer has bought, and from whom. */
export const presentCustomerProduct = (world: World, product: ProductRow): CustomerProduct => ({
  ...presentOffer(world, product),
  organization: related(world, 'organizations', product.organizationId),
})
