import type { operations } from '../../2026-10/operations.ts'
import type { Call, Rules } from '../Handlers.ts'
import type { Merchant } from '../Principal.ts'
import { invalid } from '../Problem.ts'
import { customerByExternalId, newCustomerSession } from '../rules/customers.ts'
import type { CustomerRow } from '../store/rows.ts'
import type { World } from '../World.ts'

/** The customer of a session, by the platform's id or by the merchant's, which 2025-03 calls by another name. */
type Wanted =
  | { readonly customerId: string; readonly returnUrl?: string | null | undefined }
  | { readonly externalCustomerId: string; readonly returnUrl?: string | null | undefined }
  | { readonly customerExternalId: string; readonly returnUrl?: undefined }

export const customerSessions = {
  create: ({ world, request, principal }: Call<Wanted>) => ({
    ...newCustomerSession(world, customerFor(world, request, principal)),
    returnUrl: request.returnUrl ?? null,
  }),
} satisfies Rules<typeof operations.customerSessions>

const customerFor = (world: World, wanted: Wanted, { organizationIds }: Merchant): CustomerRow => {
  const [name, id] =
    'customerId' in wanted
      ? ['customer_id', wanted.customerId]
      : 'externalCustomerId' in wanted
        ? ['external_customer_id', wanted.externalCustomerId]
        : ['customer_external_id', wanted.customerExternalId]
  const customer =
    name === 'customer_id'
      ? world.state.customers.get(id)
      : organizationIds.flatMap((own) => customerByExternalId(world, own, id) ?? [])[0]
  if (!customer || customer.deletedAt || !organizationIds.includes(customer.organizationId)) {
    throw invalid(['body', name], 'Customer does not exist.')
  }
  return customer
}
