import type * as t from 'io-ts'
import { CustomerCancellationReason } from './cancellationReason.ts'
import type { Codec } from '../../codec/Codec.ts'
import { dateOrNow, literal, nullable } from '../../codec/collections.ts'
import { entity, optional } from '../../codec/entity.ts'
import { numericMetadata } from '../../codec/metadata.ts'
import { boolean, date, integer, string, unknown } from '../../codec/primitives.ts'
import { bestMatchUnion } from '../../codec/union.ts'
import { SubscriptionProrationBehavior } from './enums.ts'

const subscriptionUpdateBase = entity('SubscriptionUpdateBase', {
  metadata: optional(numericMetadata),
  productId: optional(nullable(string)),
  prorationBehavior: optional(nullable(SubscriptionProrationBehavior)),
  discountId: optional(nullable(string)),
  trialEnd: optional(nullable(dateOrNow)),
})
export interface SubscriptionUpdateBase extends t.TypeOf<typeof subscriptionUpdateBase> {}
export const SubscriptionUpdateBase: Codec<SubscriptionUpdateBase> = subscriptionUpdateBase

const subscriptionUpdateSeats = entity('SubscriptionUpdateSeats', {
  seats: integer,
  prorationBehavior: optional(nullable(SubscriptionProrationBehavior)),
})
export interface SubscriptionUpdateSeats extends t.TypeOf<typeof subscriptionUpdateSeats> {}
export const SubscriptionUpdateSeats: Codec<SubscriptionUpdateSeats> = subscriptionUpdateSeats

const subscriptionUpdateBillingPeriod = entity('SubscriptionUpdateBillingPeriod', {
  currentBillingPeriodEnd: date,
})
export interface SubscriptionUpdateBillingPeriod extends t.TypeOf<
  typeof subscriptionUpdateBillingPeriod
> {}
export const SubscriptionUpdateBillingPeriod: Codec<SubscriptionUpdateBillingPeriod> =
  subscriptionUpdateBillingPeriod

const subscriptionCancel = entity('SubscriptionCancel', {
  customerCancellationReason: optional(nullable(CustomerCancellationReason)),
  customerCancellationComment: optional(nullable(string)),
  cancelAtPeriodEnd: boolean,
})
export interface SubscriptionCancel extends t.TypeOf<typeof subscriptionCancel> {}
export const SubscriptionCancel: Codec<SubscriptionCancel> = subscriptionCancel

const subscriptionRevoke = entity('SubscriptionRevoke', {
  customerCancellationReason: optional(nullable(CustomerCancellationReason)),
  customerCancellationComment: optional(nullable(string)),
  revoke: literal(true),
})
export interface SubscriptionRevoke extends t.TypeOf<typeof subscriptionRevoke> {}
export const SubscriptionRevoke: Codec<SubscriptionRevoke> = subscriptionRevoke

const subscriptionPause = entity('SubscriptionPause', {
  pauseAtPeriodEnd: boolean,
  resumesAt: optional(nullable(date)),
})
export interface SubscriptionPause extends t.TypeOf<typeof subscriptionPause> {}
export const SubscriptionPause: Codec<SubscriptionPause> = subscriptionPause

const subscriptionResume = entity('SubscriptionResume', { resume: literal(true) })
export interface SubscriptionResume extends t.TypeOf<typeof subscriptionResume> {}
export const SubscriptionResume: Codec<SubscriptionResume> = subscriptionResume

const subscriptionUpdateClear = entity('SubscriptionUpdateClear', { pendingUpdate: unknown })
export interface SubscriptionUpdateClear extends t.TypeOf<typeof subscriptionUpdateClear> {}
export const SubscriptionUpdateClear: Codec<SubscriptionUpdateClear> = subscriptionUpdateClear

const subscriptionUpdate = bestMatchUnion('SubscriptionUpdate', {
  SubscriptionUpdateBase: SubscriptionUpdateBase,
  SubscriptionUpdateSeats: SubscriptionUpdateSeats,
  SubscriptionUpdateBillingPeriod: SubscriptionUpdateBillingPeriod,
  SubscriptionCancel: SubscriptionCancel,
  SubscriptionRevoke: SubscriptionRevoke,
  SubscriptionPause: SubscriptionPause,
  SubscriptionResume: SubscriptionResume,
  SubscriptionUpdateClear: SubscriptionUpdateClear,
})
export type SubscriptionUpdate = t.TypeOf<typeof subscriptionUpdate>
export const SubscriptionUpdate: Codec<SubscriptionUpdate> = subscriptionUpdate

const subscriptionCreateFields = { metadata: optional(numericMetadata), productId: string }

const subscriptionCreateCustomer = entity('SubscriptionCreateCustomer', {
  ...subscriptionCreateFields,
  customerId: string,
})
export interface SubscriptionCreateCustomer extends t.TypeOf<typeof subscriptionCreateCustomer> {}
export const SubscriptionCreateCustomer: Codec<SubscriptionCreateCustomer> =
  subscriptionCreateCustomer

const subscriptionCreateExternalCustomer = entity('SubscriptionCreateExternalCustomer', {
  ...subscriptionCreateFields,
  externalCustomerId: string,
})
export interface SubscriptionCreateExternalCustomer extends t.TypeOf<
  typeof subscriptionCreateExternalCustomer
> {}
export const SubscriptionCreateExternalCustomer: Codec<SubscriptionCreateExternalCustomer> =
  subscriptionCreateExternalCustomer

const subscriptionCreate = bestMatchUnion('SubscriptionCreate', {
  SubscriptionCreateCustomer: SubscriptionCreateCustomer,
  SubscriptionCreateExternalCustomer: SubscriptionCreateExternalCustomer,
})
export type SubscriptionCreate = t.TypeOf<typeof subscriptionCreate>
export const SubscriptionCreate: Codec<SubscriptionCreate> = subscriptionCreate
