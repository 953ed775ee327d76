import type * as t from 'io-ts'
import type { Codec } from '../../codec/Codec.ts'
import { nullable } from '../../codec/collections.ts'
import { entity, optional } from '../../codec/entity.ts'
import { boolean, integer, number, string } from '../../codec/primitives.ts'

const balanceCreditOrderMetadata = entity('BalanceCreditOrderMetadata', {
  orderId: string,
  productId: optional(string),
  subscriptionId: optional(string),
  amount: integer,
  currency: string,
  taxAmount: integer,
  taxState: optional(nullable(string)),
  taxCountry: optional(nullable(string)),
  fee: integer,
  exchangeRate: optional(number),
})
export interface BalanceCreditOrderMetadata extends t.TypeOf<typeof balanceCreditOrderMetadata> {}
export const BalanceCreditOrderMetadata: Codec<BalanceCreditOrderMetadata> =
  balanceCreditOrderMetadata

const balanceDisputeMetadata = entity('BalanceDisputeMetadata', {
  transactionId: string,
  disputeId: string,
  orderId: optional(string),
  orderCreatedAt: optional(string),
  productId: optional(string),
  subscriptionId: optional(string),
  amount: integer,
  currency: string,
  presentmentAmount: integer,
  presentmentCurrency: string,
  taxAmount: integer,
  taxState: optional(nullable(string)),
  taxCountry: optional(nullable(string)),
  fee: integer,
  exchangeRate: optional(number),
})
export interface BalanceDisputeMetadata extends t.TypeOf<typeof balanceDisputeMetadata> {}
export const BalanceDisputeMetadata: Codec<BalanceDisputeMetadata> = balanceDisputeMetadata

const balanceOrderMetadata = entity('BalanceOrderMetadata', {
  transactionId: string,
  orderId: string,
  productId: optional(string),
  subscriptionId: optional(string),
  amount: integer,
  netAmount: optional(integer),
  currency: string,
  presentmentAmount: integer,
  presentmentCurrency: string,
  taxAmount: integer,
  taxState: optional(nullable(string)),
  taxCountry: optional(nullable(string)),
  fee: integer,
  exchangeRate: optional(number),
})
export interface BalanceOrderMetadata extends t.TypeOf<typeof balanceOrderMetadata> {}
export const BalanceOrderMetadata: Codec<BalanceOrderMetadata> = balanceOrderMetadata

const balanceRefundMetadata = entity('BalanceRefundMetadata', {
  transactionId: string,
  refundId: string,
  orderId: optional(string),
  orderCreatedAt: optional(string),
  productId: optional(string),
  subscriptionId: optional(string),
  amount: integer,
  currency: string,
  presentmentAmount: integer,
  presentmentCurrency: string,
  refundableAmount: optional(integer),
  taxAmount: integer,
  taxState: optional(nullable(string)),
  taxCountry: optional(nullable(string)),
  fee: integer,
  exchangeRate: optional(number),
})
export interface BalanceRefundMetadata extends t.TypeOf<typeof balanceRefundMetadata> {}
export const BalanceRefundMetadata: Codec<BalanceRefundMetadata> = balanceRefundMetadata

const meterCreditedMetadata = entity('MeterCreditedMetadata', {
  meterId: string,
  units: integer,
  rollover: boolean,
})
export interface MeterCreditedMetadata extends t.TypeOf<typeof meterCreditedMetadata> {}
export const MeterCreditedMetadata: Codec<MeterCreditedMetadata> = meterCreditedMetadata

const meterResetMetadata = entity('MeterResetMetadata', { meterId: string })
export interface MeterResetMetadata extends t.TypeOf<typeof meterResetMetadata> {}
export const MeterResetMetadata: Codec<MeterResetMetadata> = meterResetMetadata

const orderPaidMetadata = entity('OrderPaidMetadata', {
  orderId: string,
  productId: optional(string),
  billingType: optional(string),
  amount: integer,
  currency: optional(string),
  netAmount: optional(integer),
  taxAmount: optional(integer),
  appliedBalanceAmount: optional(integer),
  discountAmount: optional(integer),
  discountId: optional(string),
  platformFee: optional(integer),
  subscriptionId: optional(string),
  recurringInterval: optional(string),
  recurringIntervalCount: optional(integer),
})
export interface OrderPaidMetadata extends t.TypeOf<typeof orderPaidMetadata> {}
export const OrderPaidMetadata: Codec<OrderPaidMetadata> = orderPaidMetadata

const orderRefundedMetadata = entity('OrderRefundedMetadata', {
  orderId: string,
  refundedAmount: integer,
  currency: string,
})
export interface OrderRefundedMetadata extends t.TypeOf<typeof orderRefundedMetadata> {}
export const OrderRefundedMetadata: Codec<OrderRefundedMetadata> = orderRefundedMetadata

const orderUnvoidedMetadata = entity('OrderUnvoidedMetadata', {
  orderId: string,
  amount: integer,
  currency: string,
})
export interface OrderUnvoidedMetadata extends t.TypeOf<typeof orderUnvoidedMetadata> {}
export const OrderUnvoidedMetadata: Codec<OrderUnvoidedMetadata> = orderUnvoidedMetadata

const orderVoidedMetadata = entity('OrderVoidedMetadata', {
  orderId: string,
  amount: integer,
  currency: string,
})
export interface OrderVoidedMetadata extends t.TypeOf<typeof orderVoidedMetadata> {}
export const OrderVoidedMetadata: Codec<OrderVoidedMetadata> = orderVoidedMetadata
