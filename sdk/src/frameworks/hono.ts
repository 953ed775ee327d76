/** The handlers as Hono routes. Their callbacks get Hono's context. */
import type { CheckoutOptions } from '../handlers/checkoutOf.ts'
import type { CustomerPortalOptions } from '../handlers/customerPortalOf.ts'
import type { Handler } from '../handlers/Handler.ts'
import type { WebhooksOptions } from '../handlers/webhooksOf.ts'
import { checkoutFor, customerPortalFor, webhooksFor } from './current.ts'
import type { WebhookEvent } from './WebhookEvent.ts'

export { createMemoryStore } from '../handlers/WebhookStore.ts'

export interface HonoContext {
  readonly req: { readonly raw: Request }
}

type Route<Context> = (context: Context) => Promise<Response>

/** A route for GET; see `@dramatis/sdk/handlers`. */
export const checkoutHandler = <Context extends HonoContext>(
  options: CheckoutOptions<Context>,
): Route<Context> => route(checkoutFor(options))

/** A route for GET; see `@dramatis/sdk/handlers`. */
export const customerPortalHandler = <Context extends HonoContext>(
  options: CustomerPortalOptions<Context>,
): Route<Context> => route(customerPortalFor(options))

/** A route for POST; see `@dramatis/sdk/handlers`. */
export const webhooksHandler = <Context extends HonoContext>(
  options: WebhooksOptions<WebhookEvent, Context>,
): Route<Context> => route(webhooksFor(options, HINT))

const HINT = 'Add the webhooks route before middleware that calls c.req.json() or c.req.text().'

const route =
  <Context extends HonoContext>(handle: Handler<Context>): Route<Context> =>
  (context) =>
    handle(context.req.raw, context)
