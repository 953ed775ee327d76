import type { EventType } from '../EventType.ts'

/** Where to send webhooks, and how. */
export interface WebhookOptions {
  /** An http or https URL that accepts POST requests. */
  readonly url: string
  /** `whsec_` and base64 as in Standard Webhooks, or any other text. */
  readonly secret: string
  /**
   * The delay before each retry, in milliseconds of real time, whatever the sandbox's clock says.
   * Default: 1, 5, 30, 120 and 600 seconds.
   */
  readonly retryDelaysMs?: readonly number[] | undefined
  /** The timeout of an attempt, in milliseconds. Default 10,000. */
  readonly timeoutMs?: number | undefined
}

/** One attempt to deliver an event. */
export interface WebhookAttempt {
  readonly at: Date
  /** The status of the response; undefined if there was none. */
  readonly status: number | undefined
  /** Why there was no response. */
  readonly error: string | undefined
}

/** The delivery of an event. */
export interface SentWebhook {
  /** The `webhook-id`, the same for every attempt. */
  readonly id: string
  readonly type: EventType
  /** What was sent, as JSON. */
  readonly body: string
  readonly state: 'pending' | 'delivered' | 'failed'
  readonly attempts: readonly WebhookAttempt[]
}

/** The webhooks of a sandbox. */
export interface Webhooks {
  /** The last thousand deliveries, oldest first. */
  readonly deliveries: () => readonly SentWebhook[]
  /** Resolves once every event has been delivered or has failed for good. */
  readonly settled: () => Promise<void>
}
