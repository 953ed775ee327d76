import { referredRow } from '../ownership.ts'
import type { Merchant } from '../Principal.ts'
import type { Location } from '../Problem.ts'
import { invalid } from '../Problem.ts'
import type { PriceRow, ProductRow } from '../store/rows.ts'
import type { World } from '../World.ts'

/** The products that a request for a checkout or a checkout link names, in one of three ways. */
export type Wanted =
  | { readonly products: readonly string[] }
  | { readonly productId: string }
  | { readonly productPriceId: string }

/** Products of one organization that are on sale, and a price if the request names one. */
export interface WantedProducts {
  readonly organizationId: string
  readonly products: readonly ProductRow[]
  readonly price: PriceRow | undefined
}

/** Finds the requested products among the merchant's own; throws a 422 if one cannot be sold. */
export const wantedProducts = (
  world: World,
  wanted: Wanted,
  principal: Merchant,
): WantedProducts => {
  if ('productPriceId' in wanted) {
    const loc = ['body', 'product_price_id']
    const price = world.state.prices.get(wanted.productPriceId)
    if (!price || price.isArchived) throw invalid(loc, 'Price does not exist.')
    if (price.amountType === 'metered_unit')
      throw invalid(loc, 'A usage price cannot be sold on its own.')
    return { ...onSale(world, [[price.productId, loc]], principal), price }
  }
  if ('productId' in wanted) {
    return onSale(world, [[wanted.productId, ['body', 'product_id']]], principal)
  }
  const ids = wanted.products
  return onSale(
    world,
    ids.map((id, index) => [id, ['body', 'products', index]] as const),
    principal,
  )
}

const onSale = (
  world: World,
  wanted: readonly (readonly [id: string, loc: Location])[],
  principal: Merchant,
): WantedProducts => {
  const products = wanted.map(([id, loc]) => {
    const product = referredRow(world.state.products, id, principal, loc)
    if (product.isArchived) throw invalid(loc, 'Product is archived.')
    return product
  })
  const [first, ...others] = products
  if (!first) throw invalid(['body', 'products'], 'At least one product is required.', 'too_short')
  const { organizationId } = first
  if (others.some((product) => product.organizationId !== organizationId)) {
    throw invalid(['body', 'products'], 'Products must all belong to the same organization.')
  }
  return { organizationId, products, price: undefined }
}
