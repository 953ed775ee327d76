import type { CustomerProduct } from '../../../2025-03/customerPortal/organizations.ts'
import type { ProductOffer } from '../../../2025-03/entities/product.ts'
import type { Product, ProductPrice } from '../../../2025-03/products.ts'
import { currentPrices, isMetered } from '../../rules/currentPrices.ts'
import { productsOnSale } from '../../rules/products.ts'
import type { RowOf } from '../../store/schema.ts'
import type { ProductRow } from '../../store/rows.ts'
import { attachedCustomFieldsOf, mediasOf } from '../../present/productParts.ts'
import type { World } from '../../World.ts'
import { presentBenefit } from './presentBenefit.ts'
import { presentPrice } from './presentPrice.ts'
import { related } from '../../store/related.ts'
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
  benefits: benefitsOf(world, product),
  medias: mediasOf(world, product),
})

/** 2025-03 has no metered prices, so a product without other prices is free. */
const presentedPrices = (world: World, product: ProductRow): ProductPrice[] =>
  currentPrices(world, product)
    .filter((price, index) => index === 0 || !isMetered(price))
    .map(presentPrice)

const benefitsOf = (world: World, { benefitIds }: ProductRow) =>
  benefitIds.map((id) => presentBenefit(world, related(world, 'benefits', id)))

/** An organization as its customers see it, with what it sells. */
export const presentShop = (world: World, organization: RowOf<'organizations'>) => ({
  organization,
  products: productsOnSale(world, organization).map((product) => presentOffer(world, product)),
})

/** A product that a customer has bought, and from whom. */
export const presentCustomerProduct = (world: World, product: ProductRow): CustomerProduct => ({
  ...presentOffer(world, product),
  organization: related(world, 'organizations', product.organizationId),
})
