import { isUnknown } from '../../../codec/union.ts'
import type { BenefitCreate } from '../../../shared/entities/benefitCreate.ts'
import type { BenefitUpdate } from '../../../shared/entities/benefitUpdate.ts'
import type { operations } from '../../../2026-10/operations.ts'
import { benefits as legacy } from '../../2025-03/handlers/benefits.ts'
import type { Handlers } from '../../Handlers.ts'
import { contains, listPage, matches } from '../../lists.ts'
import { organizationFor, owned, ownedRow } from '../../ownership.ts'
import { related } from '../../store/related.ts'
import { invalid } from '../../Problem.ts'
import { newBenefit, updateBenefit } from '../../rules/benefits.ts'
import { presentBenefit } from '../present/presentBenefit.ts'
import { presentBenefitGrant } from '../present/presentBenefitGrant.ts'

export const benefits: Handlers<typeof operations.benefits> = {
  list: ({ world, request, principal }) => {
    const excluded = new Set([request.excludeId ?? []].flat())
    return listPage(request, {
      rows: owned(world.state.benefits, principal),
      equal: ['organizationId', 'type', 'id'],
      where: [
        ({ id }) => !excluded.has(id),
        contains(request.query, ({ description }) => [description]),
      ],
      by: {
        user_order: ({ createdAt }) => createdAt,
      },
      order: ['-created_at'],
      present: presentBenefit,
    })
  },

  create: ({ world, request, principal }) => {
    const wanted = createOf(request)
    const organizationId = organizationFor(world, principal, wanted.organizationId)
    return presentBenefit(newBenefit(world, organizationId, wanted))
  },

  get: ({ world, request: { id }, principal }) =>
    presentBenefit(ownedRow(world.state.benefits, id, principal)),

  update: ({ world, request: { id, requestBody }, principal }) => {
    const known = ownedRow(world.state.benefits, id, principal)
    return presentBenefit(updateBenefit(world, known, updateOf(requestBody)))
  },

  delete: legacy.delete,

  grants: ({ world, request, principal }) => {
    const { id } = ownedRow(world.state.benefits, request.id, principal)
    return listPage(request, {
      rows: world.state.benefitGrants.where('benefitId', id),
      equal: ['customerId'],
      where: [matches(request.isGranted, ({ grantedAt }) => grantedAt !== null)],
      present: (row) => presentBenefitGrant(world, row),
    })
  },

  files: ({ world, request: { id, ...paging }, principal }) => {
    const benefit = ownedRow(world.state.benefits, id, principal)
    const fileIds = benefit.type === 'downloadables' ? benefit.properties.files : []
    return listPage(paging, {
      rows: fileIds.map((fileId) => related(world, 'files', fileId)),
      present: (file) => {
        const downloads = world.state.downloadables.where('fileId', file.id)
        return {
          ...file,
          service: 'downloadable',
          flaggedMaliciousAt: null,
          downloaders: new Set(downloads.map(({ customerId }) => customerId)).size,
          downloads: downloads.length,
        }
      },
    })
  },
}

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
