/** The handlers as event handlers for h3 1 and 2, and so for Nuxt and Nitro. Their callbacks get the event. */
import type { CheckoutOptions } from '../handlers/checkoutOf.ts'
import type { CustomerPortalOptions } from '../handlers/customerPortalOf.ts'
import type { Handler } from '../handlers/Handler.ts'
import type { WebhooksOptions } from '../handlers/webhooksOf.ts'
import { checkoutFor, customerPortalFor, webhooksFor } from './current.ts'
import type { WebhookEvent } from './WebhookEvent.ts'
import type { NodeRequest } from './nodeRequest.ts'
import { respondToNode } from './nodeRequest.ts'

export { createMemoryStore } from '../handlers/WebhookStore.ts'

/** In h3 2, the request is a standard `Request`; in h3 1, it is Node's. */
export interface H3Event {
  readonly req: Request | NodeRequest
}

type Route<Context> = (event: Context) => Promise<Response>

/** An event handler for GET; see `@dramatis/sdk/handlers`. */
export const checkoutHandler = <Context extends H3Event>(
  options: CheckoutOptions<Context>,
): Route<Context> => route(checkoutFor(options))

/** An event handler for GET; see `@dramatis/sdk/handlers`. */
export const customerPortalHandler = <Context extends H3Event>(
  options: CustomerPortalOptions<Context>,
): Route<Context> => route(customerPortalFor(options))

/** An event handler for POST; see `@dramatis/sdk/handlers`. */
export const webhooksHandler = <Context extends H3Event>(
  options: WebhooksOptions<WebhookEvent, Context>,
): Route<Context> => route(webhooksFor(options, HINT))

const HINT =
  'Call neither readBody(event) nor event.req.json() before it, such as in server/middleware.'

const route =
  <Context extends H3Event>(handle: Handler<Context>): Route<Context> =>
  (event) =>
    isWeb(event.req) ? handle(event.req, event) : respondToNode(handle, event.req, event, {}, HINT)

const isWeb = (request: Request | NodeRequest): request is Request =>
  typeof request.headers.get === 'function'
