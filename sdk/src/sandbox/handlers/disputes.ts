import type { operations } from '../../2026-10/operations.ts'
import type { Rules } from '../Handlers.ts'
import { listings } from '../listings.ts'
import { listPage } from '../lists.ts'
import { owned, ownedRow } from '../ownership.ts'
import { closeDispute } from '../rules/disputes.ts'

export const disputes = {
  list: ({ world, request, principal }) =>
    listPage(world, request, owned(world.state.disputes, principal), listings.disputes),

  get: ({ world, request: { id }, principal }) => ownedRow(world.state.disputes, id, principal),

  accept: ({ world, request: { id }, principal }) =>
    closeDispute(world, ownedRow(world.state.disputes, id, principal), 'lost'),
} satisfies Rules<typeof operations.disputes>
