/**
 * The handlers as route handlers for Next.js's app router, to export as `GET` and `POST`. Their callbacks
 * get the request; `cookies()` and `auth()` work in them as usual.
 */
import type { WebHandler } from '../handlers/onWeb.ts'
import { onWeb } from '../handlers/onWeb.ts'
import type { WebhooksOptions } from '../handlers/webhooksOf.ts'
import { webhooksFor } from './current.ts'
import type { WebhookEvent } from './WebhookEvent.ts'

export * from '../2026-10/handlers.ts'

/** To export as `POST`; see `@dramatis/sdk/handlers`. */
export const webhooksHandler = (options: WebhooksOptions<WebhookEvent, Request>): WebHandler =>
  onWeb(webhooksFor(options, HINT))

const HINT =
  'Call neither request.json() nor request.text() before it; read request.clone() instead.'
