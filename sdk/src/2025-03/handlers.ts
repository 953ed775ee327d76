import type { WebHandler } from '../handlers/onWeb.ts'
import { onWeb } from '../handlers/onWeb.ts'
import { webhooksOf } from '../handlers/webhooksOf.ts'
import type { WebhooksOptions } from '../handlers/webhooksOf.ts'
import { validateEvent, WebhookEvent } from './webhooks.ts'

const webhooksFor = webhooksOf(validateEvent, WebhookEvent)

/** The handler of the same name in `@dramatis/sdk/handlers`, for the events of this version. */
export const webhooksHandler = (options: WebhooksOptions<WebhookEvent, Request>): WebHandler =>
  onWeb(webhooksFor(options))
