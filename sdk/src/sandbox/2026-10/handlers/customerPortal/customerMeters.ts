import type { operations } from '../../../../2026-10/operations.ts'
import type { Handlers } from '../../../Handlers.ts'
import { contains, listPage, matches } from '../../../lists.ts'
import { resourceNotFound } from '../../../Problem.ts'
import type { CustomerUsage } from '../../../rules/customerMeters.ts'
import { usagesOf } from '../../../rules/customerMeters.ts'
import { USAGE_KEYS } from '../customerMeters.ts'

export const customerMeters: Handlers<typeof operations.customerPortal.customerMeters> = {
  list: ({ world, request, principal: { organizationId, customerId } }) =>
    listPage(request, {
      rows: usagesOf(world, organizationId, customerId),
      where: [
        matches(request.meterId, ({ meter }) => meter.id),
        contains(request.query, ({ meter }) => [meter.name]),
      ],
      by: USAGE_KEYS,
      order: ['-modified_at'],
      present: withIds,
    }),

  get: ({ world, request: { id }, principal: { organizationId, customerId } }) => {
    const usage = usagesOf(world, organizationId, customerId).find((one) => one.id === id)
    if (!usage) throw resourceNotFound()
    return withIds(usage)
  },
}

const withIds = (usage: CustomerUsage) => ({
  ...usage,
  customerId: usage.customer.id,
  meterId: usage.meter.id,
})
