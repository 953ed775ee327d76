import type * as t from 'io-ts'
import { BenefitLicenseKeysProperties, BenefitCustomProperties } from '../benefits.ts'
import type { Codec } from '../codec/Codec.ts'
import { list, literal, nullable } from '../codec/collections.ts'
import { entity } from '../codec/entity.ts'
import { boolean, date, segment, string } from '../codec/primitives.ts'
import { anyOf, sortedBy } from '../codec/query.ts'
import { by, closedUnion, openUnion } from '../codec/union.ts'
import { invalidRequest, notPermitted, resourceNotFound } from '../documentedErrors.ts'
import {
  benefitFields,
  BenefitGrantCustomProperties,
  BenefitGrantDiscordProperties,
  BenefitGrantDownloadablesProperties,
  BenefitGrantGitHubRepositoryProperties,
  BenefitGrantLicenseKeysProperties,
  BenefitType,
} from '../entities/benefit.ts'
import { record } from '../entities/record.ts'
import { json, listOperation, operation } from '../operation.ts'
import { Organization } from '../organizations.ts'
import { CustomerPortalCustomer } from './customers.ts'

const benefit = { ...benefitFields, organization: Organization }

const grant = {
  ...record,
  grantedAt: nullable(date),
  revokedAt: nullable(date),
  customerId: string,
  benefitId: string,
  subscriptionId: nullable(string),
  orderId: nullable(string),
  isGranted: boolean,
  isRevoked: boolean,
  customer: CustomerPortalCustomer,
}

const customerBenefitGrant = openUnion(
  'CustomerBenefitGrant',
  {
    expected: () => 'a grant whose benefit has a type',
    select: (property) => typeOf(property('benefit')),
  },
  {
    custom: entity('CustomerBenefitGrantCustom', {
      ...grant,
      benefit: entity('BenefitCustomSubscriber', {
        ...benefit,
        type: literal('custom'),
        properties: BenefitCustomProperties,
      }),
      properties: BenefitGrantCustomProperties,
    }),
    discord: entity('CustomerBenefitGrantDiscord', {
      ...grant,
      benefit: entity('BenefitDiscordSubscriber', {
        ...benefit,
        type: literal('discord'),
        properties: entity('BenefitDiscordSubscriberProperties', { guildId: string }),
      }),
      properties: BenefitGrantDiscordProperties,
    }),
    github_repository: entity('CustomerBenefitGrantGitHubRepository', {
      ...grant,
      benefit: entity('BenefitGitHubRepositorySubscriber', {
        ...benefit,
        type: literal('github_repository'),
        properties: entity('BenefitGitHubRepositorySubscriberProperties', {
          repositoryOwner: string,
          repositoryName: string,
        }),
      }),
      properties: BenefitGrantGitHubRepositoryProperties,
    }),
    downloadables: entity('CustomerBenefitGrantDownloadables', {
      ...grant,
      benefit: entity('BenefitDownloadablesSubscriber', {
        ...benefit,
        type: literal('downloadables'),
        properties: entity('BenefitDownloadablesSubscriberProperties', {
          activeFiles: list(string),
        }),
      }),
      properties: BenefitGrantDownloadablesProperties,
    }),
    license_keys: entity('CustomerBenefitGrantLicenseKeys', {
      ...grant,
      benefit: entity('BenefitLicenseKeysSubscriber', {
        ...benefit,
        type: literal('license_keys'),
        properties: BenefitLicenseKeysProperties,
      }),
      properties: BenefitGrantLicenseKeysProperties,
    }),
  },
)
/** A benefit that the customer has, or had; its benefit's type tells which kind. */
export type CustomerBenefitGrant = t.TypeOf<typeof customerBenefitGrant>
export const CustomerBenefitGrant: Codec<CustomerBenefitGrant> = customerBenefitGrant

const typeOf = (benefit: unknown): unknown =>
  typeof benefit === 'object' && benefit !== null && 'type' in benefit ? benefit.type : undefined

const accountUpdate = { properties: entity('AccountUpdate', { accountId: string }) }

const customerBenefitGrantUpdate = closedUnion('CustomerBenefitGrantUpdate', by('benefitType'), {
  discord: entity('CustomerBenefitGrantDiscordUpdate', {
    benefitType: literal('discord'),
    ...accountUpdate,
  }),
  github_repository: entity('CustomerBenefitGrantGitHubRepositoryUpdate', {
    benefitType: literal('github_repository'),
    ...accountUpdate,
  }),
  downloadables: entity('CustomerBenefitGrantDownloadablesUpdate', {
    benefitType: literal('downloadables'),
  }),
  license_keys: entity('CustomerBenefitGrantLicenseKeysUpdate', {
    benefitType: literal('license_keys'),
  }),
  custom: entity('CustomerBenefitGrantCustomUpdate', { benefitType: literal('custom') }),
})
/** The account that is to have the benefit, where the benefit's type needs one. */
export type CustomerBenefitGrantUpdate = t.TypeOf<typeof customerBenefitGrantUpdate>
export const CustomerBenefitGrantUpdate: Codec<CustomerBenefitGrantUpdate> =
  customerBenefitGrantUpdate

export const listCustomerBenefitGrants = listOperation({
  name: 'customerPortal.benefitGrants.list',
  summary: "List the customer's benefits.",
  path: '/v1/customer-portal/benefit-grants/',
  auth: 'customerSession',
  query: {
    type: anyOf(BenefitType),
    benefitId: anyOf(string),
    organizationId: anyOf(string),
    checkoutId: anyOf(string),
    orderId: anyOf(string),
    subscriptionId: anyOf(string),
    sorting: sortedBy('granted_at', 'type', 'organization'),
  },
  items: CustomerBenefitGrant,
  errors: [invalidRequest],
})

export const getCustomerBenefitGrant = operation({
  name: 'customerPortal.benefitGrants.get',
  summary: "Get one of the customer's benefits.",
  method: 'GET',
  path: '/v1/customer-portal/benefit-grants/{id}',
  auth: 'customerSession',
  params: { id: segment },
  success: { 200: CustomerBenefitGrant },
  errors: [resourceNotFound, invalidRequest],
})

export const updateCustomerBenefitGrant = operation({
  name: 'customerPortal.benefitGrants.update',
  summary: "Say which account is to have one of the customer's benefits.",
  method: 'PATCH',
  path: '/v1/customer-portal/benefit-grants/{id}',
  auth: 'customerSession',
  params: { id: segment },
  body: json(CustomerBenefitGrantUpdate, 'customerBenefitGrantUpdate'),
  success: { 200: CustomerBenefitGrant },
  errors: [notPermitted, resourceNotFound, invalidRequest],
})
