import type { PriceRow, ProductRow } from '../store/rows.ts'
import type { World } from '../World.ts'

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

export const isMetered = ({ amountType }: PriceRow): boolean =>
  amountType === 'metered_unit' || amountType === 'metered_tiers'
