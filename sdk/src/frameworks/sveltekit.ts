/** The handlers as SvelteKit `+server.ts` endpoints. Their callbacks get its `RequestEvent`. */
import type { CheckoutOptions } from '../handlers/checkoutOf.ts'
import type { CustomerPortalOptions } from '../handlers/customerPortalOf.ts'
import type { Handler } from '../handlers/Handler.ts'
import type { WebhooksOptions } from '../handlers/webhooksOf.ts'
import { checkoutFor, customerPortalFor, webhooksFor } from './current.ts'
import type { WebhookEvent } from './WebhookEvent.ts'

export { createMemoryStore } from '../handlers/WebhookStore.ts'

export interface SvelteKitEvent {
  readonly request: Request
}

type Route<Context> = (event: Context) => Promise<Response>

/** To export as `GET`; see `@dramatis/sdk/handlers`. */
export const checkoutHandler = <Context extends SvelteKitEvent>(
  options: CheckoutOptions<Context>,
): Route<Context> => route(checkoutFor(options))

/** To export as `GET`; see `@dramatis/sdk/handlers`. */
export const customerPortalHandler = <Context extends SvelteKitEvent>(
  options: CustomerPortalOptions<Context>,
): Route<Context> => route(customerPortalFor(options))

/** To export as `POST`; see `@dramatis/sdk/handlers`. */
export const webhooksHandler = <Context extends SvelteKitEvent>(
  options: WebhooksOptions<WebhookEvent, Context>,
): Route<Context> => route(webhooksFor(options, HINT))

const HINT = 'In hooks.server.ts, read event.request.clone() instead of event.request.'

const route =
  <Context extends SvelteKitEvent>(handle: Handler<Context>): Route<Context> =>
  (event) =>
    handle(event.request, event)
