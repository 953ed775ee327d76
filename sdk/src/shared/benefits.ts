import { metadataQuery } from '../codec/metadata.ts'
import { nothing, segment, string } from '../codec/primitives.ts'
import { anyOf, filter, queryBoolean, sortedBy } from '../codec/query.ts'
import { invalidRequest, resourceNotFound } from '../documentedErrors.ts'
import * as endpoints from './endpoints/benefits.ts'
import { Benefit, BenefitDownloadableFile } from './entities/benefit.ts'
import { BenefitCreate } from './entities/benefitCreate.ts'
import { BenefitGrant } from './entities/benefitGrant.ts'
import { BenefitUpdate } from './entities/benefitUpdate.ts'
import { BenefitType } from './entities/enums.ts'
import { json, listOperation, operation } from './operation.ts'

export * from './entities/enums.ts'
export * from './entities/benefit.ts'
export * from './entities/benefitGrant.ts'
export * from './entities/benefitUpdate.ts'
export * from './entities/benefitCreate.ts'

export const deleteBenefit = operation({
  ...endpoints.deleteBenefit,
  success: { 204: nothing },
})

export const listBenefits = listOperation({
  ...endpoints.listBenefits,
  query: {
    organizationId: anyOf(string),
    type: anyOf(BenefitType),
    id: anyOf(string),
    excludeId: anyOf(string),
    query: filter(string),
    sorting: sortedBy('created_at', 'description', 'type', 'user_order'),
    metadata: filter(metadataQuery),
  },
  items: Benefit,
})

export const getBenefit = operation({
  ...endpoints.getBenefit,
  success: { 200: Benefit },
})

export const listBenefitFiles = listOperation({
  name: 'benefits.files',
  summary: "List a benefit's files.",
  path: '/v1/benefits/{id}/files',
  auth: 'accessToken',
  params: { id: segment },
  items: BenefitDownloadableFile,
  errors: [resourceNotFound, invalidRequest],
})

export const listBenefitGrants = listOperation({
  ...endpoints.listBenefitGrants,
  query: {
    isGranted: filter(queryBoolean),
    customerId: anyOf(string),
    memberId: anyOf(string),
  },
  items: BenefitGrant,
})

export const updateBenefit = operation({
  ...endpoints.updateBenefit,
  body: json(BenefitUpdate, 'requestBody'),
  success: { 200: Benefit },
  errors: [resourceNotFound, invalidRequest],
})

export const createBenefit = operation({
  ...endpoints.createBenefit,
  body: json(BenefitCreate),
  success: { 201: Benefit },
})
