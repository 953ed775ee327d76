import type { operations } from '../../../2025-03/operations.ts'
import type { Handlers } from '../../Handlers.ts'
import { contains, listPage } from '../../lists.ts'
import { organizationFor, owned, ownedRow } from '../../ownership.ts'
import { presentProduct } from '../present/presentProduct.ts'
import { currentPrices } from '../../rules/currentPrices.ts'
import { grantToAll } from '../../rules/grantToAll.ts'
import { checkProductParts } from '../../rules/productParts.ts'
import { createProduct, updateProduct } from '../../rules/products.ts'
import type { ProductRow } from '../../store/rows.ts'
import type { World } from '../../World.ts'

export const products: Handlers<typeof operations.products> = {
  list: ({ world, request, principal }) =>
    listPage(request, {
      rows: owned(world.state.products, principal),
      equal: ['id', 'organizationId', 'isArchived', 'isRecurring'],
      where: [contains(request.query, ({ name }) => [name]), hasBenefit(request.benefitId)],
      by: {
        price_amount_type: (row) => currentPrices(world, row)[0]?.amountType ?? null,
        price_amount: (row) => currentPrices(world, row)[0]?.priceAmount ?? null,
      },
      order: ['-created_at'],
      present: (row) => presentProduct(world, row),
    }),

  create: ({ world, request, principal }) =>
    presentProduct(
      world,
      createProduct(world, organizationFor(world, principal, request.organizationId), request),
    ),

  get: ({ world, request: { id }, principal }) =>
    presentProduct(world, ownedRow(world.state.products, id, principal)),

  update: ({ world, request: { id, productUpdate }, principal }) =>
    presentProduct(
      world,
      updateProduct(world, ownedRow(world.state.products, id, principal), productUpdate),
    ),

  updateBenefits: ({ world, request: { id, productBenefitsUpdate }, principal }) => {
    const previous = ownedRow(world.state.products, id, principal)
    const benefitIds = productBenefitsUpdate.benefits
    checkProductParts(world, previous.organizationId, { benefitIds })
    const after = world.state.products.update(previous, { benefitIds, modifiedAt: world.now() })
    grantToAll(world, after)
    return emitUpdated(world, after)
  },
}

const hasBenefit = (wanted: string | readonly string[] | null | undefined) => {
  const ids = new Set([wanted ?? []].flat())
  return ({ benefitIds }: ProductRow) => ids.size === 0 || benefitIds.some((id) => ids.has(id))
}

const emitUpdated = (world: World, product: ProductRow) => {
  world.emit(product.organizationId, 'product.updated', product)
  return presentProduct(world, product)
}
