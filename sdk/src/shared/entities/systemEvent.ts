import type * as t from 'io-ts'
import { record } from './record.ts'
import type { Codec } from '../../codec/Codec.ts'
import { literal, nullable } from '../../codec/collections.ts'
import { entity, optional } from '../../codec/entity.ts'
import { boolean, integer, string } from '../../codec/primitives.ts'
import { WebhookEventType } from './enums.ts'
import { systemEventFields } from './eventFields.ts'
import {
  BalanceCreditOrderMetadata,
  BalanceDisputeMetadata,
  BalanceOrderMetadata,
  BalanceRefundMetadata,
  MeterCreditedMetadata,
  MeterResetMetadata,
  OrderPaidMetadata,
  OrderRefundedMetadata,
  OrderUnvoidedMetadata,
  OrderVoidedMetadata,
} from './eventMetadata.ts'

const balanceCreditOrderEvent = entity('BalanceCreditOrderEvent', {
  ...systemEventFields,
  name: literal('balance.credit_order'),
  metadata: BalanceCreditOrderMetadata,
})
export interface BalanceCreditOrderEvent extends t.TypeOf<typeof balanceCreditOrderEvent> {}
export const BalanceCreditOrderEvent: Codec<BalanceCreditOrderEvent> = balanceCreditOrderEvent

const balanceDisputeEvent = entity('BalanceDisputeEvent', {
  ...systemEventFields,
  name: literal('balance.dispute'),
  metadata: BalanceDisputeMetadata,
})
export interface BalanceDisputeEvent extends t.TypeOf<typeof balanceDisputeEvent> {}
export const BalanceDisputeEvent: Codec<BalanceDisputeEvent> = balanceDisputeEvent

const balanceDisputeReversalEvent = entity('BalanceDisputeReversalEvent', {
  ...systemEventFields,
  name: literal('balance.dispute_reversal'),
  metadata: BalanceDisputeMetadata,
})
export interface BalanceDisputeReversalEvent extends t.TypeOf<typeof balanceDisputeReversalEvent> {}
export const BalanceDisputeReversalEvent: Codec<BalanceDisputeReversalEvent> =
  balanceDisputeReversalEvent

const balanceOrderEvent = entity('BalanceOrderEvent', {
  ...systemEventFields,
  name: literal('balance.order'),
  metadata: BalanceOrderMetadata,
})
export interface BalanceOrderEvent extends t.TypeOf<typeof balanceOrderEvent> {}
export const BalanceOrderEvent: Codec<BalanceOrderEvent> = balanceOrderEvent

const balanceRefundEvent = entity('BalanceRefundEvent', {
  ...systemEventFields,
  name: literal('balance.refund'),
  metadata: BalanceRefundMetadata,
})
export interface BalanceRefundEvent extends t.TypeOf<typeof balanceRefundEvent> {}
export const BalanceRefundEvent: Codec<BalanceRefundEvent> = balanceRefundEvent

const balanceRefundReversalEvent = entity('BalanceRefundReversalEvent', {
  ...systemEventFields,
  name: literal('balance.refund_reversal'),
  metadata: BalanceRefundMetadata,
})
export interface BalanceRefundReversalEvent extends t.TypeOf<typeof balanceRefundReversalEvent> {}
export const BalanceRefundReversalEvent: Codec<BalanceRefundReversalEvent> =
  balanceRefundReversalEvent

const meterCreditEvent = entity('MeterCreditEvent', {
  ...systemEventFields,
  name: literal('meter.credited'),
  metadata: MeterCreditedMetadata,
})
export interface MeterCreditEvent extends t.TypeOf<typeof meterCreditEvent> {}
export const MeterCreditEvent: Codec<MeterCreditEvent> = meterCreditEvent

const meterResetEvent = entity('MeterResetEvent', {
  ...systemEventFields,
  name: literal('meter.reset'),
  metadata: MeterResetMetadata,
})
export interface MeterResetEvent extends t.TypeOf<typeof meterResetEvent> {}
export const MeterResetEvent: Codec<MeterResetEvent> = meterResetEvent

const orderPaidEvent = entity('OrderPaidEvent', {
  ...systemEventFields,
  name: literal('order.paid'),
  metadata: OrderPaidMetadata,
})
export interface OrderPaidEvent extends t.TypeOf<typeof orderPaidEvent> {}
export const OrderPaidEvent: Codec<OrderPaidEvent> = orderPaidEvent

const orderRefundedEvent = entity('OrderRefundedEvent', {
  ...systemEventFields,
  name: literal('order.refunded'),
  metadata: OrderRefundedMetadata,
})
export interface OrderRefundedEvent extends t.TypeOf<typeof orderRefundedEvent> {}
export const OrderRefundedEvent: Codec<OrderRefundedEvent> = orderRefundedEvent

const orderUnvoidedEvent = entity('OrderUnvoidedEvent', {
  ...systemEventFields,
  name: literal('order.unvoided'),
  metadata: OrderUnvoidedMetadata,
})
export interface OrderUnvoidedEvent extends t.TypeOf<typeof orderUnvoidedEvent> {}
export const OrderUnvoidedEvent: Codec<OrderUnvoidedEvent> = orderUnvoidedEvent

const orderVoidedEvent = entity('OrderVoidedEvent', {
  ...systemEventFields,
  name: literal('order.voided'),
  metadata: OrderVoidedMetadata,
})
export interface OrderVoidedEvent extends t.TypeOf<typeof orderVoidedEvent> {}
export const OrderVoidedEvent: Codec<OrderVoidedEvent> = orderVoidedEvent

const webhookEvent = entity('WebhookEvent', {
  ...record,
  lastHttpCode: optional(nullable(integer)),
  succeeded: optional(nullable(boolean)),
  skipped: boolean,
  payload: nullable(string),
  type: WebhookEventType,
  isArchived: boolean,
})
export interface WebhookEvent extends t.TypeOf<typeof webhookEvent> {}
export const WebhookEvent: Codec<WebhookEvent> = webhookEvent
