import type { CustomerUpdate } from '../../../shared/entities/customer.ts'
import type { operations } from '../../../2026-10/operations.ts'
import { customers as legacy } from '../../2025-03/handlers/customers.ts'
import type { Handlers } from '../../Handlers.ts'
import { csv } from '../../csv.ts'
import { Reply } from '../../http/Reply.ts'
import { listPage, matches } from '../../lists.ts'
import { owned } from '../../ownership.ts'
import { invalid } from '../../Problem.ts'
import { newMember } from '../../rules/members.ts'
import { taxIdOf } from '../../rules/taxIds.ts'
import type { CustomerRow, PaymentMethodRow } from '../../store/rows.ts'
import type { World } from '../../World.ts'
import { presentCustomer, presentCustomerState } from '../present/presentCustomer.ts'
import { presentPaymentMethod } from '../present/presentPaymentMethod.ts'
import { pageOf, rowOf } from '../rowOf.ts'

export const customers: Omit<Handlers<typeof operations.customers>, 'members'> = {
  list: ({ world, request, principal }) =>
    pageOf(world, 'customers', legacy.list({ world, request, principal }), (row) =>
      presentCustomer(world, row),
    ),

  create: ({ world, request, principal }) => {
    const { email, taxId, owner, billingAddress = null } = request
    if (email == null)
      throw invalid(
        ['body', 'email'],
        'The sandbox requires an email for every customer.',
        'missing',
      )
    const reply = legacy.create({
      world,
      principal,
      request: { ...request, email, taxId: taxId == null ? taxId : taxIdOf(taxId, billingAddress) },
    })
    const row = rowOf(world, 'customers', reply)
    if (owner) newMember(world, row, { ...owner, role: 'owner' })
    return presentCustomer(world, row)
  },

  get: ({ world, request, principal }) =>
    presentCustomer(world, rowOf(world, 'customers', legacy.get({ world, request, principal }))),

  getExternal: ({ world, request, principal }) => {
    const reply = legacy.getExternal({ world, request, principal })
    return presentCustomer(world, rowOf(world, 'customers', reply))
  },

  update: ({ world, request: { id, customerUpdate }, principal }) => {
    const known = rowOf(world, 'customers', legacy.get({ world, request: { id }, principal }))
    const request = { id, customerUpdate: withTaxId(customerUpdate, known) }
    const reply = legacy.update({ world, principal, request })
    return presentCustomer(world, rowOf(world, 'customers', reply))
  },

  updateExternal: ({ world, request: { externalId, customerUpdate }, principal }) => {
    const reply = legacy.getExternal({ world, request: { externalId }, principal })
    const known = rowOf(world, 'customers', reply)
    const request = { externalId, customerUpdate: withTaxId(customerUpdate, known) }
    legacy.updateExternal({ world, principal, request })
    return presentCustomer(world, rowOf(world, 'customers', known))
  },

  delete: legacy.delete,

  deleteExternal: legacy.deleteExternal,

  getState: ({ world, request, principal }) => {
    const reply = legacy.get({ world, request, principal })
    return presentCustomerState(world, rowOf(world, 'customers', reply))
  },

  getStateExternal: ({ world, request, principal }) => {
    const reply = legacy.getExternal({ world, request, principal })
    return presentCustomerState(world, rowOf(world, 'customers', reply))
  },

  listPaymentMethods: ({ world, request: { id, ...paging }, principal }) => {
    const known = rowOf(world, 'customers', legacy.get({ world, request: { id }, principal }))
    return listPage(paging, { ...paymentMethods(world, known) })
  },

  listPaymentMethodsExternal: ({ world, request: { externalId, ...paging }, principal }) => {
    const reply = legacy.getExternal({ world, request: { externalId }, principal })
    return listPage(paging, paymentMethods(world, rowOf(world, 'customers', reply)))
  },

  export: ({ world, request, principal }) => {
    const isWanted = matches(request.organizationId, (row: CustomerRow) => row.organizationId)
    const rows = owned(world.state.customers, principal).filter(
      (row) => row.deletedAt === null && isWanted(row),
    )
    const table = csv(
      ['ID', 'External ID', 'Email', 'Name', 'Created At'],
      rows.map((row) => [
        row.id,
        row.externalId ?? '',
        row.email,
        row.name ?? '',
        row.createdAt.toISOString(),
      ]),
    )
    return new Reply(200, table, 'text/csv; charset=utf-8')
  },
}

const paymentMethods = (world: World, { id }: CustomerRow) => ({
  rows: world.state.paymentMethods.where('customerId', id),
  where: [],
  by: {},
  present: (row: PaymentMethodRow) => ({
    ...presentPaymentMethod(row),
    isDefault: row.isDefault,
  }),
})

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
