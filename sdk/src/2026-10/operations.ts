import * as benefitGrants from './benefitGrants.ts'
import * as benefits from './benefits.ts'
import * as checkoutLinks from './checkoutLinks.ts'
import * as checkouts from './checkouts.ts'
import * as customFields from './customFields.ts'
import * as customerMeters from './customerMeters.ts'
import * as portalBenefitGrants from './customerPortal/benefitGrants.ts'
import * as portalCustomerMeters from './customerPortal/customerMeters.ts'
import * as portalCustomerSession from './customerPortal/customerSession.ts'
import * as portalCustomers from './customerPortal/customers.ts'
import * as portalDownloadables from './customerPortal/downloadables.ts'
import * as portalLicenseKeys from './customerPortal/licenseKeys.ts'
import * as portalMembers from './customerPortal/members.ts'
import * as portalOrders from './customerPortal/orders.ts'
import * as portalOrganizations from './customerPortal/organizations.ts'
import * as portalSeats from './customerPortal/seats.ts'
import * as portalSubscriptions from './customerPortal/subscriptions.ts'
import * as portalWallets from './customerPortal/wallets.ts'
import * as customerSeats from './customerSeats.ts'
import * as customerSessions from './customerSessions.ts'
import * as customers from './customers.ts'
import * as discounts from './discounts.ts'
import * as disputes from './disputes.ts'
import * as eventTypes from './eventTypes.ts'
import * as events from './events.ts'
import * as files from './files.ts'
import * as licenseKeys from './licenseKeys.ts'
import * as members from './members.ts'
import * as meters from './meters.ts'
import * as metrics from './metrics.ts'
import * as oauth2 from './oauth2.ts'
import * as orders from './orders.ts'
import * as organizations from './organizations.ts'
import * as payments from './payments.ts'
import * as products from './products.ts'
import * as refunds from './refunds.ts'
import * as subscriptions from './subscriptions.ts'
import * as webhookEndpoints from './webhookEndpoints.ts'

/** Every operation, in the same tree as the client's methods. */
export const operations = {
  benefitGrants: { list: benefitGrants.listAllBenefitGrants },
  benefits: {
    create: benefits.createBenefit,
    delete: benefits.deleteBenefit,
    files: benefits.listBenefitFiles,
    get: benefits.getBenefit,
    grants: benefits.listBenefitGrants,
    list: benefits.listBenefits,
    update: benefits.updateBenefit,
  },
  checkoutLinks: {
    create: checkoutLinks.createCheckoutLink,
    delete: checkoutLinks.deleteCheckoutLink,
    get: checkoutLinks.getCheckoutLink,
    list: checkoutLinks.listCheckoutLinks,
    update: checkoutLinks.updateCheckoutLink,
  },
  checkouts: {
    clientConfirm: checkouts.confirmClientCheckout,
    clientGet: checkouts.getClientCheckout,
    clientUpdate: checkouts.updateClientCheckout,
    create: checkouts.createCheckout,
    get: checkouts.getCheckout,
    list: checkouts.listCheckouts,
    update: checkouts.updateCheckout,
  },
  customFields: {
    create: customFields.createCustomField,
    delete: customFields.deleteCustomField,
    get: customFields.getCustomField,
    list: customFields.listCustomFields,
    update: customFields.updateCustomField,
  },
  customerMeters: { get: customerMeters.getCustomerMeter, list: customerMeters.listCustomerMeters },
  customerPortal: {
    benefitGrants: {
      get: portalBenefitGrants.getCustomerBenefitGrant,
      list: portalBenefitGrants.listCustomerBenefitGrants,
      update: portalBenefitGrants.updateCustomerBenefitGrant,
    },
    customerMeters: {
      get: portalCustomerMeters.getPortalCustomerMeter,
      list: portalCustomerMeters.listPortalCustomerMeters,
    },
    customerSession: {
      getAuthenticatedUser: portalCustomerSession.getAuthenticatedUser,
      introspect: portalCustomerSession.introspectCustomerSession,
    },
    customers: {
      addPaymentMethod: portalCustomers.addPaymentMethod,
      checkEmailUpdate: portalCustomers.checkEmailUpdate,
      confirmPaymentMethod: portalCustomers.confirmPaymentMethod,
      deletePaymentMethod: portalCustomers.deletePaymentMethod,
      get: portalCustomers.getPortalCustomer,
      getPaymentMethods: portalCustomers.listPaymentMethods,
      requestEmailUpdate: portalCustomers.requestEmailUpdate,
      update: portalCustomers.updatePortalCustomer,
      verifyEmailUpdate: portalCustomers.verifyEmailUpdate,
    },
    downloadables: { list: portalDownloadables.listDownloadables },
    licenseKeys: {
      activate: portalLicenseKeys.activateLicenseKey,
      deactivate: portalLicenseKeys.deactivateLicenseKey,
      get: portalLicenseKeys.getCustomerLicenseKey,
      list: portalLicenseKeys.listCustomerLicenseKeys,
      validate: portalLicenseKeys.validateLicenseKey,
    },
    members: {
      addMember: portalMembers.addPortalMember,
      listMembers: portalMembers.listPortalMembers,
      removeMember: portalMembers.removePortalMember,
      updateMember: portalMembers.updatePortalMember,
    },
    orders: {
      confirmRetryPayment: portalOrders.confirmRetryPayment,
      generateInvoice: portalOrders.generateCustomerOrderInvoice,
      get: portalOrders.getCustomerOrder,
      getPaymentStatus: portalOrders.getPaymentStatus,
      invoice: portalOrders.getCustomerOrderInvoice,
      list: portalOrders.listCustomerOrders,
      receipt: portalOrders.getCustomerOrderReceipt,
      update: portalOrders.updateCustomerOrder,
    },
    organizations: { get: portalOrganizations.getCustomerOrganization },
    seats: {
      assignSeat: portalSeats.assignPortalSeat,
      listClaimedSubscriptions: portalSeats.listClaimedSubscriptions,
      listSeats: portalSeats.listPortalSeats,
      resendInvitation: portalSeats.resendPortalInvitation,
      revokeSeat: portalSeats.revokePortalSeat,
    },
    subscriptions: {
      cancel: portalSubscriptions.cancelCustomerSubscription,
      get: portalSubscriptions.getCustomerSubscription,
      list: portalSubscriptions.listCustomerSubscriptions,
      update: portalSubscriptions.updateCustomerSubscription,
    },
    wallets: { get: portalWallets.getPortalWallet, list: portalWallets.listPortalWallets },
  },
  customerSeats: {
    assignSeat: customerSeats.assignSeat,
    claimSeat: customerSeats.claimSeat,
    getClaimInfo: customerSeats.getClaimInfo,
    listSeats: customerSeats.listSeats,
    resendInvitation: customerSeats.resendInvitation,
    revokeSeat: customerSeats.revokeSeat,
  },
  customerSessions: { create: customerSessions.createCustomerSession },
  customers: {
    create: customers.createCustomer,
    delete: customers.deleteCustomer,
    deleteExternal: customers.deleteExternalCustomer,
    export: customers.exportCustomers,
    get: customers.getCustomer,
    getExternal: customers.getExternalCustomer,
    getState: customers.getCustomerState,
    getStateExternal: customers.getExternalCustomerState,
    list: customers.listCustomers,
    listPaymentMethods: customers.listCustomerPaymentMethods,
    listPaymentMethodsExternal: customers.listExternalCustomerPaymentMethods,
    members: {
      create: members.createMember,
      createExternal: members.createExternalMember,
      delete: members.deleteMember,
      deleteExternal: members.deleteExternalMember,
      get: members.getMember,
      getExternal: members.getExternalMember,
      update: members.updateMember,
      updateExternal: members.updateExternalMember,
    },
    update: customers.updateCustomer,
    updateExternal: customers.updateExternalCustomer,
  },
  discounts: {
    create: discounts.createDiscount,
    delete: discounts.deleteDiscount,
    get: discounts.getDiscount,
    list: discounts.listDiscounts,
    update: discounts.updateDiscount,
  },
  disputes: {
    accept: disputes.acceptDispute,
    get: disputes.getDispute,
    list: disputes.listDisputes,
  },
  eventTypes: { list: eventTypes.listEventTypes, update: eventTypes.updateEventType },
  events: {
    get: events.getEvent,
    ingest: events.ingestEvents,
    list: events.listEvents,
    listNames: events.listEventNames,
  },
  files: {
    create: files.createFile,
    delete: files.deleteFile,
    list: files.listFiles,
    update: files.updateFile,
    uploaded: files.completeFileUpload,
  },
  licenseKeys: {
    activate: licenseKeys.activateOrganizationLicenseKey,
    deactivate: licenseKeys.deactivateOrganizationLicenseKey,
    get: licenseKeys.getLicenseKey,
    getActivation: licenseKeys.getLicenseKeyActivation,
    list: licenseKeys.listLicenseKeys,
    update: licenseKeys.updateLicenseKey,
    validate: licenseKeys.validateOrganizationLicenseKey,
  },
  members: { listMembers: members.listMembers },
  meters: {
    create: meters.createMeter,
    get: meters.getMeter,
    list: meters.listMeters,
    quantities: meters.getMeterQuantities,
    update: meters.updateMeter,
  },
  metrics: {
    createDashboard: metrics.createDashboard,
    deleteDashboard: metrics.deleteDashboard,
    export: metrics.exportMetrics,
    get: metrics.getMetrics,
    getDashboard: metrics.getDashboard,
    limits: metrics.getMetricsLimits,
    listDashboards: metrics.listDashboards,
    updateDashboard: metrics.updateDashboard,
  },
  oauth2: {
    authorize: oauth2.authorizeOAuth2,
    clients: {
      create: oauth2.createOAuth2Client,
      delete: oauth2.deleteOAuth2Client,
      get: oauth2.getOAuth2Client,
      update: oauth2.updateOAuth2Client,
    },
    introspect: oauth2.introspectOAuth2Token,
    revoke: oauth2.revokeOAuth2Token,
    token: oauth2.requestOAuth2Token,
    userinfo: oauth2.getOAuth2UserInfo,
  },
  orders: {
    create: orders.createOrder,
    export: orders.exportOrders,
    finalize: orders.finalizeOrder,
    generateInvoice: orders.generateOrderInvoice,
    get: orders.getOrder,
    invoice: orders.getOrderInvoice,
    list: orders.listOrders,
    receipt: orders.getOrderReceipt,
    update: orders.updateOrder,
  },
  organizations: {
    create: organizations.createOrganization,
    get: organizations.getOrganization,
    list: organizations.listOrganizations,
    update: organizations.updateOrganization,
  },
  payments: { get: payments.getPayment, list: payments.listPayments },
  products: {
    create: products.createProduct,
    get: products.getProduct,
    list: products.listProducts,
    update: products.updateProduct,
    updateBenefits: products.updateProductBenefits,
  },
  refunds: { create: refunds.createRefund, list: refunds.listRefunds },
  subscriptions: {
    create: subscriptions.createSubscription,
    export: subscriptions.exportSubscriptions,
    get: subscriptions.getSubscription,
    list: subscriptions.listSubscriptions,
    revoke: subscriptions.revokeSubscription,
    update: subscriptions.updateSubscription,
  },
  webhooks: {
    createWebhookEndpoint: webhookEndpoints.createWebhookEndpoint,
    deleteWebhookEndpoint: webhookEndpoints.deleteWebhookEndpoint,
    getWebhookEndpoint: webhookEndpoints.getWebhookEndpoint,
    listWebhookDeliveries: webhookEndpoints.listWebhookDeliveries,
    listWebhookEndpoints: webhookEndpoints.listWebhookEndpoints,
    redeliverWebhookEvent: webhookEndpoints.redeliverWebhookEvent,
    resetWebhookEndpointSecret: webhookEndpoints.resetWebhookEndpointSecret,
    updateWebhookEndpoint: webhookEndpoints.updateWebhookEndpoint,
  },
}
