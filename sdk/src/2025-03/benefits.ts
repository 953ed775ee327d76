import type * as t from 'io-ts'
import type { Codec } from '../codec/Codec.ts'
import { list, literal, map, nullable, openEnum } from '../codec/collections.ts'
import { entity, optional } from '../codec/entity.ts'
import { boolean, date, integer, nothing, string } from '../codec/primitives.ts'
import { anyOf, filter, queryBoolean } from '../codec/query.ts'
import { by, closedUnion, openUnion } from '../codec/union.ts'
import * as endpoints from './endpoints/benefits.ts'
import { Customer } from './customers.ts'
import { invalidRequest, notPermitted, resourceNotFound } from '../documentedErrors.ts'
import {
  benefitFields,
  BenefitGrantProperties,
  BenefitType,
  RepositoryPermission,
} from './entities/benefit.ts'
import { record } from './entities/record.ts'
import { json, listOperation, operation } from './operation.ts'

export {
  BenefitBase,
  BenefitGrantCustomProperties,
  BenefitGrantDiscordProperties,
  BenefitGrantDownloadablesProperties,
  BenefitGrantGitHubRepositoryProperties,
  BenefitGrantLicenseKeysProperties,
  BenefitGrantProperties,
  BenefitType,
  RepositoryPermission,
} from './entities/benefit.ts'

export const BenefitCustomProperties = entity('BenefitCustomProperties', {
  note: nullable(string),
})
export interface BenefitCustomProperties extends t.TypeOf<typeof BenefitCustomProperties> {}

export const BenefitDiscordProperties = entity('BenefitDiscordProperties', {
  guildId: string,
  roleId: string,
  guildToken: string,
})
export interface BenefitDiscordProperties extends t.TypeOf<typeof BenefitDiscordProperties> {}

export const BenefitGitHubRepositoryProperties = entity('BenefitGitHubRepositoryProperties', {
  repositoryOwner: string,
  repositoryName: string,
  permission: RepositoryPermission,
  repositoryId: optional(nullable(string)),
})
export interface BenefitGitHubRepositoryProperties extends t.TypeOf<
  typeof BenefitGitHubRepositoryProperties
> {}

export const BenefitDownloadablesProperties = entity('BenefitDownloadablesProperties', {
  archived: map(boolean),
  files: list(string),
})
/** The ids of the files, and which of them are archived. */
export interface BenefitDownloadablesProperties extends t.TypeOf<
  typeof BenefitDownloadablesProperties
> {}

export const BenefitLicenseKeyExpirationProperties = entity(
  'BenefitLicenseKeyExpirationProperties',
  { ttl: integer, timeframe: openEnum('year', 'month', 'day') },
)
/** How long a key is valid: `ttl` years, months or days, as `timeframe` says. */
export interface BenefitLicenseKeyExpirationProperties extends t.TypeOf<
  typeof BenefitLicenseKeyExpirationProperties
> {}

export const BenefitLicenseKeyActivationProperties = entity(
  'BenefitLicenseKeyActivationProperties',
  { limit: integer, enableCustomerAdmin: boolean },
)
export interface BenefitLicenseKeyActivationProperties extends t.TypeOf<
  typeof BenefitLicenseKeyActivationProperties
> {}

const benefitLicenseKeysProperties = entity('BenefitLicenseKeysProperties', {
  prefix: nullable(string),
  expires: nullable(BenefitLicenseKeyExpirationProperties),
  activations: nullable(BenefitLicenseKeyActivationProperties),
  limitUsage: nullable(integer),
})
export interface BenefitLicenseKeysProperties extends t.TypeOf<
  typeof benefitLicenseKeysProperties
> {}
export const BenefitLicenseKeysProperties: Codec<BenefitLicenseKeysProperties> =
  benefitLicenseKeysProperties

const benefitCustom = entity('BenefitCustom', {
  ...benefitFields,
  type: literal('custom'),
  properties: BenefitCustomProperties,
  isTaxApplicable: boolean,
})
export interface BenefitCustom extends t.TypeOf<typeof benefitCustom> {}
export const BenefitCustom: Codec<BenefitCustom> = benefitCustom

const benefitDiscord = entity('BenefitDiscord', {
  ...benefitFields,
  type: literal('discord'),
  properties: BenefitDiscordProperties,
})
export interface BenefitDiscord extends t.TypeOf<typeof benefitDiscord> {}
export const BenefitDiscord: Codec<BenefitDiscord> = benefitDiscord

const benefitGitHubRepository = entity('BenefitGitHubRepository', {
  ...benefitFields,
  type: literal('github_repository'),
  properties: BenefitGitHubRepositoryProperties,
})
export interface BenefitGitHubRepository extends t.TypeOf<typeof benefitGitHubRepository> {}
export const BenefitGitHubRepository: Codec<BenefitGitHubRepository> = benefitGitHubRepository

const benefitDownloadables = entity('BenefitDownloadables', {
  ...benefitFields,
  type: literal('downloadables'),
  properties: BenefitDownloadablesProperties,
})
export interface BenefitDownloadables extends t.TypeOf<typeof benefitDownloadables> {}
export const BenefitDownloadables: Codec<BenefitDownloadables> = benefitDownloadables

const benefitLicenseKeys = entity('BenefitLicenseKeys', {
  ...benefitFields,
  type: literal('license_keys'),
  properties: BenefitLicenseKeysProperties,
})
export interface BenefitLicenseKeys extends t.TypeOf<typeof benefitLicenseKeys> {}
export const BenefitLicenseKeys: Codec<BenefitLicenseKeys> = benefitLicenseKeys

const benefit = openUnion('Benefit', by('type'), {
  custom: BenefitCustom,
  discord: BenefitDiscord,
  github_repository: BenefitGitHubRepository,
  downloadables: BenefitDownloadables,
  license_keys: BenefitLicenseKeys,
})
/** Something that customers receive with a product. */
export type Benefit = t.TypeOf<typeof benefit>
export const Benefit: Codec<Benefit> = benefit

const grant = {
  ...record,
  grantedAt: optional(nullable(date)),
  isGranted: boolean,
  revokedAt: optional(nullable(date)),
  isRevoked: boolean,
  subscriptionId: nullable(string),
  orderId: nullable(string),
  customerId: string,
  userId: string,
  benefitId: string,
  customer: Customer,
  properties: BenefitGrantProperties,
}

const benefitGrant = entity('BenefitGrant', grant)
/** A benefit that a customer has or had. */
export interface BenefitGrant extends t.TypeOf<typeof benefitGrant> {}
export const BenefitGrant: Codec<BenefitGrant> = benefitGrant

const benefitGrantWebhook = entity('BenefitGrantWebhook', {
  ...grant,
  benefit: Benefit,
  previousProperties: optional(nullable(BenefitGrantProperties)),
})
export interface BenefitGrantWebhook extends t.TypeOf<typeof benefitGrantWebhook> {}
export const BenefitGrantWebhook: Codec<BenefitGrantWebhook> = benefitGrantWebhook

const benefitCustomCreateProperties = entity('BenefitCustomCreateProperties', {
  note: optional(nullable(string)),
})
export interface BenefitCustomCreateProperties extends t.TypeOf<
  typeof benefitCustomCreateProperties
> {}
export const BenefitCustomCreateProperties: Codec<BenefitCustomCreateProperties> =
  benefitCustomCreateProperties

const benefitDiscordCreateProperties = entity('BenefitDiscordCreateProperties', {
  guildToken: string,
  roleId: string,
})
export interface BenefitDiscordCreateProperties extends t.TypeOf<
  typeof benefitDiscordCreateProperties
> {}
export const BenefitDiscordCreateProperties: Codec<BenefitDiscordCreateProperties> =
  benefitDiscordCreateProperties

const benefitGitHubRepositoryCreateProperties = entity('BenefitGitHubRepositoryCreateProperties', {
  repositoryOwner: string,
  repositoryName: string,
  permission: RepositoryPermission,
})
export interface BenefitGitHubRepositoryCreateProperties extends t.TypeOf<
  typeof benefitGitHubRepositoryCreateProperties
> {}
export const BenefitGitHubRepositoryCreateProperties: Codec<BenefitGitHubRepositoryCreateProperties> =
  benefitGitHubRepositoryCreateProperties

const benefitDownloadablesCreateProperties = entity('BenefitDownloadablesCreateProperties', {
  archived: optional(map(boolean)),
  files: list(string),
})
export interface BenefitDownloadablesCreateProperties extends t.TypeOf<
  typeof benefitDownloadablesCreateProperties
> {}
export const BenefitDownloadablesCreateProperties: Codec<BenefitDownloadablesCreateProperties> =
  benefitDownloadablesCreateProperties

const benefitLicenseKeysCreateProperties = entity('BenefitLicenseKeysCreateProperties', {
  prefix: optional(nullable(string)),
  expires: optional(nullable(BenefitLicenseKeyExpirationProperties)),
  activations: optional(nullable(BenefitLicenseKeyActivationProperties)),
  limitUsage: optional(nullable(integer)),
})
export interface BenefitLicenseKeysCreateProperties extends t.TypeOf<
  typeof benefitLicenseKeysCreateProperties
> {}
export const BenefitLicenseKeysCreateProperties: Codec<BenefitLicenseKeysCreateProperties> =
  benefitLicenseKeysCreateProperties

const creation = { description: string, organizationId: optional(nullable(string)) }

const benefitCustomCreate = entity('BenefitCustomCreate', {
  ...creation,
  type: literal('custom'),
  properties: BenefitCustomCreateProperties,
})
export interface BenefitCustomCreate extends t.TypeOf<typeof benefitCustomCreate> {}
export const BenefitCustomCreate: Codec<BenefitCustomCreate> = benefitCustomCreate

const benefitDiscordCreate = entity('BenefitDiscordCreate', {
  ...creation,
  type: literal('discord'),
  properties: BenefitDiscordCreateProperties,
})
export interface BenefitDiscordCreate extends t.TypeOf<typeof benefitDiscordCreate> {}
export const BenefitDiscordCreate: Codec<BenefitDiscordCreate> = benefitDiscordCreate

const benefitGitHubRepositoryCreate = entity('BenefitGitHubRepositoryCreate', {
  ...creation,
  type: literal('github_repository'),
  properties: BenefitGitHubRepositoryCreateProperties,
})
export interface BenefitGitHubRepositoryCreate extends t.TypeOf<
  typeof benefitGitHubRepositoryCreate
> {}
export const BenefitGitHubRepositoryCreate: Codec<BenefitGitHubRepositoryCreate> =
  benefitGitHubRepositoryCreate

const benefitDownloadablesCreate = entity('BenefitDownloadablesCreate', {
  ...creation,
  type: literal('downloadables'),
  properties: BenefitDownloadablesCreateProperties,
})
export interface BenefitDownloadablesCreate extends t.TypeOf<typeof benefitDownloadablesCreate> {}
export const BenefitDownloadablesCreate: Codec<BenefitDownloadablesCreate> =
  benefitDownloadablesCreate

const benefitLicenseKeysCreate = entity('BenefitLicenseKeysCreate', {
  ...creation,
  type: literal('license_keys'),
  properties: BenefitLicenseKeysCreateProperties,
})
export interface BenefitLicenseKeysCreate extends t.TypeOf<typeof benefitLicenseKeysCreate> {}
export const BenefitLicenseKeysCreate: Codec<BenefitLicenseKeysCreate> = benefitLicenseKeysCreate

const benefitCreate = closedUnion('BenefitCreate', by('type'), {
  custom: BenefitCustomCreate,
  discord: BenefitDiscordCreate,
  github_repository: BenefitGitHubRepositoryCreate,
  downloadables: BenefitDownloadablesCreate,
  license_keys: BenefitLicenseKeysCreate,
})
export type BenefitCreate = t.TypeOf<typeof benefitCreate>
export const BenefitCreate: Codec<BenefitCreate> = benefitCreate

const change = { description: optional(nullable(string)) }

const benefitCustomUpdate = entity('BenefitCustomUpdate', {
  ...change,
  type: literal('custom'),
  properties: optional(nullable(BenefitCustomProperties)),
})
export interface BenefitCustomUpdate extends t.TypeOf<typeof benefitCustomUpdate> {}
export const BenefitCustomUpdate: Codec<BenefitCustomUpdate> = benefitCustomUpdate

const benefitDiscordUpdate = entity('BenefitDiscordUpdate', {
  ...change,
  type: literal('discord'),
  properties: optional(nullable(BenefitDiscordCreateProperties)),
})
export interface BenefitDiscordUpdate extends t.TypeOf<typeof benefitDiscordUpdate> {}
export const BenefitDiscordUpdate: Codec<BenefitDiscordUpdate> = benefitDiscordUpdate

const benefitGitHubRepositoryUpdate = entity('BenefitGitHubRepositoryUpdate', {
  ...change,
  type: literal('github_repository'),
  properties: optional(nullable(BenefitGitHubRepositoryCreateProperties)),
})
export interface BenefitGitHubRepositoryUpdate extends t.TypeOf<
  typeof benefitGitHubRepositoryUpdate
> {}
export const BenefitGitHubRepositoryUpdate: Codec<BenefitGitHubRepositoryUpdate> =
  benefitGitHubRepositoryUpdate

const benefitDownloadablesUpdate = entity('BenefitDownloadablesUpdate', {
  ...change,
  type: literal('downloadables'),
  properties: optional(nullable(BenefitDownloadablesCreateProperties)),
})
export interface BenefitDownloadablesUpdate extends t.TypeOf<typeof benefitDownloadablesUpdate> {}
export const BenefitDownloadablesUpdate: Codec<BenefitDownloadablesUpdate> =
  benefitDownloadablesUpdate

const benefitLicenseKeysUpdate = entity('BenefitLicenseKeysUpdate', {
  ...change,
  type: literal('license_keys'),
  properties: optional(nullable(BenefitLicenseKeysCreateProperties)),
})
export interface BenefitLicenseKeysUpdate extends t.TypeOf<typeof benefitLicenseKeysUpdate> {}
export const BenefitLicenseKeysUpdate: Codec<BenefitLicenseKeysUpdate> = benefitLicenseKeysUpdate

const benefitUpdate = closedUnion('BenefitUpdate', by('type'), {
  custom: BenefitCustomUpdate,
  discord: BenefitDiscordUpdate,
  github_repository: BenefitGitHubRepositoryUpdate,
  downloadables: BenefitDownloadablesUpdate,
  license_keys: BenefitLicenseKeysUpdate,
})
/** The changes to a benefit. `type` must be the benefit's type, and determines which properties it has. */
export type BenefitUpdate = t.TypeOf<typeof benefitUpdate>
export const BenefitUpdate: Codec<BenefitUpdate> = benefitUpdate

export const listBenefits = listOperation({
  ...endpoints.listBenefits,
  query: { organizationId: anyOf(string), type: anyOf(BenefitType) },
  items: Benefit,
})

export const createBenefit = operation({
  ...endpoints.createBenefit,
  body: json(BenefitCreate),
  success: { 201: Benefit },
})

export const getBenefit = operation({
  ...endpoints.getBenefit,
  success: { 200: Benefit },
})

export const updateBenefit = operation({
  ...endpoints.updateBenefit,
  body: json(BenefitUpdate, 'requestBody'),
  success: { 200: Benefit },
  errors: [notPermitted, resourceNotFound, invalidRequest],
})

export const deleteBenefit = operation({
  ...endpoints.deleteBenefit,
  success: { 204: nothing },
})

export const listBenefitGrants = listOperation({
  ...endpoints.listBenefitGrants,
  query: { isGranted: filter(queryBoolean), customerId: anyOf(string) },
  items: BenefitGrant,
})
