import type * as t from 'io-ts'
import type { Codec } from '../codec/Codec.ts'
import { by, openUnion } from '../codec/union.ts'
import { deliveriesOf, event, type Deliveries } from '../webhookDelivery.ts'
import { Benefit } from '../shared/entities/benefit.ts'
import { BenefitGrantWebhook } from '../shared/entities/benefitGrantWebhook.ts'
import { Checkout } from '../shared/entities/checkout.ts'
import { Customer } from '../shared/entities/customer.ts'
import { CustomerSeat } from '../shared/entities/customerSeat.ts'
import { CustomerState } from '../shared/entities/customerState.ts'
import { Discount } from '../shared/entities/discount.ts'
import { Member } from '../shared/entities/member.ts'
import { Order } from '../shared/entities/order.ts'
import { Organization } from '../shared/entities/organization.ts'
import { Product } from '../shared/entities/product.ts'
import { Refund } from '../shared/entities/refund.ts'
import { Subscription } from '../shared/entities/subscription.ts'
import { contract } from './operation.ts'

export type { WebhookDelivery } from '../webhookDelivery.ts'
export { WebhookVerificationError } from '../WebhookVerificationError.ts'

const webhookEvent = openUnion('WebhookEvent', by('type'), {
  'benefit.created': event('benefit.created', Benefit),
  'benefit.updated': event('benefit.updated', Benefit),
  'benefit_grant.created': event('benefit_grant.created', BenefitGrantWebhook),
  'benefit_grant.cycled': event('benefit_grant.cycled', BenefitGrantWebhook),
  'benefit_grant.revoked': event('benefit_grant.revoked', BenefitGrantWebhook),
  'benefit_grant.updated': event('benefit_grant.updated', BenefitGrantWebhook),
  'checkout.created': event('checkout.created', Checkout),
  'checkout.expired': event('checkout.expired', Checkout),
  'checkout.updated': event('checkout.updated', Checkout),
  'customer.created': event('customer.created', Customer),
  'customer.deleted': event('customer.deleted', Customer),
  'customer.state_changed': event('customer.state_changed', CustomerState),
  'customer.updated': event('customer.updated', Customer),
  'customer_seat.assigned': event('customer_seat.assigned', CustomerSeat),
  'customer_seat.claimed': event('customer_seat.claimed', CustomerSeat),
  'customer_seat.revoked': event('customer_seat.revoked', CustomerSeat),
  'discount.created': event('discount.created', Discount),
  'discount.deleted': event('discount.deleted', Discount),
  'discount.updated': event('discount.updated', Discount),
  'member.created': event('member.created', Member),
  'member.deleted': event('member.deleted', Member),
  'member.updated': event('member.updated', Member),
  'order.created': event('order.created', Order),
  'order.paid': event('order.paid', Order),
  'order.refunded': event('order.refunded', Order),
  'order.updated': event('order.updated', Order),
  'organization.updated': event('organization.updated', Organization),
  'product.created': event('product.created', Product),
  'product.updated': event('product.updated', Product),
  'refund.created': event('refund.created', Refund),
  'refund.updated': event('refund.updated', Refund),
  'subscription.active': event('subscription.active', Subscription),
  'subscription.canceled': event('subscription.canceled', Subscription),
  'subscription.created': event('subscription.created', Subscription),
  'subscription.cycled': event('subscription.cycled', Subscription),
  'subscription.past_due': event('subscription.past_due', Subscription),
  'subscription.paused': event('subscription.paused', Subscription),
  'subscription.resumed': event('subscription.resumed', Subscription),
  'subscription.revoked': event('subscription.revoked', Subscription),
  'subscription.uncanceled': event('subscription.uncanceled', Subscription),
  'subscription.updated': event('subscription.updated', Subscription),
})
/** An event: its type and the entity concerned. An event that this version does not know is `Unknown`. */
export type WebhookEvent = t.TypeOf<typeof webhookEvent>
export const WebhookEvent: Codec<WebhookEvent> = webhookEvent

const deliveries = deliveriesOf(contract, WebhookEvent)

/** A task that verifies a delivery's signature (Standard Webhooks) and decodes its event. */
export const verifyWebhook: Deliveries<WebhookEvent>['verify'] = deliveries.verify

/** `verifyWebhook` as a promise that throws `WebhookVerificationError`s. */
export const validateEvent: Deliveries<WebhookEvent>['validate'] = deliveries.validate
