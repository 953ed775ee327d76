import type * as t from 'io-ts'
import { record } from './record.ts'
import { EventSource } from './eventSource.ts'
import type { Codec } from '../../codec/Codec.ts'
import { list, literal, map, nullable } from '../../codec/collections.ts'
import { entity, optional } from '../../codec/entity.ts'
import { date, integer, string, unknown } from '../../codec/primitives.ts'
import { bestMatchUnion, by, openUnion } from '../../codec/union.ts'
import { BenefitCycledEvent, BenefitRevokedEvent } from './benefit.ts'
import { BenefitGrantedEvent } from './benefitGrant.ts'
import { BenefitUpdatedEvent } from './benefitUpdate.ts'
import { CheckoutCreatedEvent } from './checkoutCreate.ts'
import {
  CustomerCreatedEvent,
  CustomerDeletedEvent,
  CustomerUpdatedEvent,
} from './customerEvent.ts'
import { commonEventFields } from './eventFields.ts'
import {
  SubscriptionBillingPeriodUpdatedEvent,
  SubscriptionCanceledEvent,
  SubscriptionCreatedEvent,
  SubscriptionCycledEvent,
  SubscriptionPastDueEvent,
  SubscriptionPausedEvent,
  SubscriptionProductUpdatedEvent,
  SubscriptionReactivatedEvent,
  SubscriptionReinstatedEvent,
  SubscriptionResumedEvent,
  SubscriptionRevokedEvent,
  SubscriptionSeatsUpdatedEvent,
  SubscriptionUncanceledEvent,
  SubscriptionUpdateClearedEvent,
  SubscriptionUpdatedEvent,
} from './subscriptionEvent.ts'
import {
  BalanceCreditOrderEvent,
  BalanceDisputeEvent,
  BalanceDisputeReversalEvent,
  BalanceOrderEvent,
  BalanceRefundEvent,
  BalanceRefundReversalEvent,
  MeterCreditEvent,
  MeterResetEvent,
  OrderPaidEvent,
  OrderRefundedEvent,
  OrderUnvoidedEvent,
  OrderVoidedEvent,
} from './systemEvent.ts'

const eventTypeWithStats = entity('EventTypeWithStats', {
  id: optional(nullable(string)),
  createdAt: optional(nullable(date)),
  modifiedAt: optional(nullable(date)),
  name: string,
  label: string,
  labelPropertySelector: optional(nullable(string)),
  organizationId: string,
  source: EventSource,
  occurrences: integer,
  firstSeen: date,
  lastSeen: date,
})
export interface EventTypeWithStats extends t.TypeOf<typeof eventTypeWithStats> {}
export const EventTypeWithStats: Codec<EventTypeWithStats> = eventTypeWithStats

const systemEvent = openUnion('SystemEvent', by('name'), {
  'balance.credit_order': BalanceCreditOrderEvent,
  'balance.dispute': BalanceDisputeEvent,
  'balance.dispute_reversal': BalanceDisputeReversalEvent,
  'balance.order': BalanceOrderEvent,
  'balance.refund': BalanceRefundEvent,
  'balance.refund_reversal': BalanceRefundReversalEvent,
  'benefit.cycled': BenefitCycledEvent,
  'benefit.granted': BenefitGrantedEvent,
  'benefit.revoked': BenefitRevokedEvent,
  'benefit.updated': BenefitUpdatedEvent,
  'checkout.created': CheckoutCreatedEvent,
  'customer.created': CustomerCreatedEvent,
  'customer.deleted': CustomerDeletedEvent,
  'customer.updated': CustomerUpdatedEvent,
  'meter.credited': MeterCreditEvent,
  'meter.reset': MeterResetEvent,
  'order.paid': OrderPaidEvent,
  'order.refunded': OrderRefundedEvent,
  'order.unvoided': OrderUnvoidedEvent,
  'order.voided': OrderVoidedEvent,
  'subscription.billing_period_updated': SubscriptionBillingPeriodUpdatedEvent,
  'subscription.canceled': SubscriptionCanceledEvent,
  'subscription.created': SubscriptionCreatedEvent,
  'subscription.cycled': SubscriptionCycledEvent,
  'subscription.past_due': SubscriptionPastDueEvent,
  'subscription.paused': SubscriptionPausedEvent,
  'subscription.product_updated': SubscriptionProductUpdatedEvent,
  'subscription.reactivated': SubscriptionReactivatedEvent,
  'subscription.reinstated': SubscriptionReinstatedEvent,
  'subscription.resumed': SubscriptionResumedEvent,
  'subscription.revoked': SubscriptionRevokedEvent,
  'subscription.seats_updated': SubscriptionSeatsUpdatedEvent,
  'subscription.uncanceled': SubscriptionUncanceledEvent,
  'subscription.update_cleared': SubscriptionUpdateClearedEvent,
  'subscription.updated': SubscriptionUpdatedEvent,
})
export type SystemEvent = t.TypeOf<typeof systemEvent>
export const SystemEvent: Codec<SystemEvent> = systemEvent

const eventMetadataOutput = map(unknown)
export type EventMetadataOutput = t.TypeOf<typeof eventMetadataOutput>
export const EventMetadataOutput: Codec<EventMetadataOutput> = eventMetadataOutput

const userEvent = entity('UserEvent', {
  ...commonEventFields,
  name: string,
  source: literal('user'),
  metadata: EventMetadataOutput,
})
export interface UserEvent extends t.TypeOf<typeof userEvent> {}
export const UserEvent: Codec<UserEvent> = userEvent

const eventFields = openUnion('Event', by('source'), { system: SystemEvent, user: UserEvent })
export type Event = t.TypeOf<typeof eventFields>
export const Event: Codec<Event> = eventFields

const eventName = entity('EventName', {
  name: string,
  label: string,
  source: EventSource,
  occurrences: integer,
  firstSeen: date,
  lastSeen: date,
})
export interface EventName extends t.TypeOf<typeof eventName> {}
export const EventName: Codec<EventName> = eventName

const eventTypeUpdate = entity('EventTypeUpdate', {
  label: string,
  labelPropertySelector: optional(nullable(string)),
})
export interface EventTypeUpdate extends t.TypeOf<typeof eventTypeUpdate> {}
export const EventTypeUpdate: Codec<EventTypeUpdate> = eventTypeUpdate

const eventType = entity('EventType', {
  ...record,
  name: string,
  label: string,
  labelPropertySelector: optional(nullable(string)),
  organizationId: string,
})
export interface EventType extends t.TypeOf<typeof eventType> {}
export const EventType: Codec<EventType> = eventType

const eventMetadataInput = map(unknown)
export type EventMetadataInput = t.TypeOf<typeof eventMetadataInput>
export const EventMetadataInput: Codec<EventMetadataInput> = eventMetadataInput

const eventCreateFields = {
  timestamp: optional(date),
  name: string,
  organizationId: optional(nullable(string)),
  externalId: optional(nullable(string)),
  parentId: optional(nullable(string)),
  metadata: optional(EventMetadataInput),
}

const eventCreateCustomer = entity('EventCreateCustomer', {
  ...eventCreateFields,
  customerId: string,
  memberId: optional(nullable(string)),
})
export interface EventCreateCustomer extends t.TypeOf<typeof eventCreateCustomer> {}
export const EventCreateCustomer: Codec<EventCreateCustomer> = eventCreateCustomer

const eventCreateExternalCustomer = entity('EventCreateExternalCustomer', {
  ...eventCreateFields,
  externalCustomerId: string,
  externalMemberId: optional(nullable(string)),
})
export interface EventCreateExternalCustomer extends t.TypeOf<typeof eventCreateExternalCustomer> {}
export const EventCreateExternalCustomer: Codec<EventCreateExternalCustomer> =
  eventCreateExternalCustomer

const eventCreate = bestMatchUnion('EventCreate', {
  EventCreateCustomer: EventCreateCustomer,
  EventCreateExternalCustomer: EventCreateExternalCustomer,
})
export type EventCreate = t.TypeOf<typeof eventCreate>
export const EventCreate: Codec<EventCreate> = eventCreate

const eventsIngest = entity('EventsIngest', { events: list(EventCreate) })
export interface EventsIngest extends t.TypeOf<typeof eventsIngest> {}
export const EventsIngest: Codec<EventsIngest> = eventsIngest

const eventsIngestResponse = entity('EventsIngestResponse', {
  inserted: integer,
  duplicates: optional(integer),
})
export interface EventsIngestResponse extends t.TypeOf<typeof eventsIngestResponse> {}
export const EventsIngestResponse: Codec<EventsIngestResponse> = eventsIngestResponse
