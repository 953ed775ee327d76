import type { Issue } from './codec/Run.ts'

/** A delivery cannot be trusted or read; the message says why. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError'
  readonly _tag = 'WebhookVerificationError'
  /** What is malformed in an event whose signature is valid; otherwise empty. */
  readonly issues: readonly Issue[]

  constructor(reason: string, issues: readonly Issue[] = []) {
    super(`Webhook verification failed: ${reason}`)
    this.issues = issues
  }
}
