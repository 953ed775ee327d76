/** The handlers of the version that the entries for frameworks speak; `WebhookEvent.ts` has its events. */
export { checkoutFor, customerPortalFor, webhooksFor } from '../2026-10/handlers/handlersFor.ts'
