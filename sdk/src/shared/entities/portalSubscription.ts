import type * as t from 'io-ts'
import {
  CustomerSubscriptionCancel,
  CustomerSubscriptionUpdateProduct,
} from './portalSubscriptionParts.ts'
import { record } from './record.ts'
import type { Codec } from '../../codec/Codec.ts'
import { list, literal, nullable } from '../../codec/collections.ts'
import { entity, optional } from '../../codec/entity.ts'
import { boolean, date, integer, number, string, unknown } from '../../codec/primitives.ts'
import { bestMatchUnion } from '../../codec/union.ts'
import { CustomerOrganization } from './portalCustomer.ts'
import { ProductPrice } from './price.ts'
import { productOfferFields } from './productFields.ts'
import { PendingSubscriptionUpdate } from './subscription.ts'
import { subscriptionFields } from './subscriptionFields.ts'

const customerSubscriptionProduct = entity('CustomerSubscriptionProduct', {
  ...productOfferFields,
  organization: CustomerOrganization,
})
export interface CustomerSubscriptionProduct extends t.TypeOf<typeof customerSubscriptionProduct> {}
export const CustomerSubscriptionProduct: Codec<CustomerSubscriptionProduct> =
  customerSubscriptionProduct

const customerSubscriptionMeterMeter = entity('CustomerSubscriptionMeterMeter', {
  ...record,
  name: string,
})
export interface CustomerSubscriptionMeterMeter extends t.TypeOf<
  typeof customerSubscriptionMeterMeter
> {}
export const CustomerSubscriptionMeterMeter: Codec<CustomerSubscriptionMeterMeter> =
  customerSubscriptionMeterMeter

const customerSubscriptionMeter = entity('CustomerSubscriptionMeter', {
  ...record,
  consumedUnits: number,
  creditedUnits: integer,
  amount: integer,
  meterId: string,
  meter: CustomerSubscriptionMeterMeter,
})
export interface CustomerSubscriptionMeter extends t.TypeOf<typeof customerSubscriptionMeter> {}
export const CustomerSubscriptionMeter: Codec<CustomerSubscriptionMeter> = customerSubscriptionMeter

const customerSubscription = entity('CustomerSubscription', {
  ...subscriptionFields,
  product: CustomerSubscriptionProduct,
  prices: list(ProductPrice),
  meters: list(CustomerSubscriptionMeter),
  pendingUpdate: nullable(PendingSubscriptionUpdate),
})
export interface CustomerSubscription extends t.TypeOf<typeof customerSubscription> {}
export const CustomerSubscription: Codec<CustomerSubscription> = customerSubscription

const customerSubscriptionUpdateSeats = entity('CustomerSubscriptionUpdateSeats', {
  seats: integer,
})
export interface CustomerSubscriptionUpdateSeats extends t.TypeOf<
  typeof customerSubscriptionUpdateSeats
> {}
export const CustomerSubscriptionUpdateSeats: Codec<CustomerSubscriptionUpdateSeats> =
  customerSubscriptionUpdateSeats

const customerSubscriptionPause = entity('CustomerSubscriptionPause', {
  pauseAtPeriodEnd: boolean,
  resumesAt: optional(nullable(date)),
})
export interface CustomerSubscriptionPause extends t.TypeOf<typeof customerSubscriptionPause> {}
export const CustomerSubscriptionPause: Codec<CustomerSubscriptionPause> = customerSubscriptionPause

const customerSubscriptionResume = entity('CustomerSubscriptionResume', { resume: literal(true) })
export interface CustomerSubscriptionResume extends t.TypeOf<typeof customerSubscriptionResume> {}
export const CustomerSubscriptionResume: Codec<CustomerSubscriptionResume> =
  customerSubscriptionResume

const customerSubscriptionUpdateClear = entity('CustomerSubscriptionUpdateClear', {
  pendingUpdate: unknown,
})
export interface CustomerSubscriptionUpdateClear extends t.TypeOf<
  typeof customerSubscriptionUpdateClear
> {}
export const CustomerSubscriptionUpdateClear: Codec<CustomerSubscriptionUpdateClear> =
  customerSubscriptionUpdateClear

const customerSubscriptionUpdate = bestMatchUnion('CustomerSubscriptionUpdate', {
  CustomerSubscriptionUpdateProduct: CustomerSubscriptionUpdateProduct,
  CustomerSubscriptionUpdateSeats: CustomerSubscriptionUpdateSeats,
  CustomerSubscriptionCancel: CustomerSubscriptionCancel,
  CustomerSubscriptionPause: CustomerSubscriptionPause,
  CustomerSubscriptionResume: CustomerSubscriptionResume,
  CustomerSubscriptionUpdateClear: CustomerSubscriptionUpdateClear,
})
export type CustomerSubscriptionUpdate = t.TypeOf<typeof customerSubscriptionUpdate>
export const CustomerSubscriptionUpdate: Codec<CustomerSubscriptionUpdate> =
  customerSubscriptionUpdate
