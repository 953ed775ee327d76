import type { AttachedCustomFieldCreate, ProductUpdate } from '../../2025-03/products.ts'
import { currentPrices } from './currentPrices.ts'
import { invalid, productNotDeletable } from '../Problem.ts'
import type { ProductRow } from '../store/rows.ts'
import type { World } from '../World.ts'
import { checkMeteredPrices } from './meteredPrices.ts'
import { checkedName } from './names.ts'
import type { WantedPrice } from './prices.ts'
import { archivePrice, newPrice } from './prices.ts'
import { checkProductParts } from './productParts.ts'

/** A trial for new subscriptions; null for none, undefined for no change. */
interface WantedTrial {
  readonly trialInterval?: string | null | undefined
  readonly trialIntervalCount?: number | null | undefined
}

/** A product to be added. */
interface NewProduct extends WantedTrial {
  readonly name: string
  readonly description?: string | null | undefined
  readonly recurringInterval?: string | null | undefined
  readonly recurringIntervalCount?: number | undefined
  readonly meterInterval?: string | null | undefined
  readonly meterIntervalCount?: number | null | undefined
  readonly metadata?: ProductRow['metadata'] | undefined
  readonly medias?: string[] | null | undefined
  readonly attachedCustomFields?: AttachedCustomFieldCreate[] | undefined
  readonly prices: readonly WantedPrice[]
}

type ProductChanges = Omit<ProductUpdate, 'prices'> &
  WantedTrial & {
    readonly recurringIntervalCount?: number | null | undefined
    readonly prices?: readonly (WantedPrice | { readonly id: string })[] | null | undefined
  }

/** Deletes a product with its prices. Throws a 409 if it has been sold or is for sale in a checkout. */
export const deleteProduct = (world: World, { id }: ProductRow): void => {
  const { state } = world
  const isUsed =
    state.subscriptions.where('productId', id).length > 0 ||
    [...state.orders.all()].some((order) => order.productId === id) ||
    [...state.checkouts.all()].some(({ productIds }) => productIds.includes(id))
  if (isUsed) throw productNotDeletable()
  state.products.delete(id)
}

/** Adds a product with its prices. */
export const createProduct = (
  world: World,
  organizationId: string,
  wanted: NewProduct,
): ProductRow => {
  const customFields = wanted.attachedCustomFields ?? []
  const mediaIds = wanted.medias ?? []
  checkProductParts(world, organizationId, { customFields, mediaIds })
  const recurringInterval = wanted.recurringInterval ?? null
  const product = world.state.products.put({
    ...world.record(),
    name: checkedName(wanted.name),
    description: wanted.description ?? null,
    recurringInterval,
    recurringIntervalCount: wanted.recurringIntervalCount ?? 1,
    ...meterPeriodFor(wanted),
    isRecurring: recurringInterval !== null,
    isArchived: false,
    organizationId,
    metadata: wanted.metadata ?? {},
    benefitIds: [],
    mediaIds,
    customFields,
    ...trialFor(wanted, NO_TRIAL),
  })
  if (wanted.prices.length === 0) throw noPrice()
  for (const [index, price] of wanted.prices.entries()) {
    newPrice(world, product, price, ['body', 'prices', index])
  }
  checkMeteredPrices(world, product)
  world.emit(organizationId, 'product.created', product)
  return product
}

/** The products that an organization has on sale. */
export const productsOnSale = (world: World, { id }: { readonly id: string }): ProductRow[] =>
  world.state.products.where('organizationId', id).filter(({ isArchived }) => !isArchived)

/** Changes a product and its prices. */
export const updateProduct = (
  world: World,
  previous: ProductRow,
  update: ProductChanges,
): ProductRow => {
  const { name, description, recurringInterval, recurringIntervalCount } = update
  const { isArchived, prices, metadata } = update
  const mediaIds = update.medias ?? previous.mediaIds
  const customFields = update.attachedCustomFields ?? previous.customFields
  checkProductParts(world, previous.organizationId, { customFields, mediaIds })
  if (recurringInterval != null && !previous.isRecurring) {
    throw invalid(['body', 'recurring_interval'], 'A one-time product cannot become recurring.')
  }
  const product = world.state.products.update(previous, {
    modifiedAt: world.now(),
    name: name == null ? previous.name : checkedName(name),
    description: description === undefined ? previous.description : description,
    recurringInterval: recurringInterval ?? previous.recurringInterval,
    recurringIntervalCount: recurringIntervalCount ?? previous.recurringIntervalCount,
    isArchived: isArchived ?? previous.isArchived,
    metadata: metadata ?? previous.metadata,
    mediaIds,
    customFields,
    ...trialFor(update, previous),
  })
  if (prices) replacePrices(world, product, prices)
  world.emit(product.organizationId, 'product.updated', product)
  return product
}

/** Keeps the prices with the given ids, adds the new ones, and archives all others. */
const replacePrices = (
  world: World,
  product: ProductRow,
  wanted: readonly (WantedPrice | { readonly id: string })[],
): void => {
  if (wanted.length === 0) throw noPrice()
  const current = currentPrices(world, product)
  const kept = wanted.flatMap((price) => ('id' in price ? [price.id] : []))
  for (const [index, price] of wanted.entries()) {
    const loc = ['body', 'prices', index]
    if (!('id' in price)) newPrice(world, product, price, loc)
    else if (!current.some(({ id }) => id === price.id)) {
      throw invalid([...loc, 'id'], 'The product has no current price with this id.')
    }
  }
  for (const price of current) if (!kept.includes(price.id)) archivePrice(world, price)
  checkMeteredPrices(world, product)
}

const noPrice = () => invalid(['body', 'prices'], 'At least one price is required.', 'too_short')

/** The period of a product's meters: one interval, unless the merchant sets a count. */
const meterPeriodFor = ({ meterInterval = null, meterIntervalCount = null }: NewProduct) => {
  if (meterInterval === null && meterIntervalCount !== null) {
    throw invalid(['body', 'meter_interval'], 'A count needs an interval.')
  }
  return {
    meterInterval,
    meterIntervalCount: meterInterval === null ? null : (meterIntervalCount ?? 1),
  }
}

const NO_TRIAL = { trialInterval: null, trialIntervalCount: null }

/** A trial has both an interval and a count, or neither. */
const trialFor = (
  { trialInterval, trialIntervalCount }: WantedTrial,
  previous: Pick<ProductRow, 'trialInterval' | 'trialIntervalCount'>,
) => {
  const trial = {
    trialInterval: trialInterval === undefined ? previous.trialInterval : trialInterval,
    trialIntervalCount:
      trialIntervalCount === undefined ? previous.trialIntervalCount : trialIntervalCount,
  }
  if ((trial.trialInterval === null) !== (trial.trialIntervalCount === null)) {
    throw invalid(['body', 'trial_interval_count'], 'A trial needs an interval and a count.')
  }
  return trial
}
