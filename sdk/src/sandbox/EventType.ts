import type { WebhookEvent } from '../webhooks.ts'

type KnownEvent = Exclude<WebhookEvent, { readonly isUnknown: true }>

/** The types of webhook events. */
export type EventType = KnownEvent['type']

/** The data of an event of a type, as the client decodes it. */
export type EventData<T extends EventType> = Extract<KnownEvent, { readonly type: T }>['data']
