import type * as t from 'io-ts'
import type { Codec } from '../codec/Codec.ts'
import { entity } from '../codec/entity.ts'
import { date, string } from '../codec/primitives.ts'
import { byPresence, closedUnion } from '../codec/union.ts'
import * as endpoints from './endpoints/customerSessions.ts'
import { Customer } from './customers.ts'
import { record } from './entities/record.ts'
import { json, operation } from './operation.ts'

const customerSession = entity('CustomerSession', {
  ...record,
  token: string,
  expiresAt: date,
  customerPortalUrl: string,
  customerId: string,
  customer: Customer,
})
/** A session in the customer portal; portal calls take its `token` as `customerSession`. */
export interface CustomerSession extends t.TypeOf<typeof customerSession> {}
export const CustomerSession: Codec<CustomerSession> = customerSession

const customerSessionCustomerIDCreate = entity('CustomerSessionCustomerIDCreate', {
  customerId: string,
})
export interface CustomerSessionCustomerIDCreate extends t.TypeOf<
  typeof customerSessionCustomerIDCreate
> {}
export const CustomerSessionCustomerIDCreate: Codec<CustomerSessionCustomerIDCreate> =
  customerSessionCustomerIDCreate

const customerSessionCustomerExternalIDCreate = entity('CustomerSessionCustomerExternalIDCreate', {
  customerExternalId: string,
})
export interface CustomerSessionCustomerExternalIDCreate extends t.TypeOf<
  typeof customerSessionCustomerExternalIDCreate
> {}
export const CustomerSessionCustomerExternalIDCreate: Codec<CustomerSessionCustomerExternalIDCreate> =
  customerSessionCustomerExternalIDCreate

export const CustomerSessionCreate = closedUnion(
  'CustomerSessionCreate',
  byPresence('customerId', 'customerExternalId'),
  {
    customerId: CustomerSessionCustomerIDCreate,
    customerExternalId: CustomerSessionCustomerExternalIDCreate,
  },
)
/** The customer, by the platform's id or the merchant's own. */
export type CustomerSessionCreate = t.TypeOf<typeof CustomerSessionCreate>

export const createCustomerSession = operation({
  ...endpoints.createCustomerSession,
  body: json(CustomerSessionCreate),
  success: { 201: CustomerSession },
})
