import type { operations } from '../../../2026-10/operations.ts'
import { customerSessions as legacy } from '../../2025-03/handlers/customerSessions.ts'
import type { Handlers } from '../../Handlers.ts'
import { related } from '../../store/related.ts'
import { portalPath } from '../../rules/customers.ts'
import { presentCustomer } from '../present/presentCustomer.ts'
import { rowOf } from '../rowOf.ts'

export const customerSessions: Handlers<typeof operations.customerSessions> = {
  create: ({ world, request, principal }) => {
    const wanted =
      'customerId' in request
        ? { customerId: request.customerId }
        : { customerExternalId: request.externalCustomerId }
    const reply = legacy.create({ world, request: wanted, principal })
    const session = rowOf(world, 'customerSessions', reply)
    return {
      ...session,
      returnUrl: request.returnUrl ?? null,
      customerPortalUrl: `${world.url}${portalPath(session)}`,
      customer: presentCustomer(world, related(world, 'customers', session.customerId)),
    }
  },
}
