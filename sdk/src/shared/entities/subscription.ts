import type * as t from 'io-ts'
import { record } from './record.ts'
import type { Codec } from '../../codec/Codec.ts'
import { list, nullable } from '../../codec/collections.ts'
import { entity, optional } from '../../codec/entity.ts'
import { customFieldData, numericMetadata } from '../../codec/metadata.ts'
import { date, integer, number, string } from '../../codec/primitives.ts'
import { attachedCustomerFields } from './customerFields.ts'
import { DiscountBase } from './discount.ts'
import { Meter } from './meter.ts'
import { ProductPrice } from './price.ts'
import { Product } from './product.ts'
import { subscriptionFields } from './subscriptionFields.ts'

const pendingSubscriptionUpdate = entity('PendingSubscriptionUpdate', {
  ...record,
  appliesAt: date,
  productId: nullable(string),
  seats: nullable(integer),
})
export interface PendingSubscriptionUpdate extends t.TypeOf<typeof pendingSubscriptionUpdate> {}
export const PendingSubscriptionUpdate: Codec<PendingSubscriptionUpdate> = pendingSubscriptionUpdate

const subscriptionCustomer = entity('SubscriptionCustomer', attachedCustomerFields)
export interface SubscriptionCustomer extends t.TypeOf<typeof subscriptionCustomer> {}
export const SubscriptionCustomer: Codec<SubscriptionCustomer> = subscriptionCustomer

const subscriptionMeter = entity('SubscriptionMeter', {
  ...record,
  consumedUnits: number,
  creditedUnits: integer,
  amount: integer,
  meterId: string,
  meter: Meter,
})
export interface SubscriptionMeter extends t.TypeOf<typeof subscriptionMeter> {}
export const SubscriptionMeter: Codec<SubscriptionMeter> = subscriptionMeter

const subscription = entity('Subscription', {
  ...subscriptionFields,
  metadata: numericMetadata,
  customFieldData: optional(customFieldData),
  customer: SubscriptionCustomer,
  product: Product,
  discount: nullable(DiscountBase),
  prices: list(ProductPrice),
  meters: list(SubscriptionMeter),
  pendingUpdate: nullable(PendingSubscriptionUpdate),
})
export interface Subscription extends t.TypeOf<typeof subscription> {}
export const Subscription: Codec<Subscription> = subscription
