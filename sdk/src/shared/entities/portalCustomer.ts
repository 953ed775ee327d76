import type * as t from 'io-ts'
import { CustomerPortalOAuthAccount } from './portalCustomerParts.ts'
import { Address } from './billingAddress.ts'
import { record } from './record.ts'
import type { Codec } from '../../codec/Codec.ts'
import { list, map, nullable } from '../../codec/collections.ts'
import { entity, optional } from '../../codec/entity.ts'
import { boolean, date, integer, number, string } from '../../codec/primitives.ts'
import { AddressInput } from './address.ts'
import { ReceivedTaxID } from './customerFields.ts'
import { CustomerType, MemberRole, SubscriptionProrationBehavior } from './enums.ts'
import {
  CustomerOrganizationFeatureSettings,
  OrganizationCustomerPortalSettings,
} from './organization.ts'
import { CustomerProduct } from './portalProduct.ts'

const customerOrganization = entity('CustomerOrganization', {
  ...record,
  name: string,
  slug: string,
  avatarUrl: nullable(string),
  prorationBehavior: SubscriptionProrationBehavior,
  allowCustomerUpdates: boolean,
  customerPortalSettings: OrganizationCustomerPortalSettings,
  organizationFeatures: optional(CustomerOrganizationFeatureSettings),
})
export interface CustomerOrganization extends t.TypeOf<typeof customerOrganization> {}
export const CustomerOrganization: Codec<CustomerOrganization> = customerOrganization

const customerPortalCustomer = entity('CustomerPortalCustomer', {
  ...record,
  email: nullable(string),
  emailVerified: boolean,
  name: nullable(string),
  billingName: nullable(string),
  billingAddress: nullable(Address),
  taxId: nullable(ReceivedTaxID),
  oauthAccounts: map(CustomerPortalOAuthAccount),
  defaultPaymentMethodId: optional(nullable(string)),
  type: optional(nullable(CustomerType)),
  locale: optional(nullable(string)),
})
export interface CustomerPortalCustomer extends t.TypeOf<typeof customerPortalCustomer> {}
export const CustomerPortalCustomer: Codec<CustomerPortalCustomer> = customerPortalCustomer

const customerCustomerSession = entity('CustomerCustomerSession', {
  expiresAt: date,
  returnUrl: nullable(string),
})
export interface CustomerCustomerSession extends t.TypeOf<typeof customerCustomerSession> {}
export const CustomerCustomerSession: Codec<CustomerCustomerSession> = customerCustomerSession

const portalAuthenticatedUser = entity('PortalAuthenticatedUser', {
  type: string,
  name: nullable(string),
  email: string,
  customerId: string,
  memberId: optional(nullable(string)),
  role: optional(nullable(string)),
})
export interface PortalAuthenticatedUser extends t.TypeOf<typeof portalAuthenticatedUser> {}
export const PortalAuthenticatedUser: Codec<PortalAuthenticatedUser> = portalAuthenticatedUser

const customerPortalMember = entity('CustomerPortalMember', {
  ...record,
  email: string,
  name: nullable(string),
  role: MemberRole,
})
export interface CustomerPortalMember extends t.TypeOf<typeof customerPortalMember> {}
export const CustomerPortalMember: Codec<CustomerPortalMember> = customerPortalMember

const customerCustomerMeterMeter = entity('CustomerCustomerMeterMeter', { ...record, name: string })
export interface CustomerCustomerMeterMeter extends t.TypeOf<typeof customerCustomerMeterMeter> {}
export const CustomerCustomerMeterMeter: Codec<CustomerCustomerMeterMeter> =
  customerCustomerMeterMeter

const customerCustomerMeter = entity('CustomerCustomerMeter', {
  ...record,
  customerId: string,
  meterId: string,
  consumedUnits: number,
  creditedUnits: integer,
  balance: number,
  meter: CustomerCustomerMeterMeter,
})
export interface CustomerCustomerMeter extends t.TypeOf<typeof customerCustomerMeter> {}
export const CustomerCustomerMeter: Codec<CustomerCustomerMeter> = customerCustomerMeter

const customerOrganizationData = entity('CustomerOrganizationData', {
  organization: CustomerOrganization,
  products: list(CustomerProduct),
})
export interface CustomerOrganizationData extends t.TypeOf<typeof customerOrganizationData> {}
export const CustomerOrganizationData: Codec<CustomerOrganizationData> = customerOrganizationData

const customerPortalCustomerUpdate = entity('CustomerPortalCustomerUpdate', {
  billingName: optional(nullable(string)),
  billingAddress: optional(nullable(AddressInput)),
  taxId: optional(nullable(string)),
  defaultPaymentMethodId: optional(nullable(string)),
})
export interface CustomerPortalCustomerUpdate extends t.TypeOf<
  typeof customerPortalCustomerUpdate
> {}
export const CustomerPortalCustomerUpdate: Codec<CustomerPortalCustomerUpdate> =
  customerPortalCustomerUpdate

const customerPortalMemberUpdate = entity('CustomerPortalMemberUpdate', {
  name: optional(nullable(string)),
  role: optional(nullable(MemberRole)),
})
export interface CustomerPortalMemberUpdate extends t.TypeOf<typeof customerPortalMemberUpdate> {}
export const CustomerPortalMemberUpdate: Codec<CustomerPortalMemberUpdate> =
  customerPortalMemberUpdate

const customerPortalMemberCreate = entity('CustomerPortalMemberCreate', {
  email: string,
  name: optional(nullable(string)),
  role: optional(MemberRole),
})
export interface CustomerPortalMemberCreate extends t.TypeOf<typeof customerPortalMemberCreate> {}
export const CustomerPortalMemberCreate: Codec<CustomerPortalMemberCreate> =
  customerPortalMemberCreate
