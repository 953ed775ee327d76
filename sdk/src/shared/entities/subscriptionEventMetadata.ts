import type * as t from 'io-ts'
import type { Codec } from '../../codec/Codec.ts'
import { nullable } from '../../codec/collections.ts'
import { entity, optional } from '../../codec/entity.ts'
import { boolean, integer, string } from '../../codec/primitives.ts'
import { SubscriptionProrationBehavior } from './enums.ts'

const subscriptionBillingPeriodUpdatedMetadata = entity(
  'SubscriptionBillingPeriodUpdatedMetadata',
  { subscriptionId: string, oldPeriodEnd: string, newPeriodEnd: string },
)
export interface SubscriptionBillingPeriodUpdatedMetadata extends t.TypeOf<
  typeof subscriptionBillingPeriodUpdatedMetadata
> {}
export const SubscriptionBillingPeriodUpdatedMetadata: Codec<SubscriptionBillingPeriodUpdatedMetadata> =
  subscriptionBillingPeriodUpdatedMetadata

const subscriptionCanceledMetadata = entity('SubscriptionCanceledMetadata', {
  subscriptionId: string,
  productId: optional(string),
  amount: integer,
  currency: string,
  recurringInterval: string,
  recurringIntervalCount: integer,
  customerCancellationReason: optional(string),
  customerCancellationComment: optional(string),
  canceledAt: string,
  endsAt: optional(string),
  cancelAtPeriodEnd: optional(boolean),
})
export interface SubscriptionCanceledMetadata extends t.TypeOf<
  typeof subscriptionCanceledMetadata
> {}
export const SubscriptionCanceledMetadata: Codec<SubscriptionCanceledMetadata> =
  subscriptionCanceledMetadata

const subscriptionCreatedMetadata = entity('SubscriptionCreatedMetadata', {
  subscriptionId: string,
  productId: string,
  amount: integer,
  currency: string,
  recurringInterval: string,
  recurringIntervalCount: integer,
  startedAt: string,
})
export interface SubscriptionCreatedMetadata extends t.TypeOf<typeof subscriptionCreatedMetadata> {}
export const SubscriptionCreatedMetadata: Codec<SubscriptionCreatedMetadata> =
  subscriptionCreatedMetadata

const subscriptionCycledMetadata = entity('SubscriptionCycledMetadata', {
  subscriptionId: string,
  productId: optional(string),
  amount: optional(integer),
  currency: optional(string),
  recurringInterval: optional(string),
  recurringIntervalCount: optional(integer),
})
export interface SubscriptionCycledMetadata extends t.TypeOf<typeof subscriptionCycledMetadata> {}
export const SubscriptionCycledMetadata: Codec<SubscriptionCycledMetadata> =
  subscriptionCycledMetadata

const subscriptionPastDueMetadata = entity('SubscriptionPastDueMetadata', {
  subscriptionId: string,
  productId: optional(string),
  pastDueAt: string,
  amount: optional(integer),
  currency: optional(string),
  recurringInterval: optional(string),
  recurringIntervalCount: optional(integer),
})
export interface SubscriptionPastDueMetadata extends t.TypeOf<typeof subscriptionPastDueMetadata> {}
export const SubscriptionPastDueMetadata: Codec<SubscriptionPastDueMetadata> =
  subscriptionPastDueMetadata

const subscriptionPausedMetadata = entity('SubscriptionPausedMetadata', {
  subscriptionId: string,
  productId: optional(string),
  amount: optional(integer),
  currency: optional(string),
  recurringInterval: optional(string),
  recurringIntervalCount: optional(integer),
  pausedAt: string,
  resumesAt: optional(string),
})
export interface SubscriptionPausedMetadata extends t.TypeOf<typeof subscriptionPausedMetadata> {}
export const SubscriptionPausedMetadata: Codec<SubscriptionPausedMetadata> =
  subscriptionPausedMetadata

const subscriptionProductUpdatedMetadata = entity('SubscriptionProductUpdatedMetadata', {
  subscriptionId: string,
  oldProductId: string,
  newProductId: string,
})
export interface SubscriptionProductUpdatedMetadata extends t.TypeOf<
  typeof subscriptionProductUpdatedMetadata
> {}
export const SubscriptionProductUpdatedMetadata: Codec<SubscriptionProductUpdatedMetadata> =
  subscriptionProductUpdatedMetadata

const subscriptionReactivatedMetadata = entity('SubscriptionReactivatedMetadata', {
  subscriptionId: string,
  productId: optional(string),
  amount: optional(integer),
  currency: optional(string),
  recurringInterval: optional(string),
  recurringIntervalCount: optional(integer),
})
export interface SubscriptionReactivatedMetadata extends t.TypeOf<
  typeof subscriptionReactivatedMetadata
> {}
export const SubscriptionReactivatedMetadata: Codec<SubscriptionReactivatedMetadata> =
  subscriptionReactivatedMetadata

const subscriptionReinstatedMetadata = entity('SubscriptionReinstatedMetadata', {
  subscriptionId: string,
  productId: optional(string),
  amount: optional(integer),
  currency: optional(string),
  recurringInterval: optional(string),
  recurringIntervalCount: optional(integer),
})
export interface SubscriptionReinstatedMetadata extends t.TypeOf<
  typeof subscriptionReinstatedMetadata
> {}
export const SubscriptionReinstatedMetadata: Codec<SubscriptionReinstatedMetadata> =
  subscriptionReinstatedMetadata

const subscriptionResumedMetadata = entity('SubscriptionResumedMetadata', {
  subscriptionId: string,
  productId: optional(string),
  amount: optional(integer),
  currency: optional(string),
  recurringInterval: optional(string),
  recurringIntervalCount: optional(integer),
})
export interface SubscriptionResumedMetadata extends t.TypeOf<typeof subscriptionResumedMetadata> {}
export const SubscriptionResumedMetadata: Codec<SubscriptionResumedMetadata> =
  subscriptionResumedMetadata

const subscriptionRevokedMetadata = entity('SubscriptionRevokedMetadata', {
  subscriptionId: string,
  productId: optional(string),
  amount: optional(integer),
  currency: optional(string),
  recurringInterval: optional(string),
  recurringIntervalCount: optional(integer),
})
export interface SubscriptionRevokedMetadata extends t.TypeOf<typeof subscriptionRevokedMetadata> {}
export const SubscriptionRevokedMetadata: Codec<SubscriptionRevokedMetadata> =
  subscriptionRevokedMetadata

const subscriptionSeatsUpdatedMetadata = entity('SubscriptionSeatsUpdatedMetadata', {
  subscriptionId: string,
  oldSeats: integer,
  newSeats: integer,
  prorationBehavior: string,
})
export interface SubscriptionSeatsUpdatedMetadata extends t.TypeOf<
  typeof subscriptionSeatsUpdatedMetadata
> {}
export const SubscriptionSeatsUpdatedMetadata: Codec<SubscriptionSeatsUpdatedMetadata> =
  subscriptionSeatsUpdatedMetadata

const subscriptionUncanceledMetadata = entity('SubscriptionUncanceledMetadata', {
  subscriptionId: string,
  productId: string,
  amount: integer,
  currency: string,
  recurringInterval: string,
  recurringIntervalCount: integer,
})
export interface SubscriptionUncanceledMetadata extends t.TypeOf<
  typeof subscriptionUncanceledMetadata
> {}
export const SubscriptionUncanceledMetadata: Codec<SubscriptionUncanceledMetadata> =
  subscriptionUncanceledMetadata

const subscriptionUpdateClearedMetadata = entity('SubscriptionUpdateClearedMetadata', {
  subscriptionId: string,
})
export interface SubscriptionUpdateClearedMetadata extends t.TypeOf<
  typeof subscriptionUpdateClearedMetadata
> {}
export const SubscriptionUpdateClearedMetadata: Codec<SubscriptionUpdateClearedMetadata> =
  subscriptionUpdateClearedMetadata

const subscriptionUpdatedMetadata = entity('SubscriptionUpdatedMetadata', {
  productId: optional(string),
  prorationBehavior: optional(SubscriptionProrationBehavior),
  discountId: optional(nullable(string)),
  trialEnd: optional(string),
  seats: optional(integer),
  billingPeriodEnd: optional(string),
  subscriptionId: string,
})
export interface SubscriptionUpdatedMetadata extends t.TypeOf<typeof subscriptionUpdatedMetadata> {}
export const SubscriptionUpdatedMetadata: Codec<SubscriptionUpdatedMetadata> =
  subscriptionUpdatedMetadata
