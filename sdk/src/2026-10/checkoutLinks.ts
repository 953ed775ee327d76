import { nothing } from '../codec/primitives.ts'
import * as heads from '../operationHeads/checkoutLinks.ts'
import { CheckoutLink, CheckoutLinkCreate, CheckoutLinkUpdate } from './entities/checkoutLink.ts'
import { json, listOperation, operation } from './operation.ts'

export * from './entities/checkoutLink.ts'

export const deleteCheckoutLink = operation({
  ...heads.deleteCheckoutLink,
  success: { 204: nothing },
})

export const listCheckoutLinks = listOperation({
  ...heads.listCheckoutLinks,
  items: CheckoutLink,
})

export const getCheckoutLink = operation({
  ...heads.getCheckoutLink,
  success: { 200: CheckoutLink },
})

export const updateCheckoutLink = operation({
  ...heads.updateCheckoutLink,
  body: json(CheckoutLinkUpdate, 'checkoutLinkUpdate'),
  success: { 200: CheckoutLink },
})

export const createCheckoutLink = operation({
  ...heads.createCheckoutLink,
  body: json(CheckoutLinkCreate),
  success: { 201: CheckoutLink },
})
