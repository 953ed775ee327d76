import type { Issue } from './codec/Run.ts'

/** Why a delivery cannot be trusted, or understood. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError'
  readonly _tag = 'WebhookVerificationError'
  /** Where the content is malformed, when the signature is valid. */
  readonly issues: readonly Issue[]

  constructor(reason: string, issues: readonly Issue[] = []) {
    super(`Webhook verification failed: ${reason}`)
    this.issues = issues
  }
}
