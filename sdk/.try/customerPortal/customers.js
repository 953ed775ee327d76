import { literal, map, nullable } from "../codec/collections.js";
import { entity, optional } from "../codec/entity.js";
import { boolean, date, integer, nothing, segment, string } from "../codec/primitives.js";
import { closedUnion } from "../codec/union.js";
import { invalidRequest, resourceNotFound } from "../documentedErrors.js";
import { Address, TaxID } from "../entities/address.js";
import { record } from "../entities/record.js";
import { json, listOperation, operation } from "../operation.js";
export const CustomerPortalOAuthAccount = /* @__PURE__ */ (() => (entity('CustomerPortalOAuthAccount', {
    accountId: string,
    accountUsername: nullable(string),
})))();
const customerPortalCustomer = /* @__PURE__ */ (() => (entity('CustomerPortalCustomer', {
    ...record,
    email: string,
    emailVerified: boolean,
    name: nullable(string),
    billingAddress: nullable(Address),
    taxId: nullable(TaxID),
    oauthAccounts: map(CustomerPortalOAuthAccount),
})))();
export const CustomerPortalCustomer = customerPortalCustomer;
const customerPortalCustomerUpdate = /* @__PURE__ */ (() => (entity('CustomerPortalCustomerUpdate', {
    email: optional(nullable(string)),
    name: optional(nullable(string)),
    billingAddress: optional(nullable(Address)),
    taxId: optional(nullable(string)),
})))();
export const CustomerPortalCustomerUpdate = customerPortalCustomerUpdate;
const paymentMethod = { id: string, createdAt: date, default: boolean };
export const PaymentMethodCard = /* @__PURE__ */ (() => (entity('PaymentMethodCard', {
    ...paymentMethod,
    type: literal('card'),
    card: entity('PaymentMethodCardData', {
        brand: string,
        last4: string,
        expMonth: integer,
        expYear: integer,
        wallet: optional(nullable(string)),
    }),
})))();
export const PaymentMethodGeneric = /* @__PURE__ */ (() => (entity('PaymentMethodGeneric', {
    ...paymentMethod,
    type: string,
})))();
export const PaymentMethod = /* @__PURE__ */ (() => (closedUnion('PaymentMethod', {
    expected: () => 'a payment method',
    select: (property) => (property('type') === 'card' ? 'card' : 'generic'),
}, { card: PaymentMethodCard, generic: PaymentMethodGeneric })))();
export const CustomerPaymentMethodCreate = /* @__PURE__ */ (() => (entity('CustomerPaymentMethodCreate', {
    confirmationTokenId: string,
    setDefault: boolean,
    returnUrl: string,
})))();
export const getPortalCustomer = /* @__PURE__ */ (() => (operation({
    name: 'customerPortal.customers.get',
    summary: 'Get the customer whose session this is.',
    method: 'GET',
    path: '/v1/customer-portal/customers/me',
    auth: 'customerSession',
    success: { 200: CustomerPortalCustomer },
    errors: [],
})))();
export const updatePortalCustomer = /* @__PURE__ */ (() => (operation({
    name: 'customerPortal.customers.update',
    summary: 'Change what is given of the customer whose session this is.',
    method: 'PATCH',
    path: '/v1/customer-portal/customers/me',
    auth: 'customerSession',
    body: json(CustomerPortalCustomerUpdate),
    success: { 200: CustomerPortalCustomer },
    errors: [invalidRequest],
})))();
export const listPaymentMethods = /* @__PURE__ */ (() => (listOperation({
    name: 'customerPortal.customers.getPaymentMethods',
    summary: "List the customer's payment methods.",
    path: '/v1/customer-portal/customers/me/payment-methods',
    auth: 'customerSession',
    items: PaymentMethod,
    errors: [invalidRequest],
})))();
export const addPaymentMethod = /* @__PURE__ */ (() => (operation({
    name: 'customerPortal.customers.addPaymentMethod',
    summary: 'Add a payment method that the payment processor has confirmed.',
    method: 'POST',
    path: '/v1/customer-portal/customers/me/payment-methods',
    auth: 'customerSession',
    body: json(CustomerPaymentMethodCreate),
    success: { 201: PaymentMethod },
    errors: [invalidRequest],
})))();
export const deletePaymentMethod = /* @__PURE__ */ (() => (operation({
    name: 'customerPortal.customers.deletePaymentMethod',
    summary: "Delete one of the customer's payment methods.",
    method: 'DELETE',
    path: '/v1/customer-portal/customers/me/payment-methods/{id}',
    auth: 'customerSession',
    params: { id: segment },
    success: { 204: nothing },
    errors: [resourceNotFound, invalidRequest],
})))();
//# sourceMappingURL=customers.js.map