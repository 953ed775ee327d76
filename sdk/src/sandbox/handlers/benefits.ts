import type { BenefitCreate } from '../../shared/entities/benefitCreate.ts'
import type { BenefitUpdate } from '../../shared/entities/benefitUpdate.ts'
import type { operations } from '../../2026-10/operations.ts'
import { isUnknown } from '../../codec/union.ts'
import type { Rules } from '../Handlers.ts'
import { listings } from '../listings.ts'
import { listPage, pageOf } from '../lists.ts'
import { organizationFor, owned, ownedRow } from '../ownership.ts'
import { invalid } from '../Problem.ts'
import { deleteBenefit, newBenefit, updateBenefit } from '../rules/benefits.ts'
import { related } from '../store/related.ts'

export const benefits = {
  list: ({ world, request, principal }) =>
    listPage(world, request, owned(world.state.benefits, principal), listings.benefits),

  create: ({ world, request, principal }) => {
    const wanted = createOf(request)
    return newBenefit(world, organizationFor(world, principal, wanted.organizationId), wanted)
  },

  get: ({ world, request: { id }, principal }) => ownedRow(world.state.benefits, id, principal),

  update: ({ world, request: { id, requestBody }, principal }) =>
    updateBenefit(world, ownedRow(world.state.benefits, id, principal), updateOf(requestBody)),

  delete: ({ world, request: { id }, principal }) =>
    deleteBenefit(world, ownedRow(world.state.benefits, id, principal)),

  grants: ({ world, request: { id, ...request }, principal }) => {
    ownedRow(world.state.benefits, id, principal)
    const rows = world.state.benefitGrants.where('benefitId', id)
    return listPage(world, request, rows, listings.benefitGrants)
  },

  files: ({ world, request: { id, ...paging }, principal }) => {
    const benefit = ownedRow(world.state.benefits, id, principal)
    const fileIds = benefit.type === 'downloadables' ? benefit.properties.files : []
    return pageOf(
      world,
      paging,
      fileIds.map((fileId) => related(world, 'files', fileId)),
    )
  },
} satisfies Rules<typeof operations.benefits>

const createOf = (request: BenefitCreate) => {
  if (isUnknown(request)) throw noSuchType()
  return request.type === 'custom'
    ? { ...request, properties: { note: request.properties.note ?? null } }
    : request
}

const updateOf = (request: BenefitUpdate) => {
  if (isUnknown(request)) throw noSuchType()
  return request
}

const noSuchType = () => invalid(['body', 'type'], 'There is no such type of benefit.')
