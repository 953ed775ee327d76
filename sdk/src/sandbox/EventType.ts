import type { WebhookEvent } from '../webhooks.ts'

type KnownEvent = Exclude<WebhookEvent, { readonly isUnknown: true }>

/** The names of what webhooks tell. */
export type EventType = KnownEvent['type']

/** What is told about an event of a type, as the client decodes it. */
export type EventData<T extends EventType> = Extract<KnownEvent, { readonly type: T }>['data']
