/** The handlers as Express 5 routes. Their callbacks get Express's request. */
import type { CheckoutOptions } from '../handlers/checkoutOf.ts'
import type { CustomerPortalOptions } from '../handlers/customerPortalOf.ts'
import type { Handler } from '../handlers/Handler.ts'
import type { WebhooksOptions } from '../handlers/webhooksOf.ts'
import { checkoutFor, customerPortalFor, webhooksFor } from './current.ts'
import type { WebhookEvent } from './WebhookEvent.ts'
import type { NodeRequest, NodeResponse } from './nodeRequest.ts'
import { respondToNode, sendToNode } from './nodeRequest.ts'

export { createMemoryStore } from '../handlers/WebhookStore.ts'

export interface ExpressRequest extends NodeRequest {
  readonly protocol: string
  readonly originalUrl: string
}

type Route<Context> = (request: Context, response: NodeResponse) => Promise<void>

/** A route for GET; see `@dramatis/sdk/handlers`. */
export const checkoutHandler = <Context extends ExpressRequest>(
  options: CheckoutOptions<Context>,
): Route<Context> => route(checkoutFor(options))

/** A route for GET; see `@dramatis/sdk/handlers`. */
export const customerPortalHandler = <Context extends ExpressRequest>(
  options: CustomerPortalOptions<Context>,
): Route<Context> => route(customerPortalFor(options))

/** A route for POST; see `@dramatis/sdk/handlers`. Add it before `express.json()`. */
export const webhooksHandler = <Context extends ExpressRequest>(
  options: WebhooksOptions<WebhookEvent, Context>,
): Route<Context> => route(webhooksFor(options, HINT))

const HINT = 'Add the webhooks route before app.use(express.json()).'

const route =
  <Context extends ExpressRequest>(handle: Handler<Context>): Route<Context> =>
  async (request, response) => {
    const { protocol, originalUrl: path } = request
    await sendToNode(
      await respondToNode(handle, request, request, { protocol, path }, HINT),
      response,
    )
  }
