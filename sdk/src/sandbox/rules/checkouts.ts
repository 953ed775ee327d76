import type { CheckoutConfirmStripe, CheckoutUpdate } from '../../checkouts.ts'
import type { CustomFieldData } from '../../codec/metadata.ts'
import type { Happening } from '../happenings.ts'
import { presentCheckout } from '../present/presentCheckout.ts'
import { currentPrices } from '../present/presentProduct.ts'
import { related } from '../present/related.ts'
import type { Location } from '../Problem.ts'
import { alreadyActiveSubscription, invalid, notOpenCheckout, paymentError } from '../Problem.ts'
import type { CheckoutRow, CustomerRow, PriceRow, ProductRow } from '../store/rows.ts'
import type { World } from '../World.ts'
import { grantBenefits } from './benefitGrants.ts'
import { cardOf, keepCard } from './cards.ts'
import { checkoutTotals } from './checkoutTotals.ts'
import {
  customerByEmail,
  customerByExternalId,
  EMAIL,
  newCustomer,
  newCustomerSession,
  newSecret,
} from './customers.ts'
import { checkedCustomFieldData } from './customFieldData.ts'
import { keptDiscount, redeemableDiscount, redeemDiscount } from './discounts.ts'
import { newOrder, newSubscriptionOrder } from './orders.ts'
import { isBetween } from './prices.ts'
import { changeProduct, hasEnded, isActive, startSubscription } from './subscriptions.ts'
import { taxIdOf } from './taxIds.ts'

/** How long a checkout stays open, in milliseconds: an hour. */
const CHECKOUT_DURATION = 3_600_000

/** What a checkout is made from: what it sells, and what is known of the buyer. */
export interface NewCheckout extends Partial<
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
  >
> {
  readonly organizationId: string
  /** At least one product that is on sale; the first is chosen. */
  readonly products: readonly ProductRow[]
  readonly price?: PriceRow | undefined
  readonly customFieldData?: CustomFieldData | undefined
}

/** Opens a checkout. */
export const newCheckout = (world: World, wanted: NewCheckout): CheckoutRow => {
  const { products, price, customFieldData, discountId, ...given } = wanted
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
    ...given,
    ...(customFieldData && {
      customFieldData: checkedCustomFieldData(world, product, customFieldData, false),
    }),
  }
  const known = { ...row, ...prefilled(world, row) }
  checkAmount(chosen, known.amount, ['body', 'amount'])
  checkEmail(known.customerEmail)
  world.state.checkouts.put(known)
  world.emit(known.organizationId, 'checkout.created', presentCheckout(world, known))
  return known
}

/** All that can be changed of an open checkout, by its merchant or its buyer. */
export type CheckoutChanges = CheckoutUpdate & { readonly discountCode?: string | null | undefined }

/** Changes what is given of a checkout. */
export const updateCheckout = (
  world: World,
  before: CheckoutRow,
  update: CheckoutChanges,
): CheckoutRow => {
  const after = world.state.checkouts.put(changed(world, before, update))
  expectNoOtherSubscription(world, after)
  world.emit(after.organizationId, 'checkout.updated', presentCheckout(world, after))
  return after
}

/** A confirmed checkout, and what its customer opens the portal with. */
export interface Confirmation {
  readonly checkout: CheckoutRow
  readonly customerSessionToken: string
}

/**
 * Takes the payment of a checkout and gives what was bought. The answer shows it as `confirmed`; it
 * has `succeeded` right after, or has failed when the payment was one that fails late.
 */
export const confirmCheckout = (
  world: World,
  before: CheckoutRow,
  { confirmationTokenId, ...answers }: CheckoutConfirmStripe,
): Confirmation => {
  const filled = changed(world, before, answers)
  const product = related(world, 'products', filled.productId)
  expectNoOtherSubscription(world, filled)
  const data = checkedCustomFieldData(world, product, filled.customFieldData ?? {}, true)
  const email = filled.customerEmail
  if (email === null) throw invalid(['body', 'customer_email'], 'Field required', 'missing')
  const totals = checkoutTotals(world, filled)
  const card = totals.isPaymentFormRequired ? cardFor(confirmationTokenId) : undefined
  const customer = customerOf(world, filled, email)
  if (confirmationTokenId && card) keepCard(world, customer, confirmationTokenId, true)
  const checkout = world.state.checkouts.put({
    ...filled,
    customFieldData: data,
    modifiedAt: world.now(),
    status: 'confirmed',
    customerId: customer.id,
  })
  tell(world, checkout)
  const isPaid = card?.first !== 'late'
  if (isPaid) deliver(world, checkout, product, customer, totals.totalAmount)
  settle(world, checkout, isPaid ? 'succeeded' : 'failed')
  return { checkout, customerSessionToken: newCustomerSession(world, customer).token }
}

/** What time does to checkouts: they expire. */
export const checkoutHappening: Happening<CheckoutRow> = {
  due: ({ status, expiresAt }) => (status === 'open' ? expiresAt : null),
  happen: (world, row) => settle(world, row, 'expired'),
}

const settle = (world: World, before: CheckoutRow, status: CheckoutRow['status']): void => {
  tell(world, world.state.checkouts.update(before, { status, modifiedAt: world.now() }))
}

const tell = (world: World, row: CheckoutRow): void =>
  world.emit(row.organizationId, 'checkout.updated', presentCheckout(world, row))

/** Gives what a paid checkout is for: a subscription or a product, with its order. */
const deliver = (
  world: World,
  checkout: CheckoutRow,
  product: ProductRow,
  customer: CustomerRow,
  total: number,
): void => {
  const { discountId, id: checkoutId, metadata, organizationId } = checkout
  const price = related(world, 'prices', checkout.productPriceId)
  const bought = {
    customerId: customer.id,
    discountId,
    checkoutId,
    metadata,
    ...(checkout.customFieldData && { customFieldData: checkout.customFieldData }),
  }
  if (discountId !== null) redeemDiscount(world, discountId)
  const replaced = checkout.subscriptionId
  if (replaced !== null) {
    const subscription = related(world, 'subscriptions', replaced)
    const upgraded = changeProduct(world, subscription, product.id, 'prorate')
    newSubscriptionOrder(world, upgraded, total, 'subscription_update')
  } else if (product.isRecurring) {
    const amount = checkoutTotals(world, checkout).amount
    const subscription = startSubscription(world, { ...bought, amount, product, price })
    newSubscriptionOrder(world, subscription, total, 'subscription_create')
  } else {
    const order = newOrder(world, {
      ...bought,
      amount: total,
      billingReason: 'purchase',
      billingAddress: checkout.customerBillingAddress,
      productId: product.id,
      productPriceId: price.id,
      subscriptionId: null,
      organizationId,
    })
    grantBenefits(world, product, {
      customerId: customer.id,
      subscriptionId: null,
      orderId: order.id,
    })
  }
}

/** A checkout with changes that were checked, not yet kept. */
const changed = (world: World, before: CheckoutRow, update: CheckoutChanges): CheckoutRow => {
  if (before.status !== 'open') throw notOpenCheckout()
  const product = chosenProduct(world, before, update.productId)
  const price = chosenPrice(world, before, product, update.productPriceId)
  const isOtherPrice = price.id !== before.productPriceId
  const amount = update.amount === undefined ? (isOtherPrice ? null : before.amount) : update.amount
  checkAmount(price, amount, ['body', 'amount'])
  if (update.customerEmail !== undefined) checkEmail(update.customerEmail)
  const data = update.customFieldData ?? undefined
  const or = <K extends keyof CheckoutRow>(key: K, value: CheckoutRow[K] | undefined) =>
    value === undefined ? before[key] : value
  return {
    ...before,
    modifiedAt: world.now(),
    productId: product.id,
    productPriceId: price.id,
    amount,
    discountId: changedDiscount(world, before, product, update),
    allowDiscountCodes: update.allowDiscountCodes ?? before.allowDiscountCodes,
    customerName: or('customerName', update.customerName),
    customerEmail: or('customerEmail', update.customerEmail),
    customerIpAddress: or('customerIpAddress', update.customerIpAddress),
    customerBillingAddress: or('customerBillingAddress', update.customerBillingAddress),
    customerTaxId: or('customerTaxId', update.customerTaxId),
    customerMetadata: update.customerMetadata ?? before.customerMetadata,
    metadata: update.metadata ?? before.metadata,
    successUrl: or('successUrl', update.successUrl),
    embedOrigin: or('embedOrigin', update.embedOrigin),
    ...(data && { customFieldData: checkedCustomFieldData(world, product, data, false) }),
  }
}

const changedDiscount = (
  world: World,
  before: CheckoutRow,
  product: ProductRow,
  { discountId, discountCode }: CheckoutChanges,
): string | null => {
  if (discountId) return discountFor(world, before.organizationId, product, discountId)
  if (discountId === null || discountCode === null) return null
  if (discountCode !== undefined) {
    const loc = ['body', 'discount_code']
    if (!before.allowDiscountCodes) throw invalid(loc, 'Discount codes are not allowed.')
    const { organizationId } = before
    const wanted = { organizationId, productId: product.id, code: discountCode }
    return redeemableDiscount(world, wanted, loc)
  }
  return product.id === before.productId
    ? before.discountId
    : keptDiscount(world, before.discountId, product.id)
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
  before: CheckoutRow,
  product: ProductRow,
  wanted: string | null | undefined,
): PriceRow => {
  if (wanted == null) {
    return product.id === before.productId
      ? related(world, 'prices', before.productPriceId)
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

const checkAmount = (price: PriceRow, amount: number | null, loc: Location): void => {
  if (amount === null || price.amountType !== 'custom') return
  if (!isBetween(amount, price.minimumAmount, price.maximumAmount)) {
    throw invalid(loc, 'The amount is not within what the price allows.')
  }
}

const checkEmail = (email: string | null): void => {
  if (email !== null && !EMAIL.test(email.trim())) {
    throw invalid(['body', 'customer_email'], 'value is not a valid email address')
  }
}

/** What is known of a buyer who is a customer already. */
const prefilled = (world: World, row: CheckoutRow): Partial<CheckoutRow> => {
  const customer = knownCustomer(world, row)
  return customer
    ? {
        customerId: customer.id,
        customerEmail: row.customerEmail ?? customer.email,
        customerName: row.customerName ?? customer.name,
        customerBillingAddress: row.customerBillingAddress ?? customer.billingAddress,
        customerTaxId: row.customerTaxId ?? customer.taxId?.[0] ?? null,
      }
    : {}
}

const knownCustomer = (world: World, row: CheckoutRow): CustomerRow | undefined => {
  const { customerId, customerExternalId, organizationId } = row
  if (customerId !== null) {
    const customer = world.state.customers.get(customerId)
    if (customer?.organizationId !== organizationId || customer.deletedAt) {
      throw invalid(['body', 'customer_id'], 'Customer does not exist.')
    }
    return customer
  }
  return customerExternalId === null
    ? undefined
    : customerByExternalId(world, organizationId, customerExternalId)
}

/** The customer of a checkout, made if there is none with the email. */
const customerOf = (world: World, checkout: CheckoutRow, email: string): CustomerRow => {
  const { organizationId, customerName, customerBillingAddress, customerTaxId } = checkout
  const known = checkout.customerId === null ? undefined : knownCustomer(world, checkout)
  const existing = known ?? customerByEmail(world, organizationId, email)
  const taxId = customerTaxId === null ? null : taxIdOf(customerTaxId, customerBillingAddress)
  if (!existing) {
    return newCustomer(world, organizationId, {
      email,
      name: customerName,
      billingAddress: customerBillingAddress,
      taxId,
      externalId: checkout.customerExternalId,
      metadata: checkout.customerMetadata,
    })
  }
  return world.state.customers.update(existing, {
    name: customerName ?? existing.name,
    billingAddress: customerBillingAddress ?? existing.billingAddress,
    taxId: taxId ?? existing.taxId,
    metadata: { ...existing.metadata, ...checkout.customerMetadata },
  })
}

/** An organisation may allow a customer one subscription only. */
const expectNoOtherSubscription = (world: World, checkout: CheckoutRow): void => {
  const { organizationId, productId, customerEmail, customerId, subscriptionId } = checkout
  const { subscriptionSettings } = related(world, 'organizations', organizationId)
  if (subscriptionSettings.allowMultipleSubscriptions) return
  if (!related(world, 'products', productId).isRecurring) return
  const id =
    customerId ?? (customerEmail && customerByEmail(world, organizationId, customerEmail)?.id)
  if (!id) return
  const others = world.state.subscriptions
    .where('customerId', id)
    .filter((row) => row.id !== subscriptionId)
  if (others.some((row) => isActive(row) || row.status === 'past_due')) {
    throw alreadyActiveSubscription()
  }
}

const cardFor = (token: string | null | undefined) => {
  if (!token) {
    throw invalid(['body', 'confirmation_token_id'], 'Field required', 'missing')
  }
  const card = cardOf(token)
  if (card.first === 'declined') throw paymentError()
  return card
}

/** The subscription that a checkout is to take the place of; a 422 when it cannot be. */
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
    throw invalid(loc, 'Only a free subscription can be upgraded by a checkout.')
  }
  return { customerId: subscription.customerId }
}
