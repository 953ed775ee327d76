import type { EventType } from '../EventType.ts'
import type { Version } from '../Version.ts'

/** Where to send webhooks, and how. */
export interface WebhookOptions {
  /** An http or https URL that accepts POST requests. */
  readonly url: string
  /** `whsec_` and base64, as in Standard Webhooks, or any other string. */
  readonly secret: string
  /** The version of the contract that events are sent in. Default: the version that is Current when each happens. */
  readonly version?: Version | undefined
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
  readonly id: string
  /** By the machine's clock. */
  readonly at: Date
  readonly durationMs: number
  /** The status of the response; undefined if there was none. */
  readonly status: number | undefined
  /** The first 1,000 bytes of the response's body. */
  readonly response: string | undefined
  /** Why there was no response; undefined if there was one. */
  readonly error: string | undefined
}

/** The delivery of an event to one receiver. */
export interface SentWebhook {
  /** The `webhook-id`, the same for every attempt. */
  readonly id: string
  readonly type: EventType
  readonly organizationId: string
  /** When the event happened, by the sandbox's clock. */
  readonly timestamp: Date
  /** The id of the API endpoint that it is for; undefined for the receiver from the options. */
  readonly endpointId: string | undefined
  readonly url: string
  /** The version of the contract that the payload follows, also when it is sent again. */
  readonly version: Version
  /** The payload as JSON. */
  readonly body: string
  /** Skipped: not sent, because its endpoint was disabled. */
  readonly state: 'pending' | 'delivered' | 'failed' | 'skipped'
  readonly attempts: readonly WebhookAttempt[]
  /** When the next attempt is made, by the machine's clock; undefined if none is planned. */
  readonly nextAttemptAt: Date | undefined
}

/** The webhooks of a sandbox. */
export interface Webhooks {
  /** The pending deliveries, and the last thousand that have ended, oldest first. */
  readonly deliveries: () => readonly SentWebhook[]
  /** Resolves once every event has been delivered or has failed for good. */
  readonly settled: () => Promise<void>
  /** Sends an event to its receiver again now. Returns false if there is no such delivery. */
  readonly redeliver: (id: string) => boolean
  /**
   * Sends everything that has failed or was skipped again, in the order of the events, and returns how many. Those of a
   * disabled endpoint stay as they are. `endpointId` is that of a single endpoint; default: all receivers.
   */
  readonly replay: (endpointId?: string) => number
}
