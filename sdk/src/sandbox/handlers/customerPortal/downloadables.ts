import type { operations } from '../../../2026-10/operations.ts'
import type { Rules } from '../../Handlers.ts'
import { listings } from '../../listings.ts'
import { listPage } from '../../lists.ts'

export const downloadables = {
  list: ({ world, request, principal: { customerId } }) =>
    listPage(
      world,
      request,
      world.state.downloadables
        .where('customerId', customerId)
        .filter(({ isRevoked }) => !isRevoked),
      listings.downloadables,
    ),
} satisfies Rules<typeof operations.customerPortal.downloadables>
