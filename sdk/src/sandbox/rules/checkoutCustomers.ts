import { related } from '../store/related.ts'
import { alreadyActiveSubscription, invalid } from '../Problem.ts'
import type { CheckoutRow, CustomerRow } from '../store/rows.ts'
import type { World } from '../World.ts'
import { customerByEmail, customerByExternalId, newCustomer } from './customers.ts'
import { isActive } from './subscriptions.ts'
import { taxIdOf } from './taxIds.ts'

/** The buyer's details, completed from the customer whose id a checkout has; empty if it has none. */
export const customerDetails = (world: World, row: CheckoutRow): Partial<CheckoutRow> => {
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

/** The customer of a checkout, updated with its details, or created if none has the email yet. */
export const customerOf = (world: World, checkout: CheckoutRow, email: string): CustomerRow => {
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

/** Throws a 403 for a second subscription, if the organization allows each customer only one. */
export const expectNoOtherSubscription = (world: World, checkout: CheckoutRow): void => {
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
