import type * as t from 'io-ts'
import { PaymentProcessor } from './checkoutStatus.ts'
import { record } from './record.ts'
import type { Codec } from '../../codec/Codec.ts'
import { literal, map, nullable } from '../../codec/collections.ts'
import { entity, optional } from '../../codec/entity.ts'
import { boolean, integer, string, unknown } from '../../codec/primitives.ts'
import { bestMatchUnion, by, openUnion } from '../../codec/union.ts'
import { PaymentTrigger } from './enums.ts'
import { PaymentStatus } from './statuses.ts'

const paymentMethodCardMetadata = entity('PaymentMethodCardMetadata', {
  brand: string,
  last4: string,
  expMonth: integer,
  expYear: integer,
  wallet: optional(nullable(string)),
})
export interface PaymentMethodCardMetadata extends t.TypeOf<typeof paymentMethodCardMetadata> {}
export const PaymentMethodCardMetadata: Codec<PaymentMethodCardMetadata> = paymentMethodCardMetadata

const customerPaymentMethodFields = { processor: PaymentProcessor, customerId: string }

const paymentMethodCard = entity('PaymentMethodCard', {
  ...record,
  ...customerPaymentMethodFields,
  type: literal('card'),
  methodMetadata: PaymentMethodCardMetadata,
})
export interface PaymentMethodCard extends t.TypeOf<typeof paymentMethodCard> {}
export const PaymentMethodCard: Codec<PaymentMethodCard> = paymentMethodCard

const paymentMethodGeneric = entity('PaymentMethodGeneric', {
  ...record,
  ...customerPaymentMethodFields,
  type: string,
})
export interface PaymentMethodGeneric extends t.TypeOf<typeof paymentMethodGeneric> {}
export const PaymentMethodGeneric: Codec<PaymentMethodGeneric> = paymentMethodGeneric

const customerPaymentMethod = bestMatchUnion('CustomerPaymentMethod', {
  PaymentMethodCard: PaymentMethodCard,
  PaymentMethodGeneric: PaymentMethodGeneric,
})
export type CustomerPaymentMethod = t.TypeOf<typeof customerPaymentMethod>
export const CustomerPaymentMethod: Codec<CustomerPaymentMethod> = customerPaymentMethod

const paymentMethodFields = { processor: PaymentProcessor, customerId: string, isDefault: boolean }

const customerPaymentMethodCard = entity('CustomerPaymentMethodCard', {
  ...record,
  ...paymentMethodFields,
  type: literal('card'),
  methodMetadata: PaymentMethodCardMetadata,
})
export interface CustomerPaymentMethodCard extends t.TypeOf<typeof customerPaymentMethodCard> {}
export const CustomerPaymentMethodCard: Codec<CustomerPaymentMethodCard> = customerPaymentMethodCard

const customerPaymentMethodGeneric = entity('CustomerPaymentMethodGeneric', {
  ...record,
  ...paymentMethodFields,
  type: string,
})
export interface CustomerPaymentMethodGeneric extends t.TypeOf<
  typeof customerPaymentMethodGeneric
> {}
export const CustomerPaymentMethodGeneric: Codec<CustomerPaymentMethodGeneric> =
  customerPaymentMethodGeneric

const paymentMethod = bestMatchUnion('PaymentMethod', {
  CustomerPaymentMethodCard: CustomerPaymentMethodCard,
  CustomerPaymentMethodGeneric: CustomerPaymentMethodGeneric,
})
export type PaymentMethod = t.TypeOf<typeof paymentMethod>
export const PaymentMethod: Codec<PaymentMethod> = paymentMethod

const cardPaymentMetadata = entity('CardPaymentMetadata', { brand: string, last4: string })
export interface CardPaymentMetadata extends t.TypeOf<typeof cardPaymentMetadata> {}
export const CardPaymentMetadata: Codec<CardPaymentMetadata> = cardPaymentMetadata

const paymentFields = {
  processor: PaymentProcessor,
  status: PaymentStatus,
  amount: integer,
  currency: string,
  trigger: nullable(PaymentTrigger),
  declineReason: nullable(string),
  declineMessage: nullable(string),
  organizationId: string,
  checkoutId: nullable(string),
  orderId: nullable(string),
  processorMetadata: optional(map(unknown)),
}

const cardPayment = entity('CardPayment', {
  ...record,
  ...paymentFields,
  method: literal('card'),
  methodMetadata: CardPaymentMetadata,
})
export interface CardPayment extends t.TypeOf<typeof cardPayment> {}
export const CardPayment: Codec<CardPayment> = cardPayment

const genericPayment = entity('GenericPayment', { ...record, ...paymentFields, method: string })
export interface GenericPayment extends t.TypeOf<typeof genericPayment> {}
export const GenericPayment: Codec<GenericPayment> = genericPayment

const payment = bestMatchUnion('Payment', {
  CardPayment: CardPayment,
  GenericPayment: GenericPayment,
})
export type Payment = t.TypeOf<typeof payment>
export const Payment: Codec<Payment> = payment

const customerPaymentMethodCreateRequiresActionResponse = entity(
  'CustomerPaymentMethodCreateRequiresActionResponse',
  { status: literal('requires_action'), clientSecret: string },
)
export interface CustomerPaymentMethodCreateRequiresActionResponse extends t.TypeOf<
  typeof customerPaymentMethodCreateRequiresActionResponse
> {}
export const CustomerPaymentMethodCreateRequiresActionResponse: Codec<CustomerPaymentMethodCreateRequiresActionResponse> =
  customerPaymentMethodCreateRequiresActionResponse

const customerPaymentMethodCreateSucceededResponse = entity(
  'CustomerPaymentMethodCreateSucceededResponse',
  { status: literal('succeeded'), paymentMethod: CustomerPaymentMethod },
)
export interface CustomerPaymentMethodCreateSucceededResponse extends t.TypeOf<
  typeof customerPaymentMethodCreateSucceededResponse
> {}
export const CustomerPaymentMethodCreateSucceededResponse: Codec<CustomerPaymentMethodCreateSucceededResponse> =
  customerPaymentMethodCreateSucceededResponse

const customerPaymentMethodCreateResponse = openUnion(
  'CustomerPaymentMethodCreateResponse',
  by('status'),
  {
    requires_action: CustomerPaymentMethodCreateRequiresActionResponse,
    succeeded: CustomerPaymentMethodCreateSucceededResponse,
  },
)
export type CustomerPaymentMethodCreateResponse = t.TypeOf<
  typeof customerPaymentMethodCreateResponse
>
export const CustomerPaymentMethodCreateResponse: Codec<CustomerPaymentMethodCreateResponse> =
  customerPaymentMethodCreateResponse

const customerPaymentMethodConfirm = entity('CustomerPaymentMethodConfirm', {
  setupIntentId: string,
  setDefault: boolean,
})
export interface CustomerPaymentMethodConfirm extends t.TypeOf<
  typeof customerPaymentMethodConfirm
> {}
export const CustomerPaymentMethodConfirm: Codec<CustomerPaymentMethodConfirm> =
  customerPaymentMethodConfirm
