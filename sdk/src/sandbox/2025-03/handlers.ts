import type { operations } from '../../2025-03/operations.ts'
import type { Handlers } from '../Handlers.ts'
import { benefits } from '../handlers/benefits.ts'
import { checkoutLinks } from '../handlers/checkoutLinks.ts'
import { checkouts } from '../handlers/checkouts.ts'
import { benefitGrants } from '../handlers/customerPortal/benefitGrants.ts'
import { customers as portalCustomers } from '../handlers/customerPortal/customers.ts'
import { downloadables } from '../handlers/customerPortal/downloadables.ts'
import { licenseKeys as portalLicenseKeys } from '../handlers/customerPortal/licenseKeys.ts'
import { orders as portalOrders } from '../handlers/customerPortal/orders.ts'
import { organizations as portalOrganizations } from '../handlers/customerPortal/organizations.ts'
import { subscriptions as portalSubscriptions } from '../handlers/customerPortal/subscriptions.ts'
import { customers } from '../handlers/customers.ts'
import { customerSessions } from '../handlers/customerSessions.ts'
import { customFields } from '../handlers/customFields.ts'
import { discounts } from '../handlers/discounts.ts'
import { events } from '../handlers/events.ts'
import { files } from '../handlers/files.ts'
import { licenseKeys } from '../handlers/licenseKeys.ts'
import { meters } from '../handlers/meters.ts'
import { metrics } from '../handlers/metrics.ts'
import { oauth2 } from '../handlers/oauth2.ts'
import { orders } from '../handlers/orders.ts'
import { products } from '../handlers/products.ts'
import { refunds } from '../handlers/refunds.ts'
import { subscriptions } from '../handlers/subscriptions.ts'
import { each, showing } from '../shown.ts'
import type { CustomFieldRow } from '../store/CustomFieldRow.ts'
import type { World } from '../World.ts'
import { externalOrganizations } from './handlers/externalOrganizations.ts'
import {
  formerBenefits,
  formerCheckoutLinks,
  formerCheckouts,
  formerCustomers,
  formerDiscounts,
  formerDownloadables,
  formerMeters,
  formerOAuth2,
  formerOAuth2Clients,
  formerOrders,
  formerPortalOrders,
  formerProducts,
} from './handlers/former.ts'
import { organizations } from './handlers/organizations.ts'
import { repositories } from './handlers/repositories.ts'
import { presentDownloadable } from '../present/presentDownloadable.ts'
import { encodeOAuth2Client, presentOAuth2Client } from '../present/presentOAuth2Client.ts'
import { presentBenefit } from './present/presentBenefit.ts'
import { presentBenefitGrant, presentCustomerBenefitGrant } from './present/presentBenefitGrant.ts'
import {
  presentCheckout,
  presentConfirmation,
  presentPublicCheckout,
} from './present/presentCheckout.ts'
import { presentCheckoutLink } from './present/presentCheckoutLink.ts'
import {
  presentCustomer,
  presentCustomerSession,
  presentCustomerState,
  presentPortalCustomer,
} from './present/presentCustomer.ts'
import { presentWholeDiscount } from './present/presentDiscount.ts'
import { presentEvent } from './present/presentEvent.ts'
import { presentFile } from './present/presentFile.ts'
import { presentKnownScopes } from './present/presentKnownScopes.ts'
import {
  presentActivatedKey,
  presentKeyActivation,
  presentLicenseKey,
  presentValidation,
} from './present/presentLicenseKey.ts'
import { presentMeter } from './present/presentMeter.ts'
import { presentCustomerOrder, presentOrder } from './present/presentOrder.ts'
import { presentPaymentMethod } from './present/presentPaymentMethod.ts'
import { presentProduct, presentShop } from './present/presentProduct.ts'
import { presentRefund } from './present/presentRefund.ts'
import { presentExternalOrganization, presentRepository } from './present/presentRepository.ts'
import { presentCustomerSubscription, presentSubscription } from './present/presentSubscription.ts'
import { withWholeMetadata } from './withWholeMetadata.ts'

const shown = showing(withWholeMetadata)

const presentCustomField = (_: World, row: CustomFieldRow): CustomFieldRow => row

/** The handler of each operation, in the same tree as `operations`. */
export const handlers: Handlers<typeof operations> = {
  benefits: shown(
    { ...benefits, ...formerBenefits },
    {
      ...each(presentBenefit, 'list', 'create', 'get', 'update'),
      grants: presentBenefitGrant,
    },
  ),
  checkoutLinks: shown(
    { ...checkoutLinks, ...formerCheckoutLinks },
    each(presentCheckoutLink, 'list', 'create', 'get', 'update'),
  ),
  checkouts: shown(
    { ...checkouts, ...formerCheckouts },
    {
      ...each(presentCheckout, 'list', 'create', 'get', 'update'),
      ...each(presentPublicCheckout, 'clientGet', 'clientUpdate'),
      clientConfirm: presentConfirmation,
    },
  ),
  customerPortal: {
    benefitGrants: shown(benefitGrants, each(presentCustomerBenefitGrant, 'list', 'get', 'update')),
    customers: shown(portalCustomers, {
      ...each(presentPortalCustomer, 'get', 'update'),
      ...each(presentPaymentMethod, 'getPaymentMethods', 'addPaymentMethod'),
    }),
    downloadables: shown(
      { ...downloadables, ...formerDownloadables },
      { list: presentDownloadable },
    ),
    licenseKeys: shown(portalLicenseKeys, {
      list: presentLicenseKey,
      get: presentActivatedKey,
      validate: presentValidation,
      activate: presentKeyActivation,
    }),
    orders: shown(
      { ...portalOrders, ...formerPortalOrders },
      each(presentCustomerOrder, 'list', 'get'),
    ),
    organizations: shown(portalOrganizations, { get: presentShop }),
    subscriptions: shown(
      portalSubscriptions,
      each(presentCustomerSubscription, 'list', 'get', 'update', 'cancel'),
    ),
  },
  customers: shown(
    { ...customers, ...formerCustomers },
    {
      ...each(presentCustomer, 'list', 'create', 'get', 'getExternal', 'update', 'updateExternal'),
      ...each(presentCustomerState, 'getState', 'getStateExternal'),
    },
  ),
  customerSessions: shown(customerSessions, { create: presentCustomerSession }),
  customFields: shown(customFields, each(presentCustomField, 'list', 'create', 'get', 'update')),
  discounts: shown(
    { ...discounts, ...formerDiscounts },
    each(presentWholeDiscount, 'list', 'create', 'get', 'update'),
  ),
  events: shown(events, each(presentEvent, 'list', 'get')),
  externalOrganizations: shown(externalOrganizations, { list: presentExternalOrganization }),
  files: shown(files, each(presentFile, 'list', 'uploaded', 'update')),
  licenseKeys: shown(licenseKeys, {
    ...each(presentLicenseKey, 'list', 'update'),
    get: presentActivatedKey,
    getActivation: presentKeyActivation,
  }),
  meters: shown(
    { ...meters, ...formerMeters },
    { ...each(presentMeter, 'list', 'create', 'get', 'update'), events: presentEvent },
  ),
  metrics,
  oauth2: {
    ...shown({ ...oauth2, ...formerOAuth2 }, { authorize: presentKnownScopes }),
    clients: shown(
      { ...oauth2.clients, ...formerOAuth2Clients },
      {
        list: presentOAuth2Client,
        ...each(encodeOAuth2Client, 'get', 'create', 'update'),
        delete: () => null,
      },
    ),
  },
  orders: shown({ ...orders, ...formerOrders }, each(presentOrder, 'list', 'get')),
  organizations,
  products: shown(
    { ...products, ...formerProducts },
    each(presentProduct, 'list', 'create', 'get', 'update', 'updateBenefits'),
  ),
  refunds: shown(refunds, each(presentRefund, 'list', 'create')),
  repositories: shown(repositories, each(presentRepository, 'list', 'get', 'update')),
  subscriptions: shown(subscriptions, each(presentSubscription, 'list', 'get', 'update', 'revoke')),
}
