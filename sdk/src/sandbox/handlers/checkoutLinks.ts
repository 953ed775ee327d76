import type { operations } from '../../2026-10/operations.ts'
import type { Rules } from '../Handlers.ts'
import { listings } from '../listings.ts'
import { listPage } from '../lists.ts'
import { owned, ownedRow } from '../ownership.ts'
import { newSecret } from '../rules/customers.ts'
import { redeemableDiscount } from '../rules/discounts.ts'
import { currentPrices } from '../rules/currentPrices.ts'
import type { Quantities } from '../rules/quantities.ts'
import { checkKinds, checkQuantities } from '../rules/quantities.ts'
import { checkSuccessUrl } from '../rules/successUrls.ts'
import { wantedProducts } from '../rules/wantedProducts.ts'
import { related } from '../store/related.ts'
import type { CheckoutLinkRow } from '../store/rows.ts'
import type { World } from '../World.ts'

export const checkoutLinks = {
  list: ({ world, request, principal }) =>
    listPage(world, request, owned(world.state.checkoutLinks, principal), listings.checkoutLinks),

  create: ({ world, request, principal }) => {
    const { organizationId, products, price } = wantedProducts(world, request, principal)
    checkSuccessUrl(request.successUrl)
    const productIds = products.map(({ id }) => id)
    const { seats = null, units = null } = request
    checkOffered(world, productIds, { seats, units })
    return world.state.checkoutLinks.put({
      ...world.record(),
      metadata: request.metadata ?? {},
      clientSecret: newSecret('sandbox_cl'),
      successUrl: request.successUrl ?? null,
      label: request.label ?? null,
      allowDiscountCodes: request.allowDiscountCodes ?? true,
      discountId: discountOf(world, organizationId, productIds, request.discountId ?? null),
      organizationId,
      productIds,
      productPriceId: price?.id ?? null,
      seats,
      units,
    })
  },

  get: ({ world, request: { id }, principal }) =>
    ownedRow(world.state.checkoutLinks, id, principal),

  update: ({ world, request: { id, checkoutLinkUpdate: update }, principal }) => {
    const previous = ownedRow(world.state.checkoutLinks, id, principal)
    checkSuccessUrl(update.successUrl)
    const productIds = update.products
      ? wantedProducts(world, { products: update.products }, principal).products.map(
          (product) => product.id,
        )
      : previous.productIds
    const or = <K extends keyof CheckoutLinkRow>(key: K, value: CheckoutLinkRow[K] | undefined) =>
      value === undefined ? previous[key] : value
    const seats = or('seats', update.seats)
    const units = or('units', update.units)
    checkOffered(world, productIds, { seats, units })
    const discountId = or('discountId', update.discountId)
    return world.state.checkoutLinks.update(previous, {
      modifiedAt: world.now(),
      metadata: update.metadata ?? previous.metadata,
      productIds,
      productPriceId: update.products ? null : previous.productPriceId,
      label: or('label', update.label),
      seats,
      units,
      allowDiscountCodes: update.allowDiscountCodes ?? previous.allowDiscountCodes,
      discountId:
        discountId === previous.discountId
          ? discountId
          : discountOf(world, previous.organizationId, productIds, discountId),
      successUrl: or('successUrl', update.successUrl),
    })
  },

  delete: ({ world, request: { id }, principal }) => {
    world.state.checkoutLinks.delete(ownedRow(world.state.checkoutLinks, id, principal).id)
  },
} satisfies Rules<typeof operations.checkoutLinks>

/** Throws a 422 unless all products are sold in these numbers. */
const checkOffered = (
  world: World,
  productIds: readonly string[],
  quantities: Quantities,
): void => {
  for (const id of productIds) {
    const [price] = currentPrices(world, related(world, 'products', id))
    if (!price) continue
    checkKinds(price, quantities)
    checkQuantities(price, quantities)
  }
}

const discountOf = (
  world: World,
  organizationId: string,
  [productId = '']: readonly string[],
  id: string | null,
): string | null =>
  id === null
    ? null
    : redeemableDiscount(world, { organizationId, productId, id }, ['body', 'discount_id'])
