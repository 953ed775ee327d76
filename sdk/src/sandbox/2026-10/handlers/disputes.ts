import type { operations } from '../../../2026-10/operations.ts'
import type { Handlers } from '../../Handlers.ts'
import { listPage } from '../../lists.ts'
import { owned, ownedRow } from '../../ownership.ts'
import { closeDispute } from '../../rules/disputes.ts'
import { presentDispute } from '../present/presentDispute.ts'

export const disputes: Handlers<typeof operations.disputes> = {
  list: ({ world, request, principal }) =>
    listPage(request, {
      rows: owned(world.state.disputes, principal),
      equal: ['organizationId', 'orderId', 'status'],
      order: ['-created_at'],
      present: (row) => presentDispute(world, row),
    }),

  get: ({ world, request: { id }, principal }) =>
    presentDispute(world, ownedRow(world.state.disputes, id, principal)),

  accept: ({ world, request: { id }, principal }) => {
    const dispute = ownedRow(world.state.disputes, id, principal)
    return presentDispute(world, closeDispute(world, dispute, 'lost'))
  },
}
