import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type * as t from 'io-ts'
import { Benefit, BenefitGrantWebhook } from './benefits.ts'
import { Checkout } from './checkouts.ts'
import type { Codec } from './codec/Codec.ts'
import { literal } from './codec/collections.ts'
import { entity } from './codec/entity.ts'
import type { Issue } from './codec/Run.ts'
import { run, sentence } from './codec/Run.ts'
import { by, openUnion } from './codec/union.ts'
import { Customer, CustomerState } from './customers.ts'
import { Order } from './orders.ts'
import { Organization } from './organizations.ts'
import { Product } from './products.ts'
import { Refund } from './refunds.ts'
import { Subscription } from './subscriptions.ts'

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
/** What happened, and to what. An event that this version does not know is `Unknown`. */
export type WebhookEvent = t.TypeOf<typeof webhookEvent>
export const WebhookEvent: Codec<WebhookEvent> = webhookEvent

/** A delivery as it came in; the body must be the raw one, not parsed and printed again. */
export interface WebhookDelivery {
  readonly body: string | Uint8Array
  readonly headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>
  /**
   * The endpoint's secret, or several while it is being changed. `whsec_` and base64 as in Standard
   * Webhooks, or any other text as it is.
   */
  readonly secret: string | readonly string[]
  /** How many seconds old or early a delivery may be. Default 300. */
  readonly toleranceSeconds?: number
  /** Milliseconds since 1970. Default: now. */
  readonly now?: number
  /** Fail on enum values, union branches and events that this version does not know. */
  readonly strict?: boolean
}

/** Why a delivery cannot be trusted, or understood. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError'
  readonly _tag = 'WebhookVerificationError'
  /** What does not fit, when the signature is right and the content is not. */
  readonly issues: readonly Issue[]

  constructor(reason: string, issues: readonly Issue[] = []) {
    super(`Webhook verification failed: ${reason}`)
    this.issues = issues
  }
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
  const signatures = header(delivery, 'webhook-signature').split(' ').flatMap(signatureBytes)
  if (!/^\d+$/.test(timestamp) || Math.abs(now / 1000 - Number(timestamp)) > toleranceSeconds) {
    throw new WebhookVerificationError(
      `the timestamp is not within ${toleranceSeconds} seconds of now`,
    )
  }
  const body = new TextDecoder().decode(bytesOf(delivery.body))
  const signed = bytesOf(`${id}.${timestamp}.${body}`)
  const secrets = [delivery.secret].flat()
  const keys = await Promise.all(secrets.map(keyOf))
  const checks = keys.flatMap((key) =>
    signatures.map((signature) => crypto.subtle.verify('HMAC', key, signature, signed)),
  )
  // Web Crypto compares in constant time, and every pair is compared whatever the others give.
  if (!(await Promise.all(checks)).includes(true)) {
    throw new WebhookVerificationError('no signature is made with the secret')
  }
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

const signatureBytes = (signature: string): Uint8Array<ArrayBuffer>[] => {
  const [version, base64 = ''] = signature.split(',')
  const bytes = version === 'v1' ? fromBase64(base64) : undefined
  return bytes ? [bytes] : []
}

const keyOf = (secret: string): Promise<CryptoKey> => {
  const bytes = secret.startsWith('whsec_') ? fromBase64(secret.slice(6)) : bytesOf(secret)
  if (!bytes?.length) {
    throw new WebhookVerificationError('the secret is empty, or not base64 after whsec_')
  }
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])
}

const fromBase64 = (base64: string): Uint8Array<ArrayBuffer> | undefined => {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  } catch {
    return undefined
  }
}

const bytesOf = (content: string | Uint8Array): Uint8Array<ArrayBuffer> =>
  typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content)

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
