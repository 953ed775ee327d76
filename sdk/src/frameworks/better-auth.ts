/** A plugin for Better Auth that makes its users customers, and adds a shop's routes. */
import type { BetterAuthPlugin, User } from 'better-auth'
import { APIError, createAuthEndpoint, getSessionFromCtx } from 'better-auth/api'
import { problem } from '../handlers/responses.ts'
import type { CheckoutDetails, CheckoutOptions } from '../handlers/checkoutOf.ts'
import type { WebhooksOptions } from '../handlers/webhooksOf.ts'
import { checkoutFor, customerPortalFor, webhooksFor } from './current.ts'
import type { WebhookEvent } from './WebhookEvent.ts'
import { customersOf } from './customersOf.ts'

export { createMemoryStore } from '../handlers/WebhookStore.ts'

/**
 * `timeoutMs` limits how long a user waits for the platform: 5,000 by default while signing up, however many calls
 * that takes, and 30,000 for each call of the checkout and the portal.
 */
export interface BillingPluginOptions extends Omit<CheckoutOptions<unknown>, 'details'> {
  /** The checkout fields that only the shop may set; the customer is the signed-in user. */
  readonly details?:
    ((user: User | undefined) => CheckoutDetails | Promise<CheckoutDetails>) | undefined
  /** Whether only users may buy. By default anyone may, whether or not they become a user later. */
  readonly usersOnly?: boolean | undefined
  /** Handles the deliveries to `/billing/webhooks`. By default there is no such route. */
  readonly webhooks?: Omit<WebhooksOptions<WebhookEvent, Request>, 'onError'> | undefined
  /**
   * Whether signing up fails, with 503, while the platform cannot be reached. Default: it succeeds, and
   * the user becomes a customer on the next user update, checkout or visit to the portal.
   */
  readonly required?: boolean | undefined
}

export interface BillingPlugin extends Pick<BetterAuthPlugin, 'init'> {
  readonly id: 'billing'
}

/**
 * Makes each user a customer whose external id is the user's id, and adds the routes `/billing/checkout`,
 * `/billing/portal` and `/billing/webhooks`, like those of `@dramatis/sdk/handlers`, below Better Auth's own
 * path. If a customer already has the user's email, the user becomes that customer only once the email is
 * verified.
 */
export const billing = (options: BillingPluginOptions): BillingPlugin => {
  const { required = false, webhooks } = options
  const { link, withEmail } = customersOf(options, options.timeoutMs ?? 5_000)
  const onError = neverThrowing(options.onError ?? console.error)
  const opened = { ...options, timeoutMs: options.timeoutMs ?? 30_000, onError }
  const linkOrReport = (user: User) => link(user).catch(onError)
  const referenceTo = async (user: User | undefined) => {
    if (!user) return
    await linkOrReport(user)
    return { externalCustomerId: user.id }
  }

  const checkout = checkoutFor<User | undefined>({
    ...opened,
    details: async (user) => ({ ...(await options.details?.(user)), ...(await referenceTo(user)) }),
  })
  const portal = customerPortalFor<User | undefined>({ ...opened, customer: referenceTo })
  const receive = webhooks && webhooksFor<Request>({ ...webhooks, onError })

  const plugin = {
    id: 'billing',
    init: ({ runInBackgroundOrAwait }) => {
      const after = async (user: User) => {
        await runInBackgroundOrAwait(linkOrReport(user))
      }
      const before = ({ email }: User) =>
        withEmail(email).then(
          () => undefined,
          (error: unknown) => {
            onError(error)
            throw new APIError('SERVICE_UNAVAILABLE', { message: UNREACHABLE })
          },
        )
      const create = { ...(required && { before }), after }
      return { options: { databaseHooks: { user: { create, update: { after } } } } }
    },
    endpoints: {
      billingCheckout: createAuthEndpoint('/billing/checkout', GET, async (context) => {
        const user = (await getSessionFromCtx(context))?.user
        return options.usersOnly && !user
          ? problem(401, 'Sign in to buy.')
          : checkout(context.request, user)
      }),
      billingPortal: createAuthEndpoint('/billing/portal', GET, async (context) =>
        portal(context.request, (await getSessionFromCtx(context))?.user),
      ),
      ...(receive && {
        billingWebhooks: createAuthEndpoint('/billing/webhooks', POST, ({ request }) =>
          receive(request, request),
        ),
      }),
    },
  } satisfies BetterAuthPlugin & BillingPlugin
  return plugin
}

/** A reporter that fails must not keep users from signing in. */
const neverThrowing = (report: (error: unknown) => unknown) => (error: unknown) => {
  new Promise((resolve) => resolve(report(error))).catch(() => undefined)
}

const UNREACHABLE = 'Signing up is not possible at the moment. Try again later.'

/** For browsers and the platform, not for calls through `auth.api` or a client. */
const overHttp = { requireRequest: true, metadata: { scope: 'http' } } as const
const GET = { ...overHttp, method: 'GET' } as const
/** The signature covers the body as it was sent. */
const POST = { ...overHttp, method: 'POST', disableBody: true } as const
