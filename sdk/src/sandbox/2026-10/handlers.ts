import type { operations } from '../../2026-10/operations.ts'
import type { Handlers } from '../Handlers.ts'
import { benefitGrants } from './handlers/benefitGrants.ts'
import { benefits } from './handlers/benefits.ts'
import { checkoutLinks } from './handlers/checkoutLinks.ts'
import { checkouts } from './handlers/checkouts.ts'
import { benefitGrants as portalBenefitGrants } from './handlers/customerPortal/benefitGrants.ts'
import { customerMeters as portalCustomerMeters } from './handlers/customerPortal/customerMeters.ts'
import { customers as portalCustomers } from './handlers/customerPortal/customers.ts'
import { customerSession } from './handlers/customerPortal/customerSession.ts'
import { members as portalMembers } from './handlers/customerPortal/members.ts'
import { wallets } from './handlers/customerPortal/wallets.ts'
import { downloadables } from './handlers/customerPortal/downloadables.ts'
import { licenseKeys as portalLicenseKeys } from './handlers/customerPortal/licenseKeys.ts'
import { orders as portalOrders } from './handlers/customerPortal/orders.ts'
import { organizations as portalOrganizations } from './handlers/customerPortal/organizations.ts'
import { seats as portalSeats } from './handlers/customerPortal/seats.ts'
import { subscriptions as portalSubscriptions } from './handlers/customerPortal/subscriptions.ts'
import { customerMeters } from './handlers/customerMeters.ts'
import { customerSessions } from './handlers/customerSessions.ts'
import { customerSeats } from './handlers/customerSeats.ts'
import { customers } from './handlers/customers.ts'
import { customFields } from './handlers/customFields.ts'
import { dashboards } from './handlers/dashboards.ts'
import { discounts } from './handlers/discounts.ts'
import { disputes } from './handlers/disputes.ts'
import { events } from './handlers/events.ts'
import { eventTypes } from './handlers/eventTypes.ts'
import { files } from './handlers/files.ts'
import { licenseKeys } from './handlers/licenseKeys.ts'
import { customerMembers, members } from './handlers/members.ts'
import { meters } from './handlers/meters.ts'
import { metrics } from './handlers/metrics.ts'
import { oauth2 } from './handlers/oauth2.ts'
import { orders } from './handlers/orders.ts'
import { organizations } from './handlers/organizations.ts'
import { payments } from './handlers/payments.ts'
import { products } from './handlers/products.ts'
import { refunds } from './handlers/refunds.ts'
import { subscriptions } from './handlers/subscriptions.ts'
import { webhooks } from './handlers/webhooks.ts'

/** The handler of each operation, in the same tree as `operations`. */
export const handlers: Handlers<typeof operations> = {
  benefitGrants,
  benefits,
  checkoutLinks,
  checkouts,
  customFields,
  customerPortal: {
    benefitGrants: portalBenefitGrants,
    customerMeters: portalCustomerMeters,
    customerSession,
    customers: portalCustomers,
    downloadables,
    licenseKeys: portalLicenseKeys,
    members: portalMembers,
    orders: portalOrders,
    organizations: portalOrganizations,
    seats: portalSeats,
    subscriptions: portalSubscriptions,
    wallets,
  },
  customerSeats,
  customerMeters,
  customerSessions,
  customers: { ...customers, members: customerMembers },
  discounts,
  disputes,
  eventTypes,
  events,
  files,
  licenseKeys,
  members,
  meters,
  metrics: { ...metrics, ...dashboards },
  oauth2,
  orders,
  organizations,
  payments,
  products,
  refunds,
  subscriptions,
  webhooks,
}
