import { nothing } from '../codec/primitives.ts'
import * as endpoints from './endpoints/checkoutLinks.ts'
import { CheckoutLink, CheckoutLinkCreate, CheckoutLinkUpdate } from './entities/checkoutLink.ts'
import { json, listOperation, operation } from './operation.ts'

export * from './entities/checkoutLink.ts'

export const deleteCheckoutLink = operation({
  ...endpoints.deleteCheckoutLink,
  success: { 204: nothing },
})

export const listCheckoutLinks = listOperation({
  ...endpoints.listCheckoutLinks,
  items: CheckoutLink,
})

export const getCheckoutLink = operation({
  ...endpoints.getCheckoutLink,
  success: { 200: CheckoutLink },
})

export const updateCheckoutLink = operation({
  ...endpoints.updateCheckoutLink,
  body: json(CheckoutLinkUpdate, 'checkoutLinkUpdate'),
  success: { 200: CheckoutLink },
})

export const createCheckoutLink = operation({
  ...endpoints.createCheckoutLink,
  body: json(CheckoutLinkCreate),
  success: { 201: CheckoutLink },
})
