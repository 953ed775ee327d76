import type { CustomerUpdate } from '../../shared/entities/customer.ts'
import type { operations } from '../../2026-10/operations.ts'
import { csv } from '../csv.ts'
import type { Rules } from '../Handlers.ts'
import { Reply } from '../http/Reply.ts'
import { listings } from '../listings.ts'
import { filtered, listPage, pageOf } from '../lists.ts'
import { organizationFor, owned } from '../ownership.ts'
import type { Merchant } from '../Principal.ts'
import { invalid } from '../Problem.ts'
import { externalCustomer, newCustomer, ownCustomer, updateCustomer } from '../rules/customers.ts'
import { deleteCustomer } from '../rules/deleteCustomer.ts'
import { newMember } from '../rules/members.ts'
import { taxIdOf } from '../rules/taxIds.ts'
import type { CustomerRow } from '../store/rows.ts'
import type { World } from '../World.ts'

export const customers = {
  list: ({ world, request, principal }) =>
    listPage(
      world,
      request,
      candidates(world, request.email, principal).filter(({ deletedAt }) => deletedAt === null),
      listings.customers,
    ),

  create: ({ world, request, principal }) => {
    const { email, taxId, owner, billingAddress = null } = request
    if (email == null) {
      const reason = 'The sandbox requires an email for every customer.'
      throw invalid(['body', 'email'], reason, 'missing')
    }
    const customer = newCustomer(world, organizationFor(world, principal, request.organizationId), {
      ...request,
      email,
      taxId: taxId == null ? taxId : taxIdOf(taxId, billingAddress),
    })
    if (owner) newMember(world, customer, { ...owner, role: 'owner' })
    return customer
  },

  get: ({ world, request: { id }, principal }) => ownCustomer(world, id, principal),

  getExternal: ({ world, request: { externalId }, principal }) =>
    externalCustomer(world, externalId, principal),

  update: ({ world, request: { id, customerUpdate }, principal }) => {
    const known = ownCustomer(world, id, principal)
    return updateCustomer(world, known, withTaxId(customerUpdate, known))
  },

  updateExternal: ({ world, request: { externalId, customerUpdate }, principal }) => {
    const known = externalCustomer(world, externalId, principal)
    return updateCustomer(world, known, withTaxId(customerUpdate, known))
  },

  delete: ({ world, request: { id }, principal }) =>
    deleteCustomer(world, ownCustomer(world, id, principal)),

  deleteExternal: ({ world, request: { externalId }, principal }) =>
    deleteCustomer(world, externalCustomer(world, externalId, principal)),

  getState: ({ world, request: { id }, principal }) => ownCustomer(world, id, principal),

  getStateExternal: ({ world, request: { externalId }, principal }) =>
    externalCustomer(world, externalId, principal),

  listPaymentMethods: ({ world, request: { id, ...paging }, principal }) =>
    pageOf(world, paging, cardsOf(world, ownCustomer(world, id, principal))),

  listPaymentMethodsExternal: ({ world, request: { externalId, ...paging }, principal }) =>
    pageOf(world, paging, cardsOf(world, externalCustomer(world, externalId, principal))),

  export: ({ world, request, principal }) => {
    const all = owned(world.state.customers, principal).filter((row) => row.deletedAt === null)
    const table = csv(
      ['ID', 'External ID', 'Email', 'Name', 'Created At'],
      filtered(world, request, all, listings.customers.filters).map((row) => [
        row.id,
        row.externalId ?? '',
        row.email,
        row.name ?? '',
        row.createdAt.toISOString(),
      ]),
    )
    return new Reply(200, table, 'text/csv; charset=utf-8')
  },
} satisfies Rules<Omit<typeof operations.customers, 'members'>>

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

const cardsOf = (world: World, { id }: CustomerRow) =>
  world.state.paymentMethods.where('customerId', id)

const withTaxId = <U extends Pick<CustomerUpdate, 'taxId' | 'billingAddress'>>(
  update: U,
  { billingAddress }: CustomerRow,
) => ({
  ...update,
  taxId:
    update.taxId == null
      ? update.taxId
      : taxIdOf(update.taxId, update.billingAddress ?? billingAddress),
})
