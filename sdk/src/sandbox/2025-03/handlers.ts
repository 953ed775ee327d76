import type { operations } from '../../2025-03/operations.ts'
import type { Handlers } from '../Handlers.ts'
import { benefits } from './handlers/benefits.ts'
import { checkoutLinks } from './handlers/checkoutLinks.ts'
import { checkouts } from './handlers/checkouts.ts'
import { benefitGrants } from './handlers/customerPortal/benefitGrants.ts'
import { customers as portalCustomers } from './handlers/customerPortal/customers.ts'
import { downloadables } from './handlers/customerPortal/downloadables.ts'
import { licenseKeys as portalLicenseKeys } from './handlers/customerPortal/licenseKeys.ts'
import { orders as portalOrders } from './handlers/customerPortal/orders.ts'
import { organizations as portalOrganizations } from './handlers/customerPortal/organizations.ts'
import { subscriptions as portalSubscriptions } from './handlers/customerPortal/subscriptions.ts'
import { customerSessions } from './handlers/customerSessions.ts'
import { customFields } from './handlers/customFields.ts'
import { customers } from './handlers/customers.ts'
import { discounts } from './handlers/discounts.ts'
import { events } from './handlers/events.ts'
import { externalOrganizations } from './handlers/externalOrganizations.ts'
import { files } from './handlers/files.ts'
import { licenseKeys } from './handlers/licenseKeys.ts'
import { meters } from './handlers/meters.ts'
import { metrics } from './handlers/metrics.ts'
import { oauth2 } from './handlers/oauth2.ts'
import { orders } from './handlers/orders.ts'
import { organizations } from './handlers/organizations.ts'
import { products } from './handlers/products.ts'
import { refunds } from './handlers/refunds.ts'
import { repositories } from './handlers/repositories.ts'
import { subscriptions } from './handlers/subscriptions.ts'

/** The handler of each operation, in the same tree as `operations`. */
export const handlers: Handlers<typeof operations> = {
  benefits,
  checkoutLinks,
  checkouts,
  customerPortal: {
    benefitGrants,
    customers: portalCustomers,
    downloadables,
    licenseKeys: portalLicenseKeys,
    orders: portalOrders,
    organizations: portalOrganizations,
    subscriptions: portalSubscriptions,
  },
  customers,
  customerSessions,
  customFields,
  discounts,
  events,
  externalOrganizations,
  files,
  licenseKeys,
  meters,
  metrics,
  oauth2,
  orders,
  organizations,
  products,
  refunds,
  repositories,
  subscriptions,
}
