// Written by hand, like all of this version: it does not change any more.
import * as benefits from './benefits.ts'
import * as checkoutLinks from './checkoutLinks.ts'
import * as checkouts from './checkouts.ts'
import * as customFields from './customFields.ts'
import * as portalBenefitGrants from './customerPortal/benefitGrants.ts'
import * as portalCustomers from './customerPortal/customers.ts'
import * as portalDownloadables from './customerPortal/downloadables.ts'
import * as portalLicenseKeys from './customerPortal/licenseKeys.ts'
import * as portalOrders from './customerPortal/orders.ts'
import * as portalOrganizations from './customerPortal/organizations.ts'
import * as portalSubscriptions from './customerPortal/subscriptions.ts'
import * as customerSessions from './customerSessions.ts'
import * as customers from './customers.ts'
import * as discounts from './discounts.ts'
import * as events from './events.ts'
import * as externalOrganizations from './externalOrganizations.ts'
import * as files from './files.ts'
import * as licenseKeys from './licenseKeys.ts'
import * as meters from './meters.ts'
import * as metrics from './metrics.ts'
import * as oauth2 from './oauth2.ts'
import * as orders from './orders.ts'
import * as organizations from './organizations.ts'
import * as products from './products.ts'
import * as refunds from './refunds.ts'
import * as repositories from './repositories.ts'
import * as subscriptions from './subscriptions.ts'

/** Every operation, in the same tree as the client's methods. */
export const operations = {
  benefits: {
    create: benefits.createBenefit,
    delete: benefits.deleteBenefit,
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
  customerPortal: {
    benefitGrants: {
      get: portalBenefitGrants.getCustomerBenefitGrant,
      list: portalBenefitGrants.listCustomerBenefitGrants,
      update: portalBenefitGrants.updateCustomerBenefitGrant,
    },
    customers: {
      addPaymentMethod: portalCustomers.addPaymentMethod,
      deletePaymentMethod: portalCustomers.deletePaymentMethod,
      get: portalCustomers.getPortalCustomer,
      getPaymentMethods: portalCustomers.listPaymentMethods,
      update: portalCustomers.updatePortalCustomer,
    },
    downloadables: {
      get: portalDownloadables.getDownloadable,
      list: portalDownloadables.listDownloadables,
    },
    licenseKeys: {
      activate: portalLicenseKeys.activateLicenseKey,
      deactivate: portalLicenseKeys.deactivateLicenseKey,
      get: portalLicenseKeys.getCustomerLicenseKey,
      list: portalLicenseKeys.listCustomerLicenseKeys,
      validate: portalLicenseKeys.validateLicenseKey,
    },
    orders: {
      get: portalOrders.getCustomerOrder,
      invoice: portalOrders.getCustomerOrderInvoice,
      list: portalOrders.listCustomerOrders,
    },
    organizations: { get: portalOrganizations.getCustomerOrganization },
    subscriptions: {
      cancel: portalSubscriptions.cancelCustomerSubscription,
      get: portalSubscriptions.getCustomerSubscription,
      list: portalSubscriptions.listCustomerSubscriptions,
      update: portalSubscriptions.updateCustomerSubscription,
    },
  },
  customerSessions: { create: customerSessions.createCustomerSession },
  customers: {
    create: customers.createCustomer,
    delete: customers.deleteCustomer,
    deleteExternal: customers.deleteExternalCustomer,
    get: customers.getCustomer,
    getExternal: customers.getExternalCustomer,
    getState: customers.getCustomerState,
    getStateExternal: customers.getExternalCustomerState,
    list: customers.listCustomers,
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
  events: { get: events.getEvent, ingest: events.ingestEvents, list: events.listEvents },
  externalOrganizations: { list: externalOrganizations.listExternalOrganizations },
  files: {
    create: files.createFile,
    delete: files.deleteFile,
    list: files.listFiles,
    update: files.updateFile,
    uploaded: files.completeFileUpload,
  },
  licenseKeys: {
    get: licenseKeys.getLicenseKey,
    getActivation: licenseKeys.getLicenseKeyActivation,
    list: licenseKeys.listLicenseKeys,
    update: licenseKeys.updateLicenseKey,
  },
  meters: {
    create: meters.createMeter,
    events: meters.listMeterEvents,
    get: meters.getMeter,
    list: meters.listMeters,
    quantities: meters.getMeterQuantities,
    update: meters.updateMeter,
  },
  metrics: { get: metrics.getMetrics, limits: metrics.getMetricsLimits },
  oauth2: {
    authorize: oauth2.authorizeOAuth2,
    clients: {
      create: oauth2.createOAuth2Client,
      delete: oauth2.deleteOAuth2Client,
      get: oauth2.getOAuth2Client,
      list: oauth2.listOAuth2Clients,
      update: oauth2.updateOAuth2Client,
    },
    introspect: oauth2.introspectOAuth2Token,
    revoke: oauth2.revokeOAuth2Token,
    token: oauth2.requestOAuth2Token,
    userinfo: oauth2.getOAuth2UserInfo,
  },
  orders: { get: orders.getOrder, invoice: orders.getOrderInvoice, list: orders.listOrders },
  organizations: {
    create: organizations.createOrganization,
    get: organizations.getOrganization,
    list: organizations.listOrganizations,
    update: organizations.updateOrganization,
  },
  products: {
    create: products.createProduct,
    get: products.getProduct,
    list: products.listProducts,
    update: products.updateProduct,
    updateBenefits: products.updateProductBenefits,
  },
  refunds: { create: refunds.createRefund, list: refunds.listRefunds },
  repositories: {
    get: repositories.getRepository,
    list: repositories.listRepositories,
    update: repositories.updateRepository,
  },
  subscriptions: {
    export: subscriptions.exportSubscriptions,
    get: subscriptions.getSubscription,
    list: subscriptions.listSubscriptions,
    revoke: subscriptions.revokeSubscription,
    update: subscriptions.updateSubscription,
  },
}
