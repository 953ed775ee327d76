import { list, literal, nullable } from "./codec/collections.js";
import { entity, optional } from "./codec/entity.js";
import { customFieldData, metadata, metadataQuery } from "./codec/metadata.js";
import { boolean, date, integer, nothing, segment, string } from "./codec/primitives.js";
import { anyOf, filter, sortedBy } from "./codec/query.js";
import { invalidRequest, resourceNotFound } from "./documentedErrors.js";
import { Address, TaxID } from "./entities/address.js";
import { BenefitGrantProperties, BenefitType } from "./entities/benefit.js";
import { RecurringInterval } from "./entities/product.js";
import { record } from "./entities/record.js";
import { json, listOperation, operation } from "./operation.js";
const customerFields = /* @__PURE__ */ (() => ({
    ...record,
    metadata,
    externalId: nullable(string),
    email: string,
    emailVerified: boolean,
    name: nullable(string),
    billingAddress: nullable(Address),
    taxId: nullable(TaxID),
    organizationId: string,
    avatarUrl: string,
}))();
const customer = /* @__PURE__ */ (() => (entity('Customer', customerFields)))();
export const Customer = customer;
const customerStateSubscription = /* @__PURE__ */ (() => (entity('CustomerStateSubscription', {
    ...record,
    customFieldData: optional(customFieldData),
    metadata,
    status: literal('active'),
    amount: nullable(integer),
    currency: nullable(string),
    recurringInterval: RecurringInterval,
    currentPeriodStart: date,
    currentPeriodEnd: nullable(date),
    cancelAtPeriodEnd: boolean,
    canceledAt: nullable(date),
    startedAt: nullable(date),
    endsAt: nullable(date),
    productId: string,
    priceId: string,
    discountId: nullable(string),
})))();
export const CustomerStateSubscription = customerStateSubscription;
const customerStateBenefitGrant = /* @__PURE__ */ (() => (entity('CustomerStateBenefitGrant', {
    ...record,
    grantedAt: date,
    benefitId: string,
    benefitType: BenefitType,
    properties: BenefitGrantProperties,
})))();
export const CustomerStateBenefitGrant = customerStateBenefitGrant;
/** A customer with what they have now: active subscriptions and granted benefits. */
const customerState = /* @__PURE__ */ (() => (entity('CustomerState', {
    ...customerFields,
    activeSubscriptions: list(CustomerStateSubscription),
    grantedBenefits: list(CustomerStateBenefitGrant),
})))();
export const CustomerState = customerState;
const customerCreate = /* @__PURE__ */ (() => (entity('CustomerCreate', {
    metadata: optional(metadata),
    externalId: optional(nullable(string)),
    email: string,
    name: optional(nullable(string)),
    billingAddress: optional(nullable(Address)),
    taxId: optional(nullable(TaxID)),
    organizationId: optional(nullable(string)),
})))();
export const CustomerCreate = customerCreate;
const customerUpdate = /* @__PURE__ */ (() => (entity('CustomerUpdate', {
    metadata: optional(nullable(metadata)),
    externalId: optional(nullable(string)),
    email: optional(nullable(string)),
    name: optional(nullable(string)),
    billingAddress: optional(nullable(Address)),
    taxId: optional(nullable(TaxID)),
})))();
export const CustomerUpdate = customerUpdate;
export const listCustomers = /* @__PURE__ */ (() => (listOperation({
    name: 'customers.list',
    summary: 'List customers.',
    path: '/v1/customers/',
    auth: 'accessToken',
    query: {
        organizationId: anyOf(string),
        email: filter(string),
        query: filter(string),
        sorting: sortedBy('created_at', 'email', 'name'),
        metadata: filter(metadataQuery),
    },
    items: Customer,
    errors: [invalidRequest],
})))();
export const createCustomer = /* @__PURE__ */ (() => (operation({
    name: 'customers.create',
    summary: 'Create a customer.',
    method: 'POST',
    path: '/v1/customers/',
    auth: 'accessToken',
    body: json(CustomerCreate),
    success: { 201: Customer },
    errors: [invalidRequest],
})))();
export const getCustomer = /* @__PURE__ */ (() => (operation({
    name: 'customers.get',
    summary: 'Get a customer by its id.',
    method: 'GET',
    path: '/v1/customers/{id}',
    auth: 'accessToken',
    params: { id: segment },
    success: { 200: Customer },
    errors: [resourceNotFound, invalidRequest],
})))();
export const updateCustomer = /* @__PURE__ */ (() => (operation({
    name: 'customers.update',
    summary: 'Change what is given of a customer.',
    method: 'PATCH',
    path: '/v1/customers/{id}',
    auth: 'accessToken',
    params: { id: segment },
    body: json(CustomerUpdate, 'customerUpdate'),
    success: { 200: Customer },
    errors: [resourceNotFound, invalidRequest],
})))();
export const deleteCustomer = /* @__PURE__ */ (() => (operation({
    name: 'customers.delete',
    summary: 'Delete a customer: cancels their subscriptions and revokes their benefits.',
    method: 'DELETE',
    path: '/v1/customers/{id}',
    auth: 'accessToken',
    params: { id: segment },
    success: { 204: nothing },
    errors: [resourceNotFound, invalidRequest],
})))();
export const getCustomerState = /* @__PURE__ */ (() => (operation({
    name: 'customers.getState',
    summary: 'Get a customer with active subscriptions and granted benefits.',
    method: 'GET',
    path: '/v1/customers/{id}/state',
    auth: 'accessToken',
    params: { id: segment },
    success: { 200: CustomerState },
    errors: [resourceNotFound, invalidRequest],
})))();
export const getExternalCustomer = /* @__PURE__ */ (() => (operation({
    name: 'customers.getExternal',
    summary: "Get a customer by the merchant's own id.",
    method: 'GET',
    path: '/v1/customers/external/{external_id}',
    auth: 'accessToken',
    params: { externalId: segment },
    success: { 200: Customer },
    errors: [resourceNotFound, invalidRequest],
})))();
export const updateExternalCustomer = /* @__PURE__ */ (() => (operation({
    name: 'customers.updateExternal',
    summary: "Change what is given of a customer, by the merchant's own id.",
    method: 'PATCH',
    path: '/v1/customers/external/{external_id}',
    auth: 'accessToken',
    params: { externalId: segment },
    body: json(CustomerUpdate, 'customerUpdate'),
    success: { 200: Customer },
    errors: [resourceNotFound, invalidRequest],
})))();
export const deleteExternalCustomer = /* @__PURE__ */ (() => (operation({
    name: 'customers.deleteExternal',
    summary: "Delete a customer by the merchant's own id.",
    method: 'DELETE',
    path: '/v1/customers/external/{external_id}',
    auth: 'accessToken',
    params: { externalId: segment },
    success: { 204: nothing },
    errors: [resourceNotFound, invalidRequest],
})))();
export const getExternalCustomerState = /* @__PURE__ */ (() => (operation({
    name: 'customers.getStateExternal',
    summary: "Get a customer with active subscriptions and benefits, by the merchant's own id.",
    method: 'GET',
    path: '/v1/customers/external/{external_id}/state',
    auth: 'accessToken',
    params: { externalId: segment },
    success: { 200: CustomerState },
    errors: [resourceNotFound, invalidRequest],
})))();
//# sourceMappingURL=customers.js.map