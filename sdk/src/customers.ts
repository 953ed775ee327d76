import type * as t from 'io-ts'
import type { Codec } from './codec/Codec.ts'
import { list, literal, nullable } from './codec/collections.ts'
import { entity, optional } from './codec/entity.ts'
import { customFieldData, metadata, metadataQuery } from './codec/metadata.ts'
import { boolean, date, integer, nothing, segment, string } from './codec/primitives.ts'
import { anyOf, filter, sortedBy } from './codec/query.ts'
import { invalidRequest, resourceNotFound } from './documentedErrors.ts'
import { Address, ReceivedTaxID, TaxID } from './entities/address.ts'
import { BenefitGrantProperties, BenefitType } from './entities/benefit.ts'
import { RecurringInterval } from './entities/product.ts'
import { record } from './entities/record.ts'
import { json, listOperation, operation } from './operation.ts'

export { Address, TaxID, TaxIDFormat } from './entities/address.ts'

const customerFields = {
  ...record,
  metadata,
  externalId: nullable(string),
  email: string,
  emailVerified: boolean,
  name: nullable(string),
  billingAddress: nullable(Address),
  taxId: nullable(ReceivedTaxID),
  organizationId: string,
  avatarUrl: string,
}

const customer = entity('Customer', customerFields)
export interface Customer extends t.TypeOf<typeof customer> {}
export const Customer: Codec<Customer> = customer

const customerStateSubscription = entity('CustomerStateSubscription', {
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
})
export interface CustomerStateSubscription extends t.TypeOf<typeof customerStateSubscription> {}
export const CustomerStateSubscription: Codec<CustomerStateSubscription> = customerStateSubscription

const customerStateBenefitGrant = entity('CustomerStateBenefitGrant', {
  ...record,
  grantedAt: date,
  benefitId: string,
  benefitType: BenefitType,
  properties: BenefitGrantProperties,
})
export interface CustomerStateBenefitGrant extends t.TypeOf<typeof customerStateBenefitGrant> {}
export const CustomerStateBenefitGrant: Codec<CustomerStateBenefitGrant> = customerStateBenefitGrant

/** A customer with their active subscriptions and granted benefits. */
const customerState = entity('CustomerState', {
  ...customerFields,
  activeSubscriptions: list(CustomerStateSubscription),
  grantedBenefits: list(CustomerStateBenefitGrant),
})
export interface CustomerState extends t.TypeOf<typeof customerState> {}
export const CustomerState: Codec<CustomerState> = customerState

const customerCreate = entity('CustomerCreate', {
  metadata: optional(metadata),
  externalId: optional(nullable(string)),
  email: string,
  name: optional(nullable(string)),
  billingAddress: optional(nullable(Address)),
  taxId: optional(nullable(TaxID)),
  organizationId: optional(nullable(string)),
})
export interface CustomerCreate extends t.TypeOf<typeof customerCreate> {}
export const CustomerCreate: Codec<CustomerCreate> = customerCreate

const customerUpdate = entity('CustomerUpdate', {
  metadata: optional(nullable(metadata)),
  externalId: optional(nullable(string)),
  email: optional(nullable(string)),
  name: optional(nullable(string)),
  billingAddress: optional(nullable(Address)),
  taxId: optional(nullable(TaxID)),
})
export interface CustomerUpdate extends t.TypeOf<typeof customerUpdate> {}
export const CustomerUpdate: Codec<CustomerUpdate> = customerUpdate

export const listCustomers = listOperation({
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
})

export const createCustomer = operation({
  name: 'customers.create',
  summary: 'Create a customer.',
  method: 'POST',
  path: '/v1/customers/',
  auth: 'accessToken',
  body: json(CustomerCreate),
  success: { 201: Customer },
  errors: [invalidRequest],
})

export const getCustomer = operation({
  name: 'customers.get',
  summary: 'Get a customer by id.',
  method: 'GET',
  path: '/v1/customers/{id}',
  auth: 'accessToken',
  params: { id: segment },
  success: { 200: Customer },
  errors: [resourceNotFound, invalidRequest],
})

export const updateCustomer = operation({
  name: 'customers.update',
  summary: 'Update a customer.',
  method: 'PATCH',
  path: '/v1/customers/{id}',
  auth: 'accessToken',
  params: { id: segment },
  body: json(CustomerUpdate, 'customerUpdate'),
  success: { 200: Customer },
  errors: [resourceNotFound, invalidRequest],
})

export const deleteCustomer = operation({
  name: 'customers.delete',
  summary: 'Delete a customer: cancels their subscriptions and revokes their benefits.',
  method: 'DELETE',
  path: '/v1/customers/{id}',
  auth: 'accessToken',
  params: { id: segment },
  success: { 204: nothing },
  errors: [resourceNotFound, invalidRequest],
})

export const getCustomerState = operation({
  name: 'customers.getState',
  summary: 'Get a customer with active subscriptions and granted benefits.',
  method: 'GET',
  path: '/v1/customers/{id}/state',
  auth: 'accessToken',
  params: { id: segment },
  success: { 200: CustomerState },
  errors: [resourceNotFound, invalidRequest],
})

export const getExternalCustomer = operation({
  name: 'customers.getExternal',
  summary: "Get a customer by the merchant's own id.",
  method: 'GET',
  path: '/v1/customers/external/{external_id}',
  auth: 'accessToken',
  params: { externalId: segment },
  success: { 200: Customer },
  errors: [resourceNotFound, invalidRequest],
})

export const updateExternalCustomer = operation({
  name: 'customers.updateExternal',
  summary: "Update a customer by the merchant's own id.",
  method: 'PATCH',
  path: '/v1/customers/external/{external_id}',
  auth: 'accessToken',
  params: { externalId: segment },
  body: json(CustomerUpdate, 'customerUpdate'),
  success: { 200: Customer },
  errors: [resourceNotFound, invalidRequest],
})

export const deleteExternalCustomer = operation({
  name: 'customers.deleteExternal',
  summary: "Delete a customer by the merchant's own id.",
  method: 'DELETE',
  path: '/v1/customers/external/{external_id}',
  auth: 'accessToken',
  params: { externalId: segment },
  success: { 204: nothing },
  errors: [resourceNotFound, invalidRequest],
})

export const getExternalCustomerState = operation({
  name: 'customers.getStateExternal',
  summary: "Get a customer with active subscriptions and benefits, by the merchant's own id.",
  method: 'GET',
  path: '/v1/customers/external/{external_id}/state',
  auth: 'accessToken',
  params: { externalId: segment },
  success: { 200: CustomerState },
  errors: [resourceNotFound, invalidRequest],
})
