import type * as t from 'io-ts'
import type { Codec } from '../codec/Codec.ts'
import { list, nullable, openEnum } from '../codec/collections.ts'
import { withRequestDefault, entity, optional, partial, withDefault } from '../codec/entity.ts'
import { boolean, integer, string } from '../codec/primitives.ts'
import { filter, sortedBy } from '../codec/query.ts'
import { invalidRequest, notPermitted, resourceNotFound } from '../documentedErrors.ts'
import * as endpoints from './endpoints/organizations.ts'
import { record } from './entities/record.ts'
import { json, listOperation, operation } from './operation.ts'

/** Whether a change of product is billed immediately or with the next period. */
export const SubscriptionProrationBehavior = openEnum('invoice', 'prorate')
export type SubscriptionProrationBehavior = t.TypeOf<typeof SubscriptionProrationBehavior>

const promotion = {
  promote: withDefault(boolean, true),
  showCount: withDefault(boolean, true),
  countFree: withDefault(boolean, true),
}

export const OrganizationSubscribePromoteSettings = entity(
  'OrganizationSubscribePromoteSettings',
  promotion,
)
export interface OrganizationSubscribePromoteSettings extends t.TypeOf<
  typeof OrganizationSubscribePromoteSettings
> {}

const profileSettings = {
  enabled: optional(nullable(boolean)),
  description: optional(nullable(string)),
  featuredProjects: optional(nullable(list(string))),
  featuredOrganizations: optional(nullable(list(string))),
  links: optional(nullable(list(string))),
  accentColor: optional(nullable(string)),
}

export const OrganizationProfileSettings = entity('OrganizationProfileSettings', {
  ...profileSettings,
  subscribe: optional(nullable(OrganizationSubscribePromoteSettings)),
})
export interface OrganizationProfileSettings extends t.TypeOf<typeof OrganizationProfileSettings> {}

const features = {
  issueFundingEnabled: withDefault(boolean, false),
}

export const OrganizationFeatureSettings = entity('OrganizationFeatureSettings', features)
export interface OrganizationFeatureSettings extends t.TypeOf<typeof OrganizationFeatureSettings> {}

export const OrganizationSubscriptionSettings = entity('OrganizationSubscriptionSettings', {
  allowMultipleSubscriptions: boolean,
  allowCustomerUpdates: boolean,
  prorationBehavior: SubscriptionProrationBehavior,
})
export interface OrganizationSubscriptionSettings extends t.TypeOf<
  typeof OrganizationSubscriptionSettings
> {}

const organization = entity('Organization', {
  ...record,
  name: string,
  slug: string,
  avatarUrl: nullable(string),
  bio: nullable(string),
  company: nullable(string),
  blog: nullable(string),
  location: nullable(string),
  email: nullable(string),
  twitterUsername: nullable(string),
  pledgeMinimumAmount: withDefault(integer, 2000),
  pledgeBadgeShowAmount: withDefault(boolean, false),
  defaultUpfrontSplitToContributors: nullable(integer),
  profileSettings: nullable(OrganizationProfileSettings),
  featureSettings: nullable(OrganizationFeatureSettings),
  subscriptionSettings: OrganizationSubscriptionSettings,
})
export interface Organization extends t.TypeOf<typeof organization> {}
export const Organization: Codec<Organization> = organization

const organizationCreate = entity('OrganizationCreate', {
  name: string,
  slug: string,
  avatarUrl: optional(nullable(string)),
  featureSettings: optional(
    nullable(
      entity('OrganizationFeatureSettings', {
        issueFundingEnabled: withRequestDefault(boolean, false),
      }),
    ),
  ),
  subscriptionSettings: optional(nullable(OrganizationSubscriptionSettings)),
})
export interface OrganizationCreate extends t.TypeOf<typeof organizationCreate> {}
export const OrganizationCreate: Codec<OrganizationCreate> = organizationCreate

const organizationUpdate = entity('OrganizationUpdate', {
  name: optional(nullable(string)),
  avatarUrl: optional(nullable(string)),
  defaultUpfrontSplitToContributors: optional(nullable(integer)),
  pledgeBadgeShowAmount: optional(boolean),
  billingEmail: optional(nullable(string)),
  defaultBadgeCustomContent: optional(nullable(string)),
  pledgeMinimumAmount: optional(integer),
  totalMonthlySpendingLimit: optional(nullable(integer)),
  perUserMonthlySpendingLimit: optional(nullable(integer)),
  profileSettings: optional(
    nullable(
      entity('OrganizationProfileSettings', {
        ...profileSettings,
        subscribe: optional(
          nullable(entity('OrganizationSubscribePromoteSettings', partial(promotion))),
        ),
      }),
    ),
  ),
  featureSettings: optional(nullable(entity('OrganizationFeatureSettings', partial(features)))),
  subscriptionSettings: optional(nullable(OrganizationSubscriptionSettings)),
})
export interface OrganizationUpdate extends t.TypeOf<typeof organizationUpdate> {}
export const OrganizationUpdate: Codec<OrganizationUpdate> = organizationUpdate

export const listOrganizations = listOperation({
  ...endpoints.listOrganizations,
  query: { slug: filter(string), sorting: sortedBy('created_at', 'slug', 'name') },
  items: Organization,
})

export const createOrganization = operation({
  ...endpoints.createOrganization,
  body: json(OrganizationCreate),
  success: { 201: Organization },
  errors: [invalidRequest],
})

export const getOrganization = operation({
  ...endpoints.getOrganization,
  success: { 200: Organization },
})

export const updateOrganization = operation({
  ...endpoints.updateOrganization,
  body: json(OrganizationUpdate, 'organizationUpdate'),
  success: { 200: Organization },
  errors: [notPermitted, resourceNotFound, invalidRequest],
})
