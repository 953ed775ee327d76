import type { CustomerMeter } from '../../../shared/customerMeters.ts'
import type { operations } from '../../../2026-10/operations.ts'
import type { Handlers } from '../../Handlers.ts'
import { listPage, matches } from '../../lists.ts'
import { resourceNotFound } from '../../Problem.ts'
import type { CustomerUsage } from '../../rules/customerMeters.ts'
import { usagesOf } from '../../rules/customerMeters.ts'
import type { World } from '../../World.ts'
import { presentCustomer } from '../present/presentCustomer.ts'

export const customerMeters: Handlers<typeof operations.customerMeters> = {
  list: ({ world, request, principal }) =>
    listPage(request, {
      rows: principal.organizationIds.flatMap((id) => usagesOf(world, id)),
      where: [
        matches(request.organizationId, ({ customer }) => customer.organizationId),
        matches(request.customerId, ({ customer }) => customer.id),
        matches(request.externalCustomerId, ({ customer }) => customer.externalId),
        matches(request.meterId, ({ meter }) => meter.id),
      ],
      by: {
        ...USAGE_KEYS,
        customer_id: ({ customer }) => customer.id,
        customer_name: ({ customer }) => customer.name,
      },
      order: ['-modified_at'],
      present: (usage) => presentCustomerMeter(world, usage),
    }),

  get: ({ world, request: { id }, principal }) => {
    const usage = principal.organizationIds
      .flatMap((organizationId) => usagesOf(world, organizationId))
      .find((one) => one.id === id)
    if (!usage) throw resourceNotFound()
    return presentCustomerMeter(world, usage)
  },
}

/** The sort keys that merchants' and customers' lists share. */
export const USAGE_KEYS = {
  created_at: ({ createdAt }: CustomerUsage) => createdAt,
  modified_at: ({ modifiedAt }: CustomerUsage) => modifiedAt,
  meter_id: ({ meter }: CustomerUsage) => meter.id,
  meter_name: ({ meter }: CustomerUsage) => meter.name,
  consumed_units: ({ consumedUnits }: CustomerUsage) => consumedUnits,
  credited_units: ({ creditedUnits }: CustomerUsage) => creditedUnits,
  balance: ({ balance }: CustomerUsage) => balance,
}

const presentCustomerMeter = (world: World, usage: CustomerUsage): CustomerMeter => ({
  ...usage,
  customerId: usage.customer.id,
  meterId: usage.meter.id,
  customer: presentCustomer(world, usage.customer),
  meter: usage.meter,
})
