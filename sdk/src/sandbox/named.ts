import type { operations } from '../2027-01/operations.ts'
import type { Handlers } from './Handlers.ts'
import { benefitGrants } from './handlers/benefitGrants.ts'
import { benefits } from './handlers/benefits.ts'
import { checkoutLinks } from './handlers/checkoutLinks.ts'
import { checkouts } from './handlers/checkouts.ts'
import { customerMeters } from './handlers/customerMeters.ts'
import { benefitGrants as portalBenefitGrants } from './handlers/customerPortal/benefitGrants.ts'
import { customerMeters as portalCustomerMeters } from './handlers/customerPortal/customerMeters.ts'
import { customers as portalCustomers } from './handlers/customerPortal/customers.ts'
import { customerSession } from './handlers/customerPortal/customerSession.ts'
import { downloadables } from './handlers/customerPortal/downloadables.ts'
import { licenseKeys as portalLicenseKeys } from './handlers/customerPortal/licenseKeys.ts'
import { members as portalMembers } from './handlers/customerPortal/members.ts'
import { orders as portalOrders } from './handlers/customerPortal/orders.ts'
import { organizations as portalOrganizations } from './handlers/customerPortal/organizations.ts'
import { seats as portalSeats } from './handlers/customerPortal/seats.ts'
import { subscriptions as portalSubscriptions } from './handlers/customerPortal/subscriptions.ts'
import { wallets } from './handlers/customerPortal/wallets.ts'
import { customers } from './handlers/customers.ts'
import { customerSeats } from './handlers/customerSeats.ts'
import { customerSessions } from './handlers/customerSessions.ts'
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
import { presentAuthorization } from './present/presentAuthorization.ts'
import { presentBenefit } from './present/presentBenefit.ts'
import { presentBenefitGrant, presentCustomerBenefitGrant } from './present/presentBenefitGrant.ts'
import {
  presentCheckout,
  presentConfirmation,
  presentPublicCheckout,
} from './present/presentCheckout.ts'
import { presentCheckoutLink } from './present/presentCheckoutLink.ts'
import { presentCustomer, presentCustomerState } from './present/presentCustomer.ts'
import { presentCustomerMeter, presentOwnMeter } from './present/presentCustomerMeter.ts'
import {
  presentClaimedSeat,
  presentCustomerSeat,
  presentInvitation,
  presentSeats,
} from './present/presentCustomerSeat.ts'
import { presentCustomerSession } from './present/presentCustomerSession.ts'
import { presentDelivery } from './present/presentDelivery.ts'
import { presentWholeDiscount } from './present/presentDiscount.ts'
import { presentDispute } from './present/presentDispute.ts'
import { presentDownloadable } from './present/presentDownloadable.ts'
import { presentEvent } from './present/presentEvent.ts'
import { presentBenefitFile, presentFile } from './present/presentFile.ts'
import {
  presentActivatedKey,
  presentKeyActivation,
  presentLicenseKey,
  presentValidation,
} from './present/presentLicenseKey.ts'
import { presentMetrics } from './present/presentMetrics.ts'
import { encodeOAuth2Client } from './present/presentOAuth2Client.ts'
import { presentCustomerOrder, presentOrder } from './present/presentOrder.ts'
import { presentOrderOrDraft } from './present/presentOrderDraft.ts'
import { presentOrganization, presentShop } from './present/presentOrganization.ts'
import { presentPayment } from './present/presentPayment.ts'
import {
  presentAddedMethod,
  presentPaymentMethod,
  presentSavedMethod,
} from './present/presentPaymentMethod.ts'
import { presentPortalCustomer } from './present/presentPortalCustomer.ts'
import { presentProduct } from './present/presentProduct.ts'
import { presentRefund } from './present/presentRefund.ts'
import { presentCustomerSubscription, presentSubscription } from './present/presentSubscription.ts'
import { each, shown } from './shown.ts'

/**
 * The handlers of the versions with names, in the same tree as their operations. They show what the newest one has;
 * the codecs of an older one leave out what it lacks.
 */
export const named: Handlers<typeof operations> = {
  benefitGrants: shown(benefitGrants, { list: presentBenefitGrant }),
  benefits: shown(benefits, {
    ...each(presentBenefit, 'list', 'create', 'get', 'update'),
    grants: presentBenefitGrant,
    files: presentBenefitFile,
  }),
  checkoutLinks: shown(checkoutLinks, each(presentCheckoutLink, 'list', 'create', 'get', 'update')),
  checkouts: shown(checkouts, {
    ...each(presentCheckout, 'list', 'create', 'get', 'update'),
    ...each(presentPublicCheckout, 'clientGet', 'clientUpdate'),
    clientConfirm: presentConfirmation,
  }),
  customFields,
  customerPortal: {
    benefitGrants: shown(
      portalBenefitGrants,
      each(presentCustomerBenefitGrant, 'list', 'get', 'update'),
    ),
    customerMeters: shown(portalCustomerMeters, each(presentOwnMeter, 'list', 'get')),
    customerSession,
    customers: shown(portalCustomers, {
      ...each(presentPortalCustomer, 'get', 'update'),
      getPaymentMethods: presentPaymentMethod,
      addPaymentMethod: presentAddedMethod,
    }),
    downloadables: shown(downloadables, { list: presentDownloadable }),
    licenseKeys: shown(portalLicenseKeys, {
      ...each(presentLicenseKey, 'list', 'rotate'),
      get: presentActivatedKey,
      validate: presentValidation,
      activate: presentKeyActivation,
    }),
    members: portalMembers,
    orders: shown(portalOrders, each(presentCustomerOrder, 'list', 'get', 'update')),
    organizations: shown(portalOrganizations, { get: presentShop }),
    seats: shown(portalSeats, {
      ...each(presentCustomerSeat, 'assignSeat', 'revokeSeat', 'resendInvitation'),
      listSeats: presentSeats,
      listClaimedSubscriptions: presentCustomerSubscription,
    }),
    subscriptions: shown(
      portalSubscriptions,
      each(presentCustomerSubscription, 'list', 'get', 'update', 'cancel'),
    ),
    wallets,
  },
  customerSeats: shown(customerSeats, {
    ...each(presentCustomerSeat, 'assignSeat', 'revokeSeat', 'resendInvitation'),
    listSeats: presentSeats,
    getClaimInfo: presentInvitation,
    claimSeat: presentClaimedSeat,
  }),
  customerMeters: shown(customerMeters, each(presentCustomerMeter, 'list', 'get')),
  customerSessions: shown(customerSessions, { create: presentCustomerSession }),
  customers: {
    ...shown(customers, {
      ...each(presentCustomer, 'list', 'create', 'get', 'getExternal', 'update', 'updateExternal'),
      ...each(presentCustomerState, 'getState', 'getStateExternal'),
      ...each(presentSavedMethod, 'listPaymentMethods', 'listPaymentMethodsExternal'),
    }),
    members: customerMembers,
  },
  discounts: shown(discounts, each(presentWholeDiscount, 'list', 'create', 'get', 'update')),
  disputes: shown(disputes, each(presentDispute, 'list', 'get', 'accept')),
  eventTypes,
  events: shown(events, each(presentEvent, 'list', 'get')),
  files: shown(files, each(presentFile, 'list', 'uploaded', 'update')),
  licenseKeys: shown(licenseKeys, {
    ...each(presentLicenseKey, 'list', 'rotate', 'update'),
    ...each(presentKeyActivation, 'getActivation', 'activate'),
    get: presentActivatedKey,
    validate: presentValidation,
  }),
  members,
  meters,
  metrics: { ...shown(metrics, { get: presentMetrics }), ...dashboards },
  oauth2: {
    ...shown(oauth2, { authorize: presentAuthorization }),
    clients: shown(oauth2.clients, each(encodeOAuth2Client, 'get', 'create', 'update')),
  },
  orders: shown(orders, {
    ...each(presentOrderOrDraft, 'list', 'create', 'get'),
    ...each(presentOrder, 'finalize', 'update'),
  }),
  organizations: shown(organizations, each(presentOrganization, 'list', 'create', 'get', 'update')),
  payments: shown(payments, each(presentPayment, 'list', 'get')),
  products: shown(
    products,
    each(presentProduct, 'list', 'create', 'get', 'update', 'updateBenefits'),
  ),
  refunds: shown(refunds, each(presentRefund, 'list', 'create')),
  subscriptions: shown(
    subscriptions,
    each(presentSubscription, 'list', 'create', 'get', 'update', 'revoke'),
  ),
  webhooks: shown(webhooks, { listWebhookDeliveries: presentDelivery }),
}
