import type * as t from 'io-ts'
import type { Codec } from '../codec/Codec.ts'
import { list, nullable, openEnum } from '../codec/collections.ts'
import { entity, optional } from '../codec/entity.ts'
import { customFieldData, metadata, metadataQuery } from '../codec/metadata.ts'
import { boolean, date, integer, nothing, string } from '../codec/primitives.ts'
import { anyOf, filter, sortedBy } from '../codec/query.ts'
import * as endpoints from './endpoints/customers.ts'
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
  status: openEnum('active', 'trialing'),
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
  ...endpoints.listCustomers,
  query: {
    organizationId: anyOf(string),
    email: filter(string),
    query: filter(string),
    sorting: sortedBy('created_at', 'email', 'name'),
    metadata: filter(metadataQuery),
  },
  items: Customer,
})

export const createCustomer = operation({
  ...endpoints.createCustomer,
  body: json(CustomerCreate),
  success: { 201: Customer },
})

export const getCustomer = operation({
  ...endpoints.getCustomer,
  success: { 200: Customer },
})

export const updateCustomer = operation({
  ...endpoints.updateCustomer,
  body: json(CustomerUpdate, 'customerUpdate'),
  success: { 200: Customer },
})

export const deleteCustomer = operation({
  ...endpoints.deleteCustomer,
  success: { 204: nothing },
})

export const getCustomerState = operation({
  ...endpoints.getCustomerState,
  success: { 200: CustomerState },
})

export const getExternalCustomer = operation({
  ...endpoints.getExternalCustomer,
  success: { 200: Customer },
})

export const updateExternalCustomer = operation({
  ...endpoints.updateExternalCustomer,
  body: json(CustomerUpdate, 'customerUpdate'),
  success: { 200: Customer },
})

export const deleteExternalCustomer = operation({
  ...endpoints.deleteExternalCustomer,
  success: { 204: nothing },
})

export const getExternalCustomerState = operation({
  ...endpoints.getExternalCustomerState,
  success: { 200: CustomerState },
})
