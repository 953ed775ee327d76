import { validateEvent, WebhookEvent } from '../2026-10/webhooks.ts'
import type { Handler } from './Handler.ts'
import type { WebhooksOptions } from './webhooksOf.ts'
import { webhooksOf } from './webhooksOf.ts'

/** `POST` verifies a delivery and calls the callback for its event, once. */
export const webhooksFor: <Context>(
  options: WebhooksOptions<WebhookEvent, Context>,
) => Handler<Context> = webhooksOf(validateEvent, WebhookEvent)
