/** The modules that make a version an entry point, by their path in its folder. */
export const versionTexts = (version) => ({
  operation: `import type { Contract } from '../Contract.ts'
import type { Definitions } from '../operation.ts'
import { listOperationOf, operationOf } from '../operation.ts'

export { form, json } from '../operation.ts'

export const contract: Contract = { version: '${version}', isSent: true, toleratesDrift: true }

export const operation: Definitions['operation'] = operationOf(contract)

export const listOperation: Definitions['listOperation'] = listOperationOf(contract)
`,
  createBillingCore: `import type { BillingCore } from '../BillingCore.ts'
import type { BillingOptions } from '../BillingOptions.ts'
import { createBillingCoreOf } from '../createBillingCore.ts'

/** A core to pass to operation functions; \`createBillingClient\` has all of them as methods. */
export const createBillingCore = (options: BillingOptions = {}): BillingCore =>
  createBillingCoreOf('${version}', options)
`,
  createBillingClient: `import type { ClientOptions, Methods } from '../createClient.ts'
import { createClient } from '../createClient.ts'
import { uploadFile } from '../shared/files.ts'
import { contract } from './operation.ts'
import { operations } from './operations.ts'

/**
 * Every operation as a method that returns a promise and throws \`BillingError\`s:
 * \`client.subscriptions.list({ productId })\`. The last argument of a call sets its \`signal\`,
 * \`timeoutMs\`, \`retry\` and \`headers\`.
 */
export interface BillingClient extends Omit<Methods<typeof operations>, 'files'> {
  readonly files: Methods<typeof operations.files & { readonly uploadFile: typeof uploadFile }>
}

export const createBillingClient = (options: ClientOptions<'${version}'> = {}): BillingClient =>
  createClient(contract, options, {
    ...operations,
    files: { ...operations.files, uploadFile },
  })
`,
  index: `export * from '../common.ts'
export type { BillingClient } from './createBillingClient.ts'
export { createBillingClient } from './createBillingClient.ts'
export { createBillingCore } from './createBillingCore.ts'
export { operations } from './operations.ts'
`,
  handlers: `/** A shop's routes for any server that speaks web standards: \`Request\` in, \`Response\` out. */
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
 * \`GET ?products=…\` creates a checkout and redirects to it. The query only sets values that buyers may change in
 * the checkout anyway: \`products\`, \`customerEmail\`, \`customerName\`, \`amount\`, \`seats\` and \`locale\`. \`embed=true\`
 * prepares the checkout for \`@dramatis/sdk/embed\`.
 */
export const checkoutHandler = (options: CheckoutOptions<Request>): WebHandler =>
  onWeb(checkoutFor(options))

/** \`GET\` redirects signed-in customers to their subscriptions, orders and benefits. */
export const customerPortalHandler = (options: CustomerPortalOptions<Request>): WebHandler =>
  onWeb(customerPortalFor(options))

/**
 * \`POST\` verifies a delivery and calls the callback for its event, once. It responds 2xx only if the callback
 * succeeded; otherwise the platform delivers the event again.
 */
export const webhooksHandler = (options: WebhooksOptions<WebhookEvent, Request>): WebHandler =>
  onWeb(webhooksFor(options))
`,
  'handlers/handlersFor': `import { checkoutOf } from '../../handlers/checkoutOf.ts'
import { customerPortalOf } from '../../handlers/customerPortalOf.ts'
import { webhooksOf } from '../../handlers/webhooksOf.ts'
import { createBillingCore } from '../createBillingCore.ts'
import { validateEvent, WebhookEvent } from '../webhooks.ts'

/** The handlers of this version, for any framework. */
export const checkoutFor = checkoutOf(createBillingCore)
export const customerPortalFor = customerPortalOf(createBillingCore)
export const webhooksFor = webhooksOf(validateEvent, WebhookEvent)
`,
  webhooks: `import type { Deliveries } from '../webhookDelivery.ts'
import { deliveriesOf } from '../webhookDelivery.ts'
EVENTS
import { contract } from './operation.ts'

export type { WebhookDelivery } from '../webhookDelivery.ts'
export { WebhookVerificationError } from '../WebhookVerificationError.ts'
export { WebhookEvent } from 'MODULE'

const deliveries = deliveriesOf(contract, WebhookEvent)

/** A task that verifies a delivery's signature (Standard Webhooks) and decodes its event. */
export const verifyWebhook: Deliveries<WebhookEvent>['verify'] = deliveries.verify

/** \`verifyWebhook\` as a promise that throws \`WebhookVerificationError\`s. */
export const validateEvent: Deliveries<WebhookEvent>['validate'] = deliveries.validate
`,
})
