import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type * as t from 'io-ts'
import { Benefit, BenefitGrantWebhook } from './benefits.ts'
import { Checkout } from './checkouts.ts'
import type { Codec } from './codec/Codec.ts'
import { literal } from './codec/collections.ts'
import { entity } from './codec/entity.ts'
import { run, sentence } from './codec/Run.ts'
import { by, openUnion } from './codec/union.ts'
import { Customer, CustomerState } from './customers.ts'
import { Order } from './orders.ts'
import { Organization } from './organizations.ts'
import { Product } from './products.ts'
import { Refund } from './refunds.ts'
import { Subscription } from './subscriptions.ts'
import { verifySignature } from './verifySignature.ts'
import { WebhookVerificationError } from './WebhookVerificationError.ts'

export { WebhookVerificationError }

const event = <T extends string, A>(type: T, data: Codec<A>) =>
  entity<{ readonly type: Codec<T>; readonly data: Codec<A> }>(type, { type: literal(type), data })

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
/** What happened, and the entity concerned. An event this version does not know is `Unknown`. */
export type WebhookEvent = t.TypeOf<typeof webhookEvent>
export const WebhookEvent: Codec<WebhookEvent> = webhookEvent

/** A delivery as received; the body must be the raw one, not parsed and serialized again. */
export interface WebhookDelivery {
  readonly body: string | Uint8Array
  readonly headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>
  /**
   * The endpoint's secret, or several while it is being rotated: `whsec_` and base64 as in Standard
   * Webhooks, or any other text.
   */
  readonly secret: string | readonly string[]
  /** The maximum difference between the timestamp and `now`, in seconds. Default 300. */
  readonly toleranceSeconds?: number
  /** Milliseconds since 1970. Default: now. */
  readonly now?: number
  /** Reject enum values, union branches and events that this version does not know. */
  readonly strict?: boolean
}

/** A task that verifies a delivery's signature (Standard Webhooks) and decodes its event. */
export const verifyWebhook =
  (delivery: WebhookDelivery): TaskEither<WebhookVerificationError, WebhookEvent> =>
  () =>
    verify(delivery).then(
      (right) => ({ _tag: 'Right', right }),
      (error: unknown) => {
        if (error instanceof WebhookVerificationError) return { _tag: 'Left', left: error }
        throw error
      },
    )

/** `verifyWebhook` as a promise that throws `WebhookVerificationError`s. */
export const validateEvent = (
  body: WebhookDelivery['body'],
  headers: WebhookDelivery['headers'],
  secret: WebhookDelivery['secret'],
  options: Pick<WebhookDelivery, 'toleranceSeconds' | 'now' | 'strict'> = {},
): Promise<WebhookEvent> => verify({ body, headers, secret, ...options })

const verify = async (delivery: WebhookDelivery): Promise<WebhookEvent> => {
  const { toleranceSeconds = 300, now = Date.now(), strict = false } = delivery
  const id = header(delivery, 'webhook-id')
  const timestamp = header(delivery, 'webhook-timestamp')
  const signatures = header(delivery, 'webhook-signature')
  if (!/^\d+$/.test(timestamp) || Math.abs(now / 1000 - Number(timestamp)) > toleranceSeconds) {
    throw new WebhookVerificationError(
      `the timestamp is not within ${toleranceSeconds} seconds of now`,
    )
  }
  const body = textOf(delivery.body)
  await verifySignature(signatures, `${id}.${timestamp}.${body}`, [delivery.secret].flat())
  return decode(body, strict)
}

const header = ({ headers }: WebhookDelivery, name: string): string => {
  const value =
    headers instanceof Headers
      ? headers.get(name)
      : Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1]
  if (typeof value !== 'string' || value === '') {
    throw new WebhookVerificationError(`the header ${name} is missing`)
  }
  return value
}

const textOf = (body: string | Uint8Array): string =>
  typeof body === 'string' ? body : new TextDecoder().decode(body)

const decode = (body: string, strict: boolean): WebhookEvent => {
  const attempt = run(strict)
  const value = WebhookEvent.read(parse(body), attempt)
  if (attempt.issues.length) {
    const reasons = attempt.issues.slice(0, 3).map(sentence).join('; ')
    throw new WebhookVerificationError(`the event is malformed: ${reasons}`, attempt.issues)
  }
  return value
}

const parse = (body: string): unknown => {
  try {
    return JSON.parse(body)
  } catch {
    throw new WebhookVerificationError('the body is not JSON')
  }
}
