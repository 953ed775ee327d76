import type { CheckoutUpdate } from '../../2025-03/checkouts.ts'
import type { CustomFieldData } from '../../codec/metadata.ts'
import { HOUR } from '../calendar.ts'
import { currentPrices } from './currentPrices.ts'
import { related } from '../store/related.ts'
import type { Location } from '../Problem.ts'
import { invalid, notOpenCheckout } from '../Problem.ts'
import type { CheckoutRow, PriceRow, ProductRow } from '../store/rows.ts'
import type { Timer, World } from '../World.ts'
import { expectNoOtherSubscription, customerDetails } from './checkoutCustomers.ts'
import { EMAIL, newSecret } from './customers.ts'
import { checkedCustomFieldData } from './customFieldData.ts'
import { keptDiscount, redeemableDiscount } from './discounts.ts'
import { isBetween } from './prices.ts'
import type { Quantities, QuantityLimits, WantedQuantities } from './quantities.ts'
import { checkQuantities, quantitiesFor } from './quantities.ts'
import { hasEnded } from './subscriptions.ts'
import { checkSuccessUrl } from './successUrls.ts'

/** How long a checkout stays open, in milliseconds. */
const CHECKOUT_DURATION = HOUR

/** The input for a checkout: its products, and the buyer's details. */
export interface NewCheckout
  extends
    WantedQuantities,
    Partial<
      Pick<
        CheckoutRow,
        | 'metadata'
        | 'amount'
        | 'customerId'
        | 'customerExternalId'
        | 'customerName'
        | 'customerEmail'
        | 'customerIpAddress'
        | 'customerBillingAddress'
        | 'customerTaxId'
        | 'customerMetadata'
        | 'subscriptionId'
        | 'successUrl'
        | 'embedOrigin'
        | 'discountId'
        | 'allowDiscountCodes'
        | 'trialInterval'
        | 'trialIntervalCount'
        | 'allowTrial'
        | keyof QuantityLimits
      >
    > {
  readonly organizationId: string
  /** At least one product that is on sale; the first one is selected. */
  readonly products: readonly ProductRow[]
  readonly price?: PriceRow | undefined
  readonly customFieldData?: CustomFieldData | undefined
}

/** Opens a checkout. */
export const newCheckout = (world: World, wanted: NewCheckout): CheckoutRow => {
  const { products, price, customFieldData, discountId, seats, units, ...given } = wanted
  const [product] = products
  if (!product) throw invalid(['body', 'products'], 'At least one product is required.')
  const chosen = price ?? firstPrice(world, product)
  const row: CheckoutRow = {
    ...world.record(),
    metadata: {},
    status: 'open',
    clientSecret: newSecret('sandbox_c'),
    expiresAt: world.later(CHECKOUT_DURATION),
    successUrl: null,
    embedOrigin: null,
    amount: null,
    productIds: products.map(({ id }) => id),
    productId: product.id,
    productPriceId: chosen.id,
    discountId: discountId ? discountFor(world, wanted.organizationId, product, discountId) : null,
    allowDiscountCodes: true,
    customerId: null,
    customerExternalId: null,
    customerName: null,
    customerEmail: null,
    customerIpAddress: null,
    customerBillingAddress: null,
    customerTaxId: null,
    customerMetadata: {},
    subscriptionId: null,
    trialInterval: null,
    trialIntervalCount: null,
    allowTrial: true,
    ...noLimits,
    ...given,
    ...soldAt(chosen, { seats, units }, { ...noLimits, ...given }),
    customFieldData:
      customFieldData && checkedCustomFieldData(world, product, customFieldData, false),
  }
  const known = { ...row, ...customerDetails(world, row) }
  checkAmount(chosen, known.amount, ['body', 'amount'])
  checkEmail(known.customerEmail)
  world.state.checkouts.put(known)
  world.emit(known.organizationId, 'checkout.created', known)
  return known
}

/** Everything about an open checkout that its merchant or its buyer can change. */
export type CheckoutChanges = CheckoutUpdate &
  CheckoutTerms & { readonly discountCode?: string | null | undefined }

/** The terms of a checkout that only 2026-10 has. */
interface CheckoutTerms extends WantedQuantities {
  readonly trialInterval?: string | null | undefined
  readonly trialIntervalCount?: number | null | undefined
  readonly allowTrial?: boolean | null | undefined
}

/** Applies changes to an open checkout. */
export const updateCheckout = (
  world: World,
  previous: CheckoutRow,
  update: CheckoutChanges,
): CheckoutRow => {
  const after = world.state.checkouts.put(withChanges(world, previous, update))
  expectNoOtherSubscription(world, after)
  emitUpdated(world, after)
  return after
}

/** Expires open checkouts. */
export const checkoutTimer: Timer<CheckoutRow> = {
  due: ({ status, expiresAt }) => (status === 'open' ? expiresAt : null),
  fire: (world, row) => {
    const expired = setStatus(world, row, 'expired')
    world.emit(row.organizationId, 'checkout.expired', expired)
  },
}

export const setStatus = (
  world: World,
  previous: CheckoutRow,
  status: CheckoutRow['status'],
): CheckoutRow => {
  const after = world.state.checkouts.update(previous, { status, modifiedAt: world.now() })
  emitUpdated(world, after)
  return after
}

export const emitUpdated = (world: World, row: CheckoutRow): void =>
  world.emit(row.organizationId, 'checkout.updated', row)

/** A checkout with validated changes, not yet stored. */
export const withChanges = (
  world: World,
  previous: CheckoutRow,
  update: CheckoutChanges,
): CheckoutRow => {
  if (previous.status !== 'open') throw notOpenCheckout()
  const product = chosenProduct(world, previous, update.productId)
  const price = chosenPrice(world, previous, product, update.productPriceId)
  const isOtherPrice = price.id !== previous.productPriceId
  const amount =
    update.amount === undefined ? (isOtherPrice ? null : previous.amount) : update.amount
  checkAmount(price, amount, ['body', 'amount'])
  if (update.customerEmail !== undefined) checkEmail(update.customerEmail)
  checkSuccessUrl(update.successUrl)
  const data = update.customFieldData ?? undefined
  const or = <K extends keyof CheckoutRow>(key: K, value: CheckoutRow[K] | undefined) =>
    value === undefined ? previous[key] : value
  return {
    ...previous,
    modifiedAt: world.now(),
    productId: product.id,
    productPriceId: price.id,
    amount,
    ...soldAt(
      price,
      { seats: update.seats ?? previous.seats, units: update.units ?? previous.units },
      previous,
    ),
    trialInterval: or('trialInterval', update.trialInterval),
    trialIntervalCount: or('trialIntervalCount', update.trialIntervalCount),
    allowTrial: update.allowTrial ?? previous.allowTrial,
    discountId: chosenDiscount(world, previous, product, update),
    allowDiscountCodes: update.allowDiscountCodes ?? previous.allowDiscountCodes,
    customerName: or('customerName', update.customerName),
    customerEmail: or('customerEmail', update.customerEmail),
    customerIpAddress: or('customerIpAddress', update.customerIpAddress),
    customerBillingAddress: or('customerBillingAddress', update.customerBillingAddress),
    customerTaxId: or('customerTaxId', update.customerTaxId),
    customerMetadata: update.customerMetadata ?? previous.customerMetadata,
    metadata: update.metadata ?? previous.metadata,
    successUrl: or('successUrl', update.successUrl),
    embedOrigin: or('embedOrigin', update.embedOrigin),
    customFieldData: data
      ? checkedCustomFieldData(world, product, data, false)
      : previous.customFieldData,
  }
}

const chosenDiscount = (
  world: World,
  previous: CheckoutRow,
  product: ProductRow,
  { discountId, discountCode }: CheckoutChanges,
): string | null => {
  if (discountId) return discountFor(world, previous.organizationId, product, discountId)
  if (discountId === null || discountCode === null) return null
  if (discountCode !== undefined) {
    const loc = ['body', 'discount_code']
    if (!previous.allowDiscountCodes) throw invalid(loc, 'Discount codes are not allowed.')
    const { organizationId } = previous
    const wanted = { organizationId, productId: product.id, code: discountCode }
    return redeemableDiscount(world, wanted, loc)
  }
  return product.id === previous.productId
    ? previous.discountId
    : keptDiscount(world, previous.discountId, product.id)
}

const discountFor = (world: World, organizationId: string, product: ProductRow, id: string) =>
  redeemableDiscount(world, { organizationId, productId: product.id, id }, ['body', 'discount_id'])

const chosenProduct = (
  world: World,
  { productId, productIds }: CheckoutRow,
  wanted: string | null | undefined,
): ProductRow => {
  const id = wanted ?? productId
  if (!productIds.includes(id)) {
    throw invalid(['body', 'product_id'], 'Product is not available in this checkout.')
  }
  return related(world, 'products', id)
}

const chosenPrice = (
  world: World,
  previous: CheckoutRow,
  product: ProductRow,
  wanted: string | null | undefined,
): PriceRow => {
  if (wanted == null) {
    return product.id === previous.productId
      ? related(world, 'prices', previous.productPriceId)
      : firstPrice(world, product)
  }
  const price = currentPrices(world, product).find(({ id }) => id === wanted)
  if (!price) throw invalid(['body', 'product_price_id'], 'Price is not available.')
  return price
}

const firstPrice = (world: World, product: ProductRow): PriceRow => {
  const [price] = currentPrices(world, product)
  if (!price) throw new Error('a product has no price')
  return price
}

/** The seats or units to sell at a price, within the merchant's limits. */
const soldAt = (price: PriceRow, wanted: WantedQuantities, limits: QuantityLimits): Quantities => {
  const quantities = quantitiesFor(price, wanted, limits)
  checkQuantities(price, quantities, limits)
  return quantities
}

const noLimits = { minSeats: null, maxSeats: null, minUnits: null, maxUnits: null }

const checkAmount = (price: PriceRow, amount: number | null, loc: Location): void => {
  if (amount === null || price.amountType !== 'custom') return
  if (!isBetween(amount, price.minimumAmount, price.maximumAmount)) {
    throw invalid(loc, 'The amount is not within the limits of the price.')
  }
}

const checkEmail = (email: string | null): void => {
  if (email !== null && !EMAIL.test(email.trim())) {
    throw invalid(['body', 'customer_email'], 'value is not a valid email address')
  }
}

/** The customer of the subscription that a checkout would replace; throws a 422 if it cannot be replaced. */
export const upgradable = (
  world: World,
  organizationId: string,
  id: string,
): { readonly customerId: string } => {
  const loc = ['body', 'subscription_id']
  const subscription = world.state.subscriptions.get(id)
  if (subscription?.organizationId !== organizationId) {
    throw invalid(loc, 'Subscription does not exist.')
  }
  if (hasEnded(subscription) || subscription.cancelAtPeriodEnd) {
    throw invalid(loc, 'Subscription is canceled.')
  }
  if ((subscription.amount ?? 0) > 0) {
    throw invalid(loc, 'Only a free subscription can be upgraded with a checkout.')
  }
  return { customerId: subscription.customerId }
}
