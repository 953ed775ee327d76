import type { operations } from '../../operations.ts'
import type { ProductPriceUpdate, ProductUpdate } from '../../products.ts'
import type { Handlers } from '../Handlers.ts'
import { contains, listPage, matches } from '../lists.ts'
import { organizationFor, owned, ownedRow } from '../ownership.ts'
import { currentPrices, presentProduct } from '../present/presentProduct.ts'
import { invalid } from '../Problem.ts'
import { grantToAll } from '../rules/grantToAll.ts'
import { checkedName } from '../rules/names.ts'
import { archivePrice, newPrice } from '../rules/prices.ts'
import { checkProductParts } from '../rules/productParts.ts'
import type { ProductRow } from '../store/rows.ts'
import type { World } from '../World.ts'

export const products: Handlers<typeof operations.products> = {
  list: ({ world, request, principal }) =>
    listPage(request, {
      rows: owned(world.state.products, principal),
      where: [
        matches(request.id, ({ id }) => id),
        matches(request.organizationId, ({ organizationId }) => organizationId),
        contains(request.query, ({ name }) => [name]),
        matches(request.isArchived, ({ isArchived }) => isArchived),
        matches(request.isRecurring, ({ isRecurring }) => isRecurring),
        hasBenefit(request.benefitId),
      ],
      by: {
        created_at: ({ createdAt }) => createdAt,
        name: ({ name }) => name,
        price_amount_type: (row) => currentPrices(world, row)[0]?.amountType ?? null,
        price_amount: (row) => currentPrices(world, row)[0]?.priceAmount ?? null,
      },
      order: ['-created_at'],
      present: (row) => presentProduct(world, row),
    }),

  create: ({ world, request, principal }) => {
    const organizationId = organizationFor(world, principal, request.organizationId)
    const customFields = request.attachedCustomFields ?? []
    const mediaIds = request.medias ?? []
    checkProductParts(world, organizationId, { customFields, mediaIds })
    const recurringInterval = request.recurringInterval ?? null
    const product = world.state.products.put({
      ...world.record(),
      name: checkedName(request.name),
      description: request.description ?? null,
      recurringInterval,
      isRecurring: recurringInterval !== null,
      isArchived: false,
      organizationId,
      metadata: request.metadata ?? {},
      benefitIds: [],
      mediaIds,
      customFields,
    })
    if (request.prices.length === 0) throw noPrice()
    for (const [index, price] of request.prices.entries()) {
      newPrice(world, product, price, ['body', 'prices', index])
    }
    const answer = presentProduct(world, product)
    world.emit(organizationId, 'product.created', answer)
    return answer
  },

  get: ({ world, request: { id }, principal }) =>
    presentProduct(world, ownedRow(world.state.products, id, principal)),

  update: ({ world, request: { id, productUpdate }, principal }) => {
    const before = ownedRow(world.state.products, id, principal)
    return emitUpdated(world, applyUpdate(world, before, productUpdate))
  },

  updateBenefits: ({ world, request: { id, productBenefitsUpdate }, principal }) => {
    const before = ownedRow(world.state.products, id, principal)
    const benefitIds = productBenefitsUpdate.benefits
    checkProductParts(world, before.organizationId, { benefitIds })
    const after = world.state.products.update(before, { benefitIds, modifiedAt: world.now() })
    grantToAll(world, after)
    return emitUpdated(world, after)
  },
}

const hasBenefit = (wanted: string | readonly string[] | null | undefined) => {
  const ids = new Set([wanted ?? []].flat())
  return ({ benefitIds }: ProductRow) => ids.size === 0 || benefitIds.some((id) => ids.has(id))
}

const emitUpdated = (world: World, product: ProductRow) => {
  const answer = presentProduct(world, product)
  world.emit(product.organizationId, 'product.updated', answer)
  return answer
}

const applyUpdate = (world: World, before: ProductRow, update: ProductUpdate): ProductRow => {
  const { name, description, recurringInterval, isArchived, prices, metadata } = update
  const mediaIds = update.medias ?? before.mediaIds
  const customFields = update.attachedCustomFields ?? before.customFields
  checkProductParts(world, before.organizationId, { customFields, mediaIds })
  if (recurringInterval != null && !before.isRecurring) {
    throw invalid(['body', 'recurring_interval'], 'A one-time product cannot become recurring.')
  }
  const product = world.state.products.update(before, {
    modifiedAt: world.now(),
    name: name == null ? before.name : checkedName(name),
    description: description === undefined ? before.description : description,
    recurringInterval: recurringInterval ?? before.recurringInterval,
    isArchived: isArchived ?? before.isArchived,
    metadata: metadata ?? before.metadata,
    mediaIds,
    customFields,
  })
  if (prices) replacePrices(world, product, prices)
  return product
}

/** Keeps the prices with the given ids, adds the new ones, and archives all others. */
const replacePrices = (
  world: World,
  product: ProductRow,
  wanted: readonly ProductPriceUpdate[],
): void => {
  if (wanted.length === 0) throw noPrice()
  const current = currentPrices(world, product)
  const kept = wanted.flatMap((price) => ('id' in price ? [price.id] : []))
  for (const [index, price] of wanted.entries()) {
    const loc = ['body', 'prices', index]
    if (!('id' in price)) newPrice(world, product, price, loc)
    else if (!current.some(({ id }) => id === price.id)) {
      throw invalid([...loc, 'id'], 'The product has no such price.')
    }
  }
  for (const price of current) if (!kept.includes(price.id)) archivePrice(world, price)
}

const noPrice = () => invalid(['body', 'prices'], 'At least one price is required.', 'too_short')
