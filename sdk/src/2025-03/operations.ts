import * as benefits from './benefits.ts'
import * as checkoutLinks from './checkoutLinks.ts'
import * as checkouts from './checkouts.ts'
import * as customerSessions from './customerSessions.ts'
import * as customFields from './customFields.ts'
import * as portalBenefitGrants from './customerPortal/benefitGrants.ts'
import * as portalCustomers from './customerPortal/customers.ts'
import * as portalDownloadables from './customerPortal/downloadables.ts'
import * as portalLicenseKeys from './customerPortal/licenseKeys.ts'
import * as portalOrders from './customerPortal/orders.ts'
import * as portalOrganizations from './customerPortal/organizations.ts'
import * as portalSubscriptions from './customerPortal/subscriptions.ts'
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
    list: benefits.listBenefits,
    create: benefits.createBenefit,
    get: benefits.getBenefit,
    update: benefits.updateBenefit,
    delete: benefits.deleteBenefit,
    grants: benefits.listBenefitGrants,
  },
  checkoutLinks: {
    list: checkoutLinks.listCheckoutLinks,
    create: checkoutLinks.createCheckoutLink,
    get: checkoutLinks.getCheckoutLink,
    update: checkoutLinks.updateCheckoutLink,
    delete: checkoutLinks.deleteCheckoutLink,
  },
  checkouts: {
    list: checkouts.listCheckouts,
    create: checkouts.createCheckout,
    get: checkouts.getCheckout,
    update: checkouts.updateCheckout,
    clientGet: checkouts.getClientCheckout,
    clientUpdate: checkouts.updateClientCheckout,
    clientConfirm: checkouts.confirmClientCheckout,
  },
  customerPortal: {
    benefitGrants: {
      list: portalBenefitGrants.listCustomerBenefitGrants,
      get: portalBenefitGrants.getCustomerBenefitGrant,
      update: portalBenefitGrants.updateCustomerBenefitGrant,
    },
    customers: {
      get: portalCustomers.getPortalCustomer,
      update: portalCustomers.updatePortalCustomer,
      getPaymentMethods: portalCustomers.listPaymentMethods,
      addPaymentMethod: portalCustomers.addPaymentMethod,
      deletePaymentMethod: portalCustomers.deletePaymentMethod,
    },
    downloadables: {
      list: portalDownloadables.listDownloadables,
      get: portalDownloadables.getDownloadable,
    },
    licenseKeys: {
      list: portalLicenseKeys.listCustomerLicenseKeys,
      get: portalLicenseKeys.getCustomerLicenseKey,
      validate: portalLicenseKeys.validateLicenseKey,
      activate: portalLicenseKeys.activateLicenseKey,
      deactivate: portalLicenseKeys.deactivateLicenseKey,
    },
    orders: {
      list: portalOrders.listCustomerOrders,
      get: portalOrders.getCustomerOrder,
      invoice: portalOrders.getCustomerOrderInvoice,
    },
    organizations: { get: portalOrganizations.getCustomerOrganization },
    subscriptions: {
      list: portalSubscriptions.listCustomerSubscriptions,
      get: portalSubscriptions.getCustomerSubscription,
      update: portalSubscriptions.updateCustomerSubscription,
      cancel: portalSubscriptions.cancelCustomerSubscription,
    },
  },
  customers: {
    list: customers.listCustomers,
    create: customers.createCustomer,
    get: customers.getCustomer,
    update: customers.updateCustomer,
    delete: customers.deleteCustomer,
    getState: customers.getCustomerState,
    getExternal: customers.getExternalCustomer,
    updateExternal: customers.updateExternalCustomer,
    deleteExternal: customers.deleteExternalCustomer,
    getStateExternal: customers.getExternalCustomerState,
  },
  customerSessions: { create: customerSessions.createCustomerSession },
  customFields: {
    list: customFields.listCustomFields,
    create: customFields.createCustomField,
    get: customFields.getCustomField,
    update: customFields.updateCustomField,
    delete: customFields.deleteCustomField,
  },
  discounts: {
    list: discounts.listDiscounts,
    create: discounts.createDiscount,
    get: discounts.getDiscount,
    update: discounts.updateDiscount,
    delete: discounts.deleteDiscount,
  },
  events: {
    list: events.listEvents,
    get: events.getEvent,
    ingest: events.ingestEvents,
  },
  externalOrganizations: { list: externalOrganizations.listExternalOrganizations },
  files: {
    list: files.listFiles,
    create: files.createFile,
    uploaded: files.completeFileUpload,
    update: files.updateFile,
    delete: files.deleteFile,
  },
  licenseKeys: {
    list: licenseKeys.listLicenseKeys,
    get: licenseKeys.getLicenseKey,
    update: licenseKeys.updateLicenseKey,
    getActivation: licenseKeys.getLicenseKeyActivation,
  },
  meters: {
    list: meters.listMeters,
    create: meters.createMeter,
    get: meters.getMeter,
    update: meters.updateMeter,
    events: meters.listMeterEvents,
    quantities: meters.getMeterQuantities,
  },
  metrics: { get: metrics.getMetrics, limits: metrics.getMetricsLimits },
  oauth2: {
    authorize: oauth2.authorizeOAuth2,
    token: oauth2.requestOAuth2Token,
    revoke: oauth2.revokeOAuth2Token,
    introspect: oauth2.introspectOAuth2Token,
    userinfo: oauth2.getOAuth2UserInfo,
    clients: {
      list: oauth2.listOAuth2Clients,
      create: oauth2.createOAuth2Client,
      get: oauth2.getOAuth2Client,
      update: oauth2.updateOAuth2Client,
      delete: oauth2.deleteOAuth2Client,
    },
  },
  orders: {
    list: orders.listOrders,
    get: orders.getOrder,
    invoice: orders.getOrderInvoice,
  },
  organizations: {
    list: organizations.listOrganizations,
    create: organizations.createOrganization,
    get: organizations.getOrganization,
    update: organizations.updateOrganization,
  },
  products: {
    list: products.listProducts,
    create: products.createProduct,
    get: products.getProduct,
    update: products.updateProduct,
    updateBenefits: products.updateProductBenefits,
  },
  refunds: { list: refunds.listRefunds, create: refunds.createRefund },
  repositories: {
    list: repositories.listRepositories,
    get: repositories.getRepository,
    update: repositories.updateRepository,
  },
  subscriptions: {
    list: subscriptions.listSubscriptions,
    get: subscriptions.getSubscription,
    update: subscriptions.updateSubscription,
    revoke: subscriptions.revokeSubscription,
    export: subscriptions.exportSubscriptions,
  },
}
