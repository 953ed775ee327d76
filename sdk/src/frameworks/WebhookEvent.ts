/** An event of the version that the entries for frameworks speak. */
export type { WebhookEvent } from '../2026-10/webhooks.ts'
