/** A shop's routes for any server that speaks web standards: `Request` in, `Response` out. */
import type { CheckoutOptions } from './handlers/checkoutFor.ts'
import { checkoutFor } from './handlers/checkoutFor.ts'
import type { CustomerPortalOptions } from './handlers/customerPortalFor.ts'
import { customerPortalFor } from './handlers/customerPortalFor.ts'
import { webhooksFor } from './handlers/webhooksFor.ts'
import type { WebhooksOptions } from '../handlers/webhooksOf.ts'
import type { WebhookEvent } from './webhooks.ts'

export type { CheckoutDetails, CheckoutOptions } from './handlers/checkoutFor.ts'
export type { CustomerPortalOptions } from './handlers/customerPortalFor.ts'
export type { EventCallbacks, WebhooksOptions } from '../handlers/webhooksOf.ts'
export type { Claim, MemoryStoreOptions, WebhookStore } from '../handlers/WebhookStore.ts'
export { createMemoryStore } from '../handlers/WebhookStore.ts'

type WebHandler = (request: Request) => Promise<Response>

/**
 * `GET ?products=…` creates a checkout and redirects to it. The query only sets values that buyers may change in
 * the checkout anyway: `products`, `customerEmail`, `customerName`, `amount`, `seats` and `locale`. `embed=true`
 * prepares the checkout for `@dramatis/sdk/embed`.
 */
export const checkoutHandler = (options: CheckoutOptions<Request>): WebHandler => {
  const handle = checkoutFor(options)
  return (request) => handle(request, request)
}

/** `GET` redirects signed-in customers to their subscriptions, orders and benefits. */
export const customerPortalHandler = (options: CustomerPortalOptions<Request>): WebHandler => {
  const handle = customerPortalFor(options)
  return (request) => handle(request, request)
}

/**
 * `POST` verifies a delivery and calls the callback for its event, once. It responds 2xx only if the callback
 * succeeded; otherwise the platform delivers the event again.
 */
export const webhooksHandler = (options: WebhooksOptions<WebhookEvent, Request>): WebHandler => {
  const handle = webhooksFor(options)
  return (request) => handle(request, request)
}
