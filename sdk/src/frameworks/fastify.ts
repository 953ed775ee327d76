/** The handlers for Fastify 5: two as routes, and webhooks as a plugin. Their callbacks get Fastify's request. */
import type { CheckoutOptions } from '../handlers/checkoutOf.ts'
import type { CustomerPortalOptions } from '../handlers/customerPortalOf.ts'
import type { Handler } from '../handlers/Handler.ts'
import type { WebhooksOptions } from '../handlers/webhooksOf.ts'
import { checkoutFor, customerPortalFor, webhooksFor } from './current.ts'
import type { WebhookEvent } from './WebhookEvent.ts'
import type { NodeRequest } from './nodeRequest.ts'
import { respondToNode } from './nodeRequest.ts'

export { createMemoryStore } from '../handlers/WebhookStore.ts'

export interface FastifyRequest {
  readonly raw: NodeRequest
  readonly protocol: string
  readonly host: string
  readonly originalUrl: string
}

/** The part of Fastify that the plugin uses. */
export interface FastifyScope<Context> {
  removeAllContentTypeParsers(): void
  addContentTypeParser(
    contentType: string,
    parser: (request: Context, payload: unknown, done: (error: null) => void) => void,
  ): unknown
  post(path: string, handler: Route<Context>): unknown
}

type Route<Context> = (request: Context) => Promise<Response>

/** A route for GET; see `@dramatis/sdk/handlers`. */
export const checkoutHandler = <Context extends FastifyRequest>(
  options: CheckoutOptions<Context>,
): Route<Context> => route(checkoutFor(options))

/** A route for GET; see `@dramatis/sdk/handlers`. */
export const customerPortalHandler = <Context extends FastifyRequest>(
  options: CustomerPortalOptions<Context>,
): Route<Context> => route(customerPortalFor(options))

/**
 * Use it as `app.register(webhooksPlugin('/webhooks', options))`; see `@dramatis/sdk/handlers`. Inside the plugin,
 * Fastify leaves the body raw, as the signature requires; elsewhere it parses as before.
 */
export const webhooksPlugin =
  <Context extends FastifyRequest>(
    path: string,
    options: WebhooksOptions<WebhookEvent, Context>,
  ): ((scope: FastifyScope<Context>, _: unknown, done: () => void) => void) =>
  (scope, _, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null))
    scope.post(path, route(webhooksFor(options, HINT)))
    done()
  }

const HINT = 'Register webhooksPlugin where no onRequest or preParsing hook reads the payload.'

const route =
  <Context extends FastifyRequest>(handle: Handler<Context>): Route<Context> =>
  (request) => {
    const { raw, protocol, host, originalUrl: path } = request
    return respondToNode(handle, raw, request, { protocol, host, path }, HINT)
  }
