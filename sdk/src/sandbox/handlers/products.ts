import { isUnknown } from '../../codec/union.ts'
import type { operations } from '../../2026-10/operations.ts'
import type { Tiers } from '../../shared/entities/price.ts'
import type { ProductPriceCreate, TiersInput } from '../../shared/entities/productRequest.ts'
import type { Rules } from '../Handlers.ts'
import { listings } from '../listings.ts'
import { listPage } from '../lists.ts'
import { organizationFor, owned, ownedRow } from '../ownership.ts'
import { grantToAll } from '../rules/grantToAll.ts'
import { checkProductParts } from '../rules/productParts.ts'
import type { Location } from '../Problem.ts'
import { invalid } from '../Problem.ts'
import { createProduct, deleteProduct, updateProduct } from '../rules/products.ts'

export const products = {
  list: ({ world, request, principal }) =>
    listPage(world, request, owned(world.state.products, principal), listings.products),

  create: ({ world, request, principal }) => {
    const { recurringInterval, recurringIntervalCount } = request
    return createProduct(world, organizationFor(world, principal, request.organizationId), {
      ...request,
      recurringInterval: typeof recurringInterval === 'string' ? recurringInterval : null,
      recurringIntervalCount:
        typeof recurringIntervalCount === 'number' ? recurringIntervalCount : undefined,
      prices: request.prices.map((price, index) => priceOf(price, ['body', 'prices', index])),
    })
  },

  get: ({ world, request: { id }, principal }) => ownedRow(world.state.products, id, principal),

  update: ({ world, request: { id, productUpdate }, principal }) => {
    const prices = productUpdate.prices?.map((price, index) =>
      'id' in price ? price : priceOf(price, ['body', 'prices', index]),
    )
    const known = ownedRow(world.state.products, id, principal)
    return updateProduct(world, known, { ...productUpdate, prices })
  },

  delete: ({ world, request: { id }, principal }) => {
    deleteProduct(world, ownedRow(world.state.products, id, principal))
  },

  updateBenefits: ({ world, request: { id, productBenefitsUpdate }, principal }) => {
    const previous = ownedRow(world.state.products, id, principal)
    const benefitIds = productBenefitsUpdate.benefits
    checkProductParts(world, previous.organizationId, { benefitIds })
    const after = world.state.products.update(previous, { benefitIds, modifiedAt: world.now() })
    grantToAll(world, after)
    world.emit(after.organizationId, 'product.updated', after)
    return after
  },
} satisfies Rules<typeof operations.products>

/** A price as it is kept: a fixed price of zero is a kind of its own, as in 2025-03. */
const priceOf = (price: ProductPriceCreate, loc: Location) => {
  if (isUnknown(price)) throw invalid(loc, 'There is no such kind of price.')
  const { priceCurrency = 'usd' } = price
  switch (price.amountType) {
    case 'fixed':
      return price.priceAmount === 0 ? { amountType: 'free' as const } : { ...price, priceCurrency }
    case 'custom':
      return { ...price, priceCurrency }
    case 'seat_based':
      return { ...price, priceCurrency }
    case 'unit_based':
      return {
        ...price,
        priceCurrency,
        tiers: tiersOf(price.tiers),
        minimumUnits: price.minimumUnits ?? null,
        unitLabel: price.unitLabel ?? null,
      }
    case 'metered_tiers':
      return {
        ...price,
        priceCurrency,
        tiers: tiersOf(price.tiers),
        capAmount: price.capAmount ?? null,
      }
    case 'metered_unit':
      return {
        ...price,
        priceCurrency,
        unitAmount: String(price.unitAmount),
        capAmount: price.capAmount ?? null,
      }
  }
}

const tiersOf = ({ type, tiers }: TiersInput): Tiers => ({
  type,
  tiers: tiers.map(({ bound = null, unitAmount }) => ({ bound, unitAmount: String(unitAmount) })),
})
