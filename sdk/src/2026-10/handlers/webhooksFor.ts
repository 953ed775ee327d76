import { validateEvent, WebhookEvent } from '../webhooks.ts'
import type { Handler } from '../../handlers/Handler.ts'
import type { WebhooksOptions } from '../../handlers/webhooksOf.ts'
import { webhooksOf } from '../../handlers/webhooksOf.ts'

/** `POST` verifies a delivery and calls the callback for its event, once. */
export const webhooksFor: <Context>(
  options: WebhooksOptions<WebhookEvent, Context>,
) => Handler<Context> = webhooksOf(validateEvent, WebhookEvent)
