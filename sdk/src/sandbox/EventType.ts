import type { WebhookEvent as March2025 } from '../2025-03/webhooks.ts'
import type { WebhookEvent as October2026 } from '../2026-10/webhooks.ts'
import type { Version } from './Version.ts'

interface Known {
  readonly '2025-03': Exclude<March2025, { readonly isUnknown: true }>
  readonly '2026-10': Exclude<October2026, { readonly isUnknown: true }>
}

/** The types of a version's webhook events, or of all versions'. */
export type EventType<V extends Version = Version> = Known[V]['type']

/** The data of events of type `T` in version `V`, as the client decodes it. */
export type EventData<V extends Version, T extends EventType> = Extract<
  Known[V],
  { readonly type: T }
>['data']
