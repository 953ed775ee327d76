import { isUnknown } from '../../../codec/union.ts'
import type { operations } from '../../../2026-10/operations.ts'
import type { ProductPriceCreate } from '../../../shared/entities/productRequest.ts'
import { products as legacy } from '../../2025-03/handlers/products.ts'
import type { Handlers } from '../../Handlers.ts'
import { listPage, contains, hasMetadata, matches } from '../../lists.ts'
import { organizationFor, owned, ownedRow } from '../../ownership.ts'
import { currentPrices } from '../../rules/currentPrices.ts'
import type { Location } from '../../Problem.ts'
import { invalid } from '../../Problem.ts'
import { createProduct, updateProduct } from '../../rules/products.ts'
import { presentProduct } from '../present/presentProduct.ts'
import { rowOf } from '../rowOf.ts'

export const products: Handlers<typeof operations.products> = {
  list: ({ world, request, principal }) => {
    const benefitIds = new Set([request.benefitId ?? []].flat())
    return listPage(request, {
      rows: owned(world.state.products, principal),
      equal: ['id', 'organizationId', 'isArchived', 'isRecurring'],
      where: [
        contains(request.query, ({ name }) => [name]),
        matches<unknown, string>(request.visibility, () => 'public'),
        (row) => benefitIds.size === 0 || row.benefitIds.some((id) => benefitIds.has(id)),
        hasMetadata(request.metadata),
      ],
      by: {
        price_amount_type: (row) => currentPrices(world, row)[0]?.amountType ?? null,
        price_amount: (row) => currentPrices(world, row)[0]?.priceAmount ?? null,
      },
      order: ['-created_at'],
      present: (row) => presentProduct(world, row),
    })
  },

  create: ({ world, request, principal }) => {
    const { recurringInterval, recurringIntervalCount } = request
    const row = createProduct(world, organizationFor(world, principal, request.organizationId), {
      ...request,
      recurringInterval: typeof recurringInterval === 'string' ? recurringInterval : null,
      recurringIntervalCount:
        typeof recurringIntervalCount === 'number' ? recurringIntervalCount : undefined,
      prices: request.prices.map((price, index) => priceOf(price, ['body', 'prices', index])),
    })
    return presentProduct(world, row)
  },

  get: ({ world, request: { id }, principal }) =>
    presentProduct(world, ownedRow(world.state.products, id, principal)),

  update: ({ world, request: { id, productUpdate }, principal }) => {
    const prices = productUpdate.prices?.map((price, index) =>
      'id' in price ? price : priceOf(price, ['body', 'prices', index]),
    )
    const known = ownedRow(world.state.products, id, principal)
    return presentProduct(world, updateProduct(world, known, { ...productUpdate, prices }))
  },

  updateBenefits: ({ world, request, principal }) => {
    const reply = legacy.updateBenefits({ world, request, principal })
    return presentProduct(world, rowOf(world, 'products', reply))
  },
}

/** A price as 2025-03 expresses it: a fixed price of zero is a separate kind there. */
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
    case 'metered_unit':
      return {
        ...price,
        priceCurrency,
        unitAmount: String(price.unitAmount),
        capAmount: price.capAmount ?? null,
      }
  }
}
