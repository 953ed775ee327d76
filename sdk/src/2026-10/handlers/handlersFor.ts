import { checkoutOf } from '../../handlers/checkoutOf.ts'
import { customerPortalOf } from '../../handlers/customerPortalOf.ts'
import { webhooksOf } from '../../handlers/webhooksOf.ts'
import { createBillingCore } from '../createBillingCore.ts'
import { validateEvent, WebhookEvent } from '../webhooks.ts'

/** The handlers of this version, for any framework. */
export const checkoutFor = checkoutOf(createBillingCore)
export const customerPortalFor = customerPortalOf(createBillingCore)
export const webhooksFor = webhooksOf(validateEvent, WebhookEvent)
