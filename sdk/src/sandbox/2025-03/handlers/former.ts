import type { operations } from '../../../2025-03/operations.ts'
import type { Rules } from '../../Handlers.ts'
import { benefits } from '../../handlers/benefits.ts'
import { checkoutLinks } from '../../handlers/checkoutLinks.ts'
import { bySecret, checkouts } from '../../handlers/checkouts.ts'
import { expectNoApplication, oauth2 } from '../../handlers/oauth2.ts'
import { Reply } from '../../http/Reply.ts'
import { listings } from '../../listings.ts'
import { listPage, pageOf } from '../../lists.ts'
import { organizationFor, owned, ownedRow } from '../../ownership.ts'
import { newBenefit, updateBenefit } from '../../rules/benefits.ts'
import { changeDiscount, createDiscount, ownDiscount } from '../../rules/changeDiscount.ts'
import { updateCheckout } from '../../rules/checkouts.ts'
import { confirmCheckout } from '../../rules/confirmCheckout.ts'
import {
  externalCustomer,
  newCustomer,
  ownCustomer,
  updateCustomer,
} from '../../rules/customers.ts'
import { downloadOf } from '../../rules/downloadables.ts'
import { updateMeter } from '../../rules/changeMeter.ts'
import { meteredEvents } from '../../rules/meterQuantities.ts'
import { createProduct, updateProduct } from '../../rules/products.ts'

type Of<Resource, Name extends keyof Resource> = Rules<Pick<Resource, Name>>

export const formerBenefits = {
  /** Benefits of later types are shown, and listed, as custom ones. */
  list: ({ request: { type, ...request }, ...call }) =>
    benefits.list({
      ...call,
      request: { ...request, type: type == null ? type : [type].flat().flatMap(shownAs) },
    }),

  create: ({ world, request, principal }) =>
    newBenefit(world, organizationFor(world, principal, request.organizationId), request),

  update: ({ world, request: { id, requestBody }, principal }) =>
    updateBenefit(world, ownedRow(world.state.benefits, id, principal), requestBody),
} satisfies Of<typeof operations.benefits, 'list' | 'create' | 'update'>

const shownAs = (type: string) =>
  type === 'custom' ? ['custom', 'meter_credit', 'feature_flag', 'slack_shared_channel'] : [type]

export const formerCheckoutLinks = {
  create: ({ request, ...call }) =>
    checkoutLinks.create({ ...call, request: { ...request, paymentProcessor: 'stripe' } }),

  update: ({
    request: {
      id,
      checkoutLinkUpdate: { metadata, ...update },
    },
    ...call
  }) => {
    const checkoutLinkUpdate = metadata ? { ...update, metadata } : update
    return checkoutLinks.update({ ...call, request: { id, checkoutLinkUpdate } })
  },
} satisfies Of<typeof operations.checkoutLinks, 'create' | 'update'>

export const formerCheckouts = {
  create: ({ request: { customerExternalId, ...request }, ...call }) =>
    checkouts.create({ ...call, request: { ...request, externalCustomerId: customerExternalId } }),

  update: ({ world, request: { id, checkoutUpdate }, principal }) =>
    updateCheckout(world, ownedRow(world.state.checkouts, id, principal), checkoutUpdate),

  clientUpdate: ({ world, request: { clientSecret, checkoutUpdatePublic } }) =>
    updateCheckout(world, bySecret(world, clientSecret), checkoutUpdatePublic),

  clientConfirm: ({ world, request: { clientSecret, checkoutConfirmStripe } }) =>
    confirmCheckout(world, bySecret(world, clientSecret), checkoutConfirmStripe),
} satisfies Of<typeof operations.checkouts, 'create' | 'update' | 'clientUpdate' | 'clientConfirm'>

/** A request of 2025-03 says of which kind a tax id is. */
export const formerCustomers = {
  create: ({ world, request, principal }) =>
    newCustomer(world, organizationFor(world, principal, request.organizationId), request),

  update: ({ world, request: { id, customerUpdate }, principal }) =>
    updateCustomer(world, ownCustomer(world, id, principal), customerUpdate),

  updateExternal: ({ world, request: { externalId, customerUpdate }, principal }) =>
    updateCustomer(world, externalCustomer(world, externalId, principal), customerUpdate),
} satisfies Of<typeof operations.customers, 'create' | 'update' | 'updateExternal'>

export const formerDiscounts = {
  create: ({ world, request, principal }) => createDiscount(world, request, principal),

  update: ({ world, request: { id, discountUpdate }, principal }) =>
    changeDiscount(world, ownDiscount(world, id, principal), discountUpdate),
} satisfies Of<typeof operations.discounts, 'create' | 'update'>

export const formerDownloadables = {
  get: ({ world, request: { token } }) => {
    downloadOf(world, token)
    return new Reply(302, { location: `${world.url}/downloads/${token}` })
  },
} satisfies Of<typeof operations.customerPortal.downloadables, 'get'>

export const formerMeters = {
  events: ({ world, request: { id, ...request }, principal }) => {
    const meter = ownedRow(world.state.meters, id, principal)
    const newestFirst = meteredEvents(world, meter).toSorted(
      (one, other) => other.timestamp.getTime() - one.timestamp.getTime(),
    )
    return pageOf(world, request, newestFirst)
  },

  update: ({ world, request: { id, meterUpdate }, principal }) =>
    updateMeter(world, ownedRow(world.state.meters, id, principal), meterUpdate),
} satisfies Of<typeof operations.meters, 'events' | 'update'>

export const formerOAuth2Clients = {
  list: ({ world, request, principal }) => {
    expectNoApplication(world, principal)
    return pageOf(world, request, owned(world.state.oauth2Clients, principal))
  },
} satisfies Of<typeof operations.oauth2.clients, 'list'>

export const formerOAuth2 = {
  token: ({ request, ...call }) =>
    oauth2.token({
      ...call,
      request:
        'code' in request
          ? { ...request, grantType: 'authorization_code' }
          : { ...request, grantType: 'refresh_token' },
    }),
} satisfies Of<typeof operations.oauth2, 'token'>

/** 2025-03 has no drafts. */
export const formerOrders = {
  list: ({ world, request, principal }) =>
    listPage(world, request, owned(world.state.orders, principal), listings.orders),

  get: ({ world, request: { id }, principal }) => ownedRow(world.state.orders, id, principal),
} satisfies Of<typeof operations.orders, 'list' | 'get'>

/** A free price is a kind of its own in 2025-03, as it is kept. */
export const formerProducts = {
  create: ({ world, request, principal }) =>
    createProduct(world, organizationFor(world, principal, request.organizationId), request),

  update: ({ world, request: { id, productUpdate }, principal }) =>
    updateProduct(world, ownedRow(world.state.products, id, principal), productUpdate),
} satisfies Of<typeof operations.products, 'create' | 'update'>

/** Here, lists of what a customer has can be sorted by organization. */
export const formerPortalOrders = {
  list: ({ world, request, principal: { customerId } }) =>
    listPage(world, request, world.state.orders.where('customerId', customerId), listings.orders),
} satisfies Of<typeof operations.customerPortal.orders, 'list'>
