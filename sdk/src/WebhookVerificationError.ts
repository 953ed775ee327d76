import type { Issue } from './codec/Run.ts'

/** What is known of a delivery that was refused. */
export interface RefusedDelivery {
  readonly issues?: readonly Issue[] | undefined
  readonly event?: unknown
  readonly apiVersion?: string | undefined
  readonly isBodyChanged?: boolean | undefined
}

/** A delivery cannot be trusted or read; the message says why. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError'
  readonly _tag = 'WebhookVerificationError'
  /** What is malformed in an event whose signature is valid; otherwise empty. */
  readonly issues: readonly Issue[]
  /** The version of a delivery whose signature is valid, if it is not that of the entry point. */
  readonly apiVersion: string | undefined
  /** Whether the signature belongs to another body: something has parsed, serialized or compressed it on the way. */
  readonly isBodyChanged: boolean
  /** The event as the platform sent it, if its signature is valid. It may be private, so it is not printed. */
  declare readonly event?: unknown

  constructor(
    reason: string,
    { issues = [], event, apiVersion, isBodyChanged = false }: RefusedDelivery = {},
  ) {
    super(`Webhook verification failed: ${reason}`)
    this.issues = issues
    this.apiVersion = apiVersion
    this.isBodyChanged = isBodyChanged
    Object.defineProperty(this, 'event', { value: event })
  }
}
