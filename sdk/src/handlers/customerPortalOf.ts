import type { CustomerSessionCreate } from '../shared/customerSessions.ts'
import { createCustomerSession } from '../shared/customerSessions.ts'
import type { BillingOptions } from '../BillingOptions.ts'
import { problem, redirect } from './responses.ts'
import type { Handler, HandlerOptions } from './Handler.ts'
import { handlerOf } from './Handler.ts'
import { platformProblem } from './platformProblem.ts'
import type { CreateCore } from './handlerCore.ts'
import { handlerCore } from './handlerCore.ts'

export interface CustomerPortalOptions<Context> extends BillingOptions, HandlerOptions {
  /**
   * The customer who is signed in, according to the shop's own session; never trust an id in the URL. Null or
   * undefined results in a 401; a response, such as a redirect to the sign-in page, is passed on.
   */
  readonly customer: (context: Context) => PortalVisitor | Promise<PortalVisitor>
}

type PortalVisitor = CustomerSessionCreate | Response | null | undefined

/** `GET` redirects signed-in customers to their subscriptions, orders and benefits. */
export const customerPortalOf =
  (createCore: CreateCore) =>
  <Context>(options: CustomerPortalOptions<Context>): Handler<Context> => {
    const core = handlerCore(createCore, options)
    return handlerOf<Context>('GET', options, async (_, context, report) => {
      const visitor = await options.customer(context)
      if (!visitor) return problem(401, 'Sign in to see your purchases.')
      if (visitor instanceof Response) return visitor
      const opened = await createCustomerSession(core)(visitor)()
      if (opened._tag === 'Right') return redirect(opened.right.customerPortalUrl)
      report(opened.left)
      return platformProblem(opened.left, () => problem(404, 'You have not bought anything yet.'))
    })
  }
