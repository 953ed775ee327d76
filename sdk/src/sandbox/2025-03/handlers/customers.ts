import type { operations } from '../../../2025-03/operations.ts'
import type { Handlers } from '../../Handlers.ts'
import { contains, hasMetadata, listPage, matches } from '../../lists.ts'
import { organizationFor, owned, ownedRow } from '../../ownership.ts'
import { presentCustomer, presentCustomerState } from '../present/presentCustomer.ts'
import type { Merchant } from '../../Principal.ts'
import { resourceNotFound } from '../../Problem.ts'
import { revokeAllBenefits } from '../../rules/benefitGrants.ts'
import { customerByExternalId, newCustomer, updateCustomer } from '../../rules/customers.ts'
import { endSubscription, hasEnded } from '../../rules/subscriptions.ts'
import type { CustomerRow } from '../../store/rows.ts'
import type { World } from '../../World.ts'

export const customers: Handlers<typeof operations.customers> = {
  list: ({ world, request, principal }) =>
    listPage(request, {
      rows: candidates(world, request.email, principal),
      equal: ['organizationId'],
      where: [
        ({ deletedAt }) => deletedAt === null,
        matches(request.email?.toLowerCase(), ({ emailKey }) => emailKey),
        contains(request.query, ({ email, name, externalId }) => [email, name, externalId]),
        hasMetadata(request.metadata),
      ],
      order: ['-created_at'],
      present: (row) => presentCustomer(world, row),
    }),

  create: ({ world, request, principal }) => {
    const organizationId = organizationFor(world, principal, request.organizationId)
    return presentCustomer(world, newCustomer(world, organizationId, request))
  },

  get: ({ world, request: { id }, principal }) =>
    presentCustomer(world, byId(world, id, principal)),

  update: ({ world, request: { id, customerUpdate }, principal }) =>
    presentCustomer(world, updateCustomer(world, byId(world, id, principal), customerUpdate)),

  delete: ({ world, request: { id }, principal }) => remove(world, byId(world, id, principal)),

  getState: ({ world, request: { id }, principal }) =>
    presentCustomerState(world, byId(world, id, principal)),

  getExternal: ({ world, request: { externalId }, principal }) =>
    presentCustomer(world, byExternalId(world, externalId, principal)),

  updateExternal: ({ world, request: { externalId, customerUpdate }, principal }) =>
    presentCustomer(
      world,
      updateCustomer(world, byExternalId(world, externalId, principal), customerUpdate),
    ),

  deleteExternal: ({ world, request: { externalId }, principal }) =>
    remove(world, byExternalId(world, externalId, principal)),

  getStateExternal: ({ world, request: { externalId }, principal }) =>
    presentCustomerState(world, byExternalId(world, externalId, principal)),
}

/** The customers that may match a filter by email: looked up by index, rather than filtered from all customers. */
const candidates = (
  world: World,
  email: string | null | undefined,
  principal: Merchant,
): CustomerRow[] =>
  email == null
    ? owned(world.state.customers, principal)
    : world.state.customers
        .where('emailKey', email.toLowerCase())
        .filter(({ organizationId }) => principal.organizationIds.includes(organizationId))

const byId = (world: World, id: string, principal: Merchant): CustomerRow => {
  const customer = ownedRow(world.state.customers, id, principal)
  if (customer.deletedAt) throw resourceNotFound()
  return customer
}

const byExternalId = (world: World, externalId: string, principal: Merchant): CustomerRow => {
  for (const organizationId of principal.organizationIds) {
    const customer = customerByExternalId(world, organizationId, externalId)
    if (customer) return customer
  }
  throw resourceNotFound()
}

/** Ends a customer's subscriptions and benefits. Their orders are kept. */
const remove = (world: World, customer: CustomerRow): undefined => {
  for (const subscription of world.state.subscriptions.where('customerId', customer.id)) {
    if (!hasEnded(subscription)) endSubscription(world, subscription)
  }
  revokeAllBenefits(world, customer.id)
  for (const { id } of world.state.customerSessions.where('customerId', customer.id)) {
    world.state.customerSessions.delete(id)
  }
  const deleted = world.state.customers.update(customer, {
    deletedAt: world.now(),
    modifiedAt: world.now(),
  })
  world.emit(customer.organizationId, 'customer.deleted', deleted)
}
