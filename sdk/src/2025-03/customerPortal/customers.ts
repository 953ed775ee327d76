import type * as t from 'io-ts'
import type { Codec } from '../../codec/Codec.ts'
import { literal, map, nullable } from '../../codec/collections.ts'
import { entity, optional } from '../../codec/entity.ts'
import { boolean, date, integer, nothing, string } from '../../codec/primitives.ts'
import { closedUnion } from '../../codec/union.ts'
import { invalidRequest, resourceNotFound } from '../../documentedErrors.ts'
import * as endpoints from '../endpoints/customerPortal/customers.ts'
import { Address, ReceivedTaxID } from '../entities/address.ts'
import { record } from '../entities/record.ts'
import { json, listOperation, operation } from '../operation.ts'

export const CustomerPortalOAuthAccount = entity('CustomerPortalOAuthAccount', {
  accountId: string,
  accountUsername: nullable(string),
})
export interface CustomerPortalOAuthAccount extends t.TypeOf<typeof CustomerPortalOAuthAccount> {}

const customerPortalCustomer = entity('CustomerPortalCustomer', {
  ...record,
  email: string,
  emailVerified: boolean,
  name: nullable(string),
  billingAddress: nullable(Address),
  taxId: nullable(ReceivedTaxID),
  oauthAccounts: map(CustomerPortalOAuthAccount),
})
/** The customer, as the portal shows them. */
export interface CustomerPortalCustomer extends t.TypeOf<typeof customerPortalCustomer> {}
export const CustomerPortalCustomer: Codec<CustomerPortalCustomer> = customerPortalCustomer

const customerPortalCustomerUpdate = entity('CustomerPortalCustomerUpdate', {
  email: optional(nullable(string)),
  name: optional(nullable(string)),
  billingAddress: optional(nullable(Address)),
  taxId: optional(nullable(string)),
})
export interface CustomerPortalCustomerUpdate extends t.TypeOf<
  typeof customerPortalCustomerUpdate
> {}
export const CustomerPortalCustomerUpdate: Codec<CustomerPortalCustomerUpdate> =
  customerPortalCustomerUpdate

const paymentMethod = { id: string, createdAt: date, default: boolean }

const paymentMethodCardData = entity('PaymentMethodCardData', {
  brand: string,
  last4: string,
  expMonth: integer,
  expYear: integer,
  wallet: optional(nullable(string)),
})
export interface PaymentMethodCardData extends t.TypeOf<typeof paymentMethodCardData> {}
export const PaymentMethodCardData: Codec<PaymentMethodCardData> = paymentMethodCardData

export const PaymentMethodCard = entity('PaymentMethodCard', {
  ...paymentMethod,
  type: literal('card'),
  card: PaymentMethodCardData,
})
export interface PaymentMethodCard extends t.TypeOf<typeof PaymentMethodCard> {}

export const PaymentMethodGeneric = entity('PaymentMethodGeneric', {
  ...paymentMethod,
  type: string,
})
export interface PaymentMethodGeneric extends t.TypeOf<typeof PaymentMethodGeneric> {}

export const PaymentMethod = closedUnion(
  'PaymentMethod',
  {
    expected: () => 'a payment method',
    select: (property) => (property('type') === 'card' ? 'card' : 'generic'),
  },
  { card: PaymentMethodCard, generic: PaymentMethodGeneric },
)
/** A card, or a payment method of another type, without details. */
export type PaymentMethod = t.TypeOf<typeof PaymentMethod>

export const CustomerPaymentMethodCreate = entity('CustomerPaymentMethodCreate', {
  confirmationTokenId: string,
  setDefault: boolean,
  returnUrl: string,
})
export interface CustomerPaymentMethodCreate extends t.TypeOf<typeof CustomerPaymentMethodCreate> {}

export const getPortalCustomer = operation({
  ...endpoints.getPortalCustomer,
  success: { 200: CustomerPortalCustomer },
})

export const updatePortalCustomer = operation({
  ...endpoints.updatePortalCustomer,
  body: json(CustomerPortalCustomerUpdate),
  success: { 200: CustomerPortalCustomer },
})

export const listPaymentMethods = listOperation({
  ...endpoints.listPaymentMethods,
  items: PaymentMethod,
})

export const addPaymentMethod = operation({
  ...endpoints.addPaymentMethod,
  body: json(CustomerPaymentMethodCreate),
  success: { 201: PaymentMethod },
  errors: [invalidRequest],
})

export const deletePaymentMethod = operation({
  ...endpoints.deletePaymentMethod,
  success: { 204: nothing },
  errors: [resourceNotFound, invalidRequest],
})
