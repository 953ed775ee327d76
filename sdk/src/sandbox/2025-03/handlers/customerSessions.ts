import type { operations } from '../../../2025-03/operations.ts'
import type { Handlers } from '../../Handlers.ts'
import { presentCustomer } from '../present/presentCustomer.ts'
import { invalid } from '../../Problem.ts'
import type { Merchant } from '../../Principal.ts'
import { customerByExternalId, newCustomerSession, portalPath } from '../../rules/customers.ts'
import type { CustomerRow } from '../../store/rows.ts'
import type { World } from '../../World.ts'

export const customerSessions: Handlers<typeof operations.customerSessions> = {
  create: ({ world, request, principal }) => {
    const customer =
      'customerId' in request
        ? byId(world, request.customerId, principal)
        : byExternalId(world, request.customerExternalId, principal)
    const session = newCustomerSession(world, customer)
    return {
      ...session,
      customerPortalUrl: `${world.url}${portalPath(session)}`,
      customer: presentCustomer(world, customer),
    }
  },
}

const byId = (world: World, id: string, { organizationIds }: Merchant): CustomerRow => {
  const customer = world.state.customers.get(id)
  if (!customer || customer.deletedAt || !organizationIds.includes(customer.organizationId)) {
    throw invalid(['body', 'customer_id'], 'Customer does not exist.')
  }
  return customer
}

const byExternalId = (world: World, id: string, { organizationIds }: Merchant): CustomerRow => {
  const [customer] = organizationIds.flatMap(
    (organizationId) => customerByExternalId(world, organizationId, id) ?? [],
  )
  if (!customer) throw invalid(['body', 'customer_external_id'], 'Customer does not exist.')
  return customer
}
