import type { Organization as OrganizationRow } from '../../2025-03/organizations.ts'
import type { Organization } from '../../shared/entities/organization.ts'
import type { CustomerOrganization } from '../../shared/entities/portalCustomer.ts'
import { productsOnSale } from '../rules/products.ts'
import type { World } from '../World.ts'
import { presentOffer } from './presentProduct.ts'

/** An organization as its merchant sees it. */
export const presentOrganization = (_: World, row: OrganizationRow): Organization => ({
  ...row,
  prorationBehavior: row.subscriptionSettings.prorationBehavior,
  allowCustomerUpdates: row.subscriptionSettings.allowCustomerUpdates,
  website: row.blog,
  socials: [],
  status: 'active',
  detailsSubmittedAt: row.createdAt,
  onboardingResubmissionRequestedAt: null,
  ssoEnforced: false,
  defaultPresentmentCurrency: 'usd',
  defaultTaxBehavior: 'exclusive',
  customerEmailSettings,
  customerPortalSettings,
  disputeSettings: { autoAcceptBelowAmount: null },
  embedHosts: [],
  embedHostsEnforced: false,
  country: null,
  accountId: null,
  payoutAccountId: null,
  capabilities,
  featureSettings: row.featureSettings,
  subscriptionSettings: {
    ...row.subscriptionSettings,
    benefitRevocationGracePeriod: 0,
    preventTrialAbuse: false,
  },
})

/** An organization as its customers see it. */
export const presentCustomerOrganization = (
  _: World,
  row: OrganizationRow,
): CustomerOrganization => ({
  ...row,
  prorationBehavior: row.subscriptionSettings.prorationBehavior,
  allowCustomerUpdates: row.subscriptionSettings.allowCustomerUpdates,
  customerPortalSettings,
  organizationFeatures: { memberModelEnabled: false, checkoutLocalizationEnabled: false },
})

/** An organization as its customers see it, with what it sells. */
export const presentShop = (world: World, row: OrganizationRow) => ({
  organization: presentCustomerOrganization(world, row),
  products: productsOnSale(world, row).map((product) => presentOffer(world, product)),
})

const capabilities = {
  checkoutPayments: true,
  subscriptionRenewals: true,
  payouts: false,
  refunds: true,
  apiAccess: true,
  dashboardAccess: true,
}

const customerPortalSettings = {
  usage: { show: true },
  subscription: { updateSeats: true, updateUnits: true, updatePlan: true, pause: true },
  customer: { allowEmailChange: false },
}

/** The sandbox sends no email. */
const customerEmailSettings = {
  orderConfirmation: false,
  paymentMethodExpirationReminder: false,
  subscriptionCancellation: false,
  subscriptionConfirmation: false,
  subscriptionCycled: false,
  subscriptionCycledAfterTrial: false,
  subscriptionPastDue: false,
  subscriptionPaused: false,
  subscriptionResumed: false,
  subscriptionRenewalReminder: false,
  subscriptionRevoked: false,
  subscriptionTrialConversionReminder: false,
  subscriptionUncanceled: false,
  subscriptionUpdated: false,
}
