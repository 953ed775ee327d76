import type * as t from 'io-ts'
import { record } from './record.ts'
import type { Codec } from '../../codec/Codec.ts'
import { list, literal, nullable, openEnum } from '../../codec/collections.ts'
import { entity, optional } from '../../codec/entity.ts'
import { boolean, date, integer, string } from '../../codec/primitives.ts'
import { by, openUnion } from '../../codec/union.ts'
import {
  OrganizationSocialPlatforms,
  SubscriptionProrationBehavior,
  TaxBehaviorOption,
} from './enums.ts'
import { OrganizationStatus } from './statuses.ts'

const customerPortalUsageSettings = entity('CustomerPortalUsageSettings', { show: boolean })
export interface CustomerPortalUsageSettings extends t.TypeOf<typeof customerPortalUsageSettings> {}
export const CustomerPortalUsageSettings: Codec<CustomerPortalUsageSettings> =
  customerPortalUsageSettings

const customerPortalSubscriptionSettings = entity('CustomerPortalSubscriptionSettings', {
  updateSeats: boolean,
  updatePlan: boolean,
  pause: optional(boolean),
})
export interface CustomerPortalSubscriptionSettings extends t.TypeOf<
  typeof customerPortalSubscriptionSettings
> {}
export const CustomerPortalSubscriptionSettings: Codec<CustomerPortalSubscriptionSettings> =
  customerPortalSubscriptionSettings

const customerPortalCustomerSettings = entity('CustomerPortalCustomerSettings', {
  allowEmailChange: optional(boolean),
})
export interface CustomerPortalCustomerSettings extends t.TypeOf<
  typeof customerPortalCustomerSettings
> {}
export const CustomerPortalCustomerSettings: Codec<CustomerPortalCustomerSettings> =
  customerPortalCustomerSettings

const organizationCustomerPortalSettings = entity('OrganizationCustomerPortalSettings', {
  usage: CustomerPortalUsageSettings,
  subscription: CustomerPortalSubscriptionSettings,
  customer: optional(CustomerPortalCustomerSettings),
})
export interface OrganizationCustomerPortalSettings extends t.TypeOf<
  typeof organizationCustomerPortalSettings
> {}
export const OrganizationCustomerPortalSettings: Codec<OrganizationCustomerPortalSettings> =
  organizationCustomerPortalSettings

const customerOrganizationFeatureSettings = entity('CustomerOrganizationFeatureSettings', {
  memberModelEnabled: optional(boolean),
  checkoutLocalizationEnabled: optional(boolean),
})
export interface CustomerOrganizationFeatureSettings extends t.TypeOf<
  typeof customerOrganizationFeatureSettings
> {}
export const CustomerOrganizationFeatureSettings: Codec<CustomerOrganizationFeatureSettings> =
  customerOrganizationFeatureSettings

const organizationSocialLink = entity('OrganizationSocialLink', {
  platform: OrganizationSocialPlatforms,
  url: string,
})
export interface OrganizationSocialLink extends t.TypeOf<typeof organizationSocialLink> {}
export const OrganizationSocialLink: Codec<OrganizationSocialLink> = organizationSocialLink

const organizationFeatureSettings = entity('OrganizationFeatureSettings', {
  issueFundingEnabled: optional(boolean),
  seatBasedPricingEnabled: optional(boolean),
  walletsEnabled: optional(boolean),
  memberModelEnabled: optional(boolean),
  checkoutLocalizationEnabled: optional(boolean),
  overviewMetrics: optional(nullable(list(string))),
  resetProrationBehaviorEnabled: optional(boolean),
  offSessionChargesEnabled: optional(boolean),
  meterCyclingEnabled: optional(boolean),
  slackBenefitEnabled: optional(boolean),
  previewAccessEnabled: optional(boolean),
  disputesEnabled: optional(boolean),
  ssoEnabled: optional(boolean),
  disputeAutoAcceptEnabled: optional(boolean),
  compassEnabled: optional(boolean),
  merchantMigrationEnabled: optional(boolean),
})
export interface OrganizationFeatureSettings extends t.TypeOf<typeof organizationFeatureSettings> {}
export const OrganizationFeatureSettings: Codec<OrganizationFeatureSettings> =
  organizationFeatureSettings

const organizationSubscriptionSettings = entity('OrganizationSubscriptionSettings', {
  allowMultipleSubscriptions: boolean,
  prorationBehavior: openEnum('invoice', 'prorate', 'next_period'),
  benefitRevocationGracePeriod: integer,
  preventTrialAbuse: boolean,
  allowCustomerUpdates: boolean,
})
export interface OrganizationSubscriptionSettings extends t.TypeOf<
  typeof organizationSubscriptionSettings
> {}
export const OrganizationSubscriptionSettings: Codec<OrganizationSubscriptionSettings> =
  organizationSubscriptionSettings

const organizationCustomerEmailSettings = entity('OrganizationCustomerEmailSettings', {
  orderConfirmation: boolean,
  paymentMethodExpirationReminder: boolean,
  subscriptionCancellation: boolean,
  subscriptionConfirmation: boolean,
  subscriptionCycled: boolean,
  subscriptionCycledAfterTrial: boolean,
  subscriptionPastDue: boolean,
  subscriptionPaused: boolean,
  subscriptionResumed: boolean,
  subscriptionRenewalReminder: boolean,
  subscriptionRevoked: boolean,
  subscriptionTrialConversionReminder: boolean,
  subscriptionUncanceled: boolean,
  subscriptionUpdated: boolean,
})
export interface OrganizationCustomerEmailSettings extends t.TypeOf<
  typeof organizationCustomerEmailSettings
> {}
export const OrganizationCustomerEmailSettings: Codec<OrganizationCustomerEmailSettings> =
  organizationCustomerEmailSettings

const organizationDisputeSettings = entity('OrganizationDisputeSettings', {
  autoAcceptBelowAmount: nullable(integer),
})
export interface OrganizationDisputeSettings extends t.TypeOf<typeof organizationDisputeSettings> {}
export const OrganizationDisputeSettings: Codec<OrganizationDisputeSettings> =
  organizationDisputeSettings

const organizationCapabilities = entity('OrganizationCapabilities', {
  checkoutPayments: boolean,
  subscriptionRenewals: boolean,
  payouts: boolean,
  refunds: boolean,
  apiAccess: boolean,
  dashboardAccess: boolean,
})
export interface OrganizationCapabilities extends t.TypeOf<typeof organizationCapabilities> {}
export const OrganizationCapabilities: Codec<OrganizationCapabilities> = organizationCapabilities

const organization = entity('Organization', {
  ...record,
  name: string,
  slug: string,
  avatarUrl: nullable(string),
  prorationBehavior: SubscriptionProrationBehavior,
  allowCustomerUpdates: boolean,
  email: nullable(string),
  website: nullable(string),
  socials: list(OrganizationSocialLink),
  status: OrganizationStatus,
  detailsSubmittedAt: nullable(date),
  onboardingResubmissionRequestedAt: nullable(date),
  ssoEnforced: boolean,
  defaultPresentmentCurrency: string,
  defaultTaxBehavior: TaxBehaviorOption,
  featureSettings: nullable(OrganizationFeatureSettings),
  subscriptionSettings: OrganizationSubscriptionSettings,
  customerEmailSettings: OrganizationCustomerEmailSettings,
  customerPortalSettings: OrganizationCustomerPortalSettings,
  disputeSettings: OrganizationDisputeSettings,
  embedHosts: list(string),
  embedHostsEnforced: boolean,
  country: optional(nullable(string)),
  accountId: nullable(string),
  payoutAccountId: nullable(string),
  capabilities: OrganizationCapabilities,
})
export interface Organization extends t.TypeOf<typeof organization> {}
export const Organization: Codec<Organization> = organization

const organizationDetails = entity('OrganizationDetails', {
  about: optional(nullable(string)),
  productDescription: optional(nullable(string)),
  sellingCategories: optional(list(string)),
  pricingModels: optional(list(string)),
  intendedUse: optional(nullable(string)),
  customerAcquisition: optional(list(string)),
  futureAnnualRevenue: optional(nullable(integer)),
  switching: optional(boolean),
  switchingFrom: optional(
    nullable(openEnum('paddle', 'lemon_squeezy', 'gumroad', 'stripe', 'other')),
  ),
  previousAnnualRevenue: optional(nullable(integer)),
})
export interface OrganizationDetails extends t.TypeOf<typeof organizationDetails> {}
export const OrganizationDetails: Codec<OrganizationDetails> = organizationDetails

const organizationFeatureSettingsUpdate = entity('OrganizationFeatureSettingsUpdate', {
  seatBasedPricingEnabled: optional(boolean),
  memberModelEnabled: optional(boolean),
  checkoutLocalizationEnabled: optional(boolean),
  overviewMetrics: optional(nullable(list(string))),
})
export interface OrganizationFeatureSettingsUpdate extends t.TypeOf<
  typeof organizationFeatureSettingsUpdate
> {}
export const OrganizationFeatureSettingsUpdate: Codec<OrganizationFeatureSettingsUpdate> =
  organizationFeatureSettingsUpdate

const organizationDisputeSettingsUpdate = entity('OrganizationDisputeSettingsUpdate', {
  autoAcceptBelowAmount: optional(nullable(integer)),
})
export interface OrganizationDisputeSettingsUpdate extends t.TypeOf<
  typeof organizationDisputeSettingsUpdate
> {}
export const OrganizationDisputeSettingsUpdate: Codec<OrganizationDisputeSettingsUpdate> =
  organizationDisputeSettingsUpdate

const organizationUpdate = entity('OrganizationUpdate', {
  name: optional(nullable(string)),
  avatarUrl: optional(nullable(string)),
  email: optional(nullable(string)),
  website: optional(nullable(string)),
  socials: optional(nullable(list(OrganizationSocialLink))),
  details: optional(nullable(OrganizationDetails)),
  country: optional(nullable(string)),
  featureSettings: optional(nullable(OrganizationFeatureSettingsUpdate)),
  subscriptionSettings: optional(nullable(OrganizationSubscriptionSettings)),
  customerEmailSettings: optional(nullable(OrganizationCustomerEmailSettings)),
  customerPortalSettings: optional(nullable(OrganizationCustomerPortalSettings)),
  disputeSettings: optional(nullable(OrganizationDisputeSettingsUpdate)),
  embedHosts: optional(nullable(list(string))),
  defaultPresentmentCurrency: optional(nullable(string)),
  defaultTaxBehavior: optional(nullable(TaxBehaviorOption)),
  ssoEnforced: optional(nullable(boolean)),
})
export interface OrganizationUpdate extends t.TypeOf<typeof organizationUpdate> {}
export const OrganizationUpdate: Codec<OrganizationUpdate> = organizationUpdate

const organizationCompanyLegalEntitySchema = entity('OrganizationCompanyLegalEntitySchema', {
  type: literal('company'),
  registeredName: string,
})
export interface OrganizationCompanyLegalEntitySchema extends t.TypeOf<
  typeof organizationCompanyLegalEntitySchema
> {}
export const OrganizationCompanyLegalEntitySchema: Codec<OrganizationCompanyLegalEntitySchema> =
  organizationCompanyLegalEntitySchema

const organizationIndividualLegalEntitySchema = entity('OrganizationIndividualLegalEntitySchema', {
  type: literal('individual'),
})
export interface OrganizationIndividualLegalEntitySchema extends t.TypeOf<
  typeof organizationIndividualLegalEntitySchema
> {}
export const OrganizationIndividualLegalEntitySchema: Codec<OrganizationIndividualLegalEntitySchema> =
  organizationIndividualLegalEntitySchema

const organizationLegalEntity = openUnion('OrganizationLegalEntity', by('type'), {
  company: OrganizationCompanyLegalEntitySchema,
  individual: OrganizationIndividualLegalEntitySchema,
})
export type OrganizationLegalEntity = t.TypeOf<typeof organizationLegalEntity>
export const OrganizationLegalEntity: Codec<OrganizationLegalEntity> = organizationLegalEntity

const organizationCreate = entity('OrganizationCreate', {
  name: string,
  slug: string,
  avatarUrl: optional(nullable(string)),
  legalEntity: optional(nullable(OrganizationLegalEntity)),
  email: optional(nullable(string)),
  website: optional(nullable(string)),
  socials: optional(nullable(list(OrganizationSocialLink))),
  details: optional(nullable(OrganizationDetails)),
  country: optional(nullable(string)),
  featureSettings: optional(nullable(OrganizationFeatureSettingsUpdate)),
  subscriptionSettings: optional(nullable(OrganizationSubscriptionSettings)),
  customerEmailSettings: optional(nullable(OrganizationCustomerEmailSettings)),
  customerPortalSettings: optional(nullable(OrganizationCustomerPortalSettings)),
  defaultPresentmentCurrency: optional(string),
  defaultTaxBehavior: optional(TaxBehaviorOption),
})
export interface OrganizationCreate extends t.TypeOf<typeof organizationCreate> {}
export const OrganizationCreate: Codec<OrganizationCreate> = organizationCreate
