import type { WebhookEvent as March2025 } from '../2025-03/webhooks.ts'
import type { WebhookEvent as October2026 } from '../2026-10/webhooks.ts'
import type { Version } from './Version.ts'

type Known<V extends Version> = Exclude<
  V extends '2025-03' ? March2025 : October2026,
  { readonly isUnknown: true }
>

/** The types of a version's webhook events, or of all versions'. */
export type EventType<V extends Version = Version> = Known<V>['type']

/** The data of events of type `T` in version `V`, as the client decodes it. */
export type EventData<V extends Version, T extends EventType> = Extract<
  Known<V>,
  { readonly type: T }
>['data']
