import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { BillingError, Page, ResourceNotFound } from '../src/2025-03/index.ts'
import {
  createBillingClient,
  createBillingCore,
  isResourceNotFound,
  isUnknown,
} from '../src/2025-03/index.ts'
import { listCustomerOrders } from '../src/2025-03/customerPortal/orders.ts'
import { Customer } from '../src/2025-03/customers.ts'
import type { Product } from '../src/2025-03/products.ts'
import { getSubscription, listSubscriptions } from '../src/2025-03/subscriptions.ts'
import type { Subscription } from '../src/2025-03/subscriptions.ts'

// Checked by the compiler and never run: valid use compiles, and invalid use does not.

// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- compares any two types exactly
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
const same = <T extends true>(proof?: T): T | undefined => proof

const client = createBillingClient({ accessToken: 'token', server: 'sandbox' })
const core = createBillingCore()

// A hook may change what it gets and return nothing.
createBillingClient({
  hooks: {
    beforeRequest: (request) => {
      request.headers.set('x-request-id', '1')
    },
    afterResponse: async () => {
      await Promise.resolve()
    },
  },
})

// @ts-expect-error there is no such server
createBillingClient({ server: 'staging' })
// @ts-expect-error a token is a string
createBillingClient({ accessToken: 5 })

export const good = async (): Promise<void> => {
  const page = await client.subscriptions.list({ productId: ['1', '2'], limit: 100, active: true })
  same<Same<typeof page, Page<Subscription>>>()
  for await (const subscription of page.items()) {
    same<Same<typeof subscription.createdAt, Date>>()
    same<Same<typeof subscription.amount, number | null>>()
    // Editors suggest the known values, but any other string is possible.
    const status: string = subscription.status
    if (subscription.status === 'active') console.log(status)
  }
  await client.subscriptions.list()
  await client.subscriptions.list({}, { signal: new AbortController().signal, timeoutMs: 5 })
  await client.subscriptions.list({ sorting: ['-started_at', 'amount'] })
  await client.subscriptions.update({
    id: '1',
    subscriptionUpdate: { cancelAtPeriodEnd: true, customerCancellationReason: 'unused' },
  })
  await client.subscriptions.update({ id: '1', subscriptionUpdate: { productId: '2' } })
  await client.customerPortal.orders.get({ customerSession: 'session' }, { id: '1' })
  await client.customerPortal.customers.get({ customerSession: 'session' }, { timeoutMs: 5 })
  await client.metrics.limits({ timeoutMs: 5 })
  await client.checkoutLinks.create({ productId: '1' })
  same<Same<ReturnType<typeof client.customers.delete>, Promise<undefined>>>()

  const product: Product = await client.products.get({ id: '1' })
  for (const price of product.prices) {
    if (price.amountType === 'fixed') same<Same<typeof price.priceAmount, number>>()
    if (isUnknown(price)) same<Same<typeof price.raw, unknown>>()
    if (price.amountType === 'UNKNOWN') same<Same<typeof price.raw, unknown>>()
  }

  const task = getSubscription(core)({ id: '1' })
  same<Same<typeof task, TaskEither<BillingError, Subscription>>>()
  listSubscriptions(core)()
  listCustomerOrders(core)({ customerSession: 'session' }, { limit: 5 })

  try {
    await task()
  } catch (error) {
    if (isResourceNotFound(error)) same<Same<typeof error, ResourceNotFound>>()
  }

  const decoded = Customer.decode({})
  if (decoded._tag === 'Right') same<Same<typeof decoded.right, Customer>>()
}

export const tagOf = (error: BillingError): string => {
  switch (error._tag) {
    case 'HTTPValidationError':
      return error.detail.map(({ msg }) => msg).join()
    case 'ResourceNotFound':
      return error.detail
    case 'InputValidationError':
      return `${error.issues.length}`
    case 'ApiError':
      return error.body
    default:
      return error.message
  }
}

export const bad = (): void => {
  // @ts-expect-error an id is needed
  void client.subscriptions.get({})
  // @ts-expect-error a request is needed
  void client.subscriptions.get()
  // @ts-expect-error callers cannot use wire names
  void client.subscriptions.list({ product_id: '1' })
  // @ts-expect-error there is no such property to sort by
  void client.subscriptions.list({ sorting: ['created'] })
  // @ts-expect-error limits are numbers
  void client.subscriptions.list({ limit: '10' })
  // @ts-expect-error revoke can only be true
  void client.subscriptions.update({ id: '1', subscriptionUpdate: { revoke: false } })
  // @ts-expect-error the body is a property next to the id
  void client.customers.update({ id: '1', name: 'x' })
  // @ts-expect-error days are Dates or strings
  void client.metrics.get({ startDate: 20250101, endDate: '2025-01-31', interval: 'day' })
  // @ts-expect-error there is no such interval
  void client.metrics.get({ startDate: new Date(), endDate: new Date(), interval: 'minute' })
  // @ts-expect-error portal calls take the session first
  void client.customerPortal.orders.get({ id: '1' })
  // @ts-expect-error a new benefit needs a type
  void client.benefits.create({ description: 'x', properties: {} })
  // @ts-expect-error a discord benefit has other properties
  void client.benefits.create({ type: 'discord', description: 'x', properties: { note: 'x' } })
  // @ts-expect-error there is no such option
  void client.products.list({}, { timeout: 5 })
  // @ts-expect-error there is no such operation
  client.products satisfies { readonly delete: unknown }
}
