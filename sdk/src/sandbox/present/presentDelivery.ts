import type { WebhookDelivery } from '../../2026-10/webhookEndpoints.ts'
import type { DeliveryAttempt } from '../listings.ts'
import { hasSucceeded } from '../listings.ts'
import type { World } from '../World.ts'

/** An attempt to deliver an event as the endpoint's merchant sees it. */
export const presentDelivery = (_: World, { event, attempt }: DeliveryAttempt): WebhookDelivery => {
  const last = event.attempts.at(-1)
  return {
    id: attempt.id,
    createdAt: attempt.at,
    modifiedAt: null,
    succeeded: hasSucceeded(attempt),
    httpCode: attempt.status ?? null,
    response: attempt.response ?? attempt.error ?? null,
    webhookEvent: {
      id: event.id,
      createdAt: event.timestamp,
      modifiedAt: null,
      lastHttpCode: last?.status ?? null,
      succeeded: last ? hasSucceeded(last) : null,
      skipped: event.state === 'skipped',
      apiVersion: event.version,
      payload: event.body,
      type: event.type,
      isArchived: false,
    },
  }
}
