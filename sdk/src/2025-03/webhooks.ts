import type * as t from 'io-ts'
import { Benefit, BenefitGrantWebhook } from './benefits.ts'
import { Checkout } from './checkouts.ts'
import type { Codec } from '../codec/Codec.ts'
import { by, openUnion } from '../codec/union.ts'
import { Customer, CustomerState } from './customers.ts'
import { Order } from './orders.ts'
import { Organization } from './organizations.ts'
import { Product } from './products.ts'
import { Refund } from './refunds.ts'
import { Subscription } from './subscriptions.ts'
import { contract } from './operation.ts'
import { deliveriesOf, untimedEvent as event, type Deliveries } from '../webhookDelivery.ts'

export type { WebhookDelivery } from '../webhookDelivery.ts'
export { WebhookVerificationError } from '../WebhookVerificationError.ts'

const webhookEvent = openUnion('WebhookEvent', by('type'), {
  'benefit.created': event('benefit.created', Benefit),
  'benefit.updated': event('benefit.updated', Benefit),
  'benefit_grant.created': event('benefit_grant.created', BenefitGrantWebhook),
  'benefit_grant.updated': event('benefit_grant.updated', BenefitGrantWebhook),
  'benefit_grant.revoked': event('benefit_grant.revoked', BenefitGrantWebhook),
  'checkout.created': event('checkout.created', Checkout),
  'checkout.updated': event('checkout.updated', Checkout),
  'customer.created': event('customer.created', Customer),
  'customer.updated': event('customer.updated', Customer),
  'customer.deleted': event('customer.deleted', Customer),
  'customer.state_changed': event('customer.state_changed', CustomerState),
  'order.created': event('order.created', Order),
  'order.refunded': event('order.refunded', Order),
  'organization.updated': event('organization.updated', Organization),
  'product.created': event('product.created', Product),
  'product.updated': event('product.updated', Product),
  'refund.created': event('refund.created', Refund),
  'refund.updated': event('refund.updated', Refund),
  'subscription.created': event('subscription.created', Subscription),
  'subscription.updated': event('subscription.updated', Subscription),
  'subscription.active': event('subscription.active', Subscription),
  'subscription.canceled': event('subscription.canceled', Subscription),
  'subscription.uncanceled': event('subscription.uncanceled', Subscription),
  'subscription.revoked': event('subscription.revoked', Subscription),
})
/** An event: its type and the entity concerned. An event that this version does not know is `Unknown`. */
export type WebhookEvent = t.TypeOf<typeof webhookEvent>
export const WebhookEvent: Codec<WebhookEvent> = webhookEvent

const deliveries = deliveriesOf(contract, WebhookEvent)

/** A task that verifies a delivery's signature (Standard Webhooks) and decodes its event. */
export const verifyWebhook: Deliveries<WebhookEvent>['verify'] = deliveries.verify

/** `verifyWebhook` as a promise that throws `WebhookVerificationError`s. */
export const validateEvent: Deliveries<WebhookEvent>['validate'] = deliveries.validate
