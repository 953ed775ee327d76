import type * as t from 'io-ts'
import type { Codec } from '../../codec/Codec.ts'
import { nullable } from '../../codec/collections.ts'
import { entity, optional } from '../../codec/entity.ts'
import { boolean, string } from '../../codec/primitives.ts'
import { CustomerCancellationReason } from './cancellationReason.ts'

const customerSubscriptionUpdateProduct = entity('CustomerSubscriptionUpdateProduct', {
  productId: string,
})

export interface CustomerSubscriptionUpdateProduct extends t.TypeOf<
  typeof customerSubscriptionUpdateProduct
> {}

export const CustomerSubscriptionUpdateProduct: Codec<CustomerSubscriptionUpdateProduct> =
  customerSubscriptionUpdateProduct

const customerSubscriptionCancel = entity('CustomerSubscriptionCancel', {
  cancelAtPeriodEnd: optional(nullable(boolean)),
  cancellationReason: optional(nullable(CustomerCancellationReason)),
  cancellationComment: optional(nullable(string)),
})

export interface CustomerSubscriptionCancel extends t.TypeOf<typeof customerSubscriptionCancel> {}

export const CustomerSubscriptionCancel: Codec<CustomerSubscriptionCancel> =
  customerSubscriptionCancel
