import type * as t from 'io-ts'
import type { Codec } from '../../codec/Codec.ts'
import { literal } from '../../codec/collections.ts'
import { entity } from '../../codec/entity.ts'
import { systemEventFields } from './eventFields.ts'
import {
  SubscriptionBillingPeriodUpdatedMetadata,
  SubscriptionCanceledMetadata,
  SubscriptionCreatedMetadata,
  SubscriptionCycledMetadata,
  SubscriptionPastDueMetadata,
  SubscriptionPausedMetadata,
  SubscriptionProductUpdatedMetadata,
  SubscriptionReactivatedMetadata,
  SubscriptionReinstatedMetadata,
  SubscriptionResumedMetadata,
  SubscriptionRevokedMetadata,
  SubscriptionSeatsUpdatedMetadata,
  SubscriptionUncanceledMetadata,
  SubscriptionUpdateClearedMetadata,
  SubscriptionUpdatedMetadata,
} from './subscriptionEventMetadata.ts'

const subscriptionBillingPeriodUpdatedEvent = entity('SubscriptionBillingPeriodUpdatedEvent', {
  ...systemEventFields,
  name: literal('subscription.billing_period_updated'),
  metadata: SubscriptionBillingPeriodUpdatedMetadata,
})
export interface SubscriptionBillingPeriodUpdatedEvent extends t.TypeOf<
  typeof subscriptionBillingPeriodUpdatedEvent
> {}
export const SubscriptionBillingPeriodUpdatedEvent: Codec<SubscriptionBillingPeriodUpdatedEvent> =
  subscriptionBillingPeriodUpdatedEvent

const subscriptionCanceledEvent = entity('SubscriptionCanceledEvent', {
  ...systemEventFields,
  name: literal('subscription.canceled'),
  metadata: SubscriptionCanceledMetadata,
})
export interface SubscriptionCanceledEvent extends t.TypeOf<typeof subscriptionCanceledEvent> {}
export const SubscriptionCanceledEvent: Codec<SubscriptionCanceledEvent> = subscriptionCanceledEvent

const subscriptionCreatedEvent = entity('SubscriptionCreatedEvent', {
  ...systemEventFields,
  name: literal('subscription.created'),
  metadata: SubscriptionCreatedMetadata,
})
export interface SubscriptionCreatedEvent extends t.TypeOf<typeof subscriptionCreatedEvent> {}
export const SubscriptionCreatedEvent: Codec<SubscriptionCreatedEvent> = subscriptionCreatedEvent

const subscriptionCycledEvent = entity('SubscriptionCycledEvent', {
  ...systemEventFields,
  name: literal('subscription.cycled'),
  metadata: SubscriptionCycledMetadata,
})
export interface SubscriptionCycledEvent extends t.TypeOf<typeof subscriptionCycledEvent> {}
export const SubscriptionCycledEvent: Codec<SubscriptionCycledEvent> = subscriptionCycledEvent

const subscriptionPastDueEvent = entity('SubscriptionPastDueEvent', {
  ...systemEventFields,
  name: literal('subscription.past_due'),
  metadata: SubscriptionPastDueMetadata,
})
export interface SubscriptionPastDueEvent extends t.TypeOf<typeof subscriptionPastDueEvent> {}
export const SubscriptionPastDueEvent: Codec<SubscriptionPastDueEvent> = subscriptionPastDueEvent

const subscriptionPausedEvent = entity('SubscriptionPausedEvent', {
  ...systemEventFields,
  name: literal('subscription.paused'),
  metadata: SubscriptionPausedMetadata,
})
export interface SubscriptionPausedEvent extends t.TypeOf<typeof subscriptionPausedEvent> {}
export const SubscriptionPausedEvent: Codec<SubscriptionPausedEvent> = subscriptionPausedEvent

const subscriptionProductUpdatedEvent = entity('SubscriptionProductUpdatedEvent', {
  ...systemEventFields,
  name: literal('subscription.product_updated'),
  metadata: SubscriptionProductUpdatedMetadata,
})
export interface SubscriptionProductUpdatedEvent extends t.TypeOf<
  typeof subscriptionProductUpdatedEvent
> {}
export const SubscriptionProductUpdatedEvent: Codec<SubscriptionProductUpdatedEvent> =
  subscriptionProductUpdatedEvent

const subscriptionReactivatedEvent = entity('SubscriptionReactivatedEvent', {
  ...systemEventFields,
  name: literal('subscription.reactivated'),
  metadata: SubscriptionReactivatedMetadata,
})
export interface SubscriptionReactivatedEvent extends t.TypeOf<
  typeof subscriptionReactivatedEvent
> {}
export const SubscriptionReactivatedEvent: Codec<SubscriptionReactivatedEvent> =
  subscriptionReactivatedEvent

const subscriptionReinstatedEvent = entity('SubscriptionReinstatedEvent', {
  ...systemEventFields,
  name: literal('subscription.reinstated'),
  metadata: SubscriptionReinstatedMetadata,
})
export interface SubscriptionReinstatedEvent extends t.TypeOf<typeof subscriptionReinstatedEvent> {}
export const SubscriptionReinstatedEvent: Codec<SubscriptionReinstatedEvent> =
  subscriptionReinstatedEvent

const subscriptionResumedEvent = entity('SubscriptionResumedEvent', {
  ...systemEventFields,
  name: literal('subscription.resumed'),
  metadata: SubscriptionResumedMetadata,
})
export interface SubscriptionResumedEvent extends t.TypeOf<typeof subscriptionResumedEvent> {}
export const SubscriptionResumedEvent: Codec<SubscriptionResumedEvent> = subscriptionResumedEvent

const subscriptionRevokedEvent = entity('SubscriptionRevokedEvent', {
  ...systemEventFields,
  name: literal('subscription.revoked'),
  metadata: SubscriptionRevokedMetadata,
})
export interface SubscriptionRevokedEvent extends t.TypeOf<typeof subscriptionRevokedEvent> {}
export const SubscriptionRevokedEvent: Codec<SubscriptionRevokedEvent> = subscriptionRevokedEvent

const subscriptionSeatsUpdatedEvent = entity('SubscriptionSeatsUpdatedEvent', {
  ...systemEventFields,
  name: literal('subscription.seats_updated'),
  metadata: SubscriptionSeatsUpdatedMetadata,
})
export interface SubscriptionSeatsUpdatedEvent extends t.TypeOf<
  typeof subscriptionSeatsUpdatedEvent
> {}
export const SubscriptionSeatsUpdatedEvent: Codec<SubscriptionSeatsUpdatedEvent> =
  subscriptionSeatsUpdatedEvent

const subscriptionUncanceledEvent = entity('SubscriptionUncanceledEvent', {
  ...systemEventFields,
  name: literal('subscription.uncanceled'),
  metadata: SubscriptionUncanceledMetadata,
})
export interface SubscriptionUncanceledEvent extends t.TypeOf<typeof subscriptionUncanceledEvent> {}
export const SubscriptionUncanceledEvent: Codec<SubscriptionUncanceledEvent> =
  subscriptionUncanceledEvent

const subscriptionUpdateClearedEvent = entity('SubscriptionUpdateClearedEvent', {
  ...systemEventFields,
  name: literal('subscription.update_cleared'),
  metadata: SubscriptionUpdateClearedMetadata,
})
export interface SubscriptionUpdateClearedEvent extends t.TypeOf<
  typeof subscriptionUpdateClearedEvent
> {}
export const SubscriptionUpdateClearedEvent: Codec<SubscriptionUpdateClearedEvent> =
  subscriptionUpdateClearedEvent

const subscriptionUpdatedEvent = entity('SubscriptionUpdatedEvent', {
  ...systemEventFields,
  name: literal('subscription.updated'),
  metadata: SubscriptionUpdatedMetadata,
})
export interface SubscriptionUpdatedEvent extends t.TypeOf<typeof subscriptionUpdatedEvent> {}
export const SubscriptionUpdatedEvent: Codec<SubscriptionUpdatedEvent> = subscriptionUpdatedEvent
