import type { EventType } from '../EventType.ts'

/** Where events are told, and how. */
export interface WebhookOptions {
  /** An http or https address that takes POST requests. */
  readonly url: string
  /** `whsec_` and base64 as in Standard Webhooks, or any other text as it is. */
  readonly secret: string
  /**
   * How long to wait before each further attempt, in real milliseconds; the sandbox's clock does not
   * matter. Default: a second, five, thirty, two minutes and ten.
   */
  readonly retryDelaysMs?: readonly number[] | undefined
  /** How long an attempt may take, in milliseconds. Default 10,000. */
  readonly timeoutMs?: number | undefined
}

/** One try to tell an event. */
export interface WebhookAttempt {
  readonly at: Date
  /** The status that the receiver answered; undefined when it did not. */
  readonly status: number | undefined
  /** Why there was no answer. */
  readonly error: string | undefined
}

/** An event on its way to the receiver. */
export interface SentWebhook {
  /** The `webhook-id`, the same for every attempt. */
  readonly id: string
  readonly type: EventType
  /** What was sent, as JSON. */
  readonly body: string
  readonly state: 'pending' | 'delivered' | 'failed'
  readonly attempts: readonly WebhookAttempt[]
}

/** The deliveries of a sandbox. */
export interface Webhooks {
  /** The last thousand events that were told, the oldest first. */
  readonly deliveries: () => readonly SentWebhook[]
  /** Resolves when every event is delivered or given up. */
  readonly settled: () => Promise<void>
}
