/** A shop's routes for any server that speaks web standards: `Request` in, `Response` out. */
import type { CheckoutOptions } from '../handlers/checkoutOf.ts'
import type { CustomerPortalOptions } from '../handlers/customerPortalOf.ts'
import type { WebHandler } from '../handlers/onWeb.ts'
import { onWeb } from '../handlers/onWeb.ts'
import type { WebhooksOptions } from '../handlers/webhooksOf.ts'
import { checkoutFor, customerPortalFor, webhooksFor } from './handlers/handlersFor.ts'
import type { WebhookEvent } from './webhooks.ts'

export type { CheckoutDetails, CheckoutOptions } from '../handlers/checkoutOf.ts'
export type { CustomerPortalOptions } from '../handlers/customerPortalOf.ts'
export type { EventCallbacks, WebhooksOptions } from '../handlers/webhooksOf.ts'
export type { Claim, MemoryStoreOptions, WebhookStore } from '../handlers/WebhookStore.ts'
export { createMemoryStore } from '../handlers/WebhookStore.ts'

/**
 * `GET ?products=…` creates a checkout and redirects to it. The query only sets values that buyers may change in
 * the checkout anyway: `products`, `customerEmail`, `customerName`, `amount`, `seats` and `locale`. `embed=true`
 * prepares the checkout for `@dramatis/sdk/embed`.
 */
export const checkoutHandler = (options: CheckoutOptions<Request>): WebHandler =>
  onWeb(checkoutFor(options))

/** `GET` redirects signed-in customers to their subscriptions, orders and benefits. */
export const customerPortalHandler = (options: CustomerPortalOptions<Request>): WebHandler =>
  onWeb(customerPortalFor(options))

/**
 * `POST` verifies a delivery and calls the callback for its event, once. It responds 2xx only if the callback
 * succeeded; otherwise the platform delivers the event again.
 */
export const webhooksHandler = (options: WebhooksOptions<WebhookEvent, Request>): WebHandler =>
  onWeb(webhooksFor(options))
