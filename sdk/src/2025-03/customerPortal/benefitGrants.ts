import type * as t from 'io-ts'
import * as endpoints from '../endpoints/customerPortal/benefitGrants.ts'
import { BenefitLicenseKeysProperties, BenefitCustomProperties } from '../benefits.ts'
import type { Codec } from '../../codec/Codec.ts'
import { list, literal, nullable } from '../../codec/collections.ts'
import { entity } from '../../codec/entity.ts'
import { boolean, date, string } from '../../codec/primitives.ts'
import { anyOf, sortedBy } from '../../codec/query.ts'
import { by, closedUnion, openUnion } from '../../codec/union.ts'
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

const benefitCustomSubscriber = entity('BenefitCustomSubscriber', {
  ...benefit,
  type: literal('custom'),
  properties: BenefitCustomProperties,
})
export interface BenefitCustomSubscriber extends t.TypeOf<typeof benefitCustomSubscriber> {}
export const BenefitCustomSubscriber: Codec<BenefitCustomSubscriber> = benefitCustomSubscriber

const customerBenefitGrantCustom = entity('CustomerBenefitGrantCustom', {
  ...grant,
  benefit: BenefitCustomSubscriber,
  properties: BenefitGrantCustomProperties,
})
export interface CustomerBenefitGrantCustom extends t.TypeOf<typeof customerBenefitGrantCustom> {}
export const CustomerBenefitGrantCustom: Codec<CustomerBenefitGrantCustom> =
  customerBenefitGrantCustom

const benefitDiscordSubscriberProperties = entity('BenefitDiscordSubscriberProperties', {
  guildId: string,
})
export interface BenefitDiscordSubscriberProperties extends t.TypeOf<
  typeof benefitDiscordSubscriberProperties
> {}
export const BenefitDiscordSubscriberProperties: Codec<BenefitDiscordSubscriberProperties> =
  benefitDiscordSubscriberProperties

const benefitDiscordSubscriber = entity('BenefitDiscordSubscriber', {
  ...benefit,
  type: literal('discord'),
  properties: BenefitDiscordSubscriberProperties,
})
export interface BenefitDiscordSubscriber extends t.TypeOf<typeof benefitDiscordSubscriber> {}
export const BenefitDiscordSubscriber: Codec<BenefitDiscordSubscriber> = benefitDiscordSubscriber

const customerBenefitGrantDiscord = entity('CustomerBenefitGrantDiscord', {
  ...grant,
  benefit: BenefitDiscordSubscriber,
  properties: BenefitGrantDiscordProperties,
})
export interface CustomerBenefitGrantDiscord extends t.TypeOf<typeof customerBenefitGrantDiscord> {}
export const CustomerBenefitGrantDiscord: Codec<CustomerBenefitGrantDiscord> =
  customerBenefitGrantDiscord

const benefitGitHubRepositorySubscriberProperties = entity(
  'BenefitGitHubRepositorySubscriberProperties',
  {
    repositoryOwner: string,
    repositoryName: string,
  },
)
export interface BenefitGitHubRepositorySubscriberProperties extends t.TypeOf<
  typeof benefitGitHubRepositorySubscriberProperties
> {}
export const BenefitGitHubRepositorySubscriberProperties: Codec<BenefitGitHubRepositorySubscriberProperties> =
  benefitGitHubRepositorySubscriberProperties

const benefitGitHubRepositorySubscriber = entity('BenefitGitHubRepositorySubscriber', {
  ...benefit,
  type: literal('github_repository'),
  properties: BenefitGitHubRepositorySubscriberProperties,
})
export interface BenefitGitHubRepositorySubscriber extends t.TypeOf<
  typeof benefitGitHubRepositorySubscriber
> {}
export const BenefitGitHubRepositorySubscriber: Codec<BenefitGitHubRepositorySubscriber> =
  benefitGitHubRepositorySubscriber

const customerBenefitGrantGitHubRepository = entity('CustomerBenefitGrantGitHubRepository', {
  ...grant,
  benefit: BenefitGitHubRepositorySubscriber,
  properties: BenefitGrantGitHubRepositoryProperties,
})
export interface CustomerBenefitGrantGitHubRepository extends t.TypeOf<
  typeof customerBenefitGrantGitHubRepository
> {}
export const CustomerBenefitGrantGitHubRepository: Codec<CustomerBenefitGrantGitHubRepository> =
  customerBenefitGrantGitHubRepository

const benefitDownloadablesSubscriberProperties = entity(
  'BenefitDownloadablesSubscriberProperties',
  {
    activeFiles: list(string),
  },
)
export interface BenefitDownloadablesSubscriberProperties extends t.TypeOf<
  typeof benefitDownloadablesSubscriberProperties
> {}
export const BenefitDownloadablesSubscriberProperties: Codec<BenefitDownloadablesSubscriberProperties> =
  benefitDownloadablesSubscriberProperties

const benefitDownloadablesSubscriber = entity('BenefitDownloadablesSubscriber', {
  ...benefit,
  type: literal('downloadables'),
  properties: BenefitDownloadablesSubscriberProperties,
})
export interface BenefitDownloadablesSubscriber extends t.TypeOf<
  typeof benefitDownloadablesSubscriber
> {}
export const BenefitDownloadablesSubscriber: Codec<BenefitDownloadablesSubscriber> =
  benefitDownloadablesSubscriber

const customerBenefitGrantDownloadables = entity('CustomerBenefitGrantDownloadables', {
  ...grant,
  benefit: BenefitDownloadablesSubscriber,
  properties: BenefitGrantDownloadablesProperties,
})
export interface CustomerBenefitGrantDownloadables extends t.TypeOf<
  typeof customerBenefitGrantDownloadables
> {}
export const CustomerBenefitGrantDownloadables: Codec<CustomerBenefitGrantDownloadables> =
  customerBenefitGrantDownloadables

const benefitLicenseKeysSubscriber = entity('BenefitLicenseKeysSubscriber', {
  ...benefit,
  type: literal('license_keys'),
  properties: BenefitLicenseKeysProperties,
})
export interface BenefitLicenseKeysSubscriber extends t.TypeOf<
  typeof benefitLicenseKeysSubscriber
> {}
export const BenefitLicenseKeysSubscriber: Codec<BenefitLicenseKeysSubscriber> =
  benefitLicenseKeysSubscriber

const customerBenefitGrantLicenseKeys = entity('CustomerBenefitGrantLicenseKeys', {
  ...grant,
  benefit: BenefitLicenseKeysSubscriber,
  properties: BenefitGrantLicenseKeysProperties,
})
export interface CustomerBenefitGrantLicenseKeys extends t.TypeOf<
  typeof customerBenefitGrantLicenseKeys
> {}
export const CustomerBenefitGrantLicenseKeys: Codec<CustomerBenefitGrantLicenseKeys> =
  customerBenefitGrantLicenseKeys

const customerBenefitGrant = openUnion(
  'CustomerBenefitGrant',
  {
    expected: () => 'a grant whose benefit has a type',
    select: (property) => typeOf(property('benefit')),
  },
  {
    custom: CustomerBenefitGrantCustom,
    discord: CustomerBenefitGrantDiscord,
    github_repository: CustomerBenefitGrantGitHubRepository,
    downloadables: CustomerBenefitGrantDownloadables,
    license_keys: CustomerBenefitGrantLicenseKeys,
  },
)
/** A benefit that the customer has, or had; discriminated by the benefit's type. */
export type CustomerBenefitGrant = t.TypeOf<typeof customerBenefitGrant>
export const CustomerBenefitGrant: Codec<CustomerBenefitGrant> = customerBenefitGrant

const typeOf = (benefit: unknown): unknown =>
  typeof benefit === 'object' && benefit !== null && 'type' in benefit ? benefit.type : undefined

const accountUpdate = entity('AccountUpdate', { accountId: string })
export interface AccountUpdate extends t.TypeOf<typeof accountUpdate> {}
export const AccountUpdate: Codec<AccountUpdate> = accountUpdate

const withAccount = { properties: AccountUpdate }

const customerBenefitGrantDiscordUpdate = entity('CustomerBenefitGrantDiscordUpdate', {
  benefitType: literal('discord'),
  ...withAccount,
})
export interface CustomerBenefitGrantDiscordUpdate extends t.TypeOf<
  typeof customerBenefitGrantDiscordUpdate
> {}
export const CustomerBenefitGrantDiscordUpdate: Codec<CustomerBenefitGrantDiscordUpdate> =
  customerBenefitGrantDiscordUpdate

const customerBenefitGrantGitHubRepositoryUpdate = entity(
  'CustomerBenefitGrantGitHubRepositoryUpdate',
  {
    benefitType: literal('github_repository'),
    ...withAccount,
  },
)
export interface CustomerBenefitGrantGitHubRepositoryUpdate extends t.TypeOf<
  typeof customerBenefitGrantGitHubRepositoryUpdate
> {}
export const CustomerBenefitGrantGitHubRepositoryUpdate: Codec<CustomerBenefitGrantGitHubRepositoryUpdate> =
  customerBenefitGrantGitHubRepositoryUpdate

const customerBenefitGrantDownloadablesUpdate = entity('CustomerBenefitGrantDownloadablesUpdate', {
  benefitType: literal('downloadables'),
})
export interface CustomerBenefitGrantDownloadablesUpdate extends t.TypeOf<
  typeof customerBenefitGrantDownloadablesUpdate
> {}
export const CustomerBenefitGrantDownloadablesUpdate: Codec<CustomerBenefitGrantDownloadablesUpdate> =
  customerBenefitGrantDownloadablesUpdate

const customerBenefitGrantLicenseKeysUpdate = entity('CustomerBenefitGrantLicenseKeysUpdate', {
  benefitType: literal('license_keys'),
})
export interface CustomerBenefitGrantLicenseKeysUpdate extends t.TypeOf<
  typeof customerBenefitGrantLicenseKeysUpdate
> {}
export const CustomerBenefitGrantLicenseKeysUpdate: Codec<CustomerBenefitGrantLicenseKeysUpdate> =
  customerBenefitGrantLicenseKeysUpdate

const customerBenefitGrantCustomUpdate = entity('CustomerBenefitGrantCustomUpdate', {
  benefitType: literal('custom'),
})
export interface CustomerBenefitGrantCustomUpdate extends t.TypeOf<
  typeof customerBenefitGrantCustomUpdate
> {}
export const CustomerBenefitGrantCustomUpdate: Codec<CustomerBenefitGrantCustomUpdate> =
  customerBenefitGrantCustomUpdate

const customerBenefitGrantUpdate = closedUnion('CustomerBenefitGrantUpdate', by('benefitType'), {
  discord: CustomerBenefitGrantDiscordUpdate,
  github_repository: CustomerBenefitGrantGitHubRepositoryUpdate,
  downloadables: CustomerBenefitGrantDownloadablesUpdate,
  license_keys: CustomerBenefitGrantLicenseKeysUpdate,
  custom: CustomerBenefitGrantCustomUpdate,
})
/** The account to grant the benefit to, if the benefit's type needs one. */
export type CustomerBenefitGrantUpdate = t.TypeOf<typeof customerBenefitGrantUpdate>
export const CustomerBenefitGrantUpdate: Codec<CustomerBenefitGrantUpdate> =
  customerBenefitGrantUpdate

export const listCustomerBenefitGrants = listOperation({
  ...endpoints.listCustomerBenefitGrants,
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
})

export const getCustomerBenefitGrant = operation({
  ...endpoints.getCustomerBenefitGrant,
  success: { 200: CustomerBenefitGrant },
})

export const updateCustomerBenefitGrant = operation({
  ...endpoints.updateCustomerBenefitGrant,
  body: json(CustomerBenefitGrantUpdate, 'customerBenefitGrantUpdate'),
  success: { 200: CustomerBenefitGrant },
})
